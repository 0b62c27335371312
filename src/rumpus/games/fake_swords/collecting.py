"""Collecting the cards of a pile, and the end of the game. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import put
from rumpus.games.fake_swords.draft import Draft
from rumpus.games.fake_swords.events import Ended, PileDiscarded, PrizeTaken


def discard_pile(draft: Draft, number: int, clause: str) -> None:
    public = draft.public
    cards = public.piles[number]
    draft.change(
        piles=put(public.piles, number, ()),
        discard=public.discard + cards,
        reveal=put(public.reveal, number, replace(public.reveal[number], clause=clause)),
    )
    draft.tell(PileDiscarded(number + 1, clause))


def take_prize(draft: Draft, seat: int, number: int) -> None:
    """F-PRIZE-1."""
    public = draft.public
    cards = public.piles[number]
    mine = public.collected[seat] + cards
    draft.change(
        collected=put(public.collected, seat, mine),
        sets=put(public.sets, seat, draft.deck.sets(mine)),
        piles=put(public.piles, number, ()),
        reveal=put(public.reveal, number, replace(public.reveal[number], to=seat, clause="F-PRIZE-1")),
    )
    draft.tell(PrizeTaken(seat, number + 1, draft.deck.names(cards)))


def finish(draft: Draft, seat: int, clause: str) -> None:
    draft.change(phase="over", over=clause, winner=seat, until_ms=None, fight=None)
    draft.tell(Ended(seat, draft.public.sets[seat], clause))
