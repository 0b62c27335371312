"""Removes tables, games and uploads that are unused for a long time, in small portions that delay no commit."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta
from math import inf
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, exists, func, select
from sqlalchemy.exc import SQLAlchemyError

from rumpus.server.store.schema import entries, games, recordings, tables, uploads
from rumpus.tables.errors import StorageFailed

PORTION: Final = 50
"""Tables or uploads that are removed in one transaction. Games, which have long logs, are removed one by one."""
PAUSE_S: Final = 0.05
SHRUNK_BELOW_BYTES: Final = 200_000_000
"""Shrinking a larger file would block the commits of a running server for too long."""


class Keep(Struct, frozen=True):
    """For how many days things are kept; 0: for ever."""

    days: int = 90
    """Tables with their games, since their last use."""
    upload_days: int = 30


class Freed(Struct, frozen=True):
    tables: int = 0
    games: int = 0
    uploads: int = 0
    bytes: int = 0
    """The approximate size of what was removed."""

    def __add__(self, other: Freed) -> Freed:
        return Freed(
            self.tables + other.tables,
            self.games + other.games,
            self.uploads + other.uploads,
            self.bytes + other.bytes,
        )


class Removal:
    """Removes what is too old. It may run beside a server, which keeps marking used tables."""

    def __init__(self, engine: Engine, keep: Keep) -> None:
        self._engine = engine
        self._keep = keep

    def run(self, but: Collection[str] = (), for_s: float = inf) -> Freed:
        """Remove what is too old, except the tables with these codes, for at most so many seconds. Raises
        StorageFailed."""
        freed, until = Freed(), time.monotonic() + for_s
        try:
            for portion in self._portions(but):
                freed += portion
                if time.monotonic() > until:
                    break
                time.sleep(PAUSE_S)
        except SQLAlchemyError as error:
            raise StorageFailed("The database could not be tidied.") from error
        return freed

    def _portions(self, but: Collection[str]) -> Iterator[Freed]:
        now = datetime.now(UTC)
        if self._keep.upload_days:
            yield from self._uploads(now - timedelta(days=self._keep.upload_days))
        if self._keep.days:
            before = now - timedelta(days=self._keep.days)
            yield from self._tables(before, but)
            yield from self._games(before)

    def _uploads(self, before: datetime) -> Iterator[Freed]:
        old = select(uploads.c.id).where(uploads.c.uploaded_at < before).limit(PORTION)
        size = func.coalesce(func.sum(func.length(uploads.c.file) + func.length(uploads.c.film)), 0)
        while found := self._found(old):
            with self._engine.begin() as connection:
                freed = connection.execute(select(size).where(uploads.c.id.in_(found))).scalar_one()
                connection.execute(delete(uploads).where(uploads.c.id.in_(found)))
            yield Freed(uploads=len(found), bytes=freed)

    def _tables(self, before: datetime, but: Collection[str]) -> Iterator[Freed]:
        old = tables.c.touched_at < before
        wanted = select(tables.c.code).where(old, tables.c.code.not_in(but)).limit(PORTION)
        while found := self._found(wanted):
            with self._engine.begin() as connection:
                # Check the age again: somebody may have come back to one of them.
                removed = connection.execute(delete(tables).where(tables.c.code.in_(found), old)).rowcount
            yield Freed(tables=removed)

    def _games(self, before: datetime) -> Iterator[Freed]:
        """Remove games whose tables are gone, which also covers interrupted removals."""
        has_table = exists().where(tables.c.code == games.c.table_code)
        orphaned = select(games.c.id).where(games.c.begun_at < before, ~has_table).limit(PORTION)
        while found := self._found(orphaned):
            for game_id in found:
                with self._engine.begin() as connection:
                    freed = _remove_game(connection, game_id)
                yield Freed(games=1, bytes=freed)

    def _found(self, wanted: Any) -> list[str]:
        with self._engine.connect() as connection:
            return list(connection.execute(wanted).scalars())


def _remove_game(connection: Connection, game_id: str) -> int:
    """Returns its size in bytes."""
    freed = 0
    for table, mine, size in (
        (recordings, recordings.c.game_id == game_id, func.length(recordings.c.data)),
        (entries, entries.c.game_id == game_id, func.length(entries.c.action) + func.length(entries.c.frame)),
        (games, games.c.id == game_id, func.length(games.c.opening) + func.length(games.c.options)),
    ):
        freed += connection.execute(select(func.coalesce(func.sum(size), 0)).where(mine)).scalar_one()
        connection.execute(delete(table).where(mine))
    return freed


def shrink(engine: Engine) -> int:
    """Return free space to the system, unless that would block a running server for long. Returns the size of the
    database. Raises StorageFailed."""
    try:
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            if engine.dialect.name != "sqlite":
                for table in (tables, games, entries, recordings, uploads):
                    connection.exec_driver_sql(f"VACUUM {table.name}")
                return int(connection.execute(select(func.pg_database_size(func.current_database()))).scalar_one())
            page, pages, free = (
                int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                for name in ("page_size", "page_count", "freelist_count")
            )
            if free and page * (pages - free) < SHRUNK_BELOW_BYTES:
                connection.exec_driver_sql("VACUUM")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
            return page * pages
    except SQLAlchemyError as error:
        raise StorageFailed("The database could not be made smaller.") from error
