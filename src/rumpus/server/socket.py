"""The WebSocket of a page: an asyncio protocol that uvicorn hands the connection to after the upgrade request.

No task and no queue a connection: a frame that arrives is heeded at once, and a message is written at once unless the
page reads too slowly. The frames themselves are the `websockets` library's business.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter, deque
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from rumpus.server.conversation import Conversation
from rumpus.server.limits import FRAME_BYTES, HELLO_WITHIN_S, Limits
from rumpus.tables import metrics
from rumpus.tables.house import House

OUTBOX = 64
"""How many messages may wait for a page that reads slowly."""
UNSENT_BYTES = 2048
"""How much may wait in the system for a page that reads slowly, beyond what is on its way."""
PING_EVERY_S = 8.0
TEXT = 0x81
BINARY = 0x82
"""How a whole frame begins."""
CLOSE_WITHIN_S = 2.0


class Sockets:
    """Every page that is connected to this server."""

    def __init__(self, house: House, limits: Limits, origins: frozenset[str], trusted_proxies: str) -> None:
        self.house = house
        self.limits = limits
        self._origins = origins
        """Origins that may connect besides the one that the page was served from."""
        self._trusted = frozenset(filter(None, trusted_proxies.replace(" ", "").split(",")))
        self._open: set[PageSocket] = set()
        self._by_address: Counter[str] = Counter()
        self._pinging: asyncio.Task[None] | None = None

    def admit(self, request: Request, peer: str) -> tuple[HTTPStatus | None, str]:
        """Why an upgrade request is turned down, if it is, and the address it really came from."""
        headers = request.headers
        address = peer
        if self._trusted & {"*", peer} and (forwarded := headers.get("X-Forwarded-For")):
            address = forwarded.rpartition(",")[2].strip()
        if urlsplit(request.path).path != "/ws":
            return HTTPStatus.NOT_FOUND, address
        # A page from elsewhere must not use a visitor's browser to play here. Programs send no origin.
        origin = headers.get("Origin", "")
        if origin and origin.partition("://")[2] != headers.get("Host", "") and origin not in self._origins:
            return HTTPStatus.FORBIDDEN, address
        if self._by_address[address] >= self.limits.pages_per_address:
            return HTTPStatus.TOO_MANY_REQUESTS, address
        return None, address

    def opened(self, page: PageSocket, address: str) -> None:
        self._open.add(page)
        self._by_address[address] += 1
        metrics.PAGES.inc()
        if self._pinging is None:
            self._pinging = asyncio.get_running_loop().create_task(self._ping(), name="ping pages")

    def closed(self, page: PageSocket, address: str) -> None:
        self._open.discard(page)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        metrics.PAGES.dec()

    async def _ping(self) -> None:
        """Notice the pages that vanished without a word."""
        while True:
            await asyncio.sleep(PING_EVERY_S)
            for page in list(self._open):
                page.ping()

    def stop(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()


class PageSocket(asyncio.Protocol):
    """One connection. It is the outbox of its page, too."""

    def __init__(self, sockets: Sockets, connections: set[Any], tasks: set[asyncio.Task[None]]) -> None:
        self._sockets = sockets
        self._connections = connections
        self._tasks = tasks
        self._conn = ServerProtocol(max_size=FRAME_BYTES)
        self._address: str | None = None
        self._waiting: deque[bytes] | None = None
        """Messages for a page that reads slowly; None while it keeps up."""
        self._latest: bytes | None = None
        """The one snapshot that waits for a page that reads slowly."""
        self._is_behind = False
        self._is_closing = False
        self._is_alive = True
        self._fragments: list[bytes] = []
        self._is_binary = False
        """Whether the fragments are those of a binary message."""

    # Called by asyncio and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        conn = self._conn
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Request):
                self._upgrade(event)
        self._flush()
        if conn.close_expected():
            self._transport.close()

    def eof_received(self) -> None:
        self._conn.receive_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._is_closing = True
        self._waiting = self._latest = None
        if self._address is not None:
            self._sockets.closed(self, self._address)
            self._conversation.end()

    def pause_writing(self) -> None:
        self._waiting = deque()

    def resume_writing(self) -> None:
        waiting, self._waiting = self._waiting, None
        while waiting and self._waiting is None:
            self._write(waiting.popleft())
        if waiting:
            self._waiting = waiting
            return
        if self._latest is not None:
            latest, self._latest = self._latest, None
            self._write(latest, BINARY)
        if self._is_behind:
            self._is_behind = False
            self._conversation.caught_up()

    def shutdown(self) -> None:
        """The server stops: pages come back by themselves when they see this code."""
        if self._conn.state is State.OPEN:
            self._conn.send_close(1012)
            self._flush()
        self._transport.close()

    # The upgrade

    def _upgrade(self, request: Request) -> None:
        sockets = self._sockets
        refusal, address = sockets.admit(request, (self._transport.get_extra_info("peername") or ("",))[0])
        response = self._conn.accept(request) if refusal is None else self._conn.reject(refusal, f"{refusal.phrase}\n")
        self._conn.send_response(response)
        self._flush()
        if self._conn.state is not State.OPEN:
            self._transport.close()
            return
        self._address = address
        self._keep_queues_short()
        self._conversation = Conversation(sockets.house, sockets.limits, self, self._tasks)
        sockets.opened(self, address)
        asyncio.get_running_loop().call_later(HELLO_WITHIN_S, self._expect_hello)

    def _keep_queues_short(self) -> None:
        """What waits here can still be replaced by something newer; what waits in the system cannot."""
        self._transport.set_write_buffer_limits(high=UNSENT_BYTES)
        connection = self._transport.get_extra_info("socket")
        if hasattr(socket, "TCP_NOTSENT_LOWAT") and connection is not None:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)

    def _expect_hello(self) -> None:
        if not self._is_closing and not self._conversation.is_at_a_table:
            self._conversation.reject("no_hello", "Say hello to a table first.")
            self.close()

    # In and out

    def _frame(self, frame: Frame) -> None:
        self._is_alive = True
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or self._is_closing:
            return
        if frame.opcode is not Opcode.CONT:
            self._is_binary = frame.opcode is Opcode.BINARY
        if frame.fin and not self._fragments:
            self._heed(bytes(frame.data))
            return
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            data, self._fragments = b"".join(self._fragments), []
            self._heed(data)

    def _heed(self, data: bytes) -> None:
        if self._is_binary:
            self._conversation.heed_frame(data)
        else:
            self._conversation.heed(data)

    def put(self, message: bytes) -> bool:
        """Send a message, or keep it for a slow reader. False: too many are waiting already."""
        if self._is_closing:
            return True
        if self._waiting is None:
            self._write(message)
            return True
        if len(self._waiting) >= OUTBOX:
            self._is_behind = True
            return False
        self._waiting.append(message)
        return True

    def put_latest(self, frame: bytes) -> None:
        """Send a binary frame; for a slow reader the latest is kept, in the place of the one before."""
        if self._is_closing:
            return
        if self._waiting is None:
            self._write(frame, BINARY)
        else:
            self._latest = frame

    def close(self) -> None:
        """Send what is waiting, then end the connection."""
        if self._is_closing:
            return
        for message in self._waiting or ():
            self._write(message)
        self._is_closing = True
        if self._conn.state is State.OPEN:
            self._conn.send_close(1000)
            self._flush()
        asyncio.get_running_loop().call_later(CLOSE_WITHIN_S, self._transport.abort)

    def ping(self) -> None:
        """Ask for a sign of life; end the connection if the last one was not answered."""
        if not self._is_alive:
            self._transport.abort()
        elif self._conn.state is State.OPEN:
            self._is_alive = False
            self._conn.send_ping(b"")
            self._flush()

    def _write(self, message: bytes, opcode: int = TEXT) -> None:
        if self._conn.state is State.OPEN:
            # Framed here, since it is what a busy server does most: a frame, unmasked and whole (RFC 6455, 5.2).
            size = len(message)
            if size < 126:
                head = b"%c%c" % (opcode, size)
            elif size < 65_536:
                head = b"%c\x7e%b" % (opcode, size.to_bytes(2, "big"))
            else:
                head = b"%c\x7f%b" % (opcode, size.to_bytes(8, "big"))
            self._transport.write(head + message)

    def _flush(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()
