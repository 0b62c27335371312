"""People with a browser, who find everything on a page by its words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, ConsoleMessage, Dialog, Error, Locator, Page, Request, expect

from rumpus.games.mantis.model import COLOURS
from tests.server.harness import Server, open_table, round_at

FACTS = re.compile(rf"\b(?:{'|'.join(COLOURS)}|one|\d+|[Mm]atch)")

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""For tests of animations. All others reduce the motion, which takes most of the time without a graphics card."""

LONGEST_GAME = 220
"""Mantis has 105 cards, one a move; the rest is a margin for mistakes in tests."""

EMPTY = '<link rel="icon" href="data:,">'
LOST_CONNECTION = r"WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE"
NOT_FOUND = r"status of 404"


def facts_of(said: str) -> list[str]:
    """What sentences about Mantis say to every reader: colours, numbers, and whether a card matches."""
    return FACTS.findall(said)


async def forbid_storage(page: Page) -> None:
    """Let the browser keep nothing, as in some private modes."""
    await page.add_init_script(
        "for (const method of ['getItem', 'setItem', 'removeItem'])"
        " Storage.prototype[method] = () => { throw new DOMException('forbidden', 'SecurityError'); };"
    )


class Person:
    """Somebody with their own device. Errors on their pages are collected in `trouble`."""

    def __init__(self, name: str, context: BrowserContext, page: Page, address: str) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.address = address
        self.trouble: list[str] = []
        self.asked: list[str] = []
        """Every address that the pages requested."""
        self._forgiven: list[str] = []
        self.watch(page)

    # What must not happen

    def watch(self, page: Page) -> None:
        page.on("console", self._hear_console)
        page.on("pageerror", self._hear_error)
        page.on("request", self._see_request)
        page.on("dialog", self._hear_dialog)

    def expect_trouble(self, pattern: str) -> None:
        """Ignore an error of the browser that the test causes on purpose."""
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

    async def stand_still(self) -> None:
        """From now on the page moves nothing: where nobody looks at it, motion only costs time."""
        await self.page.emulate_media(reduced_motion="reduce")

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
        """The line that was announced last."""
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
        """Fill in the profile, and go on with the button of this name."""
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name=action, exact=True).click()

    async def new_table(self, game: str = "Mantis") -> str:
        """Open a table from the home page. Returns the code that its lobby shows."""
        await self.open_home()
        await self.button(re.compile(f"^New table.*{game}$")).click()
        await self.introduce("Join the table")
        await expect(self.lobby).to_be_visible()
        await self.sits()
        return await self.code()

    async def code(self) -> str:
        spelled = await self.page.get_by_text(re.compile("^Table code: ")).first.text_content()
        return (spelled or "").removeprefix("Table code: ").replace(" ", "").strip()

    async def type_code(self, code: str) -> None:
        await self.open_home()
        await self.page.get_by_label("Join with a code").fill(code)
        await self.button("Join", exact=True).click()

    async def join(self, code: str, *, seated: bool = True) -> None:
        """Join by typing the code on the home page, which leads to a seat if there is a free one."""
        await self.type_code(code)
        await self.introduce("Join the table")
        await expect(self.lobby.or_(self.playing)).to_be_visible()
        if seated:
            await self.sits()

    async def come_back(self, code: str, credential: str, *, query: str = "") -> None:
        """Open the table's page on a device that the table knows already."""
        # The device's storage is written by a page of the same origin: an empty one will do.
        empty = f"{self.address}/empty"
        await self.page.route(empty, lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        await self.page.goto(empty)
        await self.page.unroute(empty)
        await self.page.evaluate(
            "([key, value]) => localStorage.setItem(key, value)", [f"rumpus.credential.{code}", credential]
        )
        await self.open(f"/t/{code}{query}")

    async def watch_table(self, code: str) -> None:
        await self.open(f"/t/{code}")
        await self.introduce("Just watch")

    # In the lobby

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number - 1}")

    async def sits(self) -> None:
        seats = self.page.get_by_role("region", name="Seats")
        await expect(seats.get_by_text(self.name).first).to_be_visible()
        await expect(self.button("Take a seat", exact=True)).to_have_count(0)

    async def sit(self) -> None:
        await self.button("Take a seat", exact=True).click()
        await self.sits()

    async def stand_up(self, seat: int) -> None:
        await self.seat(seat).click()
        await self.button("Stand up").click()
        await expect(self.button("Take a seat", exact=True)).to_be_visible()

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
        """Make a move, the named one or one that looks good, and wait for the table's answer. Returns the
        announcement."""
        await expect(self.choices).to_be_visible()
        before = await self.announced.get_attribute("data-line") or ""
        if choice is None:
            await self._pick(await self.choices.get_by_role("button").all_inner_texts())
        else:
            await self.choices.get_by_role("button", name=choice).click()
        # Compare its number, since two moves in a row may have the same text.
        await expect(self.announced).not_to_have_attribute("data-line", before)
        return await self.announced.text_content() or ""

    async def _pick(self, texts: Sequence[str]) -> None:
        promising = [place for place, text in enumerate(texts) if "You would" in text]
        await self.choices.get_by_role("button").nth(promising[0] if promising else 0).click()

    async def hears_the_same(self, said: str) -> None:
        """Wait until the line that was announced last says the same as this one, which may speak to another reader."""
        between = f"(?:(?!{FACTS.pattern})[\\s\\S])*"
        same = between.join(("^", *facts_of(said), "$"))
        await expect(self.announced).to_have_text(re.compile(same))

    async def log(self) -> list[str]:
        """The lines of the log, newest first."""
        sentences = (await self._open_log()).get_by_test_id("sentence")
        return [line.strip() for line in await sentences.all_inner_texts()]

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
        result = self.dialog(re.compile("You win!|wins!|share the win!"))
        await expect(result).to_be_visible()
        return result

    async def see_stage(self, stage: str) -> Locator:
        """Go to a stage of the end by its name. Returns the dialog."""
        result = await self.see_result()
        await result.get_by_role("navigation").get_by_role("button", name=stage).click()
        return result


