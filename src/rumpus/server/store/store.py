"""The storage: SQLite by default, or PostgreSQL, with the same statements for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import inf
from pathlib import Path
from typing import TypeVar

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from rumpus.engine import RumpusError
from rumpus.replays.format import Recording
from rumpus.server.store import claims
from rumpus.server.store.replays import film_of, recording_of, replay_file_of, uploaded_file_of
from rumpus.server.store.retention import Freed, Keep, Removal, shrink
from rumpus.server.store.schema import entries, games, tables, uploads
from rumpus.server.store.writing import Writer
from rumpus.tables.errors import MaybeStored, StorageFailed, StorageFull, WriteRefused
from rumpus.tables.log import AppendEntry, StoredGame, Write

T = TypeVar("T")

NETWORK = {"connect_timeout": 5, "tcp_user_timeout": 5000, "keepalives_idle": 2, "keepalives_interval": 2}
"""A server that was cut off from PostgreSQL notices it within seconds, before the system gives up a connection."""
MIGRATION_LOCK = 0x72756D70
"""Any number, the same for every server."""


class DatabaseUnusable(RumpusError):
    """The database cannot be opened; the message says which and what to do."""

    code = "database_unusable"


def default_database() -> str:
    """The address of a database file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("rumpus", appauthor=False))
    return f"sqlite:///{folder / 'rumpus.sqlite3'}"


def open_store(address: str, check: Callable[[Connection], None] | None = None) -> Store:
    """Connect, and bring the database up to date. Raises DatabaseUnusable.

    If others may use the database, `check` is called before that; if it raises, the database stays as it is."""
    url = _read_address(address)
    shown = url.render_as_string(hide_password=True)
    is_sqlite = url.get_backend_name() == "sqlite"
    given = {} if is_sqlite else {name: each for name, each in NETWORK.items() if name not in url.query}
    engine = create_engine(url, pool_pre_ping=not is_sqlite, connect_args=given)
    store = Store(engine)
    try:
        if url.get_backend_name() == "sqlite":
            _prepare_sqlite(engine, url)
        store.migrate(check)
    except RumpusError:
        store.close()
        raise
    except CommandError:
        store.close()
        raise DatabaseUnusable(
            f"The database {shown} was made by a newer version of Rumpus. "
            "Update Rumpus, or choose another with --database."
        ) from None
    except (SQLAlchemyError, OSError) as error:
        store.close()
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise DatabaseUnusable(
            f"The database {shown} cannot be opened: {reason}. "
            "Check that it exists and may be written, or choose another with --database."
        ) from None
    return store


def _read_address(address: str) -> URL:
    """Parse an address. Raises DatabaseUnusable, without the address if a password could not be removed from it."""
    hint = "Try sqlite:///path/to/file.sqlite3 or postgresql://user:password@host/name."
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseUnusable(f"What was given as the database is not the address of one. {hint}") from None
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise DatabaseUnusable(f"{shown} cannot be used: Rumpus keeps its data in SQLite or PostgreSQL. {hint}")
    if url.database in (None, "", ":memory:"):
        raise DatabaseUnusable(f"{shown} would be forgotten at once: name a file. {hint}")
    return url.set(drivername="sqlite")


