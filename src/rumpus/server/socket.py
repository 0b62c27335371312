"""The WebSocket of a page: how it comes to this server, and how it leaves it.

uvicorn hands the connection over with its upgrade request, or another server does; the `websockets` library does the
handshake. A page may also come from, or move to, another process together with its table.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

from msgspec import Struct
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rumpus.engine import RumpusError
from rumpus.server.framed_connection import FramedConnection
from rumpus.server.frames import Unread
from rumpus.server.limits import HELLO_WITHIN_S
from rumpus.server.sockets import Router, Sockets
from rumpus.tables.table import Table
from rumpus.tables.watchers import Watcher


class MovedPage(Struct, frozen=True):
    """The connection of a page that moves to another process."""

    address: str
    unread: Unread
    via: int
    """The server through which it comes, if it comes from another machine."""


class PageSocket(FramedConnection):
    """The connection of one page. It is also its outbox."""

    __slots__ = ("_client", "_early", "_head", "_is_being_routed", "_moved")

    def __init__(
        self,
        sockets: Sockets,
        connections: set[Any],
        tasks: set[asyncio.Task[None]],
        head: bytes = b"",
        client: str = "",
        via: int = 0,
        moved: MovedPage | None = None,
    ) -> None:
        """Another server may have read the `head` of the connection already, or connect in the name of a `client`: then
        `via` is its id. Or the page has `moved` here from another process."""
        super().__init__(sockets, connections, tasks, via if moved is None else moved.via)
        self._head = head
        self._client = client
        self._moved = moved
        self._early = b""
        """What was read after the request, before the handshake."""
        self._is_being_routed = False

    # Called by asyncio and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        if self._head:
            self._shake_hands(self._head)
        elif self._moved is not None:
            self._go_on(self._moved)

    def data_received(self, data: bytes) -> None:
        if self._reader is not None:
            self._reader.feed(data)
            self._handle_some()
        elif self._address is None:
            self._route(data)

    # The upgrade

    def _route(self, data: bytes) -> None:
        """Serve the page here, or bring it to the server that owns its table."""
        router = self._sockets.router
        if self._is_being_routed:
            self._head += data
        elif router is None or (code := router.code_to_route(data)) is None:
            self._shake_hands(data)
        else:
            self._is_being_routed = True
            self._head = data
            self._transport.pause_reading()
            task = asyncio.get_running_loop().create_task(self._hand_on(router, code))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hand_on(self, router: Router, code: str) -> None:
        try:
            way = await router.bring_page(code, self._transport, self._head)
        except RumpusError:
            # The page comes back by itself.
            self._transport.abort()
            return
        if way == "piped":
            self._connections.discard(self)
            return
        if way == "handed over" or self._is_closing:
            # The other process has the connection; this closes only our end of it.
            self._transport.abort()
            return
        self._is_being_routed = False
        self._transport.resume_reading()
        self._shake_hands(self._head)

    def _shake_hands(self, data: bytes) -> None:
        # Frames, or parts of them, may have been read together with the request.
        request, blank_line, self._early = data.partition(b"\r\n\r\n")
        conn = ServerProtocol()
        conn.receive_data(request + blank_line)
        wait = None
        for event in conn.events_received():
            if isinstance(event, Request):
                wait = self._arrive(conn, event)
        answer = b"".join(conn.data_to_send())
        # Break reference cycles: parser and protocol refer to each other, and an error's traceback to this connection.
        conn.parser.close()
        error: BaseException | None = conn.handshake_exc
        while error is not None:
            error.__traceback__, error = None, error.__context__
        if wait is None:
            self._transport.write(answer)
            self._transport.close()
        elif wait > 0:
            self._transport.pause_reading()
            self._set_timer(wait, self._open_late, answer)
        else:
            self._open(answer)

    def _arrive(self, conn: ServerProtocol, request: Request) -> float | None:
        """Answer the upgrade request. Returns in how many seconds the page is admitted; None: it is refused."""
        sockets = self._sockets
        conn.origins = sockets.origins(request)
        response = conn.accept(request)
        peer = self._client or (self._transport.get_extra_info("peername") or ("",))[0]
        refusal, address = sockets.admit(request, peer)
        wait = None
        if refusal is None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            wait = sockets.wait(address)
            refusal = None if wait is not None else HTTPStatus.TOO_MANY_REQUESTS
        if refusal is not None:
            response = conn.reject(refusal, f"{refusal.phrase}\n")
        conn.send_response(response)
        if wait is None:
            return None
        self._count_in(address)
        return wait

    def _open_late(self, answer: bytes) -> None:
        self._open(answer)
        self._transport.resume_reading()

    def _open(self, answer: bytes) -> None:
        self._transport.write(answer)
        self._begin_reading()
        self._set_timer(HELLO_WITHIN_S, self._expect_hello)
        if self._early:
            early, self._early = self._early, b""
            self.data_received(early)

    def _expect_hello(self) -> None:
        if not self._conversation.is_at_a_table:
            self._conversation.reject("no_hello", "Say hello to a table first.")
            self.close()

    # Moving to another process

    def hold(self) -> None:
        """Handle nothing more of what the page sends, because it moves."""
        self._is_moving = True
        self._transport.pause_reading()

    def packed(self) -> MovedPage | None:
        """What another process needs to go on; None if the page is too slow, or leaves."""
        is_quiet = self._waiting is None and self._transport.get_write_buffer_size() == 0
        if self._reader is None or self._address is None or self._is_closing or not is_quiet:
            return None
        unread = self._reader.unread()
        return None if unread is None else MovedPage(self._address, unread, self.via)

    @property
    def number(self) -> int:
        """The file number of the connection."""
        found: int = self._transport.get_extra_info("socket").fileno()
        return found

    def let_go(self) -> None:
        """The other process has the connection; this closes only our end of it."""
        self._is_open = False
        self._transport.abort()

    def _go_on(self, moved: MovedPage) -> None:
        """Wait for the table that moves with the page."""
        self.hold()
        self._count_in(moved.address)
        self._begin_reading().go_on(moved.unread)

    def arrive_at(self, table: Table, watcher: Watcher) -> None:
        """The table that moved with the page is here."""
        if self._is_closing:
            table.depart(watcher, self)
            return
        self._is_moving = False
        self._conversation.go_on(table, watcher)
        self._transport.resume_reading()
        self._handle_some()
