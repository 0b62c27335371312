"""The comparison of pictures: which changes are found, and what is said about them. No page is needed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from playwright.async_api import Page

from tests.e2e.look import camera as cameras
from tests.e2e.look.camera import Camera
from tests.e2e.look.png import Picture

HERE = "Chromium 156.0.8078.79 on Linux x86_64"
HERE_LATER = "Chromium 156.0.9000.1 on Linux x86_64"
ELSEWHERE = "Chromium 157.0.1.1 on Linux x86_64"
OTHER_MACHINE = "Chromium 156.0.8078.79 on Linux aarch64"
OTHER_PROGRAM = "chromium-headless-shell 156.0.8078.79 on Linux x86_64"

TABLE, SEAT, BUTTON, INK = (198, 226, 236), (255, 250, 235), (255, 206, 60), (29, 27, 47)
Change = Callable[[Picture], None]


def board() -> Picture:
    """A board of a phone: a table with two seats, a button, and a shadow of many colours."""
    picture = np.full((420, 196, 3), TABLE, dtype=np.uint8)
    picture[20:50, 10:60] = SEAT
    picture[20:50, 130:180] = SEAT
    picture[380:400, 20:176] = BUTTON
    picture[388:392, 80:116] = INK
    steps = np.arange(100, dtype=np.uint8)
    picture[200:300, 40:140] = np.stack(np.broadcast_arrays(50 + steps, 60 + steps[:, None], 70), axis=2)
    return picture


class Still(Camera):
    """Shows a picture instead of a page."""

    picture: Picture

    async def _shot(self, page: Page, heard_ms: int) -> Picture:
        return self.picture


class Studio:
    """Boards that are stored by one browser and compared by another."""

    def __init__(self, folder: Path) -> None:
        self.pictures = folder / "pictures"
        self.results = folder / "results"

    async def store(self, *names: str, picture: Picture | None = None, browser: str = HERE) -> None:
        await self._take(board() if picture is None else picture, *names, browser=browser, writes=True)

    async def compare(self, picture: Picture, *names: str, browser: str = HERE) -> str:
        """What is found."""
        try:
            await self._take(picture, *names, browser=browser, writes=False)
        except AssertionError as error:
            return str(error)
        return ""

    async def _take(self, picture: Picture, *names: str, browser: str, writes: bool) -> None:
        camera = Still("chess", browser, writes=writes, pictures=self.pictures, results=self.results)
        camera.picture = picture
        for name in names:
            await camera.take(cast(Page, None), name)
        camera.ends()


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Studio:
    for patience in ("PATIENCE_S", "CALM_S"):
        monkeypatch.setattr(cameras, patience, 0.0)
    return Studio(tmp_path)


def nothing(picture: Picture) -> None:
    pass


def some_pixels(picture: Picture) -> None:
    picture[100:104, 100:105] = INK


def soft_shadow(picture: Picture) -> None:
    picture[200:300, 40:140] += 20


def other_token(picture: Picture) -> None:
    picture[(picture == TABLE).all(axis=2)] = (198, 226, 216)


def no_button(picture: Picture) -> None:
    picture[380:400, 20:176] = TABLE


def other_word(picture: Picture) -> None:
    picture[388:392, 80:116] = BUTTON


def moved_seat(picture: Picture) -> None:
    picture[20:50, 10:60] = TABLE
    picture[20:50, 13:63] = SEAT


def another_board(picture: Picture) -> None:
    picture[:210] = SEAT


def changed(change: Change) -> Picture:
    picture = board()
    change(picture)
    return picture


@pytest.mark.parametrize("change", [nothing, some_pixels, soft_shadow])
@pytest.mark.parametrize("browser", [HERE, HERE_LATER])
async def test_a_picture_may_differ_in_a_few_pixels_and_in_soft_colours(
    studio: Studio, change: Change, browser: str
) -> None:
    await studio.store("desk")
    assert await studio.compare(changed(change), "desk", browser=browser) == ""


@pytest.mark.parametrize("change", [other_token, no_button, other_word, moved_seat, another_board])
async def test_a_change_of_a_board_is_found_and_shown(studio: Studio, change: Change) -> None:
    await studio.store("desk")
    found = await studio.compare(changed(change), "desk")
    assert found.startswith("chess/desk: ")
    assert "of the picture differs" in found
    assert "`make look`" in found
    assert {file.name for file in studio.results.rglob("*.png")} == {"desk.png", "desk-difference.png"}
    # What was found before is not left behind.
    assert await studio.compare(board(), "desk") == ""
    assert not list(studio.results.rglob("*.png"))


@pytest.mark.parametrize("browser", [ELSEWHERE, OTHER_MACHINE, OTHER_PROGRAM])
async def test_another_browser_may_draw_details_differently_but_not_another_board(studio: Studio, browser: str) -> None:
    await studio.store("desk")
    assert await studio.compare(changed(moved_seat), "desk", browser=browser) == ""
    found = await studio.compare(changed(another_board), "desk", browser=browser)
    assert "chess/desk: 46.36% of the picture differs" in found
    assert f"made by {HERE}; this is {browser}" in found


async def test_missing_unused_and_resized_pictures_are_named(studio: Studio) -> None:
    await studio.store("desk", "screen")
    assert await studio.compare(board(), "desk", "phone") == (
        "chess/phone: there is no stored picture\n"
        "chess/screen: no test takes this stored picture any more\n"
        "If the pages look as they should, `make look` stores their pictures anew."
    )
    assert "chess/desk: the stored picture has another size" in await studio.compare(board()[:400], "desk", "screen")


async def test_storing_again_removes_unused_pictures_and_names_the_browser(studio: Studio) -> None:
    await studio.store("desk", "screen")
    await studio.store("desk", browser=ELSEWHERE)
    assert {file.name for file in studio.pictures.rglob("*.*")} == {"desk.png", "browser.txt"}
    assert await studio.compare(changed(other_word), "desk", browser=ELSEWHERE) != ""


async def test_storing_again_changes_a_file_only_if_a_pixel_differs_or_the_browser_is_another(studio: Studio) -> None:
    await studio.store("desk")
    file = studio.pictures / "chess" / "desk.png"
    before = file.read_bytes()
    await studio.store("desk", picture=changed(soft_shadow))
    assert file.read_bytes() == before
    await studio.store("desk", picture=changed(some_pixels))
    assert file.read_bytes() != before
    await studio.store("desk")
    assert file.read_bytes() == before
    await studio.store("desk", picture=changed(soft_shadow), browser=ELSEWHERE)
    assert file.read_bytes() != before
