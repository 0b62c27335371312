"""The wheel is enough: with it alone, games are written, simulated, served and played."""

from __future__ import annotations

from pathlib import Path
from shutil import copy
from zipfile import ZipFile

import pytest

from tests.guests.files import PIG
from tests.server.harness import http, open_table, round_at
from tests.server.running import running_server
from tests.wheel.installed import ROOT, Installed, build_wheel, install

SOURCES = ROOT / "src"

PROGRAM = """
import sys
import rumpus.engine, rumpus.games, rumpus.play

assert not rumpus.__file__.startswith(sys.argv[1]), rumpus.__file__
game = rumpus.games.Mantis(seats=2)
bots = [rumpus.play.make_bot(game, level) for level in ("good", "random")]
print(rumpus.play.play(game, bots, seed=b"wheel").outcome.clause)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(wheel, tmp_path_factory.mktemp("installed"))


def test_it_holds_the_pages_the_texts_and_the_data(wheel: Path) -> None:
    held = set(ZipFile(wheel).namelist())
    files = {
        file.relative_to(SOURCES).as_posix()
        for file in (SOURCES / "rumpus").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert files - held == set()
    assert {"rumpus/server/web/index.html", "rumpus/games/mantis/RULES.md", "rumpus/py.typed"} <= held


def test_a_program_plays_a_game_with_it(installed: Installed) -> None:
    assert installed.run("python", "-c", PROGRAM, str(ROOT)).startswith("M-")


def test_a_new_game_is_checked_and_simulated_with_it(installed: Installed) -> None:
    installed.run("rumpus", "new", "tag", "--secrets")
    assert installed.run("rumpus", "check", "tag.py", "--quick") == "Tag conforms.\n"
    assert "tag, 2 players, 5 games" in installed.run("rumpus", "lab", "play", "tag.py", "--games", "5", "--jobs", "1")


async def test_it_serves_the_pages_and_a_game_from_a_file(installed: Installed, tmp_path: Path) -> None:
    path = copy(PIG, installed.folder)
    program = installed.programs / "rumpus"
    with running_server(
        tmp_path / "rumpus.sqlite3", "--game", str(path), program=program, environment=installed.environment
    ) as server:
        async with http(server) as client:
            page = await client.get("/")
        assert page.status_code == 200
        assert "<script" in page.text
        async with round_at(server, await open_table(server, game="pig")) as table:
            ann = await table.page("Ann", seat=0)
            await ann.do("add_bot", seat=1, level="random")
            await ann.do("start")
            await ann.until(lambda: ann.play and ann.prompt(0))
            before = ann.public["moves"]
            assert (await ann.act(0, {"type": "roll"}))["type"] == "update"
            assert ann.public["moves"] > before
