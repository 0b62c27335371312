"""Every registered game conforms."""

from __future__ import annotations

import pytest

from rumpus.conformance import check_game
from rumpus.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_has_no_findings(name: str) -> None:
    assert [str(finding) for finding in check_game(GAMES[name], seeds=range(2))] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_has_its_own_name(name: str) -> None:
    assert GAMES[name].facts.name == name
