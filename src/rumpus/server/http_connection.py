"""uvicorn's HTTP connections with limits on their number and on the time and size of requests."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from rumpus.server.addresses import Proxies, network_of
from rumpus.server.counts import Counts
from rumpus.server.limits import Buckets, Limits
from rumpus.tables import metrics

HEAD_WITHIN_S = 10.0
BODY_WITHIN_S = 120.0
READ_WITHIN_S = 30.0
"""The longest time for which a client may read nothing of a waiting answer."""
HEAD_BYTES = 32_768
"""The limit of request line and headers."""
PIECE = 2048
"""The bytes that are parsed at a time."""
PIPELINED = 16
"""The number of pipelined requests that may wait."""

FULL = "This server is full. Try again in a moment."
TOO_MANY = "Too many connections from your address. Try again in a moment."
TOO_SLOW = "The request took too long."
HEAD_TOO_LARGE = "The head of the request is too large."
TOO_MANY_AHEAD = "Too many requests at the same time. Wait for the answers."


class Connections:
    """Counts the connections, and decides who may open another one."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._limits = limits
        self._proxies = proxies
        self.by_address = Counts(limits.connections_per_address)
        self.arrivals = Buckets(limits.connections_per_second, limits.connections_burst)

    def refusal(self, peer: str, connected: int) -> tuple[HTTPStatus, str] | None:
        """The refusal of a client, if it or the server has too many connections."""
        if connected > self._limits.connections:
            return HTTPStatus.SERVICE_UNAVAILABLE, FULL
        if self._proxies.trusts(peer):
            # A proxy connects for many clients, which are limited by request.
            return None
        address = network_of(peer)
        if self.by_address.is_full(address) or not self.arrivals.take(address):
            return HTTPStatus.TOO_MANY_REQUESTS, TOO_MANY
        return None

    def opened(self, peer: str) -> None:
        self.by_address.add(network_of(peer))

    def closed(self, peer: str) -> None:
        self.by_address.remove(network_of(peer))


class HttpConnection(HttpToolsProtocol):
    """One connection, until it ends or becomes the socket of a page."""

    def __init__(self, all_connections: Connections, **options: Any) -> None:
        super().__init__(**options)
        self._all = all_connections
        self._peer: str | None = None
        """The address under which the connection is counted."""
        self._reading: asyncio.TimerHandle | None = None
        self._writing: asyncio.TimerHandle | None = None
        self._head_bytes = 0

    # Called by asyncio

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if (refusal := self._all.refusal(peer, len(self.connections))) is not None:
            metrics.SHED.inc()
            self._turn_away(*refusal)
            return
        self._peer = peer
        self._all.opened(peer)
        self._expect_within(HEAD_WITHIN_S)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()
        self._unset_keepalive_if_required()
        if self._writing is not None:
            self._writing.cancel()
        # Break the reference cycle between a pending request and its connection; see `server/garbage.py`.
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.parser is None or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self._head_bytes > HEAD_BYTES:
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, HEAD_TOO_LARGE)
            elif len(self.pipeline) > PIPELINED:
                self._turn_away(HTTPStatus.TOO_MANY_REQUESTS, TOO_MANY_AHEAD)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self.loop.call_later(READ_WITHIN_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._writing is not None:
            self._writing.cancel()

    # Called by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        self._expect_within(HEAD_WITHIN_S)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect_within(BODY_WITHIN_S)

    def on_body(self, body: bytes) -> None:
        self._head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect_nothing()

    def handle_websocket_upgrade(self) -> None:
        # From now on the connection counts as a page.
        self._let_go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _let_go(self) -> None:
        self._expect_nothing()
        if self._peer is not None:
            self._all.closed(self._peer)
            self._peer = None

    # Timeouts

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._reading = self.loop.call_later(seconds, self._turn_away, HTTPStatus.REQUEST_TIMEOUT, TOO_SLOW)

    def _expect_nothing(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _turn_away(self, status: HTTPStatus, text: str) -> None:
        """Answer with an error and close the connection; only close it if another answer is being sent."""
        self._expect_nothing()
        cycle = self.cycle
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
            return
        body = f"{text}\n".encode()
        head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.close()
