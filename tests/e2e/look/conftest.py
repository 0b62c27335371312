"""A camera for each game. With `--write-pictures` the pictures are written instead of compared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from rumpus.tables import house as houses
from tests.e2e.look.camera import Camera
from tests.server.running import HouseInAThread, house_in_a_thread

CODE = "MWTRK"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-pictures", action="store_true", help="write the pictures of tests/e2e/look anew")


@pytest.fixture
def look_house(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[HouseInAThread]:
    """A server for one table, whose code is always the same: it is in the pictures."""
    monkeypatch.setattr(houses, "new_code", lambda taken=0: CODE)
    with house_in_a_thread(tmp_path_factory.mktemp("look") / "rumpus.sqlite3") as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def camera(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Callable[[str], Camera]]:
    eye = await browser.new_page()
    writes = bool(request.config.getoption("--write-pictures", default=False))
    yield lambda game: Camera(eye, game, writes=writes)
    await eye.close()
