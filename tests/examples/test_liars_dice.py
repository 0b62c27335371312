"""The rules of Liar's Dice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import Dice, IllegalAction, Moment, State
from tests.examples import module

liars = module("liars_dice")
Bid, Doubt, Cup = liars.Bid, liars.Doubt, liars.Cup
GAME = liars.LiarsDice(seats=3)
TAME = liars.LiarsDice(liars.Options(wild=False), seats=3)


def moment(seed: bytes = b"dice") -> Moment:
    return Moment(0, Dice(seed))


def round_with(*cups: tuple[int, ...], turn: int = 0, out: tuple[int, ...] = ()) -> Any:
    """The start of a round in which everybody has rolled these dice."""
    left = tuple(len(cup) for cup in cups)
    return State(liars.Table(left, turn, (False,) * len(cups), out=out, rounds=1), tuple(map(Cup, cups)), None)


def bidding(state: Any, bidder: int, turn: int, count: int, face: int) -> Any:
    """The same round when a bid stands."""
    return replace(state, public=replace(state.public, count=count, face=face, bidder=bidder, turn=turn))


def act(state: Any, seat: int, action: Any, game: Any = GAME) -> Any:
    return game.apply(state, seat, action, moment()).state


def seal(state: Any, *bids: tuple[int, Any]) -> Any:
    for seat, bid in bids:
        state = act(state, seat, bid)
    return state


THREE = round_with((1, 2, 3), (2, 4, 5), (6, 6, 6))


@pytest.mark.clause("L-ROLL-1")
def test_everybody_rolls_all_dice_they_have_left() -> None:
    state = GAME.new(moment()).state
    assert [len(cup.dice) for cup in state.private] == [5, 5, 5]
    assert all(1 <= face <= 6 for cup in state.private for face in cup.dice)
    after = act(bidding(THREE, 0, 1, 9, 6), 1, Doubt())
    assert [len(cup.dice) for cup in after.private] == [2, 3, 3]


@pytest.mark.clause("L-ROLL-1")
def test_nobody_sees_the_dice_of_others() -> None:
    assert GAME.view(THREE, 1).private == Cup((2, 4, 5))
    possible = {GAME.possible_state(GAME.view(THREE, 1), Dice(bytes([seed]))).private for seed in range(20)}
    assert {cups[1] for cups in possible} == {Cup((2, 4, 5))}
    assert len({cups[0] for cups in possible}) > 5


@pytest.mark.clause("L-SEAL-1")
def test_all_players_seal_a_bid_at_the_same_time_and_in_secret() -> None:
    assert GAME.waiting_for(THREE) == (0, 1, 2)
    state = seal(THREE, (1, Bid(2, 4)))
    assert GAME.waiting_for(state) == (0, 2)
    assert GAME.prompts(state, 0) == GAME.prompts(THREE, 0)
    assert state.public == seal(THREE, (1, Bid(1, 1))).public
    assert GAME.view(state, 0) != GAME.view(THREE, 0)
    with pytest.raises(IllegalAction):
        act(state, 1, Bid(1, 1))


@pytest.mark.clause("L-SEAL-2")
def test_an_opening_bid_names_at_most_as_many_dice_as_its_player_has() -> None:
    with pytest.raises(IllegalAction, match="L-SEAL-2"):
        act(THREE, 0, Bid(4, 1))
    assert act(THREE, 0, Bid(3, 6)).public.sealed == (True, False, False)


@pytest.mark.clause("L-OPEN-1")
def test_the_highest_opening_bid_stands_and_the_others_stay_secret() -> None:
    state = seal(THREE, (0, Bid(2, 5)), (2, Bid(1, 6)), (1, Bid(2, 6)))
    table = state.public
    assert (table.count, table.face, table.bidder, table.turn) == (2, 6, 1, 2)
    assert [cup.bid for cup in state.private] == [None] * 3
    assert GAME.waiting_for(state) == (2,)


@pytest.mark.clause("L-OPEN-2")
@pytest.mark.parametrize(("loser", "opener"), [(0, 0), (1, 2), (2, 2)])
def test_among_equal_opening_bids_the_first_clockwise_from_the_last_loser_stands(loser: int, opener: int) -> None:
    start = round_with((1, 2, 3), (2, 4, 5), (6, 6, 6), turn=loser)
    state = seal(start, (2, Bid(2, 6)), (0, Bid(2, 6)), (1, Bid(1, 1)))
    assert state.public.bidder == opener


@pytest.mark.clause("L-BID-1")
def test_a_bid_is_for_more_dice_or_for_as_many_of_a_higher_number() -> None:
    state = bidding(THREE, 0, 1, 8, 5)
    view, [prompt] = GAME.view(state, 1), GAME.prompts(state, 1)
    assert GAME.legal(view, prompt) == (Doubt(), Bid(8, 6), *(Bid(9, face) for face in range(1, 7)))
    assert act(state, 1, Bid(9, 1)).public.turn == 2
    for bid in (Bid(8, 5), Bid(8, 4), Bid(10, 6)):
        with pytest.raises(IllegalAction, match="L-BID-1"):
            act(state, 1, bid)


@pytest.mark.clause("L-BID-1")
def test_the_turn_passes_over_players_who_are_out() -> None:
    state = bidding(round_with((1, 2), (), (3,), out=(1,)), 2, 0, 1, 1)
    assert act(state, 0, Bid(2, 3)).public.turn == 2


@pytest.mark.clause("L-DOUBT-1")
def test_a_doubt_lifts_all_cups() -> None:
    assert act(bidding(THREE, 0, 1, 2, 6), 1, Doubt()).public.cups == ((1, 2, 3), (2, 4, 5), (6, 6, 6))


@pytest.mark.clause("L-DOUBT-1")
def test_there_is_nothing_to_doubt_while_bids_are_sealed() -> None:
    with pytest.raises(IllegalAction):
        act(THREE, 0, Doubt())


@pytest.mark.clause("L-DOUBT-2")
@pytest.mark.parametrize(("count", "left"), [(3, (3, 2, 3)), (4, (2, 3, 3))])
def test_whoever_was_wrong_loses_a_die(count: int, left: tuple[int, ...]) -> None:
    assert act(bidding(THREE, 0, 1, count, 6), 1, Doubt(), TAME).public.left == left


@pytest.mark.clause("L-WILD-1")
def test_wild_ones_count_as_every_other_number() -> None:
    assert act(bidding(THREE, 0, 1, 4, 6), 1, Doubt()).public.left == (3, 2, 3)
    assert act(bidding(THREE, 0, 1, 2, 1), 1, Doubt()).public.left == (2, 3, 3)


@pytest.mark.clause("L-OUT-1")
def test_who_has_no_dice_left_is_out() -> None:
    state = act(bidding(round_with((2,), (3, 4), (5,)), 0, 1, 4, 6), 1, Doubt())
    assert (state.public.left, state.public.out) == ((0, 2, 1), (0,))
    assert GAME.waiting_for(state) == (1, 2)


@pytest.mark.clause("L-END-1")
def test_the_last_player_with_dice_wins_and_the_others_are_ranked_by_how_long_they_lasted() -> None:
    state = act(bidding(round_with((2,), (), (5,), out=(1,)), 0, 2, 2, 6), 2, Doubt())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 3, 1)
    assert GAME.waiting_for(state) == ()
