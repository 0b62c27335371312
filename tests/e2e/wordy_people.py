"""A Little Wordy in a browser: a table with known tiles, and the actions of people."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from rumpus.engine import Run
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Options
from rumpus.games.wordy.words.rhymes import has_rhymes
from tests.e2e.people import PHONE, SCREEN, Invite, Person
from tests.server.harness import Round, Server, SocketPage, open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.wordy_tables import decent_seed
from tests.tables.wordy_sides import words_of

NAMES = ("Ann", "Bo", "Cy", "Di")

EVERYTHING = """word => {
    const kept = JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage});
    const shown = document.body.textContent.replace(/[^\\p{L}]/gu, '');
    return (document.documentElement.outerHTML + kept + shown).toUpperCase().includes(word);
}"""


class Deal:
    """The deal of the first round: tiles, who goes first, and a word for each side."""

    def __init__(self, options: dict[str, Any]) -> None:
        state = Run(Wordy(Options(**options), seats=2), decent_seed()).start().state
        self.tiles = [private.tiles for private in state.private]
        self.first = state.hidden.first
        self.secrets = [next(word for word in words_of(tiles, 6, 7) if has_rhymes(word)) for tiles in self.tiles]


class WordyTable:
    """People in their browsers at a table. Its host is not one of them and does not play."""

    def __init__(self, table: Round, host: SocketPage, deal: Deal) -> None:
        self.table = table
        self.host = host
        self.deal = deal
        self.code = table.code
        self.people: list[Player] = []

    async def come(self, invite: Invite, *seats: int, device: dict[str, Any] = PHONE, **more: Any) -> list[Player]:
        """Open browsers for these people, each in the seat named."""
        for seat in seats:
            person = await invite(NAMES[len(self.people)], device, at=self.table.server, **more)
            player = Player(person, seat, self.deal)
            await person.open(f"/t/{self.code}")
            await person.introduce("Join the table")
            team = person.page.get_by_role("region", name=f"Team {seat + 1}")
            await expect(person.page.get_by_text("(you)").first).to_be_visible()
            if not await team.get_by_text("(you)").count():
                await team.get_by_role("button", name="Join this team").click()
            await expect(team.get_by_text("(you)")).to_be_visible()
            self.people.append(player)
        return self.people

    async def start(self) -> None:
        await self.host.do("start", anyway=True)
        for player in self.people:
            await expect(player.board).to_be_visible()

    async def written(self) -> tuple[Player, Player]:
        """Both words are written. Returns the player who goes first, and the other."""
        for player in self.people[:2]:
            await player.write()
        first, second = self.people[self.deal.first], self.people[1 - self.deal.first]
        await expect(first.person.choices).to_be_visible()
        return first, second

    async def screen(self, invite: Invite, **more: Any) -> Person:
        screen = await invite("Screen", SCREEN, at=self.table.server, **more)
        await screen.open(f"/t/{self.code}/screen")
        return screen


class Player:
    """Somebody with a side, 0 or 1."""

    def __init__(self, person: Person, seat: int, deal: Deal) -> None:
        self.person = person
        self.page = person.page
        self.seat = seat
        self.deal = deal

    @property
    def secret(self) -> str:
        return self.deal.secrets[self.seat]

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="The table")

    @property
    def line(self) -> Locator:
        return self.page.get_by_test_id("line")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.board.get_by_role("button", name=name)

    # Words

    async def tap(self, word: str) -> None:
        """Spell a word by tapping tiles."""
        for letter in word:
            await self.board.locator(f'[data-tile="{letter}"][aria-pressed="false"]').first.click()
        await expect(self.board.locator("[data-word]")).to_have_attribute("data-word", word)

    async def type(self, word: str) -> None:
        await self.page.keyboard.type(word.lower())
        await expect(self.board.locator("[data-word]")).to_have_attribute("data-word", word)

    async def write(self) -> None:
        await self.type(self.secret)
        await self.button("Write it down").click()
        await self.button(f"Yes, write {self.secret} down").click()
        await expect(self.button("Look it up")).to_have_count(0)

    # Turns

    async def pick(self, clue: str) -> None:
        await self.person.choices.locator(f'[data-clue="{clue}"]').click()
        await expect(self.board.locator(f'[data-form="{clue}"]')).to_be_visible()

    async def ask_letter(self, clue: str, letter: str) -> None:
        await self.pick(clue)
        await self.board.locator(f'[data-letter="{letter}"]').click()
        await self.button(f"Ask about {letter}").click()
        await expect(self.board.locator("[data-form]")).to_have_count(0)

    async def ask(self, clue: str) -> None:
        await self.pick(clue)
        await self.button(re.compile("^Ask")).click()
        await expect(self.board.locator("[data-form]")).to_have_count(0)

    async def guess(self, word: str) -> None:
        await self.button("Guess the word").click()
        await self.tap(word)
        await self.button(f"Guess {word}").click()
        await expect(self.board.locator("[data-form]")).to_have_count(0)

    async def open_tab(self, name: str) -> None:
        tabs = self.board.get_by_role("navigation", name="Parts of the board")
        # The tab that needs attention is always animated, so Playwright would wait for it.
        await tabs.get_by_role("button", name=name).click(force=True)

    async def knows(self, word: str) -> bool:
        return await knows(self.person, word)


async def knows(person: Person, word: str) -> bool:
    """Whether a word is anywhere in a page: in its text, its attributes or its storage."""
    return bool(await person.page.evaluate(EVERYTHING, word))


@contextmanager
def wordy_house(folder: Path) -> Iterator[HouseInAThread]:
    """A server that deals the same tiles in every game."""
    with pytest.MonkeyPatch.context() as patch, house_in_a_thread(folder / "rumpus.sqlite3") as house:
        deal(patch, decent_seed())
        yield house


@asynccontextmanager
async def wordy_table(server: Server, **options: Any) -> AsyncIterator[WordyTable]:
    """A table with these options, and a host who will start the game."""
    options = {"clues": "first_game", **options}
    async with round_at(server, await open_table(server, game="wordy")) as table:
        host = await table.page("Host")
        await host.do("configure", options=options)
        yield WordyTable(table, host, Deal(options))
