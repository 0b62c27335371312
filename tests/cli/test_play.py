"""`rumpus play`: a game against bots at the command line."""

from __future__ import annotations

from io import StringIO

import pytest

from tests.cli.conftest import Rumpus


@pytest.mark.parametrize(
    "game", [("mantis", "--seats", "3"), ("swordcrafters",), ("fake_swords", "--option", "fights=quick")]
)
def test_a_game_is_played_to_its_end_by_typing_numbers(
    rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch, game: tuple[str, ...]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 5000))
    said = rumpus("play", *game, "--level", "easy", "--seed", "1")
    assert said.code == 0
    assert "Your place: " in said.out.splitlines()[-1]


def test_an_unknown_level_or_game_is_one_line_of_complaint(rumpus: Rumpus) -> None:
    for said in (rumpus("play", "chess"), rumpus("play", "mantis", "--level", "godlike")):
        assert (said.code, len(said.err.splitlines())) == (2, 1)


def test_too_many_seats_are_refused(rumpus: Rumpus) -> None:
    assert "Mantis is for 2 to 6 players" in rumpus("play", "mantis", "--seats", "9").err
