"""The WebSocket of a page: decodes what comes in, hands it to the table, and sends without buffering for ever.

Plain ASGI: a framework's layers would cost as much as the work itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from rumpus.engine import RumpusError
from rumpus.server.limits import HELLO_WITHIN_S, MESSAGE_BYTES, Bucket, Limits
from rumpus.tables import metrics
from rumpus.tables.house import House
from rumpus.tables.messages import Command, Consult, FromPage, Hello, Ping, Pong, Rejected
from rumpus.tables.table import Table
from rumpus.tables.watchers import Watcher

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

logger = structlog.get_logger()
encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromPage)

OUTBOX = 64
"""How many messages may wait for a slow reader."""


class _OnlyRef(msgspec.Struct):
    ref: int | None = None


class SocketOutbox:
    """The messages waiting for one connection, and the task that sends them."""

    __slots__ = ("_behind", "_closing", "_messages", "_on_drained", "_send", "_woken")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._messages: deque[bytes] = deque()
        self._woken: asyncio.Future[None] | None = None
        self._closing = False
        self._behind = False
        self._on_drained: Callable[[], None] = lambda: None

    def when_drained(self, call: Callable[[], None]) -> None:
        """What to do once a reader that had fallen behind has read everything."""
        self._on_drained = call

    def put(self, message: bytes) -> bool:
        if self._closing:
            return True
        if len(self._messages) >= OUTBOX:
            self._behind = True
            return False
        self._messages.append(message)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)
        return True

    def close(self) -> None:
        self._closing = True
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def run(self) -> None:
        """Send until closed."""
        loop = asyncio.get_running_loop()
        messages, send = self._messages, self._send
        while True:
            while messages:
                await send({"type": "websocket.send", "text": messages.popleft().decode()})
            if self._closing:
                await send({"type": "websocket.close", "code": 1000})
                return
            if self._behind:
                self._behind = False
                self._on_drained()
            self._woken = loop.create_future()
            await self._woken


class Sockets:
    """Every WebSocket of the server."""

    def __init__(self, house: House, limits: Limits, origins: frozenset[str]) -> None:
        self._house = house
        self._limits = limits
        self._origins = origins
        """Origins that may connect besides the one that the page was served from."""
        self._by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the connect message
        if scope["path"] != "/ws" or not self._is_own_origin(scope):
            await send({"type": "websocket.close", "code": 1008})
            return
        address = (scope.get("client") or ("", 0))[0]
        if self._by_address[address] >= self._limits.pages_per_address:
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})
        self._by_address[address] += 1
        metrics.PAGES.inc()
        try:
            await _Connection(self._house, self._limits, receive, send).run()
        finally:
            metrics.PAGES.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _is_own_origin(self, scope: Scope) -> bool:
        """A page from elsewhere must not use a visitor's browser to play here. Programs send no origin."""
        origin = host = ""
        for name, value in scope["headers"]:
            if name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
        return not origin or urlsplit(origin).netloc == host or origin in self._origins


class _Connection:
    def __init__(self, house: House, limits: Limits, receive: Receive, send: Send) -> None:
        self._house = house
        self._receive = receive
        self._outbox = SocketOutbox(send)
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self._consults = Bucket(limits.consults_per_second, limits.consults_burst)
        self._table: Table | None = None
        self._watcher: Watcher | None = None

    async def run(self) -> None:
        sender = asyncio.get_running_loop().create_task(self._outbox.run())
        sender.add_done_callback(_swallow_lost_connection)
        hello_timer = asyncio.get_running_loop().call_later(HELLO_WITHIN_S, self._give_up)
        try:
            while True:
                message = await self._receive()
                if message["type"] == "websocket.disconnect":
                    return
                data = message.get("text") or message.get("bytes") or b""
                if isinstance(data, str):
                    data = data.encode()
                await self._heed(data)
        finally:
            hello_timer.cancel()
            if self._table is not None and self._watcher is not None:
                self._table.depart(self._watcher, self._outbox)
            sender.cancel()

    def _give_up(self) -> None:
        if self._watcher is None:
            self._reject("no_hello", "Say hello to a table first.")
            self._outbox.close()

    async def _heed(self, data: bytes) -> None:
        if len(data) > MESSAGE_BYTES:
            self._reject("too_large", f"A message may have {MESSAGE_BYTES} bytes; this one has {len(data)}.")
            return
        if not self._messages.take():
            self._reject("too_fast", "Too many messages. Wait a moment.", _ref(data))
            return
        try:
            message = _decoder.decode(data)
        except msgspec.ValidationError as error:
            text = str(error)
            self._reject("bad_message", text, _ref(data), text.partition("`$.")[2].rstrip("`"))
            return
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._reject("bad_message", f"Not JSON: {error}")
            return
        if isinstance(message, Ping):
            self._outbox.put(encode(self._table.pong() if self._table is not None else Pong(0)))
        elif isinstance(message, Hello):
            await self._greet(message)
        else:
            self._command(message)

    async def _greet(self, hello: Hello) -> None:
        if self._watcher is not None:
            self._reject("not_now", "This page is at a table already.")
            return
        try:
            table = await self._house.find(hello.table)
            watcher = await table.arrive(hello, self._outbox)
        except RumpusError as error:
            self._reject(error.code, error.message)
            return
        self._table, self._watcher = table, watcher
        self._outbox.when_drained(lambda: table.resync(watcher))

    def _command(self, command: Command) -> None:
        if self._table is None or self._watcher is None:
            self._reject("no_hello", "Say hello to a table first.", command.ref)
        elif self._table.is_closed:
            self._outbox.close()
        elif isinstance(command, Consult) and not self._consults.take():
            self._reject("too_fast", "Too many questions. Wait a moment.", command.ref)
        else:
            self._table.post(self._watcher, command)

    def _reject(self, code: str, message: str, ref: int | None = None, field: str = "") -> None:
        metrics.REFUSALS.labels(code).inc()
        self._outbox.put(encode(Rejected(code, message, ref, "", field)))


def _ref(data: bytes) -> int | None:
    """The ref of a message that cannot be understood otherwise, so that the page knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_OnlyRef).ref
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


def _swallow_lost_connection(sender: asyncio.Task[None]) -> None:
    """A page that vanished in mid-send is no news: its receiving side says so too."""
    if not sender.cancelled() and (error := sender.exception()) is not None:
        logger.debug("socket.lost", error=str(error))
