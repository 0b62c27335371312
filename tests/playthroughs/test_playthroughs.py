"""Stored playthroughs are unchanged. `python -m tests.playthroughs.regenerate` regenerates them."""

from __future__ import annotations

import pytest

from rumpus.games import GAMES
from tests.engine.testgame import KnockKnock
from tests.playthroughs.clauses import clauses_path, clauses_text
from tests.playthroughs.games import FOLDER, PLAYTHROUGHS, Playthrough
from tests.playthroughs.text import playthrough_text

MOST_BYTES = 60_000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: f"{each.game}-{each.name}")
def test_a_game_equals_its_stored_playthrough(playthrough: Playthrough) -> None:
    assert playthrough.text() == playthrough.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES, ids=lambda name: f"{name}-clauses")
def test_the_clauses_of_events_equal_the_stored_playthrough_of_them(name: str) -> None:
    assert clauses_text(name) == clauses_path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_has_a_playthrough(name: str) -> None:
    assert name in {playthrough.game for playthrough in PLAYTHROUGHS}


def test_every_file_belongs_to_a_playthrough_and_is_short_enough_to_read() -> None:
    files = set(FOLDER.glob("*/*.txt"))
    assert files == {playthrough.path for playthrough in PLAYTHROUGHS}
    assert max(path.stat().st_size for path in files) < MOST_BYTES


def test_one_playthrough_has_a_draw_pile_that_runs_out() -> None:
    [text] = [each.path.read_text(encoding="utf-8") for each in PLAYTHROUGHS if each.name.endswith("deck_runs_out")]
    assert 'outcome: {"clause":"M-END-2"' in text


def test_a_playthrough_shows_what_only_one_seat_was_told() -> None:
    text = playthrough_text(KnockKnock(seats=3), 4, ("Ada", "Ben", "Cleo"))
    assert "Ada has pointed." in text
    assert "for Ada: Ada points at door" in text
    assert "private to Ada now:" in text
    assert "forfeit (T-FORFEIT-1, not awaited)" in text
