"""Random play, for a first look at any game."""

from __future__ import annotations

import pytest

from rumpus.engine import play_random
from rumpus.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_at_random_to_its_end(name: str) -> None:
    game = GAMES[name]
    run = play_random(game(seats=game.facts.min_seats), seed=1)
    assert run.outcome is not None
    assert play_random(game(seats=game.facts.min_seats), seed=1).state == run.state
