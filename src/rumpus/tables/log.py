"""The durable log: the writes of tables, the interface of the storage, and the writer that commits in groups.

A table waits for its writes before anything is told. While one transaction is being committed, the writes of all tables
collect for the next, so a busy server commits many actions at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from typing import Protocol, TypeAlias, TypeVar

import msgspec
import structlog
from msgspec import Struct

from rumpus.games import GAMES
from rumpus.tables import metrics
from rumpus.tables.background import contained, keep_doing
from rumpus.tables.document import Document
from rumpus.tables.errors import Fenced, StorageFailed, TableError, WriteRefused

logger = structlog.get_logger()
T = TypeVar("T")

TIDY_EVERY_S = 1.0
BUSY = 16
"""A server whose last commit held the writes of so many tables is busy."""
COMMIT_EVERY_S = 0.020
"""The least time between commits of a busy server: larger groups cost less, and nobody notices twenty milliseconds.
Other servers commit at once, and what comes while a commit runs makes the next group."""


class SaveTable(Struct, frozen=True, gc=False):
    """The newest document of a table."""

    code: str
    phase: str
    document: bytes
    game: str | None = None
    """The game on the table, and the version of its rules; None in the lobby, and if the game is not here any more."""
    rules: int | None = None


def saved(document: Document) -> SaveTable:
    """The write of a table's newest document."""
    kind = None if document.phase == "lobby" else GAMES.get(document.game)
    game, rules = (None, None) if kind is None else (document.game, kind.rules_version)
    return SaveTable(document.code, document.phase, msgspec.json.encode(document), game, rules)


class BeginGame(Struct, frozen=True, gc=False):
    id: str
    table: str
    game: str
    rules_version: int
    options: bytes
    players: bytes
    seed: str
    opening: bytes
    """The opening of the film: the first views and the first frame."""


class AppendEntry(Struct, frozen=True, gc=False):
    """An accepted action and its frame of the film."""

    game_id: str
    number: int
    at_ms: int
    seat: int | None
    by: str
    ref: int | None
    action: str
    check: str | None
    frame: str
    member: int | None = None
    """The member who sent it, because refs count per member."""


class BeginRecording(Struct, frozen=True, gc=False):
    """An arena battle begins with this setup. An earlier recording of it is deleted, because a battle interrupted by a
    crash is fought again."""

    game_id: str
    battle: str
    setup: bytes


class RecordPart(Struct, frozen=True, gc=False):
    """The inputs of about a second of a battle. Parts count from 1."""

    game_id: str
    battle: str
    part: int
    data: bytes


class EndGame(Struct, frozen=True, gc=False):
    id: str
    replay: str
    outcome: bytes


class TouchTable(Struct, frozen=True, gc=False):
    """Record that a table is in use."""

    code: str


class ReleaseTable(Struct, frozen=True, gc=False):
    """The table is not served here any more: another server may take it over."""

    code: str
    to: int | None = None
    """The server that gets it; None: whoever comes first."""


class ForgetTable(Struct, frozen=True, gc=False):
    code: str


Write: TypeAlias = (
    SaveTable
    | TouchTable
    | BeginGame
    | AppendEntry
    | BeginRecording
    | RecordPart
    | EndGame
    | ReleaseTable
    | ForgetTable
)


Waiting: TypeAlias = tuple[Sequence[Write], Callable[[StorageFailed | None], object]]
"""Writes, and whom to tell when they are durable, or why they are lost."""


def count_writes(game: str, writes: Sequence[Write]) -> None:
    """Count committed writes of a table with this game."""
    for write in writes:
        if isinstance(write, AppendEntry):
            metrics.ACTIONS.numbers[game, write.by] += 1
        elif isinstance(write, BeginGame):
            metrics.GAMES_BEGUN.labels(game).inc()
        elif isinstance(write, EndGame):
            metrics.GAMES_ENDED.labels(game).inc()


class StoredGame(Struct, frozen=True):
    """A stored game, ready to be folded."""

    id: str
    game: str
    rules_version: int
    options: bytes
    players: bytes
    seed: str
    entries: tuple[AppendEntry, ...]


class Storage(Protocol):
    """The interface of the storage. Called from one thread at a time; every call may block."""

    def write(self, writes: Sequence[Write]) -> None:
        """Write all of them in one transaction. Raises StorageFailed."""

    def tidy(self) -> None:
        """Housekeeping that must not delay commits; called now and then from another thread."""

    def probe(self) -> None:
        """Write a little and take it back. Raises StorageFailed if nothing can be written now."""

    def table(self, code: str) -> bytes | None:
        """The document of a table, which belongs to this server from now on. Raises TableElsewhere."""

    def codes(self, phase: str) -> list[str]:
        """The codes of this server's tables in this phase. A share of those that nobody owns belongs to it from now
        on."""

    def count_tables(self) -> int: ...

    def game(self, game_id: str) -> StoredGame | None: ...


def _tell_all(waiting: list[Waiting], errors: Sequence[StorageFailed | None]) -> None:
    left = iter(zip(waiting, errors, strict=True))
    is_done = False
    while not is_done:
        # An error of one of them does not keep the others from being told.
        with contained("log"):
            for (_, then), error in left:
                then(error)
            is_done = True


