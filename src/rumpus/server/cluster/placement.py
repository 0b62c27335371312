"""Which server a table is best at: a new one where there is most room, a quiet one where its pages are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rumpus.server.sockets import Sockets
from rumpus.server.store.nodes import Nodes
from rumpus.tables.house import House
from rumpus.tables.table import Table

logger = structlog.get_logger()

FOLLOW_EVERY_S: Final = 3.0
QUIET_S: Final = 5.0
"""A table where nothing was written for so long may move: nobody waits for anything."""


class Placement:
    def __init__(self, house: House, nodes: Nodes, this: Callable[[], int | None]) -> None:
        """`this` gives the id of this server."""
        self._house = house
        self._nodes = nodes
        self._this = this

    async def place(self, table: Table) -> None:
        """Give a new table to the server with most room, if that has clearly more than this one."""
        node, code = self._this(), table.document.code
        # Without an answer of the database it stays here.
        with suppress(SQLAlchemyError):
            to = None if node is None else await asyncio.to_thread(self._nodes.roomier, node, code)
            if to is not None:
                await self._house.give(table, to)

    async def follow_pages(self, sockets: Sockets) -> None:
        """Give quiet tables to the server through which all of their pages come."""
        now = asyncio.get_running_loop().time()
        relayed = Counter((page.table, page.via) for page in sockets.relayed if page.table is not None)
        for (table, via), pages in relayed.items():
            is_quiet = not table.battle.is_on and now - table.written_at > QUIET_S
            if pages == table.connected and is_quiet and await self._may_have(via, table):
                logger.info("table.follows_its_pages", table=table.document.code, node=via)
                await self._house.give(table, via)

    async def _may_have(self, to: int, table: Table) -> bool:
        node = self._this()
        if node is None or not self._house.serves(table.document.code):
            return False
        return await asyncio.to_thread(self._nodes.has_room, to, node, table.document.code)
