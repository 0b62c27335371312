"""Writes of tables, through one connection that is kept for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from rumpus.server.store import claims
from rumpus.server.store.schema import entries, games, recordings, tables
from rumpus.tables.errors import WriteRefused
from rumpus.tables.log import (
    AppendEntry,
    BeginGame,
    BeginRecording,
    EndGame,
    ForgetTable,
    RecordPart,
    ReleaseTable,
    SaveTable,
    TouchTable,
    Write,
)
from rumpus.tables.names import new_id

PROBE = bytes(8192)
"""More than fits into a page of the database."""


class Statement:
    """A statement for many rows, rendered once: SQLAlchemy would take longer than the database over each execution."""

    def __init__(self, engine: Engine, statement: Any, columns: Sequence[str]) -> None:
        compiled = statement.compile(dialect=engine.dialect, column_keys=list(columns))
        self._sql = str(compiled)
        self._places: list[str] | None = compiled.positiontup
        """The names of the parameters in their order; None if the driver takes them by name."""

    def execute(self, connection: Connection, rows: list[dict[str, object]]) -> int:
        """Returns the number of changed rows."""
        places = self._places
        named: Any = rows if places is None else [tuple([row[name] for name in places]) for row in rows]
        return connection.exec_driver_sql(self._sql, named).rowcount


class Writer:
    """Writes groups, each in one transaction. Used by one thread at a time.

    The connection is its own. One from the pool would be another each time, and SQLite forgets the pages that it has in
    memory when another connection has written; and PostgreSQL would be asked before each commit whether it is there.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self.is_committing = False
        """Whether the last group had come as far as its commit."""
        saved = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert(tables)
        fresh = {name: saved.excluded[name] for name in ("phase", "document", "game", "rules")}
        save = saved.on_conflict_do_update(
            index_elements=[tables.c.code],
            set_={**fresh, "touched_at": func.now()},
            # A table of another server is not overwritten.
            where=tables.c.owner.is_not_distinct_from(saved.excluded.owner),
        )
        end = update(games).where(games.c.id == bindparam("ended"))
        self._save = Statement(engine, save, ["owner", *SaveTable.__struct_fields__])
        self._begin = Statement(engine, insert(games), list(_game_row(_NO_GAME)))
        self._end = Statement(engine, end, ["outcome", "replay"])
        self._touch = update(tables).where(tables.c.code == bindparam("touched")).values(touched_at=func.now())
        self._keep = insert(recordings)
        self._append = _append_rows() if engine.dialect.name == "sqlite" else _append_json(engine)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def write(self, writes: Sequence[Write], node: int | None) -> None:
        """Write all of them in one transaction, for this server of several. Raises SQLAlchemyError, Fenced,
        WriteRefused."""
        self.is_committing = False
        try:
            self._transact(writes, node)
        except DBAPIError as error:
            if not error.connection_invalidated or self.is_committing:
                raise
            # The database was restarted since the last group, and nothing of this one was stored.
            self._transact(writes, node)

    def probe(self) -> None:
        """Write a little and take it back. Raises SQLAlchemyError."""
        one = new_id()
        game = BeginGame(one, one[:5], "", 0, PROBE, b"", "", b"")
        entry = AppendEntry(one, 1, 0, None, "", None, "", None, "")
        with self._engine.connect() as connection, connection.begin() as transaction:
            self._write(connection, [game, entry, SaveTable(f"?{one[:10]}", "", PROBE)], None)
            transaction.rollback()

    def _transact(self, writes: Sequence[Write], node: int | None) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            if node is not None:
                claims.check_fence(self._connection, node)
            self._write(self._connection, writes, node)
            self.is_committing = True

    def _write(self, connection: Connection, writes: Sequence[Write], node: int | None) -> None:
        by_kind: defaultdict[type, list[Any]] = defaultdict(list)
        for write in writes:
            by_kind[type(write)].append(write)
        if begun := by_kind.pop(BeginGame, None):
            self._begin.execute(connection, [_game_row(write) for write in begun])
        if appended := by_kind.pop(AppendEntry, None):
            self._append_all(connection, appended)
        if by_kind:
            self._write_rest(connection, writes, by_kind, node)

    def _append_all(self, connection: Connection, appended: list[AppendEntry]) -> None:
        """Rows of the log bypass SQLAlchemy for speed: they are many, and consist of plain numbers and texts."""
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(self._append, [msgspec.structs.astuple(write) for write in appended])
        else:
            connection.exec_driver_sql(self._append, (msgspec.json.encode(appended).decode(),))

    def _write_rest(
        self, connection: Connection, writes: Sequence[Write], by_kind: dict[type, list[Any]], node: int | None
    ) -> None:
        if BeginRecording in by_kind or RecordPart in by_kind:
            self._record(connection, writes)
        if ended := by_kind.get(EndGame):
            rows = [{"ended": write.id, "outcome": write.outcome, "replay": write.replay} for write in ended]
            self._end.execute(connection, rows)
        if touched := by_kind.get(TouchTable):
            connection.execute(self._touch, [{"touched": write.code} for write in touched])
        for write in by_kind.get(ForgetTable, ()):
            connection.execute(delete(tables).where(tables.c.code == write.code))
        for write in by_kind.get(ReleaseTable, ()):
            mine = (tables.c.code == write.code) & (tables.c.owner == node)
            connection.execute(update(tables).where(mine).values(owner=write.to))
        if saved := by_kind.get(SaveTable):
            # Only the newest of several documents of a table counts.
            newest = {write.code: {**msgspec.structs.asdict(write), "owner": node} for write in saved}
            if self._save.execute(connection, list(newest.values())) != len(newest):
                raise WriteRefused("Another server owns this table.")

    def _record(self, connection: Connection, writes: Sequence[Write]) -> None:
        rows: list[dict[str, object]] = []
        for write in writes:
            if isinstance(write, BeginRecording):
                this = (recordings.c.game_id == write.game_id) & (recordings.c.battle == write.battle)
                connection.execute(delete(recordings).where(this))
                rows.append({"game_id": write.game_id, "battle": write.battle, "part": 0, "data": write.setup})
            elif isinstance(write, RecordPart):
                rows.append(msgspec.structs.asdict(write))
        if rows:
            connection.execute(self._keep, rows)


def _append_rows() -> str:
    columns = ", ".join(f'"{column.name}"' for column in entries.columns)
    places = ", ".join("?" * len(entries.columns))
    return f"INSERT INTO {entries.name} ({columns}) VALUES ({places})"  # noqa: S608 - our own names only


def _append_json(engine: Engine) -> str:
    """All rows are one value: the driver takes longer to send a row than PostgreSQL to store it."""
    columns = ", ".join(f'"{column.name}"' for column in entries.columns)
    types = ", ".join(f'"{column.name}" {column.type.compile(engine.dialect)}' for column in entries.columns)
    rows = f"SELECT {columns} FROM json_to_recordset(%s::json) AS entry ({types})"  # noqa: S608 - our own names only
    return f"INSERT INTO {entries.name} ({columns}) {rows}"


_NO_GAME = BeginGame("", "", "", 0, b"", b"", "", b"")


def _game_row(write: BeginGame) -> dict[str, object]:
    row = msgspec.structs.asdict(write)
    row["table_code"] = row.pop("table")
    return row