class GroupLog:
    """Writes for all tables of a process, in order, many in one transaction."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._loop: asyncio.AbstractEventLoop
        self._waiting: list[Waiting] = []
        self._is_writing = False
        """Whether a commit runs, or is about to."""
        self._last = 0
        """The number of tables in the last commit."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="log")
        self._tidying: asyncio.Task[None] | None = None
        self._is_untidy = False
        self.failure: StorageFailed | None = None
        """Why nothing can be written now; None if the last write was possible."""
        self.committed_at = 0.0
        """When the last commit began, by the loop's clock."""
        self.ours_until = inf
        """Until when no other server can have taken over the tables of this one, by the loop's clock."""

    def start(self) -> None:
        # Looked up once, because every look-up asks the kernel for the process id.
        self._loop = asyncio.get_running_loop()
        self._tidying = self._loop.create_task(keep_doing("log tidying", TIDY_EVERY_S, self._tidy), name="log tidying")

    async def stop(self) -> None:
        """Write what is waiting, then stop. Stopping again does nothing."""
        if self._tidying is not None:
            await asyncio.gather(self.write(()), return_exceptions=True)
            tidying, self._tidying = self._tidying, None
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            with contained("log tidying"):
                await asyncio.to_thread(self.storage.tidy)
        self._thread.shutdown(wait=True)

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """A future that is done when the writes are durable; it raises StorageFailed if they are lost."""
        done: asyncio.Future[None] = self._loop.create_future()

        def tell(error: StorageFailed | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.append(writes, tell)
        return done

    def append(self, writes: Sequence[Write], then: Callable[[StorageFailed | None], object]) -> None:
        """The same for a table, which does this for every action: `then` is called by the loop, with the error if they
        are lost."""
        self._waiting.append((writes, then))
        if not self._is_writing and self._tidying is not None:
            self._is_writing = True
            self._loop.call_soon(self._commit_in_time)

    # A commit is a chain of callbacks: a task and its futures would cost as much as several actions.

    def _commit_in_time(self) -> None:
        """Commit at once, or a moment after the last commit if that was a large one."""
        wait_s = self.committed_at + COMMIT_EVERY_S - self._loop.time()
        if self._last >= BUSY and wait_s > 0:
            self._loop.call_later(wait_s, self._commit)
        else:
            self._commit()

    def _commit(self) -> None:
        waiting, self._waiting = self._waiting, []
        self.committed_at = self._loop.time()
        self._last = len(waiting)
        self._is_untidy = True
        self._thread.submit(self._store, waiting)

    def _store(self, waiting: list[Waiting]) -> None:
        """Called by the log's own thread."""
        writes = [write for each, _ in waiting for write in each]
        metrics.COMMIT_SIZE.observe(len(writes))
        errors = [self._error_of(writes)] * len(waiting)
        if isinstance(errors[0], WriteRefused) and len(waiting) > 1:
            # One of the writes is refused: try each table's writes alone, so that the others succeed.
            errors = [self._error_of(each) for each, _ in waiting]
        self._loop.call_soon_threadsafe(self._stored, waiting, errors)

    def _stored(self, waiting: list[Waiting], errors: list[StorageFailed | None]) -> None:
        if self._waiting and self._tidying is not None:
            # The next commit begins first, and runs beside what is told of this one.
            self._commit_in_time()
        else:
            self._is_writing = False
        _tell_all(waiting, errors)

    def _error_of(self, writes: Sequence[Write]) -> StorageFailed | None:
        """Store a group of writes and return the error, if any. No error ends the writer."""
        try:
            self.storage.write(writes)
        except StorageFailed as error:
            found = error
        except Exception as error:  # noqa: BLE001 - whatever it is, who waits for the writes is told
            found = WriteRefused(f"The log could not be written: {error!r}")
            found.__cause__ = error
        else:
            self.failure = None
            return None
        if not isinstance(found, (Fenced, WriteRefused)):
            self.failure = found
        metrics.STORAGE_FAILURES.inc()
        logger.error("log.failed", writes=len(writes), exc_info=found)
        return found

    async def _tidy(self) -> None:
        if self.failure is not None:
            # No page may come, and so nothing may be written, until the server is ready again.
            await self._loop.run_in_executor(self._thread, self._probe)
        if self._is_untidy:
            self._is_untidy = False
            try:
                await asyncio.to_thread(self.storage.tidy)
            except BaseException:
                self._is_untidy = True
                raise

    def _probe(self) -> None:
        with suppress(StorageFailed):
            self.storage.probe()
            self.failure = None
            logger.warning("log.writes_again")

    async def ask(self, question: Callable[..., T], *args: object) -> T:
        """Call a reading method of the storage off the event loop. Raises StorageFailed, and what it raises itself."""
        try:
            return await self._loop.run_in_executor(self._thread, question, *args)
        except TableError:
            raise
        except Exception as error:
            metrics.STORAGE_FAILURES.inc()
            logger.exception("log.not_read")
            raise StorageFailed("The server cannot read its data now. Try again in a moment.") from error
