"""The servers that share a PostgreSQL: which of them live, and which owns a table.

A node's row is its lease and its fence. It renews the row by beats. Every transaction that writes for its tables locks
the row first, so a node that was taken for dead, and whose row is deleted, can write nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from math import inf
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, Float, cast, delete, exists, func, select, text, update

from rumpus.server.store.claims import Rules
from rumpus.server.store.schema import nodes, tables
from rumpus.server.store.stuck import end_stuck_commits

SESSION_LOCK: Final = 0x72756D71
"""The first number of the advisory lock that the connection of a living node holds; the second one is the node's id."""
LOAD_OF_TABLE: Final = 0.01
"""What a table counts for, in shares of a core. It is more than a quiet table needs, because it may become busy."""
CLEARLY: Final = 0.25
"""A difference in room that is worth a detour of pages."""
GENERATION: Final = 2
"""Servers whose numbers differ by at most one share a database. Add one whenever servers of the version before would
not understand what this one writes into the register, hands over or pipes. Versions without a number have 0."""


class NodeInfo(Struct, frozen=True):
    """A node as the others see it."""

    id: int
    name: str
    address: str
    machine: str
    version: str
    generation: int
    draining: bool
    silent_s: float
    """The time since its last beat, by the database's clock."""
    tables: int
    pages: int


class Entry(Struct, frozen=True):
    """What a server says of itself."""

    name: str
    address: str
    version: str
    machine: str = ""
    door: str = ""
    """Where other processes of its machine hand connections over."""
    key: str = ""
    """What other machines have to know to connect to its address."""
    lease_s: float = 2.0
    """It is taken for dead after so long a silence."""
    generation: int = GENERATION
    rules: str = "{}"
    """The versions of the rules of its games, as JSON."""


class Owner(Struct, frozen=True):
    """The server that owns a table, and how it can be reached."""

    id: int
    address: str
    machine: str
    door: str
    key: str


OWNER: Final = (nodes.c.id, nodes.c.address, nodes.c.machine, nodes.c.door, nodes.c.key)


class Other(Struct, frozen=True):
    """Another node, and what its life can be told from."""

    id: int
    beat_at: datetime
    """It is only compared with what it was before, so no clock matters."""
    lease_s: float
    is_connected: bool
    """Whether the database connection that stands for its life is open."""
    way: Owner