def _prepare_sqlite(engine: Engine, url: URL) -> None:
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)

    @event.listens_for(engine, "connect")
    def _configure(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        # WAL with NORMAL survives a killed process; only a power cut may lose the last commits.
        for pragma in (
            "journal_mode=WAL",
            "synchronous=NORMAL",
            "foreign_keys=ON",
            "busy_timeout=5000",
            "wal_autocheckpoint=0",
            # Enough for the pages that a thousand running games write to.
            "cache_size=-2048",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Store:
    """Reads and writes. Every method blocks: call it off the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.node: int | None = None
        """This server among several that share the database; None if it is the only one."""
        self._writer = Writer(engine)

    def migrate(self, check: Callable[[Connection], None] | None = None) -> None:
        config = Config()
        config.set_main_option("script_location", "rumpus.server.store:migrations")
        with self.engine.begin() as connection:
            if self.is_shared:
                # Servers that start together migrate one after the other.
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                if check is not None:
                    check(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self._writer.close()
        self.engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database: SQLite belongs to one."""
        return self.engine.dialect.name != "sqlite"

    @property
    def shown_address(self) -> str:
        """The address of the database, without its password."""
        return self.engine.url.render_as_string(hide_password=True)

    def tidy(self) -> None:
        """Checkpoint SQLite's write-ahead log. Commits go on meanwhile."""
        if self.engine.dialect.name == "sqlite":
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def remove_old(self, keep: Keep, but: Collection[str] = (), for_s: float = inf) -> Freed:
        """Remove what is too old, except the tables with these codes, for at most so many seconds. Raises
        StorageFailed."""
        return Removal(self.engine, keep).run(but, for_s)

    def shrink(self) -> int:
        """Return free space to the system. Returns the size of the database. Raises StorageFailed."""
        return shrink(self.engine)

    def check(self) -> None:
        """Raises StorageFailed if the database does not answer."""
        try:
            with self.engine.connect() as connection:
                connection.execute(select(1))
        except SQLAlchemyError as error:
            raise StorageFailed(f"The database does not answer: {error}") from None

    # Writing

    def write(self, writes: Sequence[Write]) -> None:
        """Write all of them in one transaction. Raises StorageFailed."""
        try:
            self._writer.write(writes, self.node)
        except (IntegrityError, DataError) as error:
            raise WriteRefused("The log does not take this.") from error
        except SQLAlchemyError as error:
            if _is_full(error):
                raise StorageFull("The database has no room left. Make room on its disk.") from error
            if self._writer.is_committing and self.is_shared:
                raise MaybeStored("The database was lost during a commit.") from error
            raise StorageFailed("The log could not be written.") from error

    def probe(self) -> None:
        """Write a little and take it back. Raises StorageFailed if nothing can be written now."""
        try:
            self._writer.probe()
        except SQLAlchemyError as error:
            raise StorageFailed("The log cannot be written yet.") from error

    def upload(self, upload_id: str, file: bytes, film: bytes) -> None:
        """Store an uploaded replay; file and film are compressed by `zlib`."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(uploads).values(id=upload_id, file=file, film=film))
        except SQLAlchemyError as error:
            raise StorageFailed("The server cannot save anything now. Try again in a moment.") from error

    # Reading

    def table(self, code: str) -> bytes | None:
        """The document of a table, which belongs to this server from now on. Raises TableElsewhere."""
        if self.node is not None:
            with self.engine.begin() as connection:
                return claims.claim(connection, self.node, code)
        return self.glance(code)

    def glance(self, code: str) -> bytes | None:
        """The document of a table as it was last saved, whoever owns it."""
        with self.engine.connect() as connection:
            return connection.execute(select(tables.c.document).where(tables.c.code == code)).scalar_one_or_none()

    def codes(self, phase: str) -> list[str]:
        """The codes of this server's tables in this phase. A share of those that nobody owns belongs to it from now
        on."""
        if self.node is not None:
            with self.engine.begin() as connection:
                return claims.claim_free(connection, self.node, phase)
        with self.engine.connect() as connection:
            return list(connection.execute(select(tables.c.code).where(tables.c.phase == phase)).scalars())

    def count_tables(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count(tables.c.code))).scalar_one()

    def game(self, game_id: str) -> StoredGame | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == game_id)).one_or_none()
            if row is None:
                return None
            logged = connection.execute(
                select(entries).where(entries.c.game_id == game_id).order_by(entries.c.number)
            ).all()
        return StoredGame(
            row.id,
            row.game,
            row.rules_version,
            row.options,
            row.players,
            row.seed,
            tuple(AppendEntry(*each) for each in logged),
        )

    def film(self, replay: str) -> bytes | None:
        """The film, as JSON, of a finished game or of an uploaded replay."""
        return self._of_replay(film_of, replay)

    def replay_file(self, replay: str) -> bytes | None:
        """The replay file of a game."""
        return self._of_replay(replay_file_of, replay)

    def uploaded_file(self, replay: str) -> bytes | None:
        """The file of an uploaded replay, compressed as stored."""
        return self._of_replay(uploaded_file_of, replay)

    def recording(self, replay: str, battle: str) -> Recording | None:
        """The recording of a battle of a game played here."""
        return None if "\0" in battle else self._of_replay(recording_of, replay, battle)

    def _of_replay(self, read: Callable[..., T | None], replay: str, *rest: str) -> T | None:
        if "\0" in replay:  # PostgreSQL has no such text, and refuses to look for it
            return None
        with self.engine.connect() as connection:
            return read(connection, replay, *rest)


def _is_full(error: SQLAlchemyError) -> bool:
    """Whether the disk of the database is full, by the codes of PostgreSQL and SQLite."""
    cause = getattr(error, "orig", None)
    return getattr(cause, "sqlstate", None) == "53100" or getattr(cause, "sqlite_errorname", None) == "SQLITE_FULL"
