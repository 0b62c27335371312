"""All tables of this server: in memory while they are used, in the storage always."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec
import structlog
from msgspec import Struct

from rumpus.engine import RumpusError
from rumpus.games import GAMES
from rumpus.tables import lobby, metrics
from rumpus.tables.background import keep_doing
from rumpus.tables.document import Document
from rumpus.tables.errors import StorageFailed, TableClosing, TableElsewhere, TableError, TableNotFound, TableUnreadable
from rumpus.tables.log import ForgetTable, ReleaseTable, TouchTable, saved
from rumpus.tables.messages.to_page import Bye
from rumpus.tables.moving import Carried
from rumpus.tables.names import new_code, read_code
from rumpus.tables.services import Services
from rumpus.tables.table import Table
from rumpus.tables.watchers import Outbox, Watcher

logger = structlog.get_logger()

SWEEP_EVERY_S = 60.0
TOUCH_EVERY_S = 3600.0
"""How often the use of a table is recorded, even if nothing changes."""
UNLOADED_AFTER_S = 1800.0
"""A table without pages for so long is unloaded."""
FOUGHT_OUT_WITHIN_S = 20.0
"""A table that is to move waits so long for the end of its battle."""
EXPECTED_WITHIN_S = 10.0
"""Pages that came ahead of their table wait so long for it."""
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


class Move(Struct, frozen=True):
    """A table that moves here, and its pages."""

    packed: Carried
    outboxes: Sequence[Outbox]
    """The connections of the pages, in the order of their streams."""
    arrive: Callable[[Table, list[Watcher]], None]
    """Called once the table is here."""

    def dismiss(self) -> None:
        for outbox in self.outboxes:
            outbox.put(msgspec.json.encode(Bye("restarting", "This table has moved. Coming back.", again=True)))
            outbox.close()


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_closing = False
        self.is_draining = False
        """It gives its tables away, and takes no more."""
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._leaving: set[str] = set()
        """The codes of tables that are being given away."""
        self._fighting_since: dict[str, float] = {}
        """By code: since when a table that is to move waits for the end of its battle."""
        self._expected: dict[str, Move] = {}
        """By code: the tables that are about to move here."""
        self._to_load: dict[str, None] = {}
        """The codes of tables that were taken over, in the order in which they are loaded."""
        self._loading: asyncio.Task[None] | None = None
        self._touched_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Restore the tables of all running games."""
        self.services.log.start()
        await self.take_over()
        assert self._loading is not None
        await self._loading
        logger.info("house.open", live_tables=len(self._tables))
        sweeping = keep_doing("sweeper", SWEEP_EVERY_S, self._sweep)
        self._sweeper = asyncio.get_running_loop().create_task(sweeping, name="sweeper")

    async def stop(self) -> None:
        """Close every table so that its pages reconnect by themselves; accepted actions are in the log."""
        self.is_closing = True
        for task in (self._sweeper, self._loading):
            if task is not None:
                task.cancel()
        await asyncio.gather(
            *(
                table.close("restarting", "The server is restarting. Coming back.", again=True)
                for table in self._tables.values()
            )
        )
        await self.services.log.stop()

    async def take_over(self) -> None:
        """Make this server's share of the running games that nobody has its own. They are loaded one after the other,
        and at once those that somebody asks for."""
        codes = await self.services.log.ask(self.services.log.storage.codes, "playing")
        self._to_load.update(dict.fromkeys(code for code in codes if not self.serves(code)))
        if self._loading is None or self._loading.done():
            self._loading = asyncio.get_running_loop().create_task(self._load(), name="loading tables")

    async def _load(self) -> None:
        while self._to_load and not self.is_closing:
            code = next(iter(self._to_load))
            del self._to_load[code]
            # One that cannot be loaded is reported when somebody asks for it; the others are served.
            with suppress(TableError):
                if not self.serves(code) and code not in self._leaving:
                    await self._open_once(code, is_used=False)

    async def give_away(self, move: Callable[[Table], Awaitable[bool]]) -> bool:
        """Move every table to another server, one by one. `move` returns whether there is a server that takes it.

        Battles are finished first, unless they take very long: then they are fought again from their terms. Returns
        whether there are such tables left."""
        now, is_fought = asyncio.get_running_loop().time(), False
        for table in [each for each in self._tables.values() if not each.is_closed]:
            code = table.document.code
            if table.battle.is_on and now - self._fighting_since.setdefault(code, now) < FOUGHT_OUT_WITHIN_S:
                is_fought = True
                continue
            self._fighting_since.pop(code, None)
            self._leaving.add(code)
            try:
                # If no other server has its rules, or there is no other one, it stays.
                await move(table)
            finally:
                self._leaving.discard(code)
                if not self.serves(code):
                    self._drop(table)
        return is_fought

    async def give(self, table: Table, to: int) -> None:
        """Give a table to another server. Its pages reconnect by themselves."""
        code = table.document.code
        self._leaving.add(code)
        try:
            await table.close("restarting", "This table moves. Coming back.", again=True)
            self._drop(table)
            await self.services.log.write([ReleaseTable(code, to)])
        finally:
            self._leaving.discard(code)

    def expect(self, code: str, move: Move) -> None:
        """A table is about to move here with its pages: whoever loads it takes them up. If it never comes, they are
        dismissed."""
        self._expected[code] = move

        def give_up() -> None:
            if self._expected.get(code) is move:
                del self._expected[code]
                move.dismiss()

        asyncio.get_running_loop().call_later(EXPECTED_WITHIN_S, give_up)

    async def give_up_lost(self, owned: Callable[[], Awaitable[Collection[str]]]) -> None:
        """Close tables that are not among those that this server owns: somebody has changed their owner."""
        before = dict(self._tables)
        codes = await owned()
        # Tables may have been unloaded or given away meanwhile.
        lost = {code: table for code, table in before.items() if code not in codes and self._tables.get(code) is table}
        lost = {code: table for code, table in lost.items() if not (table.is_closed or code in self._leaving)}
        if lost:
            logger.error("tables.lost", tables=list(lost))
            await self._close_moved(list(lost.values()))

    async def abandon(self) -> None:
        """Others have taken over the tables: close them, and let their pages reconnect by themselves."""
        self._to_load.clear()
        await self._close_moved(list(self._tables.values()))

    async def _close_moved(self, tables: Sequence[Table]) -> None:
        await asyncio.gather(
            *(table.close("restarting", "This table has moved. Coming back.", again=True) for table in tables)
        )
        for table in tables:
            self._drop(table)

    async def reopen(self, game: str) -> None:
        """The rules of a game were replaced: its tables are loaded again, and their pages reconnect by themselves.

        A game whose log does not fit the new rules is replaced by a fresh one."""
        tables = [table for table in self._tables.values() if table.document.game == game]
        await asyncio.gather(
            *(table.close("restarting", "The game was changed. Coming back.", again=True) for table in tables)
        )
        for table in tables:
            self._drop(table)
        for code in [table.document.code for table in tables if table.document.phase == "playing"]:
            with suppress(RumpusError):
                (await self.find(code)).begin_anew()

    @property
    def is_ready(self) -> bool:
        """Whether it takes pages: it is not stopping, it can save, and no other server can have taken over its
        tables."""
        log = self.services.log
        if self.is_closing or self.is_draining or log.failure is not None:
            return False
        return asyncio.get_running_loop().time() < log.ours_until

    @property
    def tables(self) -> int:
        return len(self._tables)

    @property
    def playing(self) -> int:
        """The number of tables in memory with a running game."""
        return sum(table.document.phase == "playing" for table in self._tables.values())

    @property
    def pages(self) -> int:
        """The number of connected pages."""
        return sum(table.connected for table in self._tables.values())

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
        document = msgspec.structs.replace(document, code=code)
        # Stored at once, so that another server knows where it is.
        try:
            await self.services.log.write([saved(document)])
        except StorageFailed as error:
            raise StorageFailed("The server cannot save anything now. Try again in a moment.") from error
        table = Table(document, self.services)
        self._keep(table)
        return table

    def serves(self, code: str) -> bool:
        """Whether the table with that code is in memory."""
        table = self._tables.get(code)
        return table is not None and not table.is_closed

    async def find(self, typed: str) -> Table:
        """The table with that code, from memory or storage. Raises TableNotFound, TableUnreadable, ComeBack."""
        code = read_code(typed)
        if self.is_closing:
            raise TableClosing("The server is restarting. Coming back.")
        if code in self._leaving:
            raise TableElsewhere("This table moves. Coming back.")
        table = self._tables.get(code)
        if table is not None and not table.is_closed:
            return table
        return await self._open_once(code, is_used=True)

    async def _open_once(self, code: str, *, is_used: bool) -> Table:
        """All who ask meanwhile share one look-up: there must never be two tables with one code."""
        opening = self._opening.get(code)
        if opening is None:
            opening = self._opening[code] = asyncio.get_running_loop().create_task(self._open_stored(code, is_used))
            opening.add_done_callback(lambda done: self._opened(code, done))
        return await asyncio.shield(opening)

    def _opened(self, code: str, opening: asyncio.Task[Table]) -> None:
        del self._opening[code]
        # The one who asked may be gone.
        _retrieve(opening)

    async def _open_stored(self, code: str, is_used: bool) -> Table:
        data = await self._stored(code)
        if data is None:
            raise TableNotFound("There is no table {code}. Check the code with your host.", code=code)
        if is_used:
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
            raise TableNotFound("The game of table {code} is not here any more. Open a new table.", code=code)
        if document.game_id is not None and document.phase != "lobby":
            stored = await self.services.log.ask(self.services.log.storage.game, document.game_id)
            if stored is None:
                document = lobby.to_lobby(document, "This game is not kept any more. Start a fresh one.")
        move = self._expected.pop(code, None)
        with _readable(code):
            table = Table(document, self.services, stored, None if move is None else move.packed)
        self._keep(table)
        if move is not None:
            move.arrive(table, table.take_up(move.packed, move.outboxes))
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
                put_away = ReleaseTable(code) if table.document.members else ForgetTable(code)
                await self.services.log.write([put_away])


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
