"""All tables of this server: in memory while they are used, in the storage always."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Struct

from rumpus.games import GAMES
from rumpus.tables import lobby, metrics
from rumpus.tables.background import keep_doing
from rumpus.tables.document import Document
from rumpus.tables.errors import TableError, TableNotFound, TableUnreadable
from rumpus.tables.log import ForgetTable, TouchTable
from rumpus.tables.names import new_code, read_code
from rumpus.tables.table import Services, Table

logger = structlog.get_logger()

SWEEP_EVERY_S = 60.0
TOUCH_EVERY_S = 3600.0
"""How often the use of a table is recorded, even if nothing changes."""
UNLOADED_AFTER_S = 1800.0
"""A table without pages for so long is unloaded."""
MOST_LISTED = 50


class ListedTable(Struct, frozen=True):
    """A table as others see it before they join."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: str
    seated: int
    seats: int
    locked: bool
    spectators: bool
    nod: bool
    """Whether the host admits people one by one."""
    word: bool
    """Whether the table asks for a word besides its code."""


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_closing = False
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._touched_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Restore the tables of all running games."""
        self.services.log.start()
        for data in await self.services.log.ask(self.services.log.storage.tables, "playing"):
            # One that cannot be loaded is reported when somebody asks for it; the others are served.
            with suppress(TableError):
                await self._set_up(data)
        logger.info("house.open", live_tables=len(self._tables))
        sweeping = keep_doing("sweeper", SWEEP_EVERY_S, self._sweep)
        self._sweeper = asyncio.get_running_loop().create_task(sweeping, name="sweeper")

    async def stop(self) -> None:
        """Close every table so that its pages reconnect by themselves; accepted actions are in the log."""
        self.is_closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(
            *(
                table.close("restarting", "The server is restarting. Coming back.", again=True)
                for table in self._tables.values()
            )
        )
        await self.services.log.stop()

    @property
    def tables(self) -> int:
        return len(self._tables)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the tables in memory."""
        return tuple(self._tables)

    @property
    def used(self) -> tuple[str, ...]:
        """The codes of tables with pages."""
        return tuple(code for code, table in self._tables.items() if table.connected)

    async def open(self, game: str, *, public: bool) -> Table:
        """A new table. Raises UnknownGame."""
        return await self.open_as(lobby.open_table("", game, public=public))

    async def open_as(self, document: Document) -> Table:
        """Open a new table with this document and a new code."""
        taken = await self.services.log.ask(self.services.log.storage.count_tables)
        code = new_code(taken)
        while code in self._tables or await self._stored(code) is not None:
            code = new_code(taken)
        table = Table(msgspec.structs.replace(document, code=code), self.services)
        self._keep(table)
        return table

    async def find(self, typed: str) -> Table:
        """The table with that code, from memory or from the storage. Raises TableNotFound, TableUnreadable."""
        code = read_code(typed)
        if self.is_closing:
            raise TableNotFound("The server is restarting. Try again in a moment.")
        table = self._tables.get(code)
        if table is not None and not table.is_closed:
            return table
        # All who ask meanwhile share one look-up: there must never be two tables with one code.
        opening = self._opening.get(code)
        if opening is None:
            opening = self._opening[code] = asyncio.get_running_loop().create_task(self._open_stored(code))
            opening.add_done_callback(lambda done: self._opened(code, done))
        return await asyncio.shield(opening)

    def _opened(self, code: str, opening: asyncio.Task[Table]) -> None:
        del self._opening[code]
        # The one who asked may be gone.
        _retrieve(opening)

    async def _open_stored(self, code: str) -> Table:
        data = await self._stored(code)
        if data is None:
            raise TableNotFound(f"There is no table {code}. Check the code with your host.")
        self.services.log.write([TouchTable(code)]).add_done_callback(_retrieve)
        return await self._set_up(data)

    def listed(self) -> list[ListedTable]:
        """The public tables with pages, newest first."""
        found = [table for table in self._tables.values() if table.document.settings.public and table.connected]
        found.sort(key=lambda table: table.last_used, reverse=True)
        return [listing(table.document) for table in found[:MOST_LISTED]]

    async def _stored(self, code: str) -> bytes | None:
        return await self.services.log.ask(self.services.log.storage.table, code)

    async def _set_up(self, data: bytes) -> Table:
        """Load a table from its stored document. Raises TableNotFound, TableUnreadable, StorageFailed."""
        with _readable("?"):
            document = msgspec.json.decode(data, type=Document)
        code, stored = document.code, None
        if document.game not in GAMES:
            raise TableNotFound(f"The game of table {code} is not here any more. Open a new table.")
        if document.game_id is not None and document.phase != "lobby":
            stored = await self.services.log.ask(self.services.log.storage.game, document.game_id)
            if stored is None:
                document = lobby.to_lobby(document, "This game is not kept any more. Start a fresh one.")
        with _readable(code):
            table = Table(document, self.services, stored)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.document.code] = table
        metrics.TABLES.set(len(self._tables))

    def _drop(self, table: Table) -> None:
        code = table.document.code
        # It may have been loaded again meanwhile.
        if self._tables.get(code) is table:
            del self._tables[code]
        metrics.TABLES.set(len(self._tables))

    async def _sweep(self) -> None:
        """Unload unused tables."""
        now = asyncio.get_running_loop().time()
        if now - self._touched_at > TOUCH_EVERY_S:
            self._touched_at = now
            await self.services.log.write([TouchTable(code) for code in self.used])
        for code, table in list(self._tables.items()):
            if table.is_closed:
                self._drop(table)
            elif not table.connected and now - table.last_used > UNLOADED_AFTER_S:
                await table.close("unused", "This table was put away.", again=True)
                self._drop(table)
                if not table.document.members:
                    await self.services.log.write([ForgetTable(code)])


def listing(document: Document) -> ListedTable:
    """A table as others see it before they join."""
    host = document.member(document.host) if document.host is not None else None
    return ListedTable(
        code=document.code,
        game=document.game,
        phase=document.phase,
        host=host.profile.name if host is not None else "",
        seated=len(document.filled),
        seats=len(document.seats),
        locked=document.settings.locked,
        spectators=document.settings.spectators,
        nod=document.settings.nod,
        word=bool(document.settings.word),
    )


def _retrieve(done: asyncio.Future[Any]) -> None:
    """Mark an exception as retrieved; it has been logged."""
    if not done.cancelled():
        done.exception()


@contextmanager
def _readable(code: str) -> Iterator[None]:
    """A context that turns any error in loading a table into TableUnreadable."""
    try:
        yield
    except Exception:
        metrics.UNREADABLE_TABLES.inc()
        logger.exception("table.unreadable", table=code)
        raise TableUnreadable("This table cannot be read any more. Open a new one.") from None
