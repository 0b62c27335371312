"""Hands connections over to another process of this machine: the sockets themselves travel, so nothing is forwarded
afterwards."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from rumpus.server.cluster.own_folder import OwnFolder

WITHIN_S: Final = 0.7
"""A process that does not answer for so long may be stopped: whoever brings a connection keeps it and tries again."""
ANSWERED_WITHIN_S: Final = 10.0
PIECE: Final = 65_536
READY, TAKEN = b"1", b"2"
PAGE, TABLE, QUESTION = b"P", b"T", b"Q"
"""The first byte says what comes: a connection with the head of its request, a table with its pages, or a question. The
size of the data follows."""
SIZE: Final = 4
MOST_CONNECTIONS: Final = 250
"""The kernel passes at most 253 in one message."""
CAN_HAND_OVER: Final = hasattr(socket, "send_fds")


async def hand_over(door: str, connection: int, data: bytes) -> bool:
    """Hand over a connection, by its file number, with what was read of it. Returns whether it is gone from here."""
    with socket.socket(socket.AF_UNIX) as link:
        return await _is_sent(link, door, PAGE, [connection], data)


async def hand_over_table(door: str, connections: Sequence[int], package: bytes) -> bool:
    """Hand over a table with the connections of its pages. Returns whether it was taken."""
    with socket.socket(socket.AF_UNIX) as link:
        if not await _is_sent(link, door, TABLE, connections, package):
            return False
        try:
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                return await asyncio.get_running_loop().sock_recv(link, 1) == TAKEN
        except OSError:
            return False


async def _is_sent(link: socket.socket, door: str, kind: bytes, connections: Sequence[int], data: bytes) -> bool:
    """Connections are sent only to a process that has answered. One that hangs would keep them open, and use them when
    it wakes up, though somebody else may have them then."""
    loop = asyncio.get_running_loop()
    link.setblocking(False)
    try:
        async with asyncio.timeout(WITHIN_S):
            await loop.sock_connect(link, door)
            await loop.sock_sendall(link, kind + len(data).to_bytes(SIZE))
            if await loop.sock_recv(link, 1) != READY:
                return False
        sent = socket.send_fds(link, [data], list(connections)) if connections else 0
    except OSError:
        return False
    # From now on they are not ours. If the other process does not get everything, the pages come back.
    with suppress(OSError):
        async with asyncio.timeout(WITHIN_S):
            await loop.sock_sendall(link, data[sent:])
    return True


def question_at(door: str, question: bytes) -> bytes:
    """The answer of another process of this machine to a question. Blocks. Raises OSError."""
    with socket.socket(socket.AF_UNIX) as link:
        link.settimeout(ANSWERED_WITHIN_S)
        link.connect(door)
        link.sendall(QUESTION + len(question).to_bytes(SIZE) + question)
        return b"".join(iter(lambda: link.recv(PIECE), b""))


class Door:
    """Where other processes hand pages and tables over to this one, and bring files for its tables."""

    def __init__(
        self,
        take_page: Callable[[socket.socket, bytes], None],
        take_table: Callable[[Sequence[socket.socket], bytes], Coroutine[Any, Any, None]],
        answer: Callable[[bytes], Coroutine[Any, Any, bytes]],
    ) -> None:
        """`take_page` gets a connection and what was read of it; `take_table` gets the connections of the pages and a
        package; `answer` gets a question, and returns the answer."""
        self._take_page = take_page
        self._take_table = take_table
        self._answer = answer
        self._folder = OwnFolder()
        self.path = str(self._folder.path / "door")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(self.path)
        self._listening.listen(1024)
        self._listening.setblocking(False)
        self._task: asyncio.Task[None] | None = None
        self._receiving: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._accept(), name="door")

    def close(self) -> None:
        for task in (self._task, *self._receiving):
            if task is not None:
                task.cancel()
        self._listening.close()
        self._folder.remove()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                link, _ = await loop.sock_accept(self._listening)
            except OSError:
                # There may be too many open files now.
                await asyncio.sleep(WITHIN_S)
                continue
            task = loop.create_task(self._receive(link))
            self._receiving.add(task)
            task.add_done_callback(self._receiving.discard)

    async def _receive(self, link: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        link.setblocking(False)
        with link, suppress(OSError):
            async with asyncio.timeout(WITHIN_S):
                head = await _read(link, 1 + SIZE)
                kind, size = head[:1], int.from_bytes(head[1:])
                if kind == QUESTION:
                    brought = await _read(link, size)
                else:
                    await loop.sock_sendall(link, READY)
                    connections, brought = await _received(link, size)
            if kind == QUESTION:
                await loop.sock_sendall(link, await self._answer(brought))
            elif kind == TABLE:
                await self._take_table(connections, brought)
                await loop.sock_sendall(link, TAKEN)
            else:
                self._take_page(connections[0], brought)


async def _received(link: socket.socket, size: int) -> tuple[list[socket.socket], bytes]:
    """Connections, and what comes with them. Raises OSError if not all of it comes."""
    loop = asyncio.get_running_loop()
    readable = loop.create_future()
    loop.add_reader(link, lambda: None if readable.done() else readable.set_result(None))
    try:
        await readable
    finally:
        loop.remove_reader(link)
    data, numbers, _, _ = socket.recv_fds(link, min(PIECE, size), MOST_CONNECTIONS)
    connections = [socket.socket(fileno=number) for number in numbers]
    try:
        return connections, data + await _read(link, size - len(data))
    except BaseException:
        for each in connections:
            each.close()
        raise


async def _read(link: socket.socket, size: int) -> bytes:
    """So many bytes. Raises OSError if they do not come."""
    data = b""
    while len(data) < size:
        piece = await asyncio.get_running_loop().sock_recv(link, min(PIECE, size - len(data)))
        if not piece:
            raise ConnectionError("The link ended too early.")
        data += piece
    return data
