"""A game is loaded by `module:Class`; errors say what is wrong with the path."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.conformance import GameNotFound, check_game, load_game
from rumpus.engine import Game
from rumpus.games.mantis import Mantis
from tests.engine.testgame import KnockKnock


def test_a_game_is_loaded_by_module_and_class() -> None:
    assert load_game("rumpus.games.mantis:Mantis") is Mantis


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("mantis", "Write module:Class"),
        (":Mantis", "Write module:Class"),
        ("rumpus.games.mantis:", "Write module:Class"),
        ("no_such_module:Game", "cannot be imported"),
        ("rumpus.games.mantis:Shrimp", "has no 'Shrimp'"),
        ("rumpus.engine:Prompt", "is not a game"),
        ("rumpus.engine:Game", "it lacks apply, new"),
    ],
)
def test_a_path_without_a_game_is_refused_with_a_reason(place: str, says: str) -> None:
    with pytest.raises(GameNotFound, match=says):
        load_game(place)


class SilentKnockKnock(KnockKnock):
    """It does not say what is legal."""

    legal = Game.legal


def test_a_game_that_does_not_say_what_is_legal_is_not_finished() -> None:
    with pytest.raises(GameNotFound, match="it lacks legal"):
        load_game(f"{__name__}:SilentKnockKnock")


def test_a_game_in_a_single_file_is_checked_with_the_rule_book_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from rumpus.games.mantis import Mantis\n\n\nclass MyMantis(Mantis):\n    pass\n"
    (tmp_path / "my_single_file_game.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    game = load_game("my_single_file_game:MyMantis")
    [finding] = check_game(game, seeds=[0], seats=[2])
    assert finding.check == "set-up"
    assert "RULES.md" in finding.message
