"""Pages over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Protocol

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.tables.page import PATIENCE_S, Page, profile

JSON = {"content-type": "application/json"}


class Server(Protocol):
    """A server that pages can connect to."""

    @property
    def url(self) -> str: ...

    @property
    def ws_url(self) -> str: ...


class SocketPage(Page):
    """A page with a real WebSocket."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        super().__init__(name)
        self.server = server
        self.socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, path: str = "", **options: Any) -> None:
        """`path` is appended to the address, such as `?t=CODE`."""
        self.is_closed = False
        self.socket = await connect(f"{self.server.ws_url}{path}", max_queue=None, **options)
        self._reading = asyncio.get_running_loop().create_task(self._read(self.socket))

    async def hello(self, code: str, **fields: Any) -> dict[str, Any]:
        """Say hello, with the credential if there is one. Returns the welcome, or the refusal."""
        start = len(self.messages)
        known = {} if self.credential is None else {"credential": self.credential}
        await self.send({"type": "hello", "table": code, "profile": profile(self.name), **known, **fields})
        return await self.until(
            lambda: next((each for each in self.messages[start:] if each["type"] in ("welcome", "rejected")), None)
        )

    async def resume(self, **options: Any) -> dict[str, Any]:
        """Connect again and ask for missed messages."""
        await self.connect(**options)
        return await self.hello(self.table["code"], stream=self.stream, last_seq=self.seq)

    async def drop(self) -> None:
        """Abort the connection."""
        assert self.socket is not None
        self.socket.transport.abort()
        await self.ended()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            await self.ended()

    async def ended(self) -> None:
        assert self._reading is not None
        await self._reading

    async def send(self, message: dict[str, Any]) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    async def refusal(self, data: str | bytes) -> dict[str, Any]:
        """Send any data and return its refusal."""
        start = len(self.messages)
        await self.send_raw(data)
        return await self.next("rejected", since=start)

    async def ping(self) -> dict[str, Any]:
        start = len(self.messages)
        await self.send({"type": "ping"})
        return await self.next("pong", since=start)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                if isinstance(data, str):
                    self.hear(data.encode())
                else:
                    self.see(data)
        except websockets.ConnectionClosed:
            pass
        finally:
            self.heard_the_end()


def http(server: Server, **options: Any) -> httpx.AsyncClient:
    # Do not load certificates, which takes longer than a request.
    return httpx.AsyncClient(base_url=server.url, verify=False, trust_env=False, **{"timeout": PATIENCE_S, **options})


async def open_table(server: Server, **fields: Any) -> str:
    """The code of a new table."""
    async with http(server) as client:
        answer = await client.post("/api/tables", json={"game": "mantis", **fields})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def told_to_anybody(server: Server, code: str) -> bytes:
    """Everything that HTTP gives to somebody who has the table's code."""
    paths = ("/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", "/metrics", "/api/house", "/healthz")
    async with http(server) as client:
        answers = [await client.get(path) for path in paths]
    assert all(answer.is_success for answer in answers)
    return b"\n".join(answer.content for answer in answers)


async def let_judge(host: Page, *others: Page) -> None:
    """The host lets the newly arrived shared screen judge, and the others vouch for it."""
    screen = await host.until(
        lambda: next((each["id"] for each in host.table["screens"] if each["state"] == "watching"), None)
    )
    for page in (host, *others):
        await page.do("admit", who=screen)


class Round:
    """A table on a server, whose pages are closed at the end."""

    def __init__(self, server: Server, code: str, stack: AsyncExitStack) -> None:
        self.server = server
        self.code = code
        self._stack = stack

    async def page(self, name: str, *, seat: int | None = None, **hello: Any) -> SocketPage:
        page = SocketPage(self.server, name)
        await page.connect()
        self._stack.push_async_callback(page.close)
        welcome = await page.hello(self.code, **hello)
        assert welcome["type"] == "welcome", welcome
        if seat is not None:
            await page.do("take_seat", seat=seat)
        return page

    async def screen(self, *vouching: Page) -> SocketPage:
        """A shared screen that may judge: the first of these pages, the host, admits it, and the others vouch for
        it."""
        screen = await self.page("screen", role="screen")
        await let_judge(*vouching)
        return screen

    async def game(self, *, bot: str | None = None) -> tuple[SocketPage, SocketPage]:
        """Ann, the host, in seat 0 and Bo in seat 1, in a game that has begun."""
        ann, bo = await self.page("Ann", seat=0), await self.page("Bo", seat=1)
        if bot is not None:
            await ann.do("add_bot", seat=2, level=bot)
        await bo.do("ready", seat=1, ready=True)
        await ann.do("start")
        for page in (ann, bo):
            await page.until(lambda page=page: page.play)  # type: ignore[misc]
        return ann, bo


@asynccontextmanager
async def round_at(server: Server, code: str | None = None) -> AsyncIterator[Round]:
    async with AsyncExitStack() as stack:
        yield Round(server, code or await open_table(server), stack)


def mover_of(*pages: SocketPage) -> tuple[SocketPage, int]:
    """The page whose turn it is, and its seat. Page n has seat n."""
    seat = next(seat for seat, page in enumerate(pages) if page.prompt(seat) is not None)
    return pages[seat], seat
