"""Liar's Dice in one file: `legal` is all that it says of what may be done."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from rumpus.engine import (
    Dice,
    Facts,
    Game,
    GameTypes,
    IllegalAction,
    Moment,
    Outcome,
    Prompt,
    Seat,
    State,
    Step,
    View,
    check_not_over,
)

DICE, FACES = 3, 6


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class Bid(Struct, frozen=True, tag="bid", forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=12)]
    face: Annotated[int, Meta(ge=1, le=6)]


class Doubt(Struct, frozen=True, tag="doubt", forbid_unknown_fields=True):
    """Doubt the bid before."""


Action: TypeAlias = Bid | Doubt


class HasBid(Struct, frozen=True, tag="has_bid"):
    seat: Seat
    count: int
    face: int


class Shown(Struct, frozen=True, tag="shown"):
    loser: Seat
    dice: tuple[tuple[int, ...], ...]


class Public(Struct, frozen=True):
    bids: tuple[HasBid, ...] = ()
    to_move: Seat = 0
    dice: tuple[tuple[int, ...], ...] = ()
    """Everybody's dice, once they are shown."""
    loser: Seat | None = None


class Private(Struct, frozen=True):
    dice: tuple[int, ...]


class Hidden(Struct, frozen=True):
    """Nothing."""


LiarState: TypeAlias = State[Public, Private, Hidden]
LiarView: TypeAlias = View[Public, Private]


class LiarsDice(Game[LiarState, Action, HasBid | Shown, LiarView, Options]):
    facts: ClassVar[Facts] = Facts("liars_dice", "Liar's Dice", "Who lies?", "L", 2, 4, 5, "hidden", "turns")
    types: ClassVar[GameTypes] = GameTypes(Options, LiarState, Action, HasBid | Shown, LiarView)
    rules_version: ClassVar[int] = 1

    def new(self, moment: Moment) -> Step[LiarState, HasBid | Shown]:
        private = tuple(Private(_rolled(moment.dice)) for _ in range(self.seats))
        return Step(State(Public(), private, Hidden()), ())

    def prompts(self, state: LiarState, seat: int) -> tuple[Prompt, ...]:
        public = state.public
        is_asked = public.loser is None and public.to_move == seat
        return (Prompt(f"turn-{len(public.bids)}", "turn", "L-BID-1"),) if is_asked else ()

    def legal(self, view: LiarView, prompt: Prompt) -> tuple[Action, ...]:
        bids = view.public.bids
        higher = [each for each in self.moves if isinstance(each, Bid) and self._is_higher(each, bids)]
        return (*higher, Doubt()) if bids else tuple(higher)

    def _is_higher(self, bid: Bid, bids: tuple[HasBid, ...]) -> bool:
        last = (bids[-1].count, bids[-1].face) if bids else (0, 0)
        return bid.count <= DICE * self.seats and (bid.count, bid.face) > last

    def apply(
        self, state: LiarState, seat: int | None, action: Action, moment: Moment
    ) -> Step[LiarState, HasBid | Shown]:
        public = state.public
        check_not_over("" if public.loser is None else "L-DOUBT-1")
        if seat is None or seat != public.to_move:
            raise IllegalAction("L-BID-1", "It is another player's turn.")
        if isinstance(action, Bid):
            if not self._is_higher(action, public.bids):
                raise IllegalAction("L-BID-1", "Bid higher, but not for more dice than there are.")
            bid = HasBid(seat, action.count, action.face)
            public = replace(public, bids=(*public.bids, bid), to_move=(seat + 1) % self.seats)
            return Step(replace(state, public=public), (bid,))
        if not public.bids:
            raise IllegalAction("L-DOUBT-1", "There is no bid to doubt.")
        bid, dice = public.bids[-1], tuple(private.dice for private in state.private)
        loser = bid.seat if sum(dice, ()).count(bid.face) < bid.count else seat
        return Step(replace(state, public=replace(public, dice=dice, loser=loser)), (Shown(loser, dice),))

    def outcome(self, state: LiarState) -> Outcome | None:
        loser = state.public.loser
        if loser is None:
            return None
        places = tuple(1 + (seat == loser) for seat in range(self.seats))
        return Outcome("L-DOUBT-1", places, tuple(2 - place for place in places))

    def possible_state(self, view: LiarView, dice: Dice) -> LiarState:
        rolled = view.public.dice or tuple(_rolled(dice) for _ in range(self.seats))
        private = [Private(each) for each in rolled]
        if view.seat is not None and view.private is not None:
            private[view.seat] = view.private
        return State(view.public, tuple(private), Hidden())


def _rolled(dice: Dice) -> tuple[int, ...]:
    return tuple(1 + dice.below(FACES) for _ in range(DICE))
