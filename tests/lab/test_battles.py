"""Battles in the arena, in the lab: fought out between bots, and the same for the same seed."""

from __future__ import annotations

import pytest

from rumpus.bots import Level, make_bot
from rumpus.engine.errors import BotError
from rumpus.games.sword_practice import SwordPractice
from rumpus.lab.play import Played, play
from rumpus.lab.series import Series, run_series


def practice(*levels: Level) -> Played:
    game = SwordPractice(seats=2)
    return play(game, [make_bot(game, level) for level in levels], b"seed", levels)


def test_a_game_with_battles_in_the_arena_is_played_to_its_end() -> None:
    assert sorted(practice("good", "random").outcome.places) == [1, 2]


def test_the_same_seed_fights_the_same_battles() -> None:
    assert practice("good", "good") == practice("good", "good")


def test_without_levels_a_battle_cannot_be_fought() -> None:
    game = SwordPractice(seats=2)
    with pytest.raises(BotError, match="levels"):
        play(game, [make_bot(game, "good")] * 2, b"seed")


def test_in_a_series_every_seat_is_a_bots() -> None:
    """F-MODE-R4: where all are bots a judged fight is fought quick, so that the game comes to its end."""
    results = run_series(Series("fake_swords", 3, ("easy",) * 3, games=2, seed=1, options=b'{"fights": "judged"}'))
    assert sum(results.wins) == 2
