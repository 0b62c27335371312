"""Battles in the arena, in the lab: fought out between bots, and the same for the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.bots import Level, make_bot
from rumpus.engine import Run
from rumpus.engine.errors import BotError
from rumpus.games.sword_practice import SwordPractice
from rumpus.lab.battles import fight
from rumpus.lab.play import Played, play
from rumpus.lab.series import Series, run_series
from tests.games.burrito.positions import BEN, BRAWL, CLEO, DUEL, WAR, battle


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


@pytest.mark.clause("B-MODE-R2")
@pytest.mark.parametrize("names", [BRAWL, WAR, DUEL])
def test_a_burrito_battle_is_fought_out_with_bystanders_around(names: str) -> None:
    match = battle(names, duelists=(BEN, CLEO) if names == DUEL else ())
    ends = []
    for _ in range(2):
        run: Run[Any, Any, Any] = Run(match.game, b"seed")
        run.state, run.at_ms = match.state, match.at_ms
        terms = match.game.terms(match.state)
        assert terms is not None
        fight(run, terms, ("good",) * 4)
        assert set(run.state.public.last.losers) <= set(terms.fighters)
        assert run.at_ms > match.at_ms
        ends.append((run.state, run.at_ms))
    assert ends[0] == ends[1]


def test_in_a_series_every_seat_is_a_bots() -> None:
    """F-MODE-R4: where all are bots a judged fight is fought quick, so that the game comes to its end."""
    results = run_series(Series("fake_swords", 3, ("easy",) * 3, games=2, seed=1, options=b'{"fights": "judged"}'))
    assert sum(results.wins) == 2
