"""How the answers of Throw Throw Burrito are spelt. Pure.

A battle is declared by its kind, three cards and, for a Duel, two players; it is reported by its cause, the losers, and
who threw or caught.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rumpus.engine import Prompt, Said, Speller
from rumpus.games.burrito.cards import FIRST_BATTLE, HAND, KINDS, SET, BattleKind
from rumpus.games.burrito.model import (
    Action,
    BurritoView,
    Choose,
    Count,
    Declare,
    Discard,
    Draw,
    Grab,
    LaySet,
    Pile,
    Public,
    Report,
    Vote,
)
from rumpus.games.burrito.passing import is_two, open_piles
from rumpus.games.burrito.seating import active

PILES: tuple[Pile, ...] = ("own", "left", "right")
BATTLE_KINDS: tuple[BattleKind, ...] = ("brawl", "war", "duel")
CAUSES = ("hit", "caught", "foul", "grab")


class BurritoSpeller(Speller[BurritoView, Action]):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats
        cards, places = range(len(KINDS)), range(seats)
        self._draw = {pile: self.add("draw", pile, action=Draw(pile)) for pile in PILES}
        self._discard = [self.add("discard", card, action=Discard(card)) for card in cards]
        self._lay = [self.add("lay", card, action=LaySet((card,) * SET)) for card in range(FIRST_BATTLE)]
        self._declare = {kind: self.add("declare", kind) for kind in BATTLE_KINDS}
        self._card = [self.add("card", card) for card in cards]
        self._seat = [self.add("seat", seat=seat) for seat in places]
        self._throw = [self.add("throw", seat=seat) for seat in places]
        self._fake = [self.add("fake", seat=seat) for seat in places]
        self._catch = self.add("catch", action=Choose("catch"))
        self._cause = {cause: self.add("report", cause) for cause in CAUSES}
        self._by = [self.add("by", seat=seat) for seat in places]
        self._done = self.add("done")
        self._count = (self.add("count", action=Count()),)
        self._grab = (self.add("grab", action=Grab()),)
        self._vote = {
            True: self.add("vote", action=Vote()),
            False: self.add("vote_against", idle=True, action=Vote(end=False)),
        }

    def choices(self, view: BurritoView, prompt: Prompt, said: Said) -> tuple[int, ...]:
        public, seat = view.public, view.seat
        assert seat is not None
        match prompt.kind:
            case "pass":
                return self._declare_on(view, said) if said else self._pass(view, public, seat)
            case "exchange":
                assert public.battle is not None
                others = [fighter for fighter in public.battle.fighters if fighter != seat]
                return (*self._of(view, self._throw, others), *self._of(view, self._fake, others), self._catch)
            case "report":
                return self._report_on(view, said) if said else self._report(public)
            case "count":
                return self._count
            case "grab":
                return self._grab
            case _:
                return (self._vote[not public.votes[seat]],)

    def _pass(self, view: BurritoView, public: Public, seat: int) -> tuple[int, ...]:
        assert view.private is not None
        hand = view.private.hand
        found: list[int] = []
        if public.phase == "passing":
            kinds = dict.fromkeys(hand)
            piles = open_piles(public.flow, seat, is_two=is_two(public)) if len(hand) < HAND else ()
            # B-PASS-R2: who can draw does not pass a card on.
            found = [self._draw[pile] for pile in piles] or [self._discard[card] for card in kinds]
            found += [self._lay[card] for card in kinds if card < FIRST_BATTLE and hand.count(card) >= SET]
        # B-WRONG-1: a false claim is punished, not refused.
        return tuple(found) if len(hand) < SET else (*found, *self._declare.values())

    def _declare_on(self, view: BurritoView, said: Said) -> tuple[int, ...]:
        assert view.private is not None
        if len(said) <= SET:
            hand = list(view.private.hand)
            for number in said[1:]:
                hand.remove(self.tokens[number].value)
            return tuple([self._card[card] for card in dict.fromkeys(hand)])
        able = sorted(self._of(view, self._seat, active(self._seats, view.public.skipped)))
        return tuple(able[:-1] if len(said) == SET + 1 else [number for number in able if number > said[-1]])

    def _report(self, public: Public) -> tuple[int, ...]:
        return tuple([number for cause, number in self._cause.items() if cause != "grab" or self._outside(public)])

    def _report_on(self, view: BurritoView, said: Said) -> tuple[int, ...]:
        """The losers, and then who threw or caught, if anybody."""
        assert view.public.battle is not None
        is_grab = said[0] == self._cause["grab"]
        lost = [self._seated(view, number) for number in said[1:]]
        fit = [seat for seat in view.public.battle.fighters if seat not in lost]
        if not lost:
            return self._of(view, self._seat, self._outside(view.public) if is_grab else fit)
        return (*self._of(view, self._by, fit), self._done, *(() if is_grab else self._of(view, self._seat, fit)))

    def _outside(self, public: Public) -> list[int]:
        assert public.battle is not None
        barred = (*public.battle.fighters, *public.battle.sent_off, *public.skipped)
        return [seat for seat in range(self._seats) if seat not in barred]

    def _of(self, view: BurritoView, numbers: Sequence[int], seats: Iterable[int]) -> tuple[int, ...]:
        """The tokens of these seats, out of those of all seats as the viewer counts them."""
        return tuple([numbers[(seat - (view.seat or 0)) % self._seats] for seat in seats])

    def _seated(self, view: BurritoView, number: int) -> int:
        return ((view.seat or 0) + (self.tokens[number].seat or 0)) % self._seats

    def build(self, view: BurritoView, prompt: Prompt, said: Said) -> Action | None:
        first, last = self.tokens[said[0]], said[-1]
        if prompt.kind == "exchange":
            return Choose("throw" if said[0] in self._throw else "fake", self._seated(view, last))
        if prompt.kind == "report":
            if last != self._done and last not in self._by:
                return None
            losers = tuple([self._seated(view, number) for number in said[1:-1]])
            return Report(losers, first.value, None if last == self._done else self._seated(view, last))
        if len(said) <= (SET + 2 if first.value == "duel" else SET):
            return None
        cards = tuple([self.tokens[number].value for number in said[1 : SET + 1]])
        return Declare(first.value, cards, tuple(sorted([self._seated(view, number) for number in said[SET + 1 :]])))

    def spell(self, view: BurritoView, prompt: Prompt, action: Action) -> Said:
        match action:
            case Declare():
                duelists = action.duelists
                if action.kind == "duel" and not duelists:
                    duelists = active(self._seats, view.public.skipped)
                seats = sorted(self._named(view, self._seat, duelists))
                return (self._declare[action.kind], *[self._card[card] for card in action.cards], *seats)
            case Choose() if action.target is not None:
                return self._named(view, self._throw if action.move == "throw" else self._fake, (action.target,))
            case Report():
                by = (self._done,) if action.by is None else self._named(view, self._by, (action.by,))
                return (self._cause[action.cause], *self._named(view, self._seat, action.losers), *by)
            case _:
                raise LookupError(action)

    def _named(self, view: BurritoView, numbers: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
        if any(seat not in range(self._seats) for seat in seats):
            raise LookupError(seats)
        return self._of(view, numbers, seats)
