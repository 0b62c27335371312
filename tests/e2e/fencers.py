"""People on the practice floor, who fight by touch or by keys."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.async_api import CDPSession, Locator, Page, WebSocket, expect

from rumpus.tables.arena_wire import INPUT_BYTES, INPUTS
from tests.e2e import moments
from tests.e2e.people import Person

LONGEST_BOUT_MS = 100_000
"""After 80 seconds a bout is decided by lot."""
PATIENCE_MS = 60_000
ENDING = "^ring-end: .*(wins!|Both at once!)"
"""How the end of a bout is told."""


class Fencer:
    """Somebody at the ring."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def ring(self) -> Locator:
        return self.page.get_by_test_id("ring")

    @property
    def told(self) -> Locator:
        """The announcements for screen readers."""
        return self.page.get_by_test_id("ring-told")

    @property
    def end(self) -> Locator:
        """Who won a bout, and why."""
        return self.page.get_by_test_id("ring-end")

    @property
    def score(self) -> Locator:
        return self.page.get_by_test_id("practice-score")

    async def hears(self, *patterns: str) -> str:
        """Wait until a message that matches all these patterns was shown, and return it."""
        return await moments.hears(self.page, *patterns)

    async def step_in(self) -> None:
        """From the home page to the choice of cards, for somebody who has met the dummy."""
        await self.page.add_init_script("localStorage.setItem('rumpus.lesson', 'on')")
        await self.person.open_home()
        await self.person.button("Step in").click()
        await expect(self.page.get_by_test_id("practice")).to_be_visible()

    async def begin(
        self, door: str = "Fight!", *, level: str = "Easy", cards: Sequence[str] = (), drawn: bool = True
    ) -> None:
        await self.step_in()
        for card in cards:
            await self.person.button(card, exact=True).click()
        await self.person.button(re.compile(f"^{level}(?! company)")).click()
        await self.person.button(door, exact=True).click()
        await expect(self.ring).to_be_visible()
        await expect(self.page.get_by_test_id("ring-canvas")).to_have_attribute("data-ready", str(drawn).lower())

    async def wait_for_the_fight(self) -> None:
        # Orders of the same moment are announced together with it, or right after it.
        await self.hears("^ring-told: .*Fight!")

    async def fight_by_keys(self) -> None:
        """Walk forward with thrusts and swings until the bout is over."""
        keyboard = self.page.keyboard
        await keyboard.down("d")
        for turn in range(LONGEST_BOUT_MS // 300):
            await keyboard.press("f")
            await keyboard.press("e" if turn % 4 < 2 else "q", delay=200)
            if await self._is_over():
                break
        await keyboard.up("d")
        await self.hears(ENDING)

    async def fight_by_thumbs(self) -> None:
        """Push the left thumb ahead and swing the right one from side to side until the bout is over."""
        link = await self.page.context.new_cdp_session(self.page)
        box = await self.ring.bounding_box()
        assert box is not None
        high = box["y"] + box["height"] * 0.75
        left = (box["x"] + box["width"] * 0.25, high)
        right = (box["x"] + box["width"] * 0.75, high)
        await touch(link, "touchStart", [left])
        await touch(link, "touchStart", [left, right])
        for turn in range(LONGEST_BOUT_MS // 100):
            aim = -math.pi / 2 + math.sin(turn * 0.8)
            thumb = (right[0] + 60 * math.cos(aim), right[1] + 60 * math.sin(aim))
            await touch(link, "touchMove", [(left[0], left[1] - 50), thumb])
            await self.page.wait_for_timeout(60)
            if await self._is_over():
                break
        await touch(link, "touchEnd", [])
        await self.hears(ENDING)

    async def _is_over(self) -> bool:
        return any(re.search(ENDING, text) for text in await moments.told(self.page))


class Input(NamedTuple):
    """The inputs that a page sends for one tick of a fighter, each from -127 to 127, and the buttons."""

    move_x: int
    move_y: int
    hand_x: int
    hand_y: int
    buttons: int


class Steered:
    """The inputs that a page sends for its fighters. Create it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._latest: dict[int, Input] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes) and frame[0] == INPUTS:
            *signed, buttons = frame[-INPUT_BYTES:]
            self._latest[frame[1]] = Input(*(each - 256 if each > 127 else each for each in signed), buttons)

    async def until(self, seat: int, fits: Callable[[Input], bool]) -> None:
        """Wait until the inputs of a seat fit."""
        for _ in range(PATIENCE_MS // 50):
            latest = self._latest.get(seat)
            if latest is not None and fits(latest):
                return
            await self._page.wait_for_timeout(50)
        raise AssertionError(f"seat {seat} is steered otherwise: {self._latest.get(seat)}")


async def touch(link: CDPSession, kind: str, points: Sequence[tuple[float, float]]) -> None:
    """Touch points on the screen."""
    touches = [{"x": x, "y": y, "id": place} for place, (x, y) in enumerate(points)]
    await link.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