class Invite(Protocol):
    """Creates people with their own devices."""

    async def __call__(
        self,
        name: str,
        device: dict[str, Any] = ...,
        *,
        at: Server = ...,
        audible: bool = ...,
        worker: bool = ...,
        **more: Any,
    ) -> Person:
        """Only an audible page makes sounds, and only one with a `worker` starts the service worker. Further options
        are those of a browser context."""
        ...


async def next_of(people: Sequence[Person]) -> Person | None:
    """The person whose turn it is, by their own page; nobody when the game is over."""
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
    """Play until the game is over or so many moves are made. Returns the number of moves."""
    for made in range(moves):
        mover = await next_of(people)
        if mover is None:
            return made
        await mover.act()
    return moves


async def play_out(*people: Person) -> None:
    """Play these people's game of Mantis to its end without their pages. Each has the next seat."""
    code = people[0].page.url.rsplit("/", 1)[-1]
    async with round_at(_At(people[0].address), code) as table:
        pages = []
        for person in people:
            kept = await person.page.evaluate(f"localStorage.getItem('rumpus.credential.{code}')")
            pages.append(await table.page(person.name, credential=kept))
        await asyncio.gather(*(page.play_on(seat) for seat, page in enumerate(pages)))


async def gather_table(host: Person, *others: Person, bots: int = 0) -> str:
    """A table of Mantis at which all of them sit and are ready, with bots in the next seats.

    They sit down over sockets, since tests that call this do not check the lobby.
    """
    server = _At(host.address)
    async with round_at(server, await open_table(server)) as table:
        pages = [await table.page(person.name, seat=seat) for seat, person in enumerate((host, *others))]
        for seat, page in enumerate(pages[1:], start=1):
            await page.do("ready", seat=seat, ready=True)
        for seat in range(len(pages), len(pages) + bots):
            await pages[0].do("add_bot", seat=seat, level="good")
        for person, page in zip((host, *others), pages, strict=True):
            await person.come_back(table.code, page.credential or "")
            await expect(person.lobby).to_be_visible()
        return table.code


class _At:
    """The server of that address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ws_url = f"{url.replace('http', 'ws', 1)}/ws"
