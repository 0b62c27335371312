"""Who may write for a table: the fence of a node, and its claims to tables.

A running game is claimed by a server that has the same rules. While servers are updated one by one, an old server
leaves the game of a newer one alone, and a new server that of an older one as long as there is an older one.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, func, select, tuple_, update

from rumpus.server.store.schema import nodes, tables
from rumpus.tables.errors import Fenced, TableAhead, TableElsewhere

LEAST_SHARE: Final = 50
"""A server takes over so many tables at once even if others could take some of them."""
AHEAD: Final = (
    "This game is played by rules that this server does not have yet. It goes on at another one. Coming back."
)


# Built once, because every commit needs it.
_FENCE: Final = select(nodes.c.id).where(nodes.c.id == bindparam("node")).with_for_update(read=True, key_share=True)


def check_fence(connection: Connection, node: int) -> None:
    """Lock the node's row until the end of the transaction. Raises Fenced if it is gone."""
    if connection.execute(_FENCE, {"node": node}).scalar_one_or_none() is None:
        raise Fenced("This server was taken for dead by the others. What it did since then did not happen.")


class Rules:
    """The rules of all servers."""

    def __init__(self, connection: Connection) -> None:
        found = connection.execute(select(nodes.c.id, nodes.c.rules, nodes.c.draining)).all()
        self._by_node = {node: msgspec.json.decode(rules, type=dict[str, int]) for node, rules, _ in found}
        self._takers = [node for node, _, is_draining in found if not is_draining]

    def fit(self, node: int, game: str | None, rules: int | None) -> bool:
        """Whether a node may serve a game with these rules: it has the same ones, or newer ones if nobody has the same.
        A table without a game can be served by all."""
        if game is None or rules is None:
            return True
        has = self._by_node.get(node, {}).get(game, 0)
        return has == rules or (has > rules and not self._has_anybody(game, rules))

    def _has_anybody(self, game: str, rules: int) -> bool:
        return any(self._by_node[each].get(game) == rules for each in self._takers)


def claim(connection: Connection, node: int, code: str) -> bytes | None:
    """Make a table this node's own. Returns its document; None if there is no such table. Raises TableElsewhere,
    TableAhead."""
    check_fence(connection, node)
    row = select(tables.c.owner, tables.c.document, tables.c.game, tables.c.rules).where(tables.c.code == code)
    found = connection.execute(row).one_or_none()
    if found is None:
        return None
    if found.owner == node:
        # While the fence is locked nobody takes it away. Not written again: many tables are loaded after a takeover.
        return bytes(found.document)
    if found.owner is None and not Rules(connection).fit(node, found.game, found.rules):
        raise TableAhead(AHEAD)
    claimed = update(tables).where(tables.c.code == code, tables.c.owner.is_(None)).values(owner=node)
    document: bytes | None = connection.execute(claimed.returning(tables.c.document)).scalar_one_or_none()
    if document is None:
        raise TableElsewhere("This table is on another server. Coming back.")
    return document


def claim_free(connection: Connection, node: int, phase: str) -> list[str]:
    """Make this node's share of the tables that nobody owns its own, and none of another claim that runs now. Returns
    the codes of all its tables."""
    check_fence(connection, node)
    is_free = tables.c.owner.is_(None) & (tables.c.phase == phase)
    rules = select(tables.c.game, tables.c.rules, func.count()).where(is_free).group_by(tables.c.game, tables.c.rules)
    found = connection.execute(rules).all()
    if found:
        known = Rules(connection)
        fitting = [(game, version) for game, version, _ in found if version and known.fit(node, game, version)]
        is_fitting = tables.c.rules.is_(None) | tuple_(tables.c.game, tables.c.rules).in_(fitting)
        heirs = connection.execute(select(func.count()).select_from(nodes).where(~nodes.c.draining)).scalar_one()
        share = max(LEAST_SHARE, -(-sum(number for *_, number in found) // max(1, heirs)))
        codes = select(tables.c.code).where(is_free, is_fitting).limit(share).with_for_update(skip_locked=True)
        connection.execute(update(tables).where(tables.c.code.in_(codes)).values(owner=node))
    ours = select(tables.c.code).where(tables.c.owner == node, tables.c.phase == phase)
    return list(connection.execute(ours).scalars())
