"""A game is loaded from a file or by `module:Class`; errors say what is wrong with the path."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.conformance import check_game
from rumpus.engine import Game
from rumpus.games.mantis import Mantis
from rumpus.guests import GuestRefused, load_game
from tests.engine.testgame import KnockKnock
from tests.guests.files import PIG, changed_pig, line_of


def test_a_game_is_loaded_by_module_and_class() -> None:
    assert load_game("rumpus.games.mantis:Mantis") is Mantis


def test_a_game_is_loaded_from_a_file() -> None:
    game = load_game(str(PIG))
    assert game.facts.title == "Pig"
    assert load_game(f"{PIG}:Pig").facts == game.facts


def test_a_file_with_two_games_asks_which_one(tmp_path: Path) -> None:
    path = changed_pig(tmp_path)
    path.write_text(path.read_text() + "\n\nclass Sow(Pig): ...\n")
    with pytest.raises(GuestRefused, match=r"several games \(Pig, Sow\). Write my_pig.py:Pig"):
        load_game(str(path))
    assert load_game(f"{path}:Sow").__name__ == "Sow"


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("mantis", "module:Class"),
        (":Mantis", "module:Class"),
        ("rumpus.games.mantis:", "module:Class"),
        ("no/such/file.py", "not a Python file that can be read"),
        (f"{PIG}:Sow", "does not exist"),
        ("no_such_module:Game", "cannot be imported"),
        ("rumpus.games.mantis:Shrimp", "does not exist"),
        ("rumpus.engine:Prompt", "is not a game"),
        ("rumpus.engine:Game", "it lacks apply, new"),
    ],
)
def test_a_path_without_a_game_is_refused_with_a_reason(place: str, says: str) -> None:
    with pytest.raises(GuestRefused, match=says):
        load_game(place)


@pytest.mark.parametrize(
    ("old", "new"), [("def new(", "def new(("), ("PigState = State", "PigState = 1 / 0\nPigState = State")]
)
def test_a_mistake_in_a_file_is_told_with_its_line_also_for_a_relative_path(
    old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = changed_pig(tmp_path, (old, new))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(GuestRefused, match=rf"^my_pig\.py, line {line_of(path, new.splitlines()[0])}: "):
        load_game("my_pig.py")


class SilentKnockKnock(KnockKnock):
    """It does not say what is legal."""

    legal = Game.legal


def test_a_game_that_does_not_say_what_is_legal_is_not_finished() -> None:
    with pytest.raises(GuestRefused, match="it lacks legal"):
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
