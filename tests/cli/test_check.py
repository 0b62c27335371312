"""`rumpus check`: the conformance suite for registered games and for other games."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Rumpus


def test_mantis_conforms(rumpus: Rumpus) -> None:
    said = rumpus("check", "mantis", "--seeds", "1")
    assert (said.code, said.out) == (0, "Mantis conforms.\n")


def test_an_unregistered_game_is_named_by_module_and_class(rumpus: Rumpus) -> None:
    assert rumpus("check", "tests.engine.testgame:KnockKnock", "--seeds", "1").out == "Knock Knock conforms.\n"


@pytest.mark.parametrize("name", ["nosuch:Game", "nosuch", "json:Game", "json:loads", "", ":"])
def test_a_path_that_is_not_a_game_is_reported_in_one_line(rumpus: Rumpus, name: str) -> None:
    said = rumpus("check", name)
    assert said.code == 2
    assert said.err.startswith("rumpus: ")
    assert len(said.err.splitlines()) == 1
