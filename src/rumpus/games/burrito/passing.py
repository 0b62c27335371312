"""Drawing and passing cards. These are most of the actions, so the code is optimised for speed. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, Moment, State, Step
from rumpus.games.burrito.cards import HAND
from rumpus.games.burrito.events import Event
from rumpus.games.burrito.model import BurritoState, Discard, Draw, Flow, Hidden, Options, Pile, Private, Public
from rumpus.games.burrito.seating import left_of, right_of

DRAWN = -1
"""With messy piles: an unknown card was drawn from the neighbour's pile."""
MEMORY = 60
"""With messy piles: how many passes and draws are remembered."""
COMMUNITY: dict[Pile, int] = {"left": 0, "right": 1}


def is_frozen(public: Public) -> IllegalAction:
    """The reason why no card may be touched now."""
    match public.phase:
        case "window":
            return IllegalAction("B-MULTI-R1", "A battle was declared: cards are frozen.")
        case "battle":
            return IllegalAction("B-BATTLE-1", "All other play stops until the battle is over.")
        case _:
            clause = "B-LOSE-2" if public.declared else "B-START-1"
            return IllegalAction(clause, "Wait for 3-2-1-Burrito.")


def open_piles(flow: Flow, seat: int, *, is_two: bool) -> tuple[Pile, ...]:
    """The piles that a player may draw from now and that have a card (B-PASS-3, B-TWO-3)."""
    has_own = flow.piles[seat] > 0
    if has_own and not is_two:
        return ("own",)
    found: tuple[Pile, ...] = ("own",) if has_own else ()
    if flow.community[0]:
        found += ("left",)
    if flow.community[1]:
        found += ("right",)
    return found


def is_two(public: Public) -> bool:
    """Whether the rules for two players are in force."""
    return len(public.waits) - len(public.skipped) == 2


def can_act(flow: Flow, seat: int) -> bool:
    """Whether a player has a card to draw or to pass."""
    return bool(flow.hands[seat] or flow.piles[seat] or flow.community[0] or flow.community[1])


def draw(options: Options, state: BurritoState, seat: int, action: Draw, moment: Moment) -> Step[BurritoState, Event]:
    public, hidden = state.public, state.hidden
    if public.phase != "passing":
        raise is_frozen(public)
    if seat in public.skipped:
        raise IllegalAction("B-AWAY-R1", "Your seat is skipped.")
    flow = public.flow
    # Changing one item of a list is faster than building a tuple.
    hands, private = list(flow.hands), list(state.private)
    if hands[seat] >= HAND:
        raise IllegalAction("B-PASS-2", "A hand never holds more than five cards: pass one on first.")
    hands[seat] += 1
    if action.pile == "own":
        piles = list(hidden.piles)
        if not piles[seat]:
            raise _nothing_to_draw(flow)
        card, piles[seat] = _taken(piles[seat], options, moment)
        hidden = Hidden(tuple(piles), hidden.community, hidden.passed)
        counts = list(flow.piles)
        counts[seat] -= 1
        flow = Flow(tuple(hands), tuple(counts), flow.community)
        giver = right_of(seat, len(hands), public.skipped)
        if private[giver].given:
            private[giver] = _seeing_draw(private[giver], is_messy=options.messy)
    else:
        side = COMMUNITY[action.pile]
        pile = hidden.community[side]
        if flow.piles[seat] and not is_two(public):
            raise IllegalAction("B-PASS-3", "Your own pile has cards: draw from that.")
        if not pile:
            raise _nothing_to_draw(flow)
        card, rest = _taken(pile, options, moment)
        first, second = hidden.community
        hidden = Hidden(hidden.piles, (rest, second) if side == 0 else (first, rest), hidden.passed)
        flow = Flow(
            tuple(hands),
            flow.piles,
            (len(rest), len(second)) if side == 0 else (len(first), len(rest)),
        )
        if not (flow.community[0] or flow.community[1]):
            public = _noting_waits(public, flow)
    mine = private[seat]
    private[seat] = Private(mine.hand + (card,), mine.given, mine.held)
    return Step(State(replace(public, flow=flow), tuple(private), hidden), ())


def _taken(pile: tuple[int, ...], options: Options, moment: Moment) -> tuple[int, tuple[int, ...]]:
    """The card drawn from a pile, and what is left of it (B-PASS-R1)."""
    if not options.messy:
        return pile[-1], pile[:-1]
    place = moment.dice.below(len(pile))
    return pile[place], pile[:place] + pile[place + 1 :]


def _nothing_to_draw(flow: Flow) -> IllegalAction:
    if flow.community[0] or flow.community[1]:
        return IllegalAction("B-PASS-3", "That pile is empty: draw from a community pile that has cards.")
    return IllegalAction("B-PASS-R1", "There is no card to draw: wait until one is passed to you.")


def _seeing_draw(giver: Private, *, is_messy: bool) -> Private:
    """The giver's knowledge after the owner drew from the pile."""
    given, held = giver.given, giver.held
    if is_messy:
        return Private(giver.hand, (given + (DRAWN,))[-MEMORY:], held)
    return Private(giver.hand, given[:-1], held + given[-1:])


def discard(options: Options, state: BurritoState, seat: int, action: Discard) -> Step[BurritoState, Event]:
    public, hidden = state.public, state.hidden
    if public.phase != "passing":
        raise is_frozen(public)
    if seat in public.skipped:
        raise IllegalAction("B-AWAY-R1", "Your seat is skipped.")
    card = action.card
    private = list(state.private)
    mine = private[seat]
    if card not in mine.hand:
        raise IllegalAction("B-PASS-1", "You do not hold that card.")
    flow = public.flow
    hands, counts = list(flow.hands), list(flow.piles)
    if hands[seat] < HAND and open_piles(flow, seat, is_two=is_two(public)):
        raise IllegalAction("B-PASS-R2", "Draw up to five cards before you pass one on.")
    seats, skipped = len(hands), public.skipped
    left = left_of(seat, seats, skipped)
    hand = list(mine.hand)
    hand.remove(card)
    given = mine.given + (card,)
    if options.messy:
        given = given[-MEMORY:]
    private[seat] = Private(tuple(hand), given, mine.held)
    giver = right_of(seat, seats, skipped)
    knows = private[giver]
    if knows.held:
        # It may have been any card that was passed there.
        private[giver] = Private(knows.hand, knows.given)
    piles, passed = list(hidden.piles), list(hidden.passed)
    piles[left] += (card,)
    passed[seat] += 1
    hidden = Hidden(tuple(piles), hidden.community, tuple(passed))
    hands[seat] -= 1
    counts[left] += 1
    flow = Flow(tuple(hands), tuple(counts), flow.community)
    if not hand:
        public = _noting_waits(public, flow)
    return Step(State(replace(public, flow=flow), tuple(private), hidden), ())


def _noting_waits(public: Public, flow: Flow) -> Public:
    waits = note_waits(public, flow)
    return public if waits is public.waits else replace(public, waits=waits)


def note_waits(public: Public, flow: Flow) -> tuple[int, ...]:
    """A seat with nothing to do has no prompt, and gets a new one when a card comes."""
    before, waits = public.flow, public.waits
    for seat in range(len(waits)):
        if can_act(before, seat) and not can_act(flow, seat):
            waits = waits[:seat] + (waits[seat] + 1,) + waits[seat + 1 :]
    return waits
