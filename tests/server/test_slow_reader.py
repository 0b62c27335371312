"""A page that does not read: nobody waits for it, its queue is limited, and it catches up later."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Round, SocketPage, http, round_at
from tests.server.running import house_in_a_thread

LINE = "x" * 200
LINES = 600
"""More than both ends of a connection and the outbox can buffer together."""


@pytest.fixture
async def narrow_table(tmp_path: Path) -> AsyncIterator[Round]:
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", send_buffer=4096) as server:
        async with round_at(server) as table:
            yield table


async def page_that_stops_reading(table: Round) -> SocketPage:
    page = SocketPage(table.server, "Cy")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", httpx.URL(table.server.url).port))
    narrow.setblocking(False)
    await page.connect(sock=narrow, compression=None)
    await page.hello(table.code, role="spectator")
    assert page.socket is not None
    page.socket.transport.pause_reading()
    return page


async def _talk(ann: SocketPage, bo: SocketPage) -> None:
    """Ann writes and Bo reads; nobody else delays them."""
    for _ in range(LINES):
        await ann.do("say", text=LINE)
    await bo.until(lambda: sum(message["type"] == "chat" for message in bo.messages) == LINES)


async def test_a_page_that_stops_reading_delays_nobody_and_gets_everything_when_it_reads_again(
    narrow_table: Round,
) -> None:
    ann, bo = await narrow_table.game()
    slow = await page_that_stops_reading(narrow_table)
    await _talk(ann, bo)
    seat = ann.public["to_move"]
    await (ann, bo)[seat].act(seat)
    await ann.ping()

    assert slow.socket is not None
    slow.socket.transport.resume_reading()
    await slow.until(lambda: slow.messages[-1]["type"] == "sync")
    assert slow.public == bo.public
    assert len(slow.messages) < LINES
    async with http(narrow_table.server) as client:
        figures = (await client.get("/metrics")).text
    assert "rumpus_resyncs_total 0.0" not in figures
    await bo.do("react", reaction="wow")
    await slow.until(lambda: slow.messages[-1]["type"] == "reaction")
    await slow.close()


async def test_a_page_that_never_reads_again_does_not_block_the_server(narrow_table: Round) -> None:
    ann, bo = await narrow_table.game()
    slow = await page_that_stops_reading(narrow_table)
    await _talk(ann, bo)
    assert slow.socket is not None
    slow.socket.transport.abort()
    await bo.until(lambda: not bo.table["members"][2]["here"])
    await slow.ended()
