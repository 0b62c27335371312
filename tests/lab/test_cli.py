"""`lab play` for a person at a terminal, and for a program that reads its output."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from rumpus.lab.cli import app

RUN = CliRunner()


def test_json_output_is_exactly_one_object_with_all_results() -> None:
    done = RUN.invoke(app, ["play", "mantis", "--bots", "good,random,easy", "--games", "30", "--seed", "7", "--json"])
    assert done.exit_code == 0
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["game"] == "mantis"
    assert told["players"] == 3
    assert told["bots"] == ["good", "random", "easy"]
    assert told["games"] == 30
    assert told["seed"] == 7
    assert sum(told["wins"]) == pytest.approx(30)
    assert told["decisions"] > 0
    assert told["decisions_per_cpu_second"] == pytest.approx(told["decisions"] / told["cpu_seconds"], rel=0.01)
    assert len(told["results_digest"]) == 64


def test_a_table_names_every_bot_with_its_share() -> None:
    done = RUN.invoke(app, ["play", "mantis", "--bots", "easy,random", "--games", "20", "--jobs", "1"])
    assert done.exit_code == 0
    assert "easy" in done.stdout
    assert "random" in done.stdout
    assert "95%" in done.stdout
    assert "decisions" in done.stdout


def test_one_bot_fills_all_seats() -> None:
    done = RUN.invoke(app, ["play", "mantis", "--players", "5", "--bots", "easy", "--games", "2", "--json"])
    assert json.loads(done.stdout)["bots"] == ["easy"] * 5


def test_options_of_the_game_are_passed_on() -> None:
    done = RUN.invoke(app, ["play", "mantis", "--games", "2", "--option", "hints=true", "--json"])
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["chess"], "chess"),
        (["mantis", "--bots", "good,genius"], "genius"),
        (["mantis", "--bots", "good,,easy"], "There is no bot ''"),
        (["mantis", "--players", "4", "--bots", "good,easy"], "2 bots for 4 players"),
        (["mantis", "--players", "9"], "9"),
        (["mantis", "--games", "0"], "--games"),
        (["mantis", "--jobs", "0"], "--jobs"),
        (["mantis", "--option", "hints"], "name=value"),
        (["mantis", "--option", "hints=7"], "hints"),
        (["mantis", "--option", "colour=red"], "colour"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(arguments: list[str], word: str) -> None:
    done = RUN.invoke(app, ["play", *arguments])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert word in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
