"""A connection travels from process to process: one of them has it, never both."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from rumpus.server.cluster.handover import PAGE, READY, SIZE, Door, hand_over, hand_over_table, question_at

HEAD = b"GET /ws HTTP/1.1\r\n\r\n" * 20_000
"""It does not fit into the buffer of a socket."""


class Taker:
    """A door that keeps what was handed over."""

    def __init__(self) -> None:
        self.taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        self.tables: asyncio.Queue[tuple[Sequence[socket.socket], bytes]] = asyncio.Queue()
        self.door = Door(
            lambda connection, data: self.taken.put_nowait((connection, data)), self._take_table, self._answer
        )

    async def _take_table(self, connections: Sequence[socket.socket], package: bytes) -> None:
        self.tables.put_nowait((connections, package))

    async def _answer(self, question: bytes) -> bytes:
        return question[::-1]


@pytest.fixture
async def taker() -> AsyncIterator[Taker]:
    taker = Taker()
    taker.door.open()
    yield taker
    taker.door.close()


async def test_a_connection_arrives_with_what_was_read_of_it(taker: Taker) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert await hand_over(taker.door.path, theirs.fileno(), HEAD)
        connection, data = await taker.taken.get()
        assert data == HEAD
        with connection:
            connection.sendall(b"hello")
        assert ours.recv(5) == b"hello"


async def test_a_table_arrives_with_the_connections_of_all_its_pages(taker: Taker) -> None:
    pairs = [socket.socketpair() for _ in range(40)]
    assert await hand_over_table(taker.door.path, [theirs.fileno() for _, theirs in pairs], HEAD)
    connections, package = await taker.tables.get()
    assert package == HEAD
    for number, (connection, (ours, theirs)) in enumerate(zip(connections, pairs, strict=True)):
        with connection, ours, theirs:
            connection.sendall(bytes([number]))
            assert ours.recv(1) == bytes([number])


async def test_a_table_without_pages_arrives_too(taker: Taker) -> None:
    assert await hand_over_table(taker.door.path, [], b"package")
    assert await taker.tables.get() == ([], b"package")


async def test_a_connection_stays_where_it_is_if_nobody_takes_it(tmp_path: Path) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert not await hand_over(str(tmp_path / "nobody"), theirs.fileno(), b"head")
        theirs.sendall(b"hello")
        assert ours.recv(5) == b"hello"


async def test_a_process_that_hangs_gets_no_connection(tmp_path: Path) -> None:
    ours, theirs = socket.socketpair()
    with ours, socket.socket(socket.AF_UNIX) as hanging:
        # The kernel accepts links for a process that was stopped.
        hanging.bind(str(tmp_path / "door"))
        hanging.listen()
        assert not await hand_over(str(tmp_path / "door"), theirs.fileno(), b"head")
        theirs.close()
        # It has ended, because nobody else has it.
        assert ours.recv(1) == b""


async def test_a_connection_that_comes_without_all_of_its_data_is_closed(taker: Taker) -> None:
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    with ours, socket.socket(socket.AF_UNIX) as link:
        link.setblocking(False)
        await loop.sock_connect(link, taker.door.path)
        await loop.sock_sendall(link, PAGE + (400).to_bytes(SIZE))
        assert await loop.sock_recv(link, 1) == READY
        socket.send_fds(link, [b"head"], [theirs.fileno()])
        theirs.close()
        link.shutdown(socket.SHUT_WR)
        ours.setblocking(False)
        assert await loop.sock_recv(ours, 1) == b""
        assert taker.taken.empty()


async def test_a_question_is_answered(taker: Taker) -> None:
    assert await asyncio.to_thread(question_at, taker.door.path, b"abc" * 100_000) == b"cba" * 100_000
