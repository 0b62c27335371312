"""This server's own row in the register, and the database connection that stands for its life.

The connection holds a lock with the number of the row. When the process dies, the database ends the connection and
frees the lock at once, so the others need not wait until the lease runs out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from msgspec import Struct, structs
from psycopg import Connection as PsycopgConnection
from psycopg import Notify
from sqlalchemy import Connection, Engine, Float, cast, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from rumpus.engine import RumpusError
from rumpus.server.store.nodes import SESSION_LOCK, Entry
from rumpus.server.store.schema import nodes, tables

NO_LISTING: Final = b"[]"


CHANNEL: Final = "rumpus"
JOIN_LOCK: Final = 0x72756D72


class TooFarApart(RumpusError):
    """A server with this database has a version that this one does not work together with."""

    code = "too_far_apart"


def has_versions(connection: Connection) -> bool:
    """Whether servers enter their versions into this database: it may be empty, or from an earlier time."""
    found = inspect(connection)
    return found.has_table(nodes.name) and "generation" in {each["name"] for each in found.get_columns(nodes.name)}


def check_versions(connection: Connection, entry: Entry) -> None:
    """Raises TooFarApart."""
    silent_s = func.abs(func.extract("epoch", func.clock_timestamp() - nodes.c.beat_at))
    is_far = func.abs(nodes.c.generation - entry.generation) > 1
    others = select(nodes.c.name, nodes.c.version).where(is_far, silent_s < nodes.c.lease_s).order_by(nodes.c.id)
    far = connection.execute(others).all()
    if far:
        named = ", ".join(f"{name} ({version})" for name, version in far)
        raise TooFarApart(
            f"This version of Rumpus, {entry.version}, does not work together with servers that use the same database: "
            f"{named}. Stop them first, or update in smaller steps: one version after the other."
        )


class Asked(Struct, frozen=True):
    """What the register says to a node that renews its lease."""

    draining: bool
    """It is to give its tables away."""
    playing: int
    """The number of its tables with a running game."""
    free: int
    """The number of tables with a running game that nobody owns."""
    clock_s: float
    """The time by the database's clock, in seconds since 1970."""


class Said(Struct, frozen=True):
    """What a node says when it renews its lease."""

    listed: bytes = NO_LISTING
    """Its public tables, as JSON."""
    pages: int = 0
    load: float = 0.0
    """The share of a core that it uses."""
    news: Sequence[str] = ()
    """Messages for all nodes."""


NOTHING: Final = Said()


class Session:
    """Every method blocks, and is called by one thread at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._held: int | None = None
        """The node whose lock this connection holds."""
        self._heard: list[Notify] = []

    def join(self, entry: Entry) -> int:
        """Enter this server. Returns its id. Raises TooFarApart."""
        with self._begun() as connection:
            # Servers that start together check one after the other.
            connection.execute(select(func.pg_advisory_xact_lock(JOIN_LOCK)))
            check_versions(connection, entry)
            row = insert(nodes).values(**structs.asdict(entry), beat_at=func.clock_timestamp(), listed=NO_LISTING)
            node = int(connection.execute(row.returning(nodes.c.id)).scalar_one())
            # Before the row can be seen by others: they take a node without its lock for dead.
            self._hold(connection, node)
            return node

    def beat(self, node: int, said: Said = NOTHING) -> Asked | None:
        """Renew the lease. Returns what the node is to do; None if it was taken for dead."""
        renewed = (
            update(nodes)
            .where(nodes.c.id == node)
            .values(beat_at=func.clock_timestamp(), listed=said.listed, pages=said.pages, load=said.load)
        )
        with self._begun() as connection:
            if self._held != node:
                self._hold(connection, node)
            draining = connection.execute(renewed.returning(nodes.c.draining)).scalar_one_or_none()
            if draining is None:
                return None
            for each in said.news:
                connection.execute(select(func.pg_notify(CHANNEL, each)))
            playing = select(func.count()).where(tables.c.phase == "playing")
            ours, free = playing.where(tables.c.owner == node), playing.where(tables.c.owner.is_(None))
            clock_s = cast(func.extract("epoch", func.clock_timestamp()), Float)
            counted = select(ours.scalar_subquery(), free.scalar_subquery(), clock_s)
            return Asked(draining, *connection.execute(counted).one())

    def heard(self) -> list[str]:
        """What other nodes have told since the last call. It comes with the answers to beats."""
        heard, self._heard[:] = list(self._heard), []
        ours = None if self._connection is None else self._driver(self._connection).info.backend_pid
        return [each.payload for each in heard if each.pid != ours]

    def close(self) -> None:
        """The node has left the register, or its database does not answer."""
        connection, self._connection, self._held = self._connection, None, None
        if connection is not None:
            # The connection is not used again, because it may hold the lock.
            with suppress(SQLAlchemyError):
                connection.invalidate()
            connection.close()

    def _hold(self, connection: Connection, node: int) -> None:
        """Lock the number of the node as long as the connection lasts. An earlier connection may still have the lock:
        then the next beat tries again."""
        connection.execute(select(func.pg_advisory_unlock_all()))
        locked = connection.execute(select(func.pg_try_advisory_lock(SESSION_LOCK, node))).scalar_one()
        self._held = node if locked else None

    @staticmethod
    def _driver(connection: Connection) -> PsycopgConnection[Any]:
        driver: PsycopgConnection[Any] | None = connection.connection.driver_connection
        assert driver is not None
        return driver

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """A transaction on the one connection, which is opened again after an error."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
                self._driver(self._connection).add_notify_handler(self._heard.append)
                with self._connection.begin():
                    self._connection.execute(text(f"LISTEN {CHANNEL}"))
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self.close()
            raise


def end_idle_transactions(engine: Engine, after_s: float) -> None:
    """Let the database end a transaction that its process has left for so long.

    A process that was stopped in the middle of a commit has locked its row, so nobody could declare it dead."""

    def limit(connection: Any, _record: object) -> None:
        name = "idle_in_transaction_session_timeout"
        connection.execute("SELECT set_config(%s, %s, false)", (name, f"{round(after_s * 1000)}ms"))
        connection.commit()

    event.listen(engine, "connect", limit)
    # Connections that were opened before do not have the limit.
    engine.dispose()
