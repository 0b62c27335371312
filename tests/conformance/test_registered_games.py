"""Every registered game conforms."""

from __future__ import annotations

import pytest

from rumpus.bots import Bot, make_bot
from rumpus.conformance import check_game
from rumpus.games import GAMES, AnyGame


def bots_of(game: AnyGame) -> list[Bot]:
    return [make_bot(game, "easy"), make_bot(game, "good")]


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_has_no_findings(name: str) -> None:
    assert [str(finding) for finding in check_game(GAMES[name], seeds=range(2), bots_of=bots_of)] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_has_its_own_name(name: str) -> None:
    assert GAMES[name].facts.name == name
