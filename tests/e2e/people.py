"""People in front of a browser: what somebody at a table does, by the words on the page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, ConsoleMessage, Dialog, Error, Locator, Page, Request, expect

from tests.server.harness import Server

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}

LONGEST_GAME = 220
"""Mantis has 105 cards, one a move; the rest is room for mistakes of ours."""

LOST_CONNECTION = r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE"
NOT_FOUND = r"status of 404"


class Person:
    """Somebody with a device of their own. What goes wrong on their pages is kept in `trouble`."""

    def __init__(self, name: str, context: BrowserContext, page: Page, address: str) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.address = address
        self.trouble: list[str] = []
        self.asked: list[str] = []
        """Every address that the pages asked for."""
        self._forgiven: list[str] = []
        self.watch(page)

    # What must not happen

    def watch(self, page: Page) -> None:
        page.on("console", self._hear_console)
        page.on("pageerror", self._hear_error)
        page.on("request", self._see_request)
        page.on("dialog", self._hear_dialog)

    def expect_trouble(self, pattern: str) -> None:
        """Something is about to go wrong on purpose, and the browser will say so."""
        self._forgiven.append(pattern)

    def _complain(self, what: str) -> None:
        if not any(re.search(pattern, what) for pattern in self._forgiven):
            self.trouble.append(f"{self.name}: {what}")

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.text} ({message.location.get('url', '')})")

    def _hear_error(self, error: Error) -> None:
        self._complain(f"uncaught: {error}")

    def _see_request(self, request: Request) -> None:
        self.asked.append(request.url)
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.address:
            self._complain(f"asked another host: {request.url}")

    async def _hear_dialog(self, dialog: Dialog) -> None:
        self._complain(f"a script opened a dialog: {dialog.message}")
        await dialog.dismiss()

    # Finding things

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def dialog(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    @property
    def choices(self) -> Locator:
        return self.page.get_by_role("group", name="What will you do?")

    @property
    def announced(self) -> Locator:
        """The line that was read out last."""
        return self.page.get_by_test_id("announcer").locator("p").last

    @property
    def over(self) -> Locator:
        return self.page.get_by_test_id("game-over")

    @property
    def playing(self) -> Locator:
        return self.page.get_by_test_id("play")

    @property
    def lobby(self) -> Locator:
        return self.page.get_by_test_id("lobby")

    # Coming in

    async def open(self, path: str) -> None:
        await self.page.goto(self.address + path)

    async def open_home(self) -> None:
        await self.open("/")
        await expect(self.button(re.compile("^New table")).first).to_be_visible()

    async def introduce(self, action: str) -> None:
        """Fill in who one is, and go on with the button named so."""
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name=action, exact=True).click()

    async def new_table(self, game: str = "Mantis") -> str:
        """Open a table from the home page; the code that its lobby shows."""
        await self.open_home()
        await self.button(re.compile(f"^New table.*{game}$")).click()
        await self.introduce("Join the table")
        await expect(self.lobby).to_be_visible()
        return await self.code()

    async def code(self) -> str:
        spelled = await self.page.get_by_text(re.compile("^Table code: ")).first.text_content()
        return (spelled or "").removeprefix("Table code: ").replace(" ", "").strip()

    async def type_code(self, code: str) -> None:
        await self.open_home()
        await self.page.get_by_label("Join with a code").fill(code)
        await self.button("Join", exact=True).click()

    async def join(self, code: str) -> None:
        """Join by the code typed on the home page."""
        await self.type_code(code)
        await self.introduce("Join the table")
        await expect(self.lobby.or_(self.playing)).to_be_visible()

    async def watch_table(self, code: str) -> None:
        await self.open(f"/t/{code}")
        await self.introduce("Just watch")

    # In the lobby

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number - 1}")

    async def sit(self) -> None:
        await self.button("Take a seat", exact=True).click()
        await expect(self.page.get_by_role("region", name="Seats").get_by_text(f"{self.name}")).to_be_visible()

    async def share_phone_with(self, name: str) -> None:
        """Somebody else sits down on the same device."""
        await self.button("Add someone on this phone").click()
        guest = self.dialog("Who else is playing here?")
        await guest.get_by_label("Your name").fill(name)
        await guest.get_by_role("button", name="Sit down").click()
        await expect(self.lobby).to_contain_text(name)

    async def add_bots(self, *seats: int) -> None:
        for seat in seats:
            await self.button(f"Add bot {seat}", exact=True).click()
            await expect(self.seat(seat)).to_have_attribute("data-kind", "bot")

    async def ready(self) -> None:
        await self.button("I’m ready").click()
        await expect(self.button("Not ready after all")).to_be_visible()

    async def start(self) -> None:
        await self.button("Start the game", exact=True).click()
        await expect(self.playing).to_be_visible()

    async def set_up(self, title: str, value: bool | str | int) -> None:
        """Change one of the table's settings."""
        settings = self.page.get_by_test_id("settings")
        field = settings.get_by_label(title, exact=True)
        if not await field.is_visible():
            await settings.get_by_text("Table settings").click()
        if isinstance(value, int) and not isinstance(value, bool):
            await field.fill(str(value))
            await field.press("Enter")
        elif isinstance(value, bool):
            await field.set_checked(value)
            await expect(field).to_be_checked(checked=value)
        else:
            await field.select_option(label=value)
            await expect(field.locator("option:checked")).to_have_text(value)

    # Playing

    async def act(self, choice: str | re.Pattern[str] | None = None) -> str:
        """Make a move, the named one or one that looks good, and wait until the table has answered; what was said."""
        await expect(self.choices).to_be_visible()
        before = await self.announced.text_content() or ""
        if choice is None:
            await self._pick(await self.choices.get_by_role("button").all_inner_texts())
        else:
            await self.choices.get_by_role("button", name=choice).click()
        await expect(self.announced).not_to_have_text(before)
        return await self.announced.text_content() or ""

    async def _pick(self, texts: Sequence[str]) -> None:
        promising = [place for place, text in enumerate(texts) if "You would" in text]
        await self.choices.get_by_role("button").nth(promising[0] if promising else 0).click()

    async def log(self) -> list[str]:
        """The lines of the log, the newest first."""
        return [line.strip() for line in await (await self._open_log()).get_by_role("listitem").all_inner_texts()]

    async def _open_log(self) -> Locator:
        if not await self.page.get_by_test_id("log").is_visible():
            await self.button("What happened", exact=True).click()
        log = self.page.get_by_test_id("log")
        await expect(log).to_be_visible()
        return log

    async def close_dialog(self) -> None:
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator("dialog[open]")).to_have_count(0)

    async def menu(self, item: str | re.Pattern[str]) -> None:
        await self.button("Menu", exact=True).click()
        await self.dialog("Menu").get_by_role("button", name=item).click()

    async def see_result(self) -> Locator:
        """The dialog that says who won."""
        result = self.dialog(re.compile("wins!|share the win!"))
        await expect(result).to_be_visible()
        return result


class Invite(Protocol):
    """Somebody comes with a device of their own."""

    async def __call__(self, name: str, device: dict[str, Any] = ..., *, at: Server = ..., **more: Any) -> Person: ...


async def next_of(people: Sequence[Person]) -> Person | None:
    """Whose move it is, as their own page says; nobody when the game is over."""
    waits = {asyncio.ensure_future(one.choices.or_(one.over).first.wait_for()): one for one in people}
    done, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in pending:
        wait.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for wait in done:
        wait.result()
    asked = [waits[wait] for wait in done if await waits[wait].choices.is_visible()]
    return asked[0] if asked else None


async def play_on(people: Sequence[Person], moves: int = LONGEST_GAME) -> int:
    """Play until the game is over or so many moves are made; how many it were."""
    for made in range(moves):
        mover = await next_of(people)
        if mover is None:
            return made
        await mover.act()
    return moves


async def gather_table(host: Person, *others: Person, bots: int = 0) -> str:
    """A table at which all of them sit and are ready, with bots in the next seats."""
    code = await host.new_table()
    await host.sit()
    for other in others:
        await other.join(code)
        await other.sit()
        await other.ready()
    first = 2 + len(others)
    await host.add_bots(*range(first, first + bots))
    return code
