"""Throw Throw Burrito in a browser: tables whose other seats play without a browser, and the actions of people."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from playwright.async_api import Locator, expect

from rumpus.games.burrito.cards import KINDS
from tests.e2e import moments
from tests.e2e.people import PHONE, SCREEN, Invite, Person
from tests.server.harness import Round, Server, SocketPage, let_judge, open_table, round_at
from tests.server.throwers import LATE, Thrower, begin, play_on, start_passing

Point: TypeAlias = tuple[float, float]
WAR = KINDS.index("war")


class Kitchen:
    """A table at which every person has a page without a browser, to play on with. Browsers join to look and to act."""

    def __init__(self, table: Round, throwers: Sequence[Thrower]) -> None:
        self.table = table
        self.throwers = list(throwers)

    @property
    def public(self) -> dict[str, Any]:
        return self.throwers[0].public

    async def see(self, invite: Invite, seat: int, device: dict[str, Any] = PHONE, **more: Any) -> Cook:
        """Open a browser for the person in this seat."""
        page = self.throwers[seat].page
        person = await invite(page.name, device, at=self.table.server, **more)
        key = f"rumpus.credential.{self.table.code}"
        await person.context.add_init_script(f"localStorage.setItem('{key}', '{page.credential}')")
        await person.open(f"/t/{self.table.code}")
        cook = Cook(person)
        await expect(cook.board).to_be_visible()
        return cook

    async def screen(self, invite: Invite, **more: Any) -> Cook:
        screen = Cook(await invite("Screen", SCREEN, at=self.table.server, **more))
        await screen.person.open(f"/t/{self.table.code}/screen")
        await expect(screen.board).to_be_visible()
        await let_judge(*(each.page for each in self.throwers if not each.page.is_closed))
        return screen

    async def catch_up(self) -> None:
        """Wait until actions in browsers have arrived here. Refs continue from the clock, as in browsers."""
        for each in self.throwers:
            page = each.page
            assert isinstance(page, SocketPage)
            await page.ping()
            assert page.play is not None
            page.play = {**page.play, "refs": {str(each.seat): int(time.time() * 1000)}}

    async def to_the_last_bruise(self) -> None:
        """Everybody plays on without a browser, with false claims for bruises, until the game is nearly over."""
        await self._bruise_on(until_left=1)

    async def to_the_end(self) -> None:
        """The same until the game is over."""
        await self._bruise_on(until_left=-1)

    async def _bruise_on(self, until_left: int) -> None:
        await self.catch_up()
        while self.public["phase"] != "over" and self.public["bruises_left"] > until_left:
            await play_on(self.throwers, lambda public: public["phase"] == "passing")
            for each in self.throwers:
                if self.public["phase"] == "passing" and each.asked:
                    await each.do_something()
            if self.public["phase"] == "passing":
                await self._blunder()

    async def _blunder(self) -> None:
        """Somebody declares a War without its cards, unless a bot was quicker and cards are already frozen."""
        number = self.public["round"]
        thrower = self.throwers[self.public["bruises_left"] % len(self.throwers)]
        cards = thrower.hand[:3]
        prompt = thrower.prompts().get("pass")
        if len(cards) < 3 or prompt is None:
            return
        claim = {"type": "declare", "kind": "brawl" if cards == [WAR] * 3 else "war", "cards": cards}
        answer = await thrower.page.act(thrower.seat, claim, prompt=prompt["id"])
        assert answer["type"] == "update" or answer["code"] in LATE, answer
        if self.public["round"] == number:
            for each in self.throwers:
                await each.page.until(lambda each=each: each.public["phase"] != "window")  # type: ignore[misc]


@asynccontextmanager
async def kitchen(
    server: Server, *names: str, bots: int = 0, passing: bool = True, **options: Any
) -> AsyncIterator[Kitchen]:
    """A game started by these people, with bots in the seats after them, in which cards are already passed."""
    async with round_at(server, await open_table(server, game="burrito")) as table:
        throwers = await begin(table, *names, bots=bots, options=options)
        if passing:
            await start_passing(throwers)
        yield Kitchen(table, throwers)


def _touched(kind: str, at: Point) -> dict[str, Any]:
    return {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]}


class Cook:
    """Somebody at the table with a browser."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The table", exact=True)

    @property
    def line(self) -> Locator:
        """The line that says what is happening."""
        return self.board.get_by_test_id("line")

    @property
    def cards(self) -> Locator:
        return self.board.locator("[data-place]")

    def place(self, number: int) -> Locator:
        """A card in hand, counted from 1."""
        return self.board.locator(f'[data-place="{number - 1}"]')

    def pile(self, name: str) -> Locator:
        return self.board.locator(f'[data-pile="{name}"]')

    def act(self, name: str) -> Locator:
        return self.board.locator(f'[data-act="{name}"]')

    def seat(self, number: int) -> Locator:
        return self.board.locator(f'[data-seat="{number}"]')

    async def hand(self) -> list[int]:
        """The cards by their places, as far as they are shown."""
        held = [await card.get_attribute("data-card") for card in await self.cards.all()]
        return [int(card) for card in held if card]

    async def places_of(self, card: int) -> list[int]:
        found = await self.board.locator(f'[data-card="{card}"]').all()
        return [1 + int(await each.get_attribute("data-place") or 0) for each in found]

    async def touch(self, start: Point, end: Point, *, hold_ms: int = 0) -> None:
        """A touch: press, move, hold and release, with the events of a phone's screen."""
        phone = await self.person.context.new_cdp_session(self.page)
        steps = [(start[0] + (end[0] - start[0]) * n / 4, start[1] + (end[1] - start[1]) * n / 4) for n in range(1, 5)]
        await phone.send("Input.dispatchTouchEvent", _touched("touchStart", start))
        for step in steps:
            await phone.send("Input.dispatchTouchEvent", _touched("touchMove", step))
        await self.page.wait_for_timeout(hold_ms)
        await phone.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await phone.detach()

    async def swipe(self, place: int, x: float, y: float) -> None:
        """Swipe a card by so much."""
        box = await self.place(place).bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self.touch(middle, (middle[0] + x, middle[1] + y))

    async def pick(self, *places: int) -> None:
        """Tap cards for a set."""
        await self.act("mode-set").click()
        for place in places:
            await self.place(place).click()

    async def told(self) -> list[str]:
        """All momentary messages that were shown, and those of the arena, oldest first."""
        return await moments.told(self.page)

    async def hears(self, *patterns: str) -> str:
        """Wait until a message that matches all these patterns was shown or announced, and return it."""
        return await moments.hears(self.page, *patterns)

    async def is_at(self, phase: str) -> None:
        await expect(self.board).to_have_attribute("data-phase", phase)

    async def rests(self, phase: str) -> None:
        """Wait until the board shows this phase and no momentary message lies over it."""
        await self.is_at(phase)
        await expect(self.board).not_to_have_attribute("data-playing", "")
