"""Pictures of pages, compared with the stored ones.

`pictures/<game>` has the stored pictures of a game, and in `browser.txt` the browser that made them. The same browser
draws the same pictures, so almost no pixel may differ. A browser of another major version or on another kind of
machine draws letters and edges slightly differently, which is no fault of the pages: then more pixels may differ, and
only large changes are found. `make look` stores all pictures anew; look at them before they are committed.
"""

from __future__ import annotations

import base64
import platform
import time
from pathlib import Path

import numpy as np
from playwright.async_api import Browser, CDPSession, Page, ViewportSize

from tests.e2e.look import png
from tests.e2e.look.likeness import MOST_UNLIKE, differing, marked, most_unlike
from tests.e2e.look.png import Picture, Stored
from tests.e2e.look.still import AT_REST

PICTURES = Path(__file__).parent / "pictures"
RESULTS = Path(__file__).parents[3] / "test-results" / "look"

PATIENCE_S = 3.0
"""For so long a page may differ from its stored picture: it may be about to change."""
PATIENCE_IN_ALL_S = 10.0
"""The same for all pictures of a game together, so that a test does not fail slowly."""
CALM_S = 1.0
"""A page is stored when it has not changed for this time."""
LONGEST_S = 60.0


def name_of(program: Path, browser: Browser) -> str:
    """The program belongs to it, because the headless shell draws text a little differently."""
    return f"{program.name} {browser.version} on {platform.system()} {platform.machine()}"


class Camera:
    """Takes the pictures of a game, and either stores or compares them."""

    def __init__(
        self, game: str, browser: str, *, writes: bool, pictures: Path = PICTURES, results: Path = RESULTS
    ) -> None:
        self._game = game
        self._browser = browser
        self._writes = writes
        self._stored = pictures / game
        self._results = results / game
        record = self._stored / "browser.txt"
        self._made_by = record.read_text().strip() if record.exists() else browser
        self._most = most_unlike(browser, self._made_by)
        self._devices: dict[Page, CDPSession] = {}
        self._taken: set[str] = set()
        self._found: list[str] = []
        self._patience_s = PATIENCE_IN_ALL_S

    async def take(self, page: Page, name: str, size: ViewportSize | None = None, *, heard_ms: int = -1) -> None:
        """Take a picture of the page at this size, when it has received the game of that time."""
        if size is not None and page.viewport_size != size:
            await page.set_viewport_size(size)
        self._taken.add(name)
        file = self._stored / f"{name}.png"
        if self._writes:
            self._store(file, await self._calm(page, heard_ms))
        elif file.exists():
            await self._compare(page, name, heard_ms, png.read(file))
        else:
            self._complain(name, "there is no stored picture")

    def ends(self) -> None:
        """All pictures are taken: each is like the stored one, and no stored picture is unused."""
        for file in sorted(self._stored.glob("*.png")):
            if file.stem not in self._taken:
                if self._writes:
                    file.unlink()
                else:
                    self._complain(file.stem, "no test takes this stored picture any more")
        if self._writes:
            (self._stored / "browser.txt").write_text(f"{self._browser}\n")
        assert not self._found, "\n".join([*self._found, self._advice()])

    def _store(self, file: Path, picture: Picture) -> None:
        # Slanted edges are not always drawn alike. A picture without another difference stays as it is in git.
        if file.exists() and self._most == MOST_UNLIKE:
            stored = png.read(file)
            if stored.picture.shape == picture.shape and not differing(stored, picture).any():
                return
        png.write(file, picture)

    def _complain(self, name: str, what: str) -> None:
        self._found.append(f"{self._game}/{name}: {what}")

    def _advice(self) -> str:
        advice = "If the pages look as they should, `make look` stores their pictures anew."
        if self._most == MOST_UNLIKE:
            return advice
        return f"{advice} They were made by {self._made_by}; this is {self._browser}."

    async def _compare(self, page: Page, name: str, heard_ms: int, stored: Stored) -> None:
        results = [self._results / f"{name}.png", self._results / f"{name}-difference.png"]
        for file in results:
            file.unlink(missing_ok=True)
        started = time.monotonic()
        last = None
        while True:
            picture = await self._shot(page, heard_ms)
            if stored.picture.shape != picture.shape:
                self._complain(name, "the stored picture has another size")
                return
            unlike = differing(stored, picture)
            # The first picture that fits is enough: one that does not may have been taken too early.
            if unlike.mean() <= self._most:
                return
            waited = time.monotonic() - started
            is_calm = last is not None and np.array_equal(last, picture)
            if waited > LONGEST_S or (is_calm and waited > min(PATIENCE_S, self._patience_s)):
                break
            last = picture
        self._patience_s -= waited
        for file, shown in zip(results, (picture, marked(picture, unlike)), strict=True):
            png.write(file, shown)
        self._complain(name, f"{unlike.mean():.2%} of the picture differs, see {results[1]}")

    async def _calm(self, page: Page, heard_ms: int) -> Picture:
        """The page when it has not changed for a while."""
        started = since = time.monotonic()
        last = await self._shot(page, heard_ms)
        while time.monotonic() - since < CALM_S:
            await page.wait_for_timeout(CALM_S * 250)
            picture = await self._shot(page, heard_ms)
            if not np.array_equal(last, picture):
                last, since = picture, time.monotonic()
            assert time.monotonic() - started < LONGEST_S, "the page never comes to rest"
        return last

    async def _shot(self, page: Page, heard_ms: int) -> Picture:
        assert await page.evaluate(AT_REST, heard_ms), "the page never comes to rest"
        if page not in self._devices:
            self._devices[page] = await page.context.new_cdp_session(page)
        # `page.screenshot` takes longer: it also stops animations, of which there are none, and compresses well.
        shot = await self._devices[page].send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return png.halved(png.decode(base64.b64decode(shot["data"])))
