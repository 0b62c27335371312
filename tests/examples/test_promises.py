"""The examples keep every promise of the engine, are as short as we say, and can be played by bots."""

from __future__ import annotations

import pytest

from rumpus.bots import Level, make_bot
from rumpus.conformance import check_game
from rumpus.games import GAMES
from rumpus.lab.play import play
from rumpus.lab.series import Series, run_series
from tests.examples import EXAMPLES, FOLDER

LINES = {"pig": 90, "liars_dice": 220, "jackdaws": 200}
LOW: tuple[Level, ...] = ("random", "easy")


@pytest.mark.whole
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_no_findings(name: str) -> None:
    assert [str(finding) for finding in check_game(EXAMPLES[name], seeds=range(2))] == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_the_name_of_its_file(name: str) -> None:
    assert EXAMPLES[name].facts.name == name


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_short(name: str) -> None:
    assert len((FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines()) <= LINES[name]


@pytest.mark.parametrize("level", LOW)
@pytest.mark.parametrize("name", EXAMPLES)
def test_bots_play_an_example_at_a_full_table(name: str, level: Level) -> None:
    game = EXAMPLES[name](seats=min(4, EXAMPLES[name].facts.max_seats))
    played = play(game, [make_bot(game, level)] * game.seats, b"examples")
    assert 1 in played.outcome.places


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_lab_plays_a_series_of_an_example(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, name, EXAMPLES[name])
    results = run_series(Series(name, 2, ("random", "random"), games=10, seed=1))
    assert sum(results.wins) == pytest.approx(10)
