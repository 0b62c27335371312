"""Fake Swords in a browser: tables that can be played quickly over sockets, and the actions of people."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, ClassVar

import msgspec
import pytest
from playwright.async_api import Error, Locator, TimeoutError, expect

from rumpus.engine import Dice, Prompt, View
from rumpus.games.fake_swords import FakeSwords, judged, piles
from rumpus.games.fake_swords.model import Action, FightView, Options, Private, Public
from tests.e2e import moments
from tests.e2e.people import PHONE, SCREEN, Invite, Person
from tests.server.harness import Round, Server, SocketPage, let_judge, open_table, round_at
from tests.tables.page import Page, profile
from tests.tables.seated import Seated, company

REVEAL = """(hands) => {
    const fates = [...document.querySelectorAll('[data-pile]')].map((each) => each.querySelector('[data-fate]'));
    const isOut = document.querySelectorAll('[data-pointer]').length === hands && fates.every(Boolean);
    return isOut && fates.map((each) => [each.dataset.fate, each.textContent.trim()]);
}"""

LIT = """[...document.querySelectorAll('[data-drop]')]
    .filter((each) => getComputedStyle(each).borderTopStyle === 'solid')
    .map((each) => each.dataset.drop)"""
"""The solid border shows where a dragged card would be dropped."""

Fits = Callable[[dict[str, Any]], bool]


def count_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the countdowns to what a test can still see."""
    for module in (judged, piles):
        monkeypatch.setattr(module, "COUNTDOWN_MS", 300)


class Duellist(Seated):
    """Somebody at the table without a browser."""

    ANSWERS: ClassVar[dict[str, str]] = {
        "arrange": "piles",
        "move_card": "piles",
        "claim": "talk",
        "count_down": "count",
        "pick_fight": "pick",
        "name_stand_in": "stand_in",
        "name_shorter": "shorter",
        "start_fight": "start",
        "choose": "exchange",
    }

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, seat)
        self._dice = Dice(b"duellist %d" % seat)

    @property
    def asked(self) -> str:
        """What the table waits for from this seat, or nothing."""
        return next((kind for kind, prompt in self.prompts().items() if prompt.get("awaited", True)), "")

    def something(self) -> Action:
        """Some legal answer to the open prompt."""
        assert self.page.play is not None
        options = msgspec.convert(self.page.play["options"], Options)
        game = FakeSwords(options, seats=len(self.public["collected"]))
        view: FightView = View(self.seat, msgspec.convert(self.public, Public), msgspec.convert(self.private, Private))
        return game.sample_action(view, msgspec.convert(self.prompts()[self.asked], Prompt), self._dice)

    async def do_something(self) -> None:
        asked = self.asked
        fields = msgspec.to_builtins(self.something())
        await self.act(fields.pop("type"), to=asked, **fields)


def at(phase: str, *, stage: str = "", round_: int = 1) -> Fits:
    """Whether a game has reached this phase, stage and round."""

    def fits(public: dict[str, Any]) -> bool:
        fight = public["fight"] or {}
        return public["round"] >= round_ and public["phase"] == phase and stage in ("", fight.get("stage"))

    return fits


async def play_on(duellists: Sequence[Duellist], until: Fits) -> None:
    """Everybody plays something until the condition is true or the game is over."""
    first = duellists[0]
    while not until(first.public) and first.public["phase"] != "over":
        asked = next((each for each in duellists if each.asked), None)
        if asked is None:
            # The countdown runs by itself.
            before = first.public
            await first.page.until(lambda before=before: first.public != before)  # type: ignore[misc]
        else:
            await asked.do_something()


class Dojo:
    """A table at which every seat has a page without a browser, to play on with. Browsers join to look and to act."""

    def __init__(self, table: Round, duellists: Sequence[Duellist]) -> None:
        self.table = table
        self.duellists = list(duellists)
        self.players: list[Player] = []

    @property
    def public(self) -> dict[str, Any]:
        return self.duellists[0].public

    @property
    def boss(self) -> Duellist:
        boss: int = self.public["boss"]
        return self.duellists[boss]

    async def see(self, invite: Invite, seat: int, device: dict[str, Any] = PHONE, **more: Any) -> Player:
        """Open a browser for the person in this seat."""
        person = await invite(self.duellists[seat].page.name, device, at=self.table.server, **more)
        return await self.come(person, seat)

    async def come(self, person: Person, seat: int) -> Player:
        """Open the page that holds the seat."""
        page = self.duellists[seat].page
        key = f"rumpus.credential.{self.table.code}"
        await person.context.add_init_script(f"localStorage.setItem('{key}', '{page.credential}')")
        await person.open(f"/t/{self.table.code}")
        player = Player(person)
        await expect(player.board).to_be_visible()
        self.players.append(player)
        return player

    async def screen(self, invite: Invite, **more: Any) -> Player:
        screen = Player(await invite("Screen", SCREEN, at=self.table.server, **more))
        await screen.person.open(f"/t/{self.table.code}/screen")
        await expect(screen.board).to_be_visible()
        await let_judge(*(each.page for each in self.duellists if not each.page.is_closed))
        self.players.append(screen)
        return screen

    async def forward(self, until: Fits) -> None:
        """Play on without a browser until the condition is true or the game is over, and everybody has seen it."""
        await self.catch_up()
        await play_on(self.duellists, until)
        for player in self.players:
            await player.rests(self.public["phase"])

    async def catch_up(self) -> None:
        """Wait until actions in browsers have arrived here. Refs continue from the clock, as in browsers."""
        for each in self.duellists:
            page = each.page
            assert isinstance(page, SocketPage)
            await page.ping()
            assert page.play is not None
            page.play = {**page.play, "refs": {str(each.seat): int(time.time() * 1000)}}


