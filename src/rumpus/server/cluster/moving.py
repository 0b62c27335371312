"""Moves tables to other servers. To a process of this machine the pages travel with the table and notice nothing; to
another machine they reconnect by themselves."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from rumpus.server.cluster.handover import MOST_CONNECTIONS, hand_over_table, question_at
from rumpus.server.cluster.questions import OpenTable, question_of
from rumpus.server.cluster.watch import is_near
from rumpus.server.socket import MovedPage, PageSocket
from rumpus.server.store.nodes import Nodes, Owner
from rumpus.tables.house import House, Move
from rumpus.tables.log import ReleaseTable
from rumpus.tables.messages.to_page import Bye
from rumpus.tables.moving import Carried, carried
from rumpus.tables.table import Table
from rumpus.tables.watchers import Watcher

logger = structlog.get_logger()

BYE: Final = Bye("restarting", "This table moves. Coming back.", again=True)


class Package(Struct, frozen=True):
    """A table on its way to another process. The connections of its pages travel beside it, in the same order."""

    code: str
    packed: Carried
    pages: tuple[MovedPage, ...]


class Moving:
    """Moves the tables of this server."""

    def __init__(self, house: House, nodes: Nodes, machine: str, this: Callable[[], int | None]) -> None:
        """`this` gives the id of this server."""
        self._house = house
        self._nodes = nodes
        self._machine = machine
        self._this = this

    async def move(self, table: Table) -> bool:
        """Move a table to the server with the most room, on this machine if there is one. Returns whether there is any
        that takes it."""
        node = self._this()
        if node is None:
            return False
        heir = await asyncio.to_thread(self._nodes.heir, node, self._machine, table.document.code)
        if heir is None:
            return False
        if is_near(heir, self._machine):
            await self._move_near(table, heir)
        else:
            await self._house.give(table, heir.id)
        return True

    async def _move_near(self, table: Table, heir: Owner) -> None:
        """What pages have sent until now is done here; what they send from now on waits for the other process."""
        for watcher in table.pages.present():
            if isinstance(watcher.outbox, PageSocket):
                watcher.outbox.hold()
        watchers = await table.leave()
        # What was told last is written at the end of this turn of the loop.
        await asyncio.sleep(0)
        travelling, staying = _sorted(watchers)
        code = table.document.code
        packed = carried(table.state, [watcher for watcher, _, _ in travelling], asyncio.get_running_loop().time())
        package = msgspec.json.encode(Package(code, packed, tuple(page for _, _, page in travelling)))
        numbers = [connection.number for _, connection, _ in travelling]
        is_taken = False
        try:
            is_taken = await hand_over_table(heir.door, numbers, package)
            await self._house.services.log.write([ReleaseTable(code, heir.id)])
            if is_taken:
                await asyncio.to_thread(question_at, heir.door, question_of(OpenTable(code)))
        except OSError:
            # It loads the table when the first page comes.
            logger.warning("table.moved_in_silence", table=code, to=heir.id)
        finally:
            for watcher, connection, _ in travelling:
                if is_taken:
                    connection.let_go()
                else:
                    watcher.dismiss(BYE)
            for watcher in staying:
                watcher.dismiss(BYE)


def _sorted(watchers: list[Watcher]) -> tuple[list[tuple[Watcher, PageSocket, MovedPage]], list[Watcher]]:
    """The pages that can travel, and the others: those that are slow, and those beyond what can be handed over."""
    travelling: list[tuple[Watcher, PageSocket, MovedPage]] = []
    staying: list[Watcher] = []
    for watcher in watchers:
        connection, page = watcher.outbox, None
        if isinstance(connection, PageSocket) and not watcher.is_behind and len(travelling) < MOST_CONNECTIONS:
            # A page may have come in at the last moment.
            connection.hold()
            page = connection.packed()
            if page is not None:
                travelling.append((watcher, connection, page))
        if page is None:
            staying.append(watcher)
    return travelling, staying


async def expect_table(
    house: House, data: bytes, connections: Sequence[socket.socket], new_page: Callable[[MovedPage], PageSocket]
) -> None:
    """Take the pages of a table that is about to come. Raises msgspec.MsgspecError."""
    package = msgspec.json.decode(data, type=Package)
    loop = asyncio.get_running_loop()
    pages = []
    for moved, connection in zip(package.pages, connections, strict=True):
        connection.setblocking(False)
        page = new_page(moved)
        await loop.connect_accepted_socket(lambda page=page: page, connection)  # type: ignore[misc]
        pages.append(page)

    def arrive(table: Table, watchers: list[Watcher]) -> None:
        for page, watcher in zip(pages, watchers, strict=True):
            page.arrive_at(table, watcher)

    house.expect(package.code, Move(package.packed, pages, arrive))
