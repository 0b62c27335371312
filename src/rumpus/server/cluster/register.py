"""The servers of a cluster at the command line."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rumpus.engine import RumpusError
from rumpus.server.store import default_database, open_store
from rumpus.server.store.nodes import NodeInfo, Nodes

LOOK_EVERY_S: Final = 0.2
DRAINED_WITHIN_S: Final = 120.0


class NodeNotFound(RumpusError):
    code = "node_not_found"


class NodeAmbiguous(RumpusError):
    code = "node_ambiguous"


class NotDrained(RumpusError):
    code = "not_drained"


@contextmanager
def opened_register(database: str) -> Iterator[Nodes]:
    """The register in a PostgreSQL. Raises NodeNotFound for SQLite, which only one server uses."""
    store = open_store(database or default_database())
    try:
        if not store.is_shared:
            raise NodeNotFound("Only one server uses an SQLite file. Name a PostgreSQL with --database.")
        yield Nodes(store.engine)
    finally:
        store.close()


def listing(nodes: Sequence[NodeInfo]) -> str:
    """The servers as text, a line each."""
    if not nodes:
        return "No server uses this database now."
    rows = [("id", "name", "version", "tables", "pages", "silent", "")]
    rows += [
        (
            str(each.id),
            each.name,
            each.version,
            str(each.tables),
            str(each.pages),
            f"{each.silent_s:.1f} s",
            "draining" if each.draining else "",
        )
        for each in nodes
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(7)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def chosen(nodes: Sequence[NodeInfo], name: str) -> list[NodeInfo]:
    """The servers that an operator means by an id, the name of a server or that of its machine. Raises NodeNotFound,
    NodeAmbiguous."""
    by_id = [each for each in nodes if str(each.id) == name]
    by_name = [each for each in nodes if each.name == name]
    of_machine = [each for each in nodes if each.name.startswith(f"{name}/")]
    found = by_id or by_name or of_machine
    if not found:
        known = ", ".join(each.name for each in nodes) or "none"
        raise NodeNotFound(f"There is no server {name}. There are: {known}.")
    if len(by_name) > 1 or len({each.machine for each in found}) > 1:
        meant = ", ".join(f"{each.id} ({each.address or each.machine})" for each in found)
        raise NodeAmbiguous(f"Several servers have the name {name}. Name one by its id: {meant}.")
    return found


def drained(register: Nodes, name: str) -> Iterator[str]:
    """Drain servers, and tell how far it is. Raises NodeNotFound, NodeAmbiguous, NotDrained."""
    asked = [each.id for each in chosen(register.all(), name)]
    register.drain(asked)
    told, until = -1, time.monotonic() + DRAINED_WITHIN_S
    while True:
        nodes = register.all()
        left = sum(each.tables for each in nodes if each.id in asked)
        if left != told:
            told = left
            yield f"{name} has {left} tables." if left else f"{name} has no tables any more. It can be stopped."
        if not left:
            return
        if all(each.draining for each in nodes):
            raise NotDrained(f"There is no other server that could take the {left} tables. They stay where they are.")
        if time.monotonic() > until:
            raise NotDrained(f"{left} tables are still in battle. Try again later.")
        time.sleep(LOOK_EVERY_S)
