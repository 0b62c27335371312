"""One browser and one server for all browser tests; each person has their own browser context."""

from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from tests.e2e import moments, thrift
from tests.e2e.people import PHONE, Invite, Person
from tests.server.harness import Server
from tests.server.running import HouseInAThread, RunningServer, house_in_a_thread, running_server

HERE = Path(__file__).parent
RESULTS = HERE.parents[1] / "test-results"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one found is used. The headless shell has no browser window, which saves a tenth of the CPU time."""
WITHOUT = (
    # Every window would load the two pages of the address bar's list, which takes as long as ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # Playwright disables these by default; our list replaces its list.
    *(
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "HttpsFirstBalancedModeAutoEnable",
        "LensOverlay",
        "MediaRouter",
    ),
    *("PaintHolding", "ThirdPartyStoragePartitioning", "AvoidUnnecessaryBeforeUnloadCheckSync", "OptimizationHints"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Browser features that no test needs."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",
    f"--disable-features={','.join(WITHOUT)}",
]
OPTIONS = ("--bot-pace", "0.1")
PATIENCE_MS = 60_000
"""Much more than anything takes, even on a busy machine."""
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The browser belongs to one event loop, and so do its tests.
    on_one_loop = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(on_one_loop, append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The program of the browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail(f"The browser tests need Chromium: none of {', '.join(BROWSERS)} is installed.", pytrace=False)
    return Path(found)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: Path) -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server") / "rumpus.sqlite3", *OPTIONS) as server:
        yield server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server in this process, whose rules a test may change: pauses of a game, the deal."""
    with house_in_a_thread(tmp_path_factory.mktemp("house") / "rumpus.sqlite3") as house:
        yield house


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that a test may kill."""
    with running_server(tmp_path / "rumpus.sqlite3", *OPTIONS) as server:
        yield server


@pytest.fixture
def servers(request: pytest.FixtureRequest) -> None:
    """Start every server of a test before any page opens, and stop it after all pages are closed. A page without a
    server would retry, and the browser would log errors."""
    for name in request.fixturenames:
        if name.endswith(("house", "server")):
            request.getfixturevalue(name)


@pytest_asyncio.fixture(loop_scope="session")
async def invite(
    browser: Browser, server: RunningServer, servers: None, request: pytest.FixtureRequest
) -> AsyncIterator[Invite]:
    people: list[Person] = []
    contexts: list[BrowserContext] = []

    async def invite(
        name: str,
        device: dict[str, Any] = PHONE,
        *,
        at: Server = server,
        audible: bool = False,
        worker: bool = False,
        **more: Any,
    ) -> Person:
        options = {"reduced_motion": "reduce", **device, **more}
        context = await browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        if options["reduced_motion"] == "reduce":
            await thrift.draw_rarely(context)
        if not audible:
            await thrift.silence(context)
        if not worker:
            await thrift.without_worker(context)
        await moments.keep(context)
        contexts.append(context)
        person = Person(name, context, await context.new_page(), at.url)
        people.append(person)
        return person

    yield invite

    if request.node.stash.get(FAILED, True):
        await _take_pictures(request.node.name, people)
    for context in contexts:
        await context.close()
    trouble = [line for person in people for line in person.trouble]
    if trouble:
        pytest.fail("The browser complained:\n" + "\n".join(trouble), pytrace=False)


async def _take_pictures(test: str, people: list[Person]) -> None:
    RESULTS.mkdir(exist_ok=True)
    stem = re.sub(r"[^\w-]+", "_", test)
    for place, person in enumerate(people):
        for number, page in enumerate(person.context.pages):
            picture = RESULTS / f"{stem}-{place}-{number}.png"
            await page.screenshot(path=picture, animations="disabled")
