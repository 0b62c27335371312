"""Guests: pages connected to a table directly, without a server."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from rumpus.tables.messages.from_page import Command, FromPage, Hello
from rumpus.tables.table import Table
from rumpus.tables.watchers import Watcher
from tests.tables.page import Page, profile


class Guest(Page):
    """A page that is its own outbox: messages arrive at once."""

    def __init__(self, name: str = "Ann") -> None:
        super().__init__(name)
        self._table: Table | None = None
        self._watcher: Watcher | None = None
        self.pieces: list[list[Any]] = []
        """The messages that were sent together."""
        self._piece: list[Any] | None = None

    async def arrive(self, table: Table, **hello: Any) -> None:
        """Come in or come back, with a credential if there is one."""
        self.is_closed = False
        told = {"profile": profile(self.name), "credential": self.credential, **hello}
        message = msgspec.convert({"type": "hello", "table": table.document.code, **told}, Hello)
        self._table = table
        self._watcher = await table.arrive(message, self)

    def drop(self) -> None:
        """Lose the connection."""
        assert self._table is not None
        assert self._watcher is not None
        self._table.depart(self._watcher, self)

    async def leave(self) -> None:
        """Leave the table for good."""
        await self.send({"type": "leave", "ref": 1})
        await self.closed()

    async def send(self, message: dict[str, Any]) -> None:
        self.post(message)

    def post(self, message: dict[str, Any]) -> None:
        assert self._table is not None
        assert self._watcher is not None
        command = msgspec.json.decode(msgspec.json.encode(message), type=FromPage)
        self._table.post(self._watcher, cast(Command, command))

    def steer(self, frame: bytes) -> None:
        """Send inputs for a battle. Raises TableError."""
        assert self._table is not None
        assert self._watcher is not None
        self._table.steer(self._watcher, frame)

    # Methods that a table needs of an outbox

    def put(self, message: bytes) -> bool:
        if self._piece is not None:
            self._piece.append(msgspec.json.decode(message))
        self.hear(message)
        return True

    def cork(self) -> None:
        self._piece = []

    def uncork(self) -> None:
        assert self._piece is not None
        self.pieces.append(self._piece)
        self._piece = None

    def put_latest(self, frame: bytes) -> None:
        self.see(frame)

    def close(self) -> None:
        self.heard_the_end()
