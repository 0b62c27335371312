"""A changed game file is checked before it replaces the earlier version."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rumpus.games import GAMES
from rumpus.guests import Guests
from rumpus.server.reloading import Reloading
from tests.guests.files import changed_pig, line_of

pytestmark = pytest.mark.whole


class Watched:
    """A game file that is watched, and the games that were taken up."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.taken_up: list[str] = []
        guests = Guests()
        guests.welcome(str(path))
        self._reloading = Reloading(guests, self._take_up)

    async def change(self, old: str, new: str) -> None:
        self.path.write_text(self.path.read_text().replace(old, new))
        # Two changes within the resolution of the clock would look like one.
        later = self.path.stat().st_mtime_ns + 1_000_000_000
        os.utime(self.path, ns=(later, later))
        await self._reloading.look()

    async def _take_up(self, game: str) -> None:
        self.taken_up.append(game)


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(changed_pig(tmp_path))


async def test_a_changed_file_replaces_the_game(watched: Watched) -> None:
    await watched.change("rolls a", "throws a")
    assert watched.taken_up == ["my_pig"]
    assert "throws a" in GAMES["my_pig"].texts


async def test_a_broken_file_is_reported_and_the_earlier_version_goes_on(
    watched: Watched, capsys: pytest.CaptureFixture[str]
) -> None:
    await watched.change("def new(", "def new((")
    assert watched.taken_up == []
    said = capsys.readouterr().err
    assert "the earlier version goes on" in said
    assert f"my_pig.py, line {line_of(watched.path, 'def new')}" in said
    await watched.change("def new((", "def new(")
    assert watched.taken_up == ["my_pig"]


async def test_a_file_whose_game_has_another_name_now_is_not_taken_up(
    watched: Watched, capsys: pytest.CaptureFixture[str]
) -> None:
    await watched.change('Facts("my_pig"', 'Facts("sow"')
    assert watched.taken_up == []
    assert "another name now" in capsys.readouterr().err
