"""The tests in this folder run in WebKit and in Firefox. A test is skipped where the browser is not installed."""

from __future__ import annotations

import base64
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.browsers import firefox, webkit
from tests.e2e.browsers.guest import Guest
from tests.e2e.browsers.tab import Tab
from tests.e2e.conftest import FAILED, RESULTS
from tests.server.running import HouseInAThread

PHONE = (390, 664)
"""A usual phone whose browser shows its address bar."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def webkit_tab(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tab]:
    programs = webkit.found()
    if programs is None:
        pytest.skip("There is no WebKit on this machine.")
    async with webkit.webkit(*programs, tmp_path_factory.mktemp("webkit")) as tab:
        yield tab


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def firefox_tab(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Tab]:
    program = firefox.found()
    if program is None:
        pytest.skip("There is no Firefox on this machine.")
    async with firefox.firefox(program, tmp_path_factory.mktemp("firefox"), prefs=firefox.STILL) as tab:
        yield tab


@pytest.fixture(params=["webkit", "firefox"])
def tab(request: pytest.FixtureRequest) -> Tab:
    """One browser of a kind for all tests of a worker."""
    tab: Tab = request.getfixturevalue(f"{request.param}_tab")
    return tab


@pytest_asyncio.fixture(loop_scope="session")
async def guest(tab: Tab, house: HouseInAThread, request: pytest.FixtureRequest) -> AsyncIterator[Guest]:
    """Somebody with a phone in this browser. Errors in its console fail the test."""
    await tab.resize(*PHONE)
    await tab.complaints()
    yield Guest(tab, house)
    if request.node.stash.get(FAILED, True):
        RESULTS.mkdir(exist_ok=True)
        stem = re.sub(r"[^\w-]+", "_", request.node.name)
        picture = RESULTS / f"{stem}.png"
        picture.write_bytes(base64.b64decode(await tab.picture()))
    complaints = await tab.complaints()
    # The page leaves its table before the server goes.
    await tab.open("about:blank")
    assert not complaints, "The browser complained:\n" + "\n".join(complaints)
