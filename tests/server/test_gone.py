"""The memory of a connection is freed as soon as it ends, without the garbage collector, which seldom runs."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.server.http_connection import HttpConnection
from rumpus.server.socket import PageSocket
from tests.hostile.wire import CONT, PATIENCE_S, PING, TEXT, Turned, Where, Wire, frame, open_socket
from tests.server.harness import SocketPage, http, open_table
from tests.server.running import HouseInAThread, house_in_a_thread


class Alive(weakref.WeakSet[object]):
    """The connections that are in memory."""

    async def are_gone(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while len(self):  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.02)


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Alive]:
    found = Alive()
    for kind in (PageSocket, HttpConnection):

        def made(self: object, *args: object, _init: object = kind.__init__, **named: object) -> None:
            _init(self, *args, **named)  # type: ignore[operator]
            found.add(self)

        monkeypatch.setattr(kind, "__init__", made)
    gc.disable()
    yield found
    gc.enable()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3") as started:
        yield started


SENT = {
    "nothing": b"",
    "half a frame": frame(TEXT, b"x" * 9_000, size=16_000),
    "a frame that is far too large": frame(TEXT, b"x" * 9_000, size=1_000_000),
    "a piece": frame(TEXT, b"x" * 9_000, fin=False),
    "a frame that may not be": frame(CONT, b"x"),
    "a frame beyond all measure": frame(TEXT, size=2**40),
    "many frames": frame(PING) * 500,
}


@pytest.mark.parametrize("sent", SENT.values(), ids=SENT.keys())
async def test_a_closed_socket_leaves_nothing_in_memory(house: HouseInAThread, alive: Alive, sent: bytes) -> None:
    for _ in range(3):
        with open_socket(Where("127.0.0.1", house.port)) as wire:
            wire.send(sent)
    await alive.are_gone()


async def test_a_page_that_was_at_a_table_leaves_nothing_in_memory(house: HouseInAThread, alive: Alive) -> None:
    code = await open_table(house)
    for ends in (SocketPage.close, SocketPage.drop):
        page = SocketPage(house)
        await page.connect()
        await page.hello(code)
        await ends(page)
    await alive.are_gone()


async def test_a_refused_upgrade_leaves_nothing_in_memory(house: HouseInAThread, alive: Alive) -> None:
    with Wire(Where("127.0.0.1", house.port)) as wire, pytest.raises(Turned):
        wire.upgrade("Origin: http://elsewhere")
    with Wire(Where("127.0.0.1", house.port)) as wire, pytest.raises(Turned):
        wire.upgrade("Sec-WebSocket-Key: twice")
    await alive.are_gone()


async def test_a_finished_request_leaves_nothing_in_memory(house: HouseInAThread, alive: Alive) -> None:
    async with http(house) as client:
        await client.get("/")
        await client.post("/api/tables", json={"game": "mantis"})
    with Wire(Where("127.0.0.1", house.port)) as wire:
        wire.send(b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{")
    with Wire(Where("127.0.0.1", house.port)) as wire:
        # Most of them never start.
        wire.send(b"GET /healthz HTTP/1.1\r\n\r\n" * 10)
    await alive.are_gone()
