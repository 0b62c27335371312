"""Limits on running HTTP requests, per client and in total."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableMapping
from http import HTTPStatus
from typing import Any

import msgspec

from rumpus.engine import RumpusError
from rumpus.server.addresses import Proxies
from rumpus.server.http_messages import Problem
from rumpus.server.limits import Limits
from rumpus.server.security import Receive, Scope, Send

BUSY = "Too many requests at the same time. Try again in a moment."


class Busy(RumpusError):
    code = "busy"


class Traffic:
    """Wraps the app in limits per client and in total."""

    def __init__(self, app: Any, limits: Limits, proxies: Proxies) -> None:
        self._app = app
        self._limits = limits
        self._proxies = proxies
        self._running: Counter[str] = Counter()
        self._all_running = 0
        self._bytes: Counter[str] = Counter()
        """The body bytes of running requests, by client."""
        self._all_bytes = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        peer, port = scope["client"] or ("", 0)
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        address = self._proxies.client(peer, forwarded)
        limits = self._limits
        if self._running[address] >= limits.running_per_address or self._all_running >= limits.running:
            await _refuse(send)
            return
        asked = {**scope, "client": (address, port)}
        if scope["method"] == "HEAD":
            # HEAD is handled as GET; uvicorn leaves out the body.
            asked["method"] = "GET"
        await self._run(address, asked, receive, send)

    async def _run(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        size = 0

        async def receive_counted() -> MutableMapping[str, Any]:
            nonlocal size
            message = await receive()
            more = len(message.get("body", b""))
            if more:
                size += more
                self._bytes[address] += more
                self._all_bytes += more
                limits = self._limits
                if self._bytes[address] > limits.body_bytes_per_address or self._all_bytes > limits.body_bytes:
                    raise Busy(BUSY)
            return message

        self._running[address] += 1
        self._all_running += 1
        try:
            await self._app(scope, receive_counted, send)
        finally:
            self._all_running -= 1
            self._all_bytes -= size
            _take_off(self._running, address, 1)
            _take_off(self._bytes, address, size)


def _take_off(counter: Counter[str], address: str, number: int) -> None:
    counter[address] -= number
    if not counter[address]:
        del counter[address]


async def _refuse(send: Send) -> None:
    body = msgspec.json.encode(Problem("busy", BUSY))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"retry-after", b"5"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": HTTPStatus.SERVICE_UNAVAILABLE, "headers": headers})
    await send({"type": "http.response.body", "body": body})