@asynccontextmanager
async def dojo(
    server: Server, *names: str, guest: str = "", until: Fits | None = None, bots: int = 0, **options: Any
) -> AsyncIterator[Dojo]:
    """A game started by these people, with bots in the seats after them, and played until the condition is true.

    A guest sits on the device of the first, in the seat after all names.
    """
    async with round_at(server, await open_table(server, game="fake_swords")) as table:
        duellists = [Duellist(await table.page(name, seat=seat), seat) for seat, name in enumerate(names)]
        host = duellists[0].page
        await host.do("configure", options={"fights": "quick", "choose_s": 0, **options}, settings={})
        if guest:
            await host.do("take_seat", seat=len(names), profile=profile(guest))
            duellists.append(Duellist(host, len(names)))
        for seat in range(len(duellists), len(duellists) + bots):
            await host.do("add_bot", seat=seat, level="easy")
        await host.do("start", anyway=True)
        for each in duellists:
            await each.page.until(lambda each=each: each.page.play)  # type: ignore[misc]
        company(*duellists)
        if until is not None:
            await play_on(duellists, until)
        yield Dojo(table, duellists)


class Player:
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
    def rules(self) -> Locator:
        return self.board.get_by_test_id("rules")

    def act(self, name: str) -> Locator:
        return self.board.locator(f'[data-act="{name}"]')

    def pile(self, number: int) -> Locator:
        return self.board.get_by_role("group", name=f"Pile {number}:")

    def card(self, number: int) -> Locator:
        return self.board.locator(f'[data-card="{number}"]')

    async def button_why(self) -> None:
        """Ask where the last piles went."""
        await self.person.button("Where the last piles went").click()

    async def pick_up(self, card: int) -> None:
        await self.card(card).click()
        await expect(self.card(card)).to_have_attribute("aria-pressed", "true")

    async def drag(self, card: int, pile: int) -> None:
        """Drag a card onto a pile, counted from 1. Only this pile is highlighted meanwhile."""
        start, end = await _middle(self.card(card)), await _middle(self.pile(pile))
        await self.page.mouse.move(*start)
        await self.page.mouse.down()
        await self.page.mouse.move(*end, steps=6)
        assert await self.page.evaluate(LIT) == [str(pile - 1)]
        await self.page.mouse.up()
        assert await self.page.evaluate(LIT) == []

    async def answer(self) -> bool:
        """Answer the open prompt. Returns whether there was one."""
        for name in ("spread", "count", "fight"):
            button = self.board.locator(f'[data-act="{name}"]:enabled')
            if await button.count():
                return await _press(button)
        for choice in (
            '[data-act="finger"][aria-pressed="false"]',
            "[data-point]",
            '[data-act^="contest-"][aria-pressed="false"]',
            '[data-person]:not([aria-pressed="true"])',
            "[data-move]:enabled",
        ):
            found = self.board.locator(choice)
            if await found.count():
                return await _press(found.last)
        return False

    async def hears(self, *patterns: str) -> str:
        """Wait until a message that matches all these patterns was shown, and return it."""
        return await moments.hears(self.page, *patterns)

    async def sees_the_reveal(self, *, hands: int) -> list[tuple[str, str]]:
        """Wait until all hands are shown and the fate of each pile is told. Returns the fates and their texts."""
        found = await self.page.wait_for_function(REVEAL, arg=hands)
        return [(fate, said) for fate, said in await found.json_value()]

    async def rests(self, phase: str) -> None:
        """Wait until the board shows this phase and plays no animation."""
        await expect(self.board).to_have_attribute("data-phase", phase)
        await expect(self.board).not_to_have_attribute("data-playing", "")


async def _press(button: Locator) -> bool:
    # The button may be gone by now, since others play too.
    with suppress(TimeoutError, Error):
        await button.click(timeout=2000)
    return True


async def _middle(thing: Locator) -> tuple[float, float]:
    # Wait until the element has stopped moving.
    await (await thing.element_handle()).wait_for_element_state("stable")
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