class Nodes:
    """The register of nodes. Every method blocks: call it off the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def drain(self, ids: Sequence[int]) -> None:
        """Ask nodes to give their tables away."""
        with self._engine.begin() as connection:
            connection.execute(update(nodes).where(nodes.c.id.in_(ids)).values(draining=True))

    def roomiest(self, but: int, code: str) -> int | None:
        """The other node with most room that may serve a table; None if there is none."""
        with self._engine.connect() as connection:
            return next((each for each, _ in self._rooms(connection, code) if each != but), None)

    def roomier(self, than: int, code: str) -> int | None:
        """The node with most room for a table, if it has clearly more than this one."""
        with self._engine.connect() as connection:
            used = dict(self._rooms(connection, code))
        best = min(used, key=lambda each: used[each], default=than)
        return best if best != than and used.get(than, inf) > used[best] + CLEARLY else None

    def has_room(self, to: int, this: int, code: str) -> bool:
        """Whether a table may move to a node that has not clearly less room than this one."""
        with self._engine.connect() as connection:
            used = dict(self._rooms(connection, code))
        return to in used and used[to] <= used.get(this, inf) + CLEARLY

    def _rooms(self, connection: Connection, code: str) -> list[tuple[int, float]]:
        """The nodes that may serve a table, with how much they do already, least first."""
        owned = select(func.count()).where(tables.c.owner == nodes.c.id).scalar_subquery()
        used = (nodes.c.load + owned * LOAD_OF_TABLE).label("used")
        takers = connection.execute(select(nodes.c.id, used).where(~nodes.c.draining).order_by(used, nodes.c.id)).all()
        played = select(tables.c.game, tables.c.rules).where(tables.c.code == code)
        game, rules = connection.execute(played).one_or_none() or (None, None)
        known = Rules(connection)
        return [(node, float(much)) for node, much in takers if known.fit(node, game, rules)]

    def fits(self, node: int, code: str) -> bool:
        """Whether a node may serve a table by the rules that it has."""
        played = select(tables.c.game, tables.c.rules).where(tables.c.code == code)
        with self._engine.connect() as connection:
            found = connection.execute(played).one_or_none()
            return found is None or found.rules is None or Rules(connection).fit(node, found.game, found.rules)

    def heir(self, node: int, machine: str, code: str) -> Owner | None:
        """The node that gets a table of a node that leaves: one of the same machine if there is any, with most room.
        None if no other node may serve it."""
        with self._engine.connect() as connection:
            rooms = [each for each, _ in self._rooms(connection, code) if each != node]
            found = connection.execute(select(*OWNER).where(nodes.c.id.in_(rooms)))
            heirs = [Owner(*each) for each in found]
        return min(heirs, key=lambda each: (each.machine != machine, rooms.index(each.id)), default=None)

    def give(self, code: str, to: int) -> None:
        """Let a node have a table that nobody owns."""
        with self._engine.begin() as connection:
            given = update(tables).where(tables.c.code == code, tables.c.owner.is_(None))
            connection.execute(given.values(owner=to))

    def listed(self, but: int | None) -> list[bytes]:
        """The public tables of the other nodes."""
        with self._engine.connect() as connection:
            return list(connection.execute(select(nodes.c.listed).where(nodes.c.id != but)).scalars())

    def leave(self, node: int) -> None:
        """Remove a node. Its tables are free."""
        with self._engine.begin() as connection:
            connection.execute(delete(nodes).where(nodes.c.id == node))

    def others(self, but: int) -> list[Other]:
        """All nodes but one."""
        # The second number of a lock with two numbers is its `objid`.
        held = text(
            "locktype = 'advisory' AND objsubid = 2 AND granted "
            "AND classid::bigint = :lock AND objid::bigint = nodes.id "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ).bindparams(lock=SESSION_LOCK)
        is_connected = exists(select(text("1")).select_from(text("pg_locks")).where(held))
        row = select(nodes.c.beat_at, nodes.c.lease_s, is_connected, *OWNER).where(nodes.c.id != but)
        with self._engine.connect() as connection:
            found = connection.execute(row).all()
        return [Other(way[0], beat_at, lease_s, held, Owner(*way)) for beat_at, lease_s, held, *way in found]

    def bury(self, dead: Sequence[Other]) -> list[int]:
        """Remove nodes and free their tables, except those that gave a sign of life meanwhile. Returns their ids."""
        with self._engine.begin() as connection:
            end_stuck_commits(connection)
            found: list[int] = []
            for each in dead:
                silent = select(nodes.c.id).where(nodes.c.id == each.id, nodes.c.beat_at == each.beat_at)
                # One that is locked was stopped in the middle of a commit: it is removed once that has been ended.
                gone = delete(nodes).where(nodes.c.id.in_(silent.with_for_update(skip_locked=True)))
                found += connection.execute(gone.returning(nodes.c.id)).scalars()
            return found

    def codes_of(self, node: int) -> frozenset[str]:
        """The codes of the tables that a node owns."""
        with self._engine.connect() as connection:
            return frozenset(connection.execute(select(tables.c.code).where(tables.c.owner == node)).scalars())

    def owner_of(self, code: str) -> Owner | None:
        """The owner of a table; None if nobody owns it, or if there is no such table."""
        with self._engine.connect() as connection:
            found = connection.execute(
                select(*OWNER).join(tables, tables.c.owner == nodes.c.id).where(tables.c.code == code)
            )
            return next((Owner(*each) for each in found), None)

    def all(self) -> list[NodeInfo]:
        """All nodes, the oldest first."""
        count = select(func.count()).where(tables.c.owner == nodes.c.id).scalar_subquery()
        silent_s = cast(func.extract("epoch", func.clock_timestamp() - nodes.c.beat_at), Float)
        row = (
            nodes.c.id,
            nodes.c.name,
            nodes.c.address,
            nodes.c.machine,
            nodes.c.version,
            nodes.c.generation,
            nodes.c.draining,
            silent_s,
            count,
            nodes.c.pages,
        )
        with self._engine.connect() as connection:
            found = connection.execute(select(*row).order_by(nodes.c.id)).all()
        return [NodeInfo(*values) for (*values,) in found]
