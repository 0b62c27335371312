"""The rules of Jackdaws."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.engine import Dice, IllegalAction, Moment, State
from tests.examples import module

jackdaws = module("jackdaws")
Hop = jackdaws.Hop
GAME = jackdaws.Jackdaws(seats=2)
MOMENT = Moment(0, Dice(b"lawn"))


def lawn(*birds: tuple[int, int], things: dict[tuple[int, int], str], left: int = 5) -> Any:
    """A state with birds and things on these cells."""
    on = things | {cell: f"bird {seat}" for seat, cell in enumerate(birds)}
    cells = tuple(tuple(on.get((row, column), "") for column in range(5)) for row in range(5))
    seats = len(birds)
    table = jackdaws.Lawn(cells, birds, (0,) * seats, (False,) * seats, left)
    return State(table, (jackdaws.Plan(),) * seats, None)


def hop(state: Any, *cells: tuple[int, int]) -> Any:
    """All birds choose, seat by seat."""
    for seat, cell in enumerate(cells):
        state = GAME.apply(state, seat, Hop(*cell), MOMENT).state
    return state


FAR = {(4, 4): "button"}


@pytest.mark.clause("J-LAWN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_birds_start_in_corners_and_things_lie_elsewhere(seats: int) -> None:
    table = jackdaws.Jackdaws(seats=seats).new(MOMENT).state.public
    assert set(table.birds) <= set(jackdaws.CORNERS)
    found = [thing for row in table.cells for thing in row if thing in jackdaws.WORTH]
    assert sorted(found) == sorted(jackdaws.HOARD)
    assert all(table.cells[row][column] not in jackdaws.WORTH for row, column in jackdaws.CORNERS)


@pytest.mark.clause("J-HOP-1")
def test_a_bird_hops_to_a_cell_around_or_stays() -> None:
    state = lawn((0, 0), (3, 3), things=FAR)
    [prompt] = GAME.prompts(state, 0)
    assert GAME.legal(GAME.view(state, 0), prompt) == (Hop(0, 0), Hop(0, 1), Hop(1, 0), Hop(1, 1))
    assert hop(state, (1, 1), (3, 3)).public.birds == ((1, 1), (3, 3))


@pytest.mark.clause("J-HOP-1")
def test_choices_are_secret_until_all_have_chosen() -> None:
    state = lawn((0, 0), (3, 3), things=FAR)
    assert GAME.waiting_for(state) == (0, 1)
    one, other = hop(state, (0, 1)), hop(state, (1, 0))
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.waiting_for(one) == (1,)
    assert GAME.prompts(one, 1) == GAME.prompts(state, 1)


@pytest.mark.clause("J-HOP-2")
def test_nobody_hops_to_a_cell_on_which_a_bird_sits() -> None:
    state = lawn((0, 0), (1, 1), things=FAR)
    for cell in ((1, 1), (2, 2)):
        with pytest.raises(IllegalAction, match="J-HOP-2"):
            hop(state, cell)


@pytest.mark.clause("J-CLASH-1")
def test_birds_that_want_the_same_cell_stay() -> None:
    after = hop(lawn((0, 0), (0, 2), things={(0, 1): "ring"}), (0, 1), (0, 1)).public
    assert (after.birds, after.scores, after.cells[0][1]) == (((0, 0), (0, 2)), (0, 0), "ring")


@pytest.mark.clause("J-TAKE-1")
@pytest.mark.parametrize(("thing", "worth"), [("button", 1), ("spoon", 2), ("ring", 3)])
def test_a_bird_takes_what_it_lands_on(thing: str, worth: int) -> None:
    after = hop(lawn((0, 0), (3, 3), things=FAR | {(0, 1): thing}), (0, 1), (3, 3)).public
    assert (after.scores, after.cells[0][:2]) == ((worth, 0), ("", "bird 0"))


@pytest.mark.clause("J-END-1")
def test_the_game_ends_when_nothing_glitters_and_most_points_win() -> None:
    state = lawn((0, 0), (3, 3), things=FAR)
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(hop(state, (0, 0), (4, 4)))
    assert outcome is not None
    assert (outcome.places, outcome.points) == ((2, 1), (0, 1))


@pytest.mark.clause("J-END-1")
def test_the_game_ends_after_the_last_round() -> None:
    state = hop(lawn((0, 0), (2, 2), things=FAR, left=1), (0, 1), (2, 2))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 1)
    assert GAME.waiting_for(state) == ()
