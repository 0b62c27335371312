"""Pointing in secret, and the reveal: who takes what, and what is fought over. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import IllegalAction, put
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import (
    PickedAtRandom,
    PileContested,
    PileDiscarded,
    PileTaken,
    Pointed,
    PointingBegan,
    Revealed,
)
from rumpus.games.fake_swords.fights import offer_fights
from rumpus.games.fake_swords.model import PileReveal, Point, Private
from rumpus.games.fake_swords.rounds import next_round, settle_sets


def begin_pointing(draft: Draft) -> None:
    draft.change(phase="point", until_ms=draft.moment.at_ms + draft.options.window_ms)
    draft.tell(PointingBegan())


def point(draft: Draft, seat: int, action: Point) -> None:
    public, pile = draft.public, action.pile
    if public.phase in ("piles", "countdown"):
        raise IllegalAction("F-POINT-1", "Wait for the countdown: everybody points at the same time.")
    if public.phase != "point":
        raise IllegalAction("F-POINT-R1", "It is too late to point in this round.")
    if public.pointed[seat]:
        raise IllegalAction("F-POINT-1", "You have pointed. Your finger stays where it is.")
    if pile >= len(public.piles):
        raise IllegalAction("F-POINT-1", "There are only {piles} piles to point at.", piles=len(public.piles))
    draft.private = put(draft.private, seat, Private(pile))
    pointed = put(public.pointed, seat, True)
    draft.public = replace(public, pointed=pointed)
    draft.events.append(Pointed(seat))
    if all(pointed):
        reveal(draft)


def close_window(draft: Draft) -> None:
    """F-POINT-R1: the table picks for those who are late."""
    for seat, has_pointed in enumerate(draft.public.pointed):
        if not has_pointed:
            pile = draft.moment.dice.below(len(draft.public.piles))
            draft.private = put(draft.private, seat, Private(pile))
            draft.tell(PickedAtRandom(seat, pile + 1))
    reveal(draft)


def reveal(draft: Draft) -> None:
    """F-SOLE-1, F-NONE-1, F-TIE-1."""
    public, deck = draft.public, draft.deck
    at: list[list[int]] = [[] for _ in public.piles]
    for seat, private in enumerate(draft.private):
        assert private.pointed is not None
        at[private.pointed].append(seat)
    draft.forget_choices()
    collected = list(public.collected)
    sets = list(public.sets)
    discard = public.discard
    piles = list(public.piles)
    fates: list[PileReveal] = []
    events: list[PileTaken | PileDiscarded | PileContested] = []
    for number, (cards, seats) in enumerate(zip(public.piles, at, strict=True)):
        if len(seats) == 1:
            [seat] = seats
            collected[seat] += cards
            sets[seat] = deck.sets(collected[seat])
            fates.append(PileReveal(cards, (seat,), seat, "F-SOLE-1"))
            events.append(PileTaken(seat, number + 1, deck.names(cards)))
        elif not seats:
            discard += cards
            fates.append(PileReveal(cards, (), None, "F-NONE-1"))
            events.append(PileDiscarded(number + 1, "F-NONE-1"))
        else:
            fates.append(PileReveal(cards, tuple(seats), None, "F-TIE-1"))
            events.append(PileContested(number + 1, tuple(seats)))
            continue
        piles[number] = ()
    draft.change(
        collected=tuple(collected),
        sets=tuple(sets),
        discard=discard,
        piles=tuple(piles),
        reveal=tuple(fates),
        until_ms=None,
    )
    draft.tell(Revealed(tuple(fates)))
    draft.events += events
    if settle_sets(draft):
        return
    contested = [number for number, seats in enumerate(at) if len(seats) > 1]
    if contested:
        offer_fights(draft, contested)
    else:
        next_round(draft)
