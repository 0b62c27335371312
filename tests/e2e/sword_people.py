"""Swordcrafters in a browser: tables that can be played quickly over sockets, and the actions of people."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Error, FloatRect, Locator, expect

from rumpus.games.swordcrafters.model import SwordState
from tests.e2e.people import PHONE, SCREEN, Invite, Person
from tests.server.harness import Round, Server, SocketPage, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.smithies import begin
from tests.tables.seated import company
from tests.tables.smiths import Smith, play_on, seed_where

BRIEFLY_MS = 5000
ANSWER_MS = 1000
TRIES = 10
STEPS = 6
"""The number of moves in a stroke."""


def goes_first(state: SwordState) -> bool:
    """Whether seat 0 goes first, and all gems of the first row differ."""
    row = state.public.grid[:4]
    return state.public.first == 0 and len(set(row)) == 4 and "-" not in row


@contextmanager
def sword_house(folder: Path) -> Iterator[HouseInAThread]:
    """A server on which all games of two have the same deal."""
    with pytest.MonkeyPatch.context() as patch, house_in_a_thread(folder / "rumpus.sqlite3") as house:
        deal(patch, seed_where(goes_first, seats=2))
        yield house


class Smithy:
    """A table at which every seat has a page without a browser, to play on with. Browsers join to look and to act."""

    def __init__(self, table: Round, smiths: list[Smith], *players: Player) -> None:
        self.table = table
        self.smiths = smiths
        self.players = list(players)

    async def see(self, invite: Invite, seat: int, device: dict[str, Any] = PHONE, **more: Any) -> Player:
        """Open a browser for the person in this seat."""
        page = self.smiths[seat].page
        person = await invite(page.name, device, at=self.table.server, **more)
        key = f"rumpus.credential.{self.table.code}"
        await person.context.add_init_script(f"localStorage.setItem('{key}', '{page.credential}')")
        await person.open(f"/t/{self.table.code}")
        player = Player(person)
        await expect(player.board).to_be_visible()
        self.players.append(player)
        return player

    async def screen(self, invite: Invite, **more: Any) -> Player:
        screen = await invite("Screen", SCREEN, at=self.table.server, **more)
        await screen.open(f"/t/{self.table.code}/screen")
        return Player(screen)

    async def forward(self, until: Callable[[dict[str, Any]], bool] = lambda public: False) -> None:
        """Play on without a browser until the condition is true or the game is over."""
        await self._catch_up()
        await play_on(self.smiths, until)
        public = self.smiths[0].public
        for player in self.players:
            await expect(player.board).to_have_attribute("data-round", str(public["round"]))
            await expect(player.board).to_have_attribute("data-phase", public["phase"])

    async def build(self, *seats: int, done: bool = True) -> None:
        """Place all tiles of these seats, and finish if `done`."""
        await self._catch_up()
        for seat in seats:
            smith = self.smiths[seat]
            while smith.asked == "craft" and (done or any(each["hand"] for each in smith.public["swords"][seat])):
                await smith.do_something()

    async def _catch_up(self) -> None:
        """Wait until actions in browsers have arrived here. Refs continue from the clock, as in browsers."""
        for smith in self.smiths:
            page = smith.page
            assert isinstance(page, SocketPage)
            await page.ping()
            assert page.play is not None
            page.play = {**page.play, "refs": {str(smith.seat): int(time.time() * 1000)}}


@asynccontextmanager
async def smithy(
    server: Server,
    *names: str,
    until: Callable[[dict[str, Any]], bool] | None = None,
    bots: int = 0,
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> AsyncIterator[Smithy]:
    """A game started by these people, and played until the condition is true."""
    async with round_at(server, await open_table(server, game="swordcrafters")) as table:
        smiths = await begin(table, *names, bots=bots, options=options, settings=settings)
        if until is not None:
            await play_on(smiths, until)
        yield Smithy(table, smiths)


@asynccontextmanager
async def smithy_of(server: Server, code: str, *players: Player) -> AsyncIterator[Smithy]:
    """The table at which these people play in their browsers, each in the next seat."""
    async with round_at(server, code) as table:
        smiths = []
        for seat, player in enumerate(players):
            kept = await player.page.evaluate(f"localStorage.getItem('rumpus.credential.{code}')")
            smiths.append(Smith(await table.page(player.person.name, credential=kept), seat))
        yield Smithy(table, list(company(*smiths)), *players)


class Player:
    """Somebody at the table with a browser."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._has_seen_result = False
        # Without a graphics card 3D drawing is slow, and the browser logs that.
        person.expect_trouble("GPU stall due to ReadPixels")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The smithy")

    def spot(self, name: str) -> Locator:
        return self.board.locator(f'[data-spot="{name}"]')

    @property
    def line(self) -> Locator:
        """The line that says what is happening."""
        return self.spot("line")

    @property
    def refusal(self) -> Locator:
        return self.page.get_by_test_id("refusal")

    @property
    def groups(self) -> Locator:
        return self.board.locator(".plate")

    async def turn_drag(self) -> None:
        """Turn a 3D view with the mouse."""
        space = self.spot("sword-3d").first
        await expect(space.locator("canvas")).to_be_visible()
        before = await space.get_attribute("aria-valuenow") or ""
        x, y = _middle(await _box(space))
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.mouse.move(x + 40, y, steps=3)
        await self.page.mouse.move(x + 90, y, steps=3)
        await self.page.mouse.up()
        await expect(space).not_to_have_attribute("aria-valuenow", before)

    # Slicing

    def cut(self, group: int, axis: str, line: int) -> Locator:
        return self.board.locator(f'[data-cut="{group}-{axis}-{line}"]')

    async def tap_line(self, group: int, axis: str, line: int) -> None:
        """Tap a marked line near its end, where no other line crosses it."""
        cut = self.cut(group, axis, line)
        box = await _box(cut)
        right, down = (1 / 8, 1 / 2) if axis == "horizontal" else (1 / 2, 1 / 8)
        await cut.click(position={"x": box["width"] * right, "y": box["height"] * down})

    async def draw(self, start: tuple[int, float, float], end: tuple[int, float, float], *, touch: bool) -> None:
        """Draw from a place in one cell to a place in another. A place is a share of the cell's width and height."""
        (x1, y1), (x2, y2) = await self._point(*start), await self._point(*end)
        points = [(x1 + (x2 - x1) * step / STEPS, y1 + (y2 - y1) * step / STEPS) for step in range(STEPS + 1)]
        if touch:
            await self._touch(points)
            return
        await self.page.mouse.move(x1, y1)
        await self.page.mouse.down()
        for x, y in points[1:]:
            await self.page.mouse.move(x, y)
        await self.page.mouse.up()

    async def _point(self, cell: int, right: float, down: float) -> tuple[float, float]:
        box = await _box(self.board.locator(f'[data-cell="{cell}"]'))
        return box["x"] + box["width"] * right, box["y"] + box["height"] * down

    async def _touch(self, points: list[tuple[float, float]]) -> None:
        """Move a finger over the screen."""
        device = await self.person.context.new_cdp_session(self.page)
        for place, (x, y) in enumerate(points):
            kind = "touchMove" if place else "touchStart"
            await device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        await device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    async def drag(self, thing: Locator, target: Locator) -> None:
        """Drag an element to another with a finger."""
        (x1, y1), (x2, y2) = _middle(await _box(thing)), _middle(await _box(target))
        await self._touch([(x1 + (x2 - x1) * step / STEPS, y1 + (y2 - y1) * step / STEPS) for step in range(STEPS + 1)])

    # Selecting

    def group(self, number: int) -> Locator:
        return self.board.locator(f'[data-group="{number}"]')

    async def select(self, number: int) -> None:
        """Pick a group, and take or discard it."""
        await self.group(number).click()
        await self.button(re.compile("^(Take|Put)")).click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.board.get_by_role("button", name=name)

    # Crafting

    @property
    def hand(self) -> Locator:
        return self.spot("hand").locator("[data-hand]")

    def side(self, side: str) -> Locator:
        """A side of the player's own sword while crafting."""
        return self.spot("workshop").locator(f'[data-side="{side}"]')

    async def place(self, side: str) -> None:
        # The tiles of both swords are counted: when one has all its tiles, the other one appears.
        workshop = self.spot("workshop")
        left = int(await workshop.get_attribute("data-left") or 0)
        await self.board.locator(f'[data-place="{side}"]').click()
        await expect(workshop).to_have_attribute("data-left", str(left - 1))

    async def tap_blade(self) -> None:
        """Tap the 3D sword where the next tile goes on the side in front."""
        workshop = self.spot("workshop")
        left = await workshop.get_attribute("data-left") or ""
        box = await _box(self.spot("sword-3d"))
        for share in (*range(2, 19), *range(2, 19)):
            await self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * share / 20)
            # The server answers a tap that has placed a tile.
            with suppress(AssertionError):
                await expect(workshop).not_to_have_attribute("data-left", left, timeout=ANSWER_MS)
                return
        raise AssertionError("there is nothing to tap on the blade")

    async def build_in(self) -> None:
        """Place every tile anywhere."""
        places = self.board.locator("[data-place]")
        while await self.spot("workshop").get_attribute("data-left") != "0":
            await self.place(await places.first.get_attribute("data-place") or "")

    async def build_all(self) -> None:
        """Place every tile anywhere, and finish."""
        await self.build_in()
        await self.finish()

    async def finish(self) -> None:
        await self.board.get_by_role("button", name="Done", exact=True).click()

    # Scoring

    @property
    def result(self) -> Locator:
        """The result, which appears over the board after the scoring."""
        return self.page.get_by_test_id("end")

    async def _reach(self, thing: Locator) -> None:
        """Click an element that the result may cover at any moment."""
        for _ in range(TRIES):
            if await self.result.is_visible():
                await self.put_result_away()
            with suppress(Error):
                await thing.click(timeout=BRIEFLY_MS)
                return
        raise AssertionError(f"{thing} cannot be reached")

    async def show_next(self) -> None:
        """Go to the next part of the scoring, or to its beginning if it is already over."""
        on, again = self.button("Next"), self.button("Show again")
        await expect(on.or_(again).first).to_be_visible()
        if await again.is_visible():
            await self._reach(again)
        await self._reach(on)

    async def skip_the_show(self) -> None:
        """Skip the scoring, which may already be over."""
        skip, again = self.button("Skip"), self.button("Show again")
        await expect(skip.or_(again).first).to_be_visible()
        with suppress(Error):
            await skip.click(timeout=BRIEFLY_MS)
        await expect(again).to_be_visible()

    async def put_result_away(self) -> None:
        """Close the result once it has appeared over the board."""
        if not self._has_seen_result:
            await expect(self.result).to_be_visible()
            await self.person.close_dialog()
        self._has_seen_result = True

    async def open_result(self) -> Locator:
        """Open the result, whether it was closed before or not."""
        await expect(self.person.over).to_be_visible()
        while not await self.result.is_visible():
            with suppress(Error):
                await self.person.over.get_by_role("button", name="Winner").click(timeout=BRIEFLY_MS)
        return self.result

    async def see_why(self, scorer: int, part: int) -> Locator:
        """Tap a number of the score sheet. Returns the dialog that explains it."""
        await self._reach(self.board.locator(f'[data-score="{scorer}-{part}"]'))
        why = self.page.locator('dialog[open] [data-spot="why"]')
        await expect(why).to_be_visible()
        return why


async def _box(thing: Locator) -> FloatRect:
    # Wait until the element has stopped moving.
    await (await thing.element_handle()).wait_for_element_state("stable")
    box = await thing.bounding_box()
    assert box is not None
    return box


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
