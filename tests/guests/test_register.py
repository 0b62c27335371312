"""The games of a program are known to its other processes by an environment variable."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rumpus.games import GAMES
from rumpus.guests import Guests, game_at, join_from_environment, places_in_environment
from rumpus.guests.register import ENVIRONMENT
from tests.guests.files import PIG, changed_pig


@pytest.mark.parametrize(
    "places",
    [
        [],
        ["pig.py"],
        ["./games/pig.py", "other.py"],
        ["games.py:Pig", "games.py:Sow", "other.py"],
        ["package.pig:Pig", "package.sow:Sow"],
        ["other.py", "package.pig:Pig"],
    ],
)
def test_places_are_separated_as_in_path_also_if_they_name_a_class(
    places: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT, os.pathsep.join(places))
    assert places_in_environment() == places


@pytest.mark.parametrize("place", [str(PIG), f"{PIG}:Pig"])
def test_another_process_has_the_game_that_the_first_one_loaded(place: str) -> None:
    game_at(place)
    del GAMES["pig"]
    join_from_environment(is_guarded=False)
    assert GAMES["pig"].facts.title == "Pig"


def test_a_game_of_an_installed_package_is_known_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed_pig(tmp_path, name="packaged_pig")
    info = tmp_path / "packaged_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: packaged-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[rumpus.games]\npackaged_pig = packaged_pig:Pig\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert game_at("packaged_pig").facts.name == "packaged_pig"
    del GAMES["packaged_pig"]
    assert Guests().welcome_all([]) == []
    assert "packaged_pig" in GAMES


def test_a_game_of_an_installed_package_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_pig(tmp_path, name="packaged_pig")
    about = tmp_path / "pig_farm-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-farm\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[rumpus.games]\npig = packaged_pig:Pig\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert Guests().welcome_all([]) == []
    assert GAMES["packaged_pig"].facts.title == "My Pig"
    del GAMES["packaged_pig"]
    assert game_at("packaged_pig").facts.title == "My Pig"
