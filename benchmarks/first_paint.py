"""How soon a board is there on a slow network: `python -m benchmarks.first_paint [--game NAME] [--json FILE]`.

A phone that knows its person taps *Play now* on the home page, and later comes back to the same table: 300 ms of
latency for every request, 1.5 Mbit/s. Measured is the time until the board is visible, the median of several tries.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from statistics import median
from typing import Final

from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright, expect

from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, server_process
from rumpus.games import GAMES

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SLOW: Final = {
    "offline": False,
    "latency": 300,
    "downloadThroughput": 1_500_000 / 8,
    "uploadThroughput": 1_500_000 / 8,
}
PROFILE: Final = {"name": "Ann", "avatar": "fox", "colour": "sea"}
TARGET_MS: Final = 1000
BOARD: Final = '[data-testid="play"] .ground :is(section, [role="region"])'


async def _slow_page(context: BrowserContext) -> Page:
    page = await context.new_page()
    link = await context.new_cdp_session(page)
    await link.send("Network.enable")
    await link.send("Network.emulateNetworkConditions", SLOW)
    return page


async def _until_board(page: Page, act: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds from the beginning of `act` until the board is visible."""
    began = time.perf_counter()
    await act()
    await expect(page.locator(BOARD).first).to_be_visible()
    return (time.perf_counter() - began) * 1000


async def _try(browser: Browser, server: ServerProcess, title: str) -> tuple[float, float]:
    """The times to the board of *Play now*, and of coming back."""
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    # The page keeps its person in the browser's storage.
    await context.add_init_script(f"localStorage.setItem('rumpus.profile', {json.dumps(json.dumps(PROFILE))})")
    page = await _slow_page(context)
    await page.goto(f"http://{server.address}/")
    button = page.get_by_role("button", name=re.compile(f"^Play now.*{re.escape(title)}"))
    await expect(button).to_be_visible()
    await page.wait_for_load_state("networkidle")
    first = await _until_board(page, button.click)
    again = await _until_board(page, lambda: page.reload(wait_until="commit"))
    await context.close()
    return first, again


async def _measure(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    program = next(filter(None, map(shutil.which, BROWSERS)))
    figures = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name in [options.game] if options.game else GAMES:
            facts = GAMES[name].facts
            if not facts.listed:
                continue
            times = [await _try(browser, server, facts.title) for _ in range(options.tries)]
            for what, each in zip(("Play now", "coming back"), zip(*times, strict=True), strict=True):
                spread = f"{min(each):.0f}-{max(each):.0f}"
                figures.append(Figure(f"{facts.title}: {what}", median(each), "ms", TARGET_MS, less=True, note=spread))
        await browser.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--tries", type=int, default=3, metavar="N")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(f"sqlite:///{folder}/paint.sqlite3") as server,
    ):
        figures = asyncio.run(_measure(server, options))
    report("A board at 300 ms and 1.5 Mbit/s", figures, options.json)


if __name__ == "__main__":
    main()
