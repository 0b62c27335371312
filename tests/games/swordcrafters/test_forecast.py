"""The forecast: a player's score if the game ended now."""

from __future__ import annotations

import pytest

from rumpus.engine import NoSuchQuestion
from rumpus.games.swordcrafters.model import Forecast, Options
from rumpus.games.swordcrafters.sword import Side
from tests.games.swordcrafters.positions import ADA, BEN, crafting


def test_the_forecast_changes_with_every_tile() -> None:
    match = crafting("GP", "P G RA BA")
    runs: list[tuple[int, ...]] = []
    lengths: list[int] = []
    steps: tuple[tuple[tuple[str, Side], ...], ...] = ((), (("P", "left"),), (("G", "right"),))
    for tiles in steps:
        match.craft(ADA, *tiles)
        answer = match.game.consult(match.game.view(match.state, ADA), Forecast())
        assert answer.score.seat == ADA
        runs += answer.score.runs
        lengths += answer.score.lengths
    assert runs == [(0, 0, 0, 0), (2, 0, 0, 0), (2, 2, 0, 0)]
    assert lengths == [4, 5, 6]


def test_the_forecast_counts_runs_and_compares_with_the_others() -> None:
    match = crafting("RR", ". . R B")
    match.craft(ADA, ("R", "left"), ("R", "right"))
    mine = match.game.consult(match.game.view(match.state, ADA), Forecast()).score
    theirs = match.game.consult(match.game.view(match.state, BEN), Forecast()).score
    assert (mine.long, theirs.long) == ((6,), (0,))
    assert len(mine.magic) == len(theirs.magic) == 3


def test_the_forecast_equals_the_score_when_all_tiles_are_placed() -> None:
    match = crafting("RB", "P P RA BA", round=6)
    match.craft(ADA, ("R", "left"), ("B", "right"))
    forecast = match.game.consult(match.game.view(match.state, ADA), Forecast()).score
    match.finish_all()
    assert forecast == match.scores[ADA]


def test_a_table_without_hints_gives_none() -> None:
    match = crafting("R", options=Options(hints=False))
    with pytest.raises(NoSuchQuestion):
        match.game.consult(match.game.view(match.state, ADA), Forecast())


def test_a_spectator_gets_no_forecast() -> None:
    match = crafting("R")
    with pytest.raises(NoSuchQuestion):
        match.game.consult(match.game.view(match.state, None), Forecast())
