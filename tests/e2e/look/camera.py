"""Pictures of pages, compared with those that are kept."""

from __future__ import annotations

import base64
from pathlib import Path

import numpy as np
from playwright.async_api import Page, ViewportSize

from tests.e2e.axe import AT_REST
from tests.e2e.look import png
from tests.e2e.look.png import Picture

KEPT = Path(__file__).parent / "pictures"
RESULTS = Path(__file__).parents[3] / "test-results" / "look"

SCALE = 2
"""Pictures are kept at half the size: what a new version of the browser draws otherwise at an edge is lost by it."""
UNLIKE = 72
"""By how much a colour must differ (of 255) for a pixel to be another one. Keeping few colours costs up to 26."""
MOST_UNLIKE = 0.003
"""The share of pixels that may be others: about as many as a word of small print has."""
TRIES = 50

SHRUNK = """async ([picture, wide, high]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(wide, high);
    const brush = canvas.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, 0, 0, wide, high);
    const { data } = brush.getImageData(0, 0, wide, high);
    let bytes = '';
    for (let at = 0; at < data.length; at += 4) bytes += String.fromCharCode(data[at], data[at + 1], data[at + 2]);
    return btoa(bytes);
}"""


class Camera:
    """Takes pictures of a game. `eye` is an empty page that makes them smaller."""

    def __init__(self, eye: Page, game: str, *, writes: bool) -> None:
        self._eye = eye
        self._game = game
        self._writes = writes
        self._taken: set[str] = set()
        self._found: list[str] = []

    async def take(self, page: Page, name: str, size: ViewportSize | None = None) -> None:
        """A picture of the page as it is now, or would be at that size."""
        before = page.viewport_size
        if size is not None:
            await page.set_viewport_size(size)
        picture = await self._settled(page)
        if size is not None and before is not None:
            await page.set_viewport_size(before)
        self._taken.add(f"{name}.png")
        kept = KEPT / self._game / f"{name}.png"
        if self._writes:
            png.write(kept, picture)
        else:
            self._compare(picture, kept)

    def ends(self) -> None:
        """All pictures are taken: none is unlike the kept one, and none is kept for nothing."""
        for file in sorted((KEPT / self._game).glob("*.png")):
            if file.name not in self._taken:
                if self._writes:
                    file.unlink()
                else:
                    self._found.append(f"{file.name} is kept, but nothing looks like this any more")
        assert not self._found, "\n".join([*self._found, "`make look` writes the pictures anew."])

    async def _settled(self, page: Page) -> Picture:
        """The page once two pictures in a row are the same."""
        await page.evaluate("document.fonts.ready.then(() => null)")
        last = None
        for _ in range(TRIES):
            await page.wait_for_function(AT_REST)
            picture = await self._seen(page)
            if last is not None and np.array_equal(last, picture):
                return picture
            last = picture
        raise AssertionError("the page never comes to rest")

    async def _seen(self, page: Page) -> Picture:
        # The address that a QR code leads to is another one each time.
        codes = page.locator('img[src*="qr"]')
        shot = await page.screenshot(animations="disabled", caret="hide", mask=[codes], mask_color="#808080")
        size = page.viewport_size
        assert size is not None
        wide, high = size["width"] // SCALE, size["height"] // SCALE
        text = await self._eye.evaluate(SHRUNK, [base64.b64encode(shot).decode(), wide, high])
        return np.frombuffer(base64.b64decode(text), dtype=np.uint8).reshape(high, wide, 3)

    def _compare(self, picture: Picture, kept: Path) -> None:
        where = f"{self._game}/{kept.stem}"
        if not kept.exists():
            self._found.append(f"{where} is not kept yet")
            return
        before = png.read(kept)
        if before.shape != picture.shape:
            self._found.append(f"{where} has another size than the kept one")
            return
        unlike = differing(before, picture)
        if unlike.mean() > MOST_UNLIKE:
            folder = RESULTS / self._game
            png.write(folder / f"{kept.stem}.png", picture)
            png.write(folder / f"{kept.stem}-difference.png", marked(picture, unlike))
            self._found.append(f"{where}: {unlike.mean():.1%} of it looks otherwise, see {folder}")


def differing(one: Picture, other: Picture) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """The pixels that are others."""
    apart = np.abs(one.astype(np.int64) - other.astype(np.int64)).max(axis=2)
    found: np.ndarray[tuple[int, int], np.dtype[np.bool_]] = apart > UNLIKE
    return found


def marked(picture: Picture, unlike: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> Picture:
    """The picture, pale, with what differs in red."""
    pale = (picture // 3 + 170).astype(np.uint8)
    pale[unlike] = (255, 0, 0)
    return pale
