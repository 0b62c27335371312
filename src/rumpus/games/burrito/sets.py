"""Sets of three cards: laying normal ones, and the effect of every set on score and lulls. Pure."""

from __future__ import annotations

from collections import Counter

from rumpus.engine import IllegalAction, put
from rumpus.games.burrito.cards import BATTLES, FIRST_BATTLE, KINDS, SET, worth
from rumpus.games.burrito.draft import Draft
from rumpus.games.burrito.events import SetLaid
from rumpus.games.burrito.model import Flow, LaySet, Public
from rumpus.games.burrito.passing import is_frozen, note_waits
from rumpus.games.burrito.rounds import end_round, has_cards_left
from rumpus.games.burrito.seating import right_of


def lay_set(draft: Draft, seat: int, action: LaySet) -> None:
    public, cards = draft.public, action.cards
    if public.phase != "passing":
        raise is_frozen(public)
    check_held(draft, seat, cards)
    battles = {BATTLES[card - FIRST_BATTLE] for card in cards if card >= FIRST_BATTLE}
    if len(set(cards)) != 1:
        if battles == {"brawl"} and all(card >= FIRST_BATTLE for card in cards):
            raise IllegalAction("B-SET-4", "A set never mixes the two kinds of Brawl.")
        raise IllegalAction("B-SET-R1", "Those three cards do not match.")
    if battles:
        raise IllegalAction("B-SET-3", "Three matching battle cards start their battle: declare it.")
    score_set(draft, seat, cards[0])
    draft.tell(SetLaid(seat, KINDS[cards[0]]))
    if not has_cards_left(draft):
        end_round(draft, "B-END-R1", "cards")


def check_held(draft: Draft, seat: int, cards: tuple[int, ...]) -> None:
    """Check that these are three cards of the seat's hand. Raises IllegalAction."""
    if seat in draft.public.skipped:
        raise IllegalAction("B-AWAY-R1", "Your seat is skipped.")
    if len(cards) != SET:
        raise IllegalAction("B-SET-1", "Show three cards.")
    hand = draft.private[seat].hand
    if any(hand.count(card) < number for card, number in Counter(cards).items()):
        raise IllegalAction("B-SET-1", "You do not hold those cards.")


def score_set(draft: Draft, seat: int, card: int) -> None:
    """Three matching cards go face up to the score pile; three more are drawn as they come (B-PASS-R2)."""
    public, mine = draft.public, draft.private[seat]
    hand = list(mine.hand)
    for _ in range(SET):
        hand.remove(card)
    draft.change_private(seat, hand=tuple(hand))
    _neighbour_sees_set(draft, seat, card)
    flow = public.flow
    flow = Flow(put(flow.hands, seat, len(hand)), flow.piles, flow.community)
    ran_ms = running_ms(public, draft.moment.at_ms)
    drought = ran_ms - public.last_set_ms[seat]
    draft.change(
        flow=flow,
        waits=note_waits(public, flow) if public.phase == "passing" else public.waits,
        score=put(public.score, seat, public.score[seat] + (card,)),
        points=put(public.points, seat, public.points[seat] + worth(card)),
        quiet_ms=ran_ms,
        last_set_ms=put(public.last_set_ms, seat, ran_ms),
        droughts=put(public.droughts, seat, max(public.droughts[seat], drought)),
        votes=(),
    )


def _neighbour_sees_set(draft: Draft, seat: int, card: int) -> None:
    """Update the right neighbour's knowledge of the hand: known cards may be in the set."""
    giver = right_of(seat, draft.seats, draft.public.skipped)
    held = list(draft.private[giver].held)
    if card not in held:
        return
    for _ in range(min(SET, held.count(card))):
        held.remove(card)
    draft.change_private(giver, held=tuple(held))


def running_ms(public: Public, at_ms: int) -> int:
    """The running play of this round so far."""
    return public.ran_ms + (at_ms - public.since_ms if public.phase == "passing" else 0)
