"""A live table: one task, one writer. Commands come in, are judged in order, logged, and only then told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Struct

from rumpus.engine import RumpusError
from rumpus.tables import files, lobby, metrics
from rumpus.tables.absent import Absent
from rumpus.tables.battles import Battles
from rumpus.tables.commands import obey
from rumpus.tables.document import Document
from rumpus.tables.door import Door
from rumpus.tables.errors import NotYourSeat, StorageFailed, TableNotFound
from rumpus.tables.log import GroupLog, SaveTable, StoredGame, Write
from rumpus.tables.messages.from_page import Command, Hello
from rumpus.tables.messages.to_page import Pong, Rejected
from rumpus.tables.names import credential_hash
from rumpus.tables.pages import Pages
from rumpus.tables.people_news import Herald
from rumpus.tables.presence import Presence
from rumpus.tables.referee import Referee
from rumpus.tables.thinking import Thinker
from rumpus.tables.ticker import Ticker
from rumpus.tables.watchers import Outbox, Watcher

logger = structlog.get_logger()
T = TypeVar("T")


class Services(Struct, frozen=True):
    """What a table needs of the house it stands in."""

    log: GroupLog
    thinker: Thinker
    link: Callable[[str], str]
    """The address that lets somebody join, by table code."""
    bot_pace: float = 1.0
    """How long bots pretend to think, as a factor."""
    ticker: Ticker = msgspec.field(default_factory=Ticker)
    """Steps the battles of all tables."""


class Table:
    """Everything at a table happens in its one task. `arrive`, `depart`, `post` and `resync` may be called from
    anywhere on the event loop; they only put something into the inbox."""

    def __init__(self, document: Document, services: Services, stored: StoredGame | None = None) -> None:
        self.document = document
        self.services = services
        self.loop = asyncio.get_running_loop()
        self.presence = Presence()
        self.door = Door(self)
        self.pages = Pages(self)
        self.referee = Referee(self)
        self.absent = Absent(self)
        self.battles = Battles(self)
        self.herald = Herald(self)
        self.is_closed = False
        self.last_used = self.loop.time()
        self._inbox: deque[Callable[[], None]] = deque()
        self._arriving: set[asyncio.Future[Any]] = set()
        """Those who wait for the table beside its pages: to come in, or with a file."""
        self._woken: asyncio.Future[None] | None = None
        self._asked: list[tuple[Watcher, int]] = []
        """The commands whose outcome is not durable yet: who sent them, and their refs."""
        self._writes: list[Write] = []
        self._afterwards: list[Callable[[], None]] = []
        self._saved: Document | None = None if document.joined == 0 else document
        for member in document.members:
            self.presence.expect(member.id, self.last_used)
        if stored is not None:
            self.referee.restore(stored)
        self._task = self.loop.create_task(self._live(), name=f"table {document.code}")

    # From anywhere

    async def arrive(self, hello: Hello, outbox: Outbox) -> Watcher:
        """A page says hello. Raises TableError if it may not come in."""
        welcomed: asyncio.Future[Watcher] = self.loop.create_future()
        return await self._let_in(welcomed, lambda: self.pages.welcome(hello, outbox, welcomed))

    async def bring_file(self, credential: str, option: str, text: str) -> None:
        """The host brings a file for an option of the game. Raises TableError, BadOptions."""
        brought: asyncio.Future[None] = self.loop.create_future()

        def bring() -> None:
            member = self.document.known_by(credential_hash(credential))
            if member is None:
                raise NotYourSeat("Only people at the table can do that.")
            options = files.brought(self.document, option, text)
            self.document = lobby.configure(self.document, member.id, game=None, options=options, settings=None)
            self.pages.is_info_changed = True
            self.afterwards(lambda: None if brought.done() else brought.set_result(None))

        await self._let_in(brought, bring)

    async def _let_in(self, waiting: asyncio.Future[T], do: Callable[[], None]) -> T:
        """Have something done in the table's task for somebody who waits for it. Raises what is refused."""
        if self.is_closed:
            raise TableNotFound("This table has just closed. Try again.")

        def come_in() -> None:
            try:
                do()
            except RumpusError as error:
                waiting.set_exception(error)

        self._arriving.add(waiting)
        waiting.add_done_callback(self._arriving.discard)
        self.put(come_in)
        return await waiting

    def depart(self, watcher: Watcher, outbox: Outbox) -> None:
        """A connection is gone; the page's stream is kept for a while."""
        if not self.is_closed:
            self.put(lambda: self.pages.departed(watcher, outbox))

    def post(self, watcher: Watcher, command: Command) -> None:
        """A command from a page. It is always answered."""
        self.put(lambda: self._obey(watcher, command))

    def steer(self, watcher: Watcher, frame: bytes) -> None:
        """Inputs for a battle, taken at once. Raises TableError if they are not."""
        self.battles.steer(watcher, frame)

    def resync(self, watcher: Watcher) -> None:
        """A page that fell behind has caught up with its reading: send it everything anew."""
        if not self.is_closed:
            self.put(lambda: self.pages.start_afresh(watcher))

    def pong(self) -> Pong:
        return Pong(self.referee.now_ms())

    async def close(self, code: str, message: str, *, again: bool) -> None:
        """Finish what has come in, then say goodbye to every page."""
        if not self.is_closed:
            self.put(lambda: self.afterwards(lambda: self._shut(code, message, again=again)))
        await asyncio.gather(self._task, return_exceptions=True)

    def put(self, item: Callable[[], None]) -> None:
        """Have something done in the table's task."""
        self._inbox.append(item)
        self.wake()

    # For pages, referee and commands, within the task

    def write(self, write: Write) -> None:
        """Stage something for the log."""
        self._writes.append(write)

    def afterwards(self, tell: Callable[[], None]) -> None:
        """Do this once everything staged so far is durable."""
        self._afterwards.append(tell)

    def wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    # The task

    async def _live(self) -> None:
        """Work until closed. An unexpected error closes this table and no other; it comes back from its log."""
        try:
            while not self.is_closed:
                self._work()
                if self._writes or self._afterwards:
                    await self._commit()
                if not self._inbox and not self.is_closed:
                    await self._rest()
        except StorageFailed as error:
            self._refuse_unsaved(error)
            self._shut("storage_failed", "This table could not be saved. Nothing is lost; coming back.", again=True)
        except asyncio.CancelledError:
            raise
        except BaseException:
            metrics.TABLE_FAILURES.inc()
            logger.exception("table.failed", table=self.document.code)
            self._shut("table_failed", "Something went wrong at this table. Coming back.", again=True)

    def _obey(self, watcher: Watcher, command: Command) -> None:
        self._asked.append((watcher, command.ref))
        obey(self, watcher, command)

    def _refuse_unsaved(self, error: StorageFailed) -> None:
        """What could not be stored did not happen: who asked for it is told, and the table comes back without it."""
        message = "The server could not save this, so it did not happen. Try again in a moment."
        for watcher, ref in self._asked:
            metrics.REFUSALS.labels(error.code).inc()
            watcher.answer(msgspec.json.encode(Rejected(error.code, message, ref)))
        for welcomed in list(self._arriving):
            if not welcomed.done():
                welcomed.set_exception(StorageFailed("The server cannot save anything now. Try again in a moment."))

    def _work(self) -> None:
        self.referee.apply_wakes()
        while self._inbox:
            self._inbox.popleft()()
        self.absent.mind()
        self.battles.attend()
        self.herald.mind_the_host()
        self.pages.tell_changes()
        if self.document is not self._saved:
            document = self._saved = self.document
            self.write(SaveTable(document.code, document.phase, msgspec.json.encode(document)))

    async def _commit(self) -> None:
        """Log first, then send."""
        writes, afterwards = self._writes, self._afterwards
        self._writes, self._afterwards = [], []
        if writes:
            await self.services.log.write(writes)
        self._asked.clear()
        for tell in afterwards:
            tell()

    async def _rest(self) -> None:
        """Until something comes in or is due."""
        woken = self._woken = self.loop.create_future()
        seconds = self.absent.seconds_to_next_due()
        timer = None if seconds is None else self.loop.call_later(seconds, self.wake)
        await woken
        if timer is not None:
            timer.cancel()

    def _shut(self, code: str, message: str, *, again: bool) -> None:
        self.is_closed = True
        self.battles.dismiss()
        self.absent.dismiss_deputies()
        self.pages.dismiss_all(code, message, again=again)
        for welcomed in list(self._arriving):
            if not welcomed.done():
                welcomed.set_exception(TableNotFound("This table has just closed. Try again."))
