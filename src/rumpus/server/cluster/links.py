"""Connections between the servers of different machines: a page's bytes go through as they are, and files for tables
are brought."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from rumpus.engine import RumpusError

WITHIN_S: Final = 2.0
TAKEN: Final = b"1"
"""The first byte of the answer to a greeting. A process that was stopped accepts connections, but does not say this."""
TAKEN_WITHIN_S: Final = 1.0
MOST_GREETING: Final = 1024
MOST_QUESTION: Final = 4_194_304

Take = Callable[[bytes, str, int], asyncio.Protocol]
"""Gets the head of a request, the client's address and the id of the server that the client is connected to. Returns
the protocol that goes on with the connection."""
Answer = Callable[[bytes], Coroutine[Any, Any, bytes]]


class Greeting(Struct, frozen=True):
    """The first line of a link."""

    key: str
    """Only who reads the database knows it."""
    size: int
    """The size of the head, or of the question, that follows."""
    client: str = ""
    node: int = 0
    """The server that the client is connected to."""
    is_question: bool = False


def _opening(greeting: Greeting, data: bytes) -> bytes:
    return msgspec.json.encode(greeting) + b"\n" + data


class Incoming(asyncio.Protocol):
    """A link from another server, until it is clear what it is for."""

    def __init__(self, key: str, take: Take, answer: Answer, tasks: set[asyncio.Task[None]]) -> None:
        self._key = key
        self._take = take
        self._answer = answer
        self._tasks = tasks
        self._data = b""
        self._greeting: Greeting | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._timer = asyncio.get_running_loop().call_later(WITHIN_S, self._transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if self._greeting is None:
            self._read_greeting()
        if self._greeting is not None and len(self._data) >= self._greeting.size:
            self._timer.cancel()
            self._go_on(self._greeting)

    def _read_greeting(self) -> None:
        line, newline, rest = self._data.partition(b"\n")
        if not newline:
            if len(line) > MOST_GREETING:
                self._transport.abort()
            return
        try:
            greeting = msgspec.json.decode(line, type=Greeting)
        except msgspec.MsgspecError:
            self._transport.abort()
            return
        if not secrets.compare_digest(greeting.key, self._key) or greeting.size > MOST_QUESTION:
            self._transport.abort()
            return
        self._greeting, self._data = greeting, rest

    def _go_on(self, greeting: Greeting) -> None:
        head, rest = self._data[: greeting.size], self._data[greeting.size :]
        if greeting.is_question:
            task = asyncio.get_running_loop().create_task(self._reply(head))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        self._transport.write(TAKEN)
        page = self._take(head, greeting.client, greeting.node)
        self._transport.set_protocol(page)
        page.connection_made(self._transport)
        if rest:
            page.data_received(rest)

    async def _reply(self, question: bytes) -> None:
        self._transport.write(await self._answer(question))
        self._transport.close()


class Pipe(asyncio.Protocol):
    """One end of a page's way to the server that has its table: what comes in here goes out at the other end."""

    def __init__(self, other: asyncio.Transport) -> None:
        self._other = other

    def data_received(self, data: bytes) -> None:
        self._other.write(data)

    def pause_writing(self) -> None:
        self._other.pause_reading()

    def resume_writing(self) -> None:
        self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._other.close()


class Outgoing(asyncio.Protocol):
    """A page's link to another server, until that server has answered."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        # What follows is for the page.
        self._transport.pause_reading()
        if not self.answer.done():
            self.answer.set_result(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answer.done():
            self.answer.set_result(b"")


async def pipe(page: asyncio.Transport, address: str, greeting: Greeting, head: bytes) -> bool:
    """Connect a page to the server with that address. Returns False if it cannot be reached or does not answer."""
    host, _, port = address.rpartition(":")
    connecting = asyncio.get_running_loop().create_connection(Outgoing, host.strip("[]"), int(port))
    try:
        far, outgoing = await asyncio.wait_for(connecting, WITHIN_S)
    except (OSError, TimeoutError):
        return False
    far.write(_opening(greeting, head))
    try:
        answer = await asyncio.wait_for(outgoing.answer, TAKEN_WITHIN_S)
    except TimeoutError:
        answer = b""
    if not answer.startswith(TAKEN) or far.is_closing():
        far.abort()
        return False
    far.set_protocol(Pipe(page))
    page.set_protocol(Pipe(far))
    page.write(answer[len(TAKEN) :])
    page.resume_reading()
    far.resume_reading()
    return True


class NodeUnreachable(RumpusError):
    """Other servers could not reach this one; the message says what to do."""

    code = "node_unreachable"


def check_reachable(host: str) -> None:
    """Connect to this machine as servers on other machines would. Blocks. Raises NodeUnreachable."""
    with listen() as listening:
        try:
            socket.create_connection((host, listening.getsockname()[1]), WITHIN_S).close()
        except OSError as error:
            reason = error.strerror or str(error)
            raise NodeUnreachable(
                f"Other servers cannot reach this one at {host}: {reason}. Name an address of this machine, for "
                "example --node-address 10.0.0.5"
            ) from None


def listen() -> socket.socket:
    """A socket for the links of other machines, on any free port."""
    if socket.has_dualstack_ipv6():
        return socket.create_server(("", 0), family=socket.AF_INET6, dualstack_ipv6=True)
    return socket.create_server(("", 0))


def ask(address: str, key: str, question: bytes) -> bytes:
    """The answer of another server to a question. Blocks. Raises OSError."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), WITHIN_S) as link:
        link.settimeout(WITHIN_S * 5)
        link.sendall(_opening(Greeting(key, len(question), is_question=True), question))
        return b"".join(iter(lambda: link.recv(65_536), b""))
