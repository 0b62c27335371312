"""`rumpus games` and `rumpus rules`."""

from __future__ import annotations

from pathlib import Path

from rumpus.describe import describe_all
from rumpus.games import GAMES
from tests.cli.conftest import Rumpus


def test_games_are_listed_with_their_options(rumpus: Rumpus) -> None:
    said = rumpus("games")
    assert said.code == 0
    assert "mantis: Mantis, 2 to 6 players, 10 minutes" in said.out
    assert "--option hints=False" in said.out


def test_one_clause_of_a_rule_book_is_printed(rumpus: Rumpus) -> None:
    said = rumpus("rules", "mantis", "M-TURN-1")
    assert said.code == 0
    assert said.out.startswith("M-TURN-1  On your turn")
    assert len(said.out.splitlines()) == 1


def test_a_whole_rule_book_is_printed(rumpus: Rumpus) -> None:
    out = rumpus("rules", "mantis").out
    assert out.startswith("Mantis\n")
    assert "M-END-1" in out
    assert "G-AWAY-R1" in out


def test_an_unknown_clause_is_reported_in_one_line(rumpus: Rumpus) -> None:
    said = rumpus("rules", "mantis", "NOPE")
    assert (said.code, said.out, said.err) == (2, "", "rumpus: Mantis has no clause NOPE.\n")


def test_an_unknown_game_is_answered_with_the_list_of_games(rumpus: Rumpus) -> None:
    said = rumpus("rules", "chess")
    assert said.code == 2
    known = f"There is no game 'chess' here. Known: {', '.join(GAMES)}."
    assert said.err == f"rumpus: {known} For a game in a file, write its path: path/to/game.py\n"


def test_without_a_command_the_help_is_shown(rumpus: Rumpus) -> None:
    said = rumpus()
    for command in ("serve", "replay", "check", "games", "rules", "lab"):
        assert command in said.out + said.err


def test_the_list_of_games_in_the_docs_is_up_to_date() -> None:
    docs = Path(__file__).parents[2] / "docs" / "GAMES.md"
    assert docs.read_text(encoding="utf-8") == describe_all(), "Run `make docs` and commit what it writes."
