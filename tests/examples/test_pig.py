"""The rules of Pig."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.engine import Dice, IllegalAction, Moment, State
from tests.examples import module

pig = module("pig")
GAME = pig.Pig(seats=2)


def at(scores: tuple[int, int] = (0, 0), pot: int = 0) -> Any:
    """A state in which seat 0 is to roll or to hold."""
    return State(pig.Table(scores, 50, pot=pot), (None, None), None)


def after(state: Any, action: Any, face: int = 6) -> Any:
    """The table after an action of seat 0, with dice that show a face."""
    seed = next(number for number in range(1000) if 1 + Dice(b"pig", number).below(6) == face)
    return GAME.apply(state, 0, action, Moment(0, Dice(b"pig", seed))).state.public


@pytest.mark.clause("P-TURN-1")
def test_a_player_may_hold_only_after_a_roll() -> None:
    [prompt] = GAME.prompts(at(), 0)
    assert GAME.legal(GAME.view(at(), 0), prompt) == (pig.Roll(),)
    assert GAME.legal(GAME.view(at(pot=3), 0), prompt) == (pig.Roll(), pig.Hold())
    with pytest.raises(IllegalAction, match="P-TURN-1"):
        after(at(), pig.Hold())


@pytest.mark.clause("P-TURN-1")
def test_only_the_player_whose_turn_it_is_may_roll() -> None:
    assert GAME.prompts(at(), 1) == ()
    with pytest.raises(IllegalAction, match="P-TURN-1"):
        GAME.apply(at(), 1, pig.Roll(), Moment(0, Dice(b"pig")))


@pytest.mark.clause("P-ROLL-1")
def test_the_number_on_the_die_is_added_to_the_points_at_stake() -> None:
    table = after(at(pot=3), pig.Roll(), face=4)
    assert (table.face, table.pot, table.turn, table.scores) == (4, 7, 0, (0, 0))


@pytest.mark.clause("P-ROLL-2")
def test_a_one_loses_the_points_at_stake_and_ends_the_turn() -> None:
    table = after(at((9, 0), pot=12), pig.Roll(), face=1)
    assert (table.pot, table.turn, table.scores) == (0, 1, (9, 0))


@pytest.mark.clause("P-HOLD-1")
def test_holding_scores_the_points_at_stake_and_ends_the_turn() -> None:
    table = after(at((9, 0), pot=12), pig.Hold())
    assert (table.pot, table.turn, table.scores) == (0, 1, (21, 0))


@pytest.mark.clause("P-END-1")
def test_whoever_reaches_the_goal_wins_at_once() -> None:
    assert GAME.outcome(at((49, 0), pot=1)) is None
    end = GAME.apply(at((49, 7), pot=1), 0, pig.Hold(), Moment(0, Dice(b"pig"))).state
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.places, outcome.points) == ((1, 2), (50, 7))
    assert [GAME.prompts(end, seat) for seat in range(2)] == [(), ()]
