"""Pages with real sockets that take the seats of a table."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

AVATARS = ("fox", "owl", "cat", "bear")
COLOURS = ("sea", "rose", "sun", "leaf")
SEAT_REF = 1
"""The ref of `take_seat`, to tell its `done` from others."""


class Page(WSListener, ABC):
    """One seat's page. It decodes every message, as a browser would."""

    def __init__(self, seat: int, *, is_brief: bool = False) -> None:
        self.seat = seat
        self.is_brief = is_brief
        """Whether it takes brief updates, as browsers do."""
        self.transport: WSTransport | None = None
        self.is_seated = asyncio.Event()
        self.bytes = 0
        """Bytes of all messages, without snapshots."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        if frame.msg_type == WSMsgType.BINARY:
            self.shown(payload)
        elif frame.msg_type == WSMsgType.TEXT:
            self.bytes += len(payload)
            message = json.loads(payload)
            if message["type"] == "done" and message["ref"] == SEAT_REF:
                self.is_seated.set()
            else:
                self.heard(message)

    @abstractmethod
    def heard(self, message: dict[str, Any]) -> None:
        """Called for any other message."""

    def shown(self, payload: bytes) -> None:
        """Called for a snapshot of a battle."""

    def tell(self, **message: object) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())


ANYWHERE = ("0.0.0.0", 0)


def open_table(address: str, game: str, source: tuple[str, int] = ANYWHERE) -> str:
    connection = HTTPConnection(address, source_address=source)
    with closing(connection):
        connection.request("POST", "/api/tables", json.dumps({"game": game}), {"content-type": "application/json"})
        return str(json.load(connection.getresponse())["code"])


async def seat_all(address: str, code: str, pages: Sequence[Page], source: tuple[str, int] = ANYWHERE) -> None:
    for page in pages:
        await ws_connect(lambda page=page: page, f"ws://{address}/ws", local_addr=source)
        profile = {"name": f"P{page.seat}", "avatar": AVATARS[page.seat % 4], "colour": COLOURS[page.seat % 4]}
        page.tell(type="hello", table=code, profile=profile, **({"brief": True} if page.is_brief else {}))
        page.tell(type="take_seat", ref=SEAT_REF, seat=page.seat)
    await asyncio.gather(*(page.is_seated.wait() for page in pages))
