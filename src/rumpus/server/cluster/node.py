"""This server as a node of a cluster: its membership, its router and its door."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection

from rumpus import __version__
from rumpus.games import GAMES
from rumpus.server.cluster.handover import CAN_HAND_OVER, Door
from rumpus.server.cluster.links import Incoming, listen
from rumpus.server.cluster.membership import BEAT_EVERY_S, Membership
from rumpus.server.cluster.moving import Moving, expect_table
from rumpus.server.cluster.placement import FOLLOW_EVERY_S, Placement
from rumpus.server.cluster.questions import answered
from rumpus.server.cluster.router import Router
from rumpus.server.shared_limits import SharedLimits
from rumpus.server.socket import PageSocket
from rumpus.server.sockets import Sockets
from rumpus.server.store import Store
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.store.session import check_versions, has_versions
from rumpus.tables.background import contained, keep_doing
from rumpus.tables.house import House

MACHINE = "RUMPUS_MACHINE"
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Node:
    """One of several servers over one database."""

    def __init__(self, store: Store, house: House, host: str, lease_s: float, limits: SharedLimits) -> None:
        """`host` is the name or address by which other machines reach this one; empty if there are none. After a
        silence of `lease_s` the others take over its tables. The others are told about the use of the `limits`."""
        nodes = Nodes(store.engine)
        machine = _machine()
        self._house = house
        self._sockets: Sockets | None = None
        self._pages: set[Any] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept: list[asyncio.Task[None]] = []
        """What is done for ever."""
        self._linking: asyncio.Server | None = None
        self._key = secrets.token_urlsafe(24)
        self._door = Door(self._take_page, self._take_table, self._answer) if CAN_HAND_OVER else None
        self._listening = None if not host else listen()
        port = 0 if self._listening is None else self._listening.getsockname()[1]
        entry = structs.replace(
            this_server(),
            address=f"{host}:{port}" if host else "",
            machine=machine,
            door="" if self._door is None else self._door.path,
            key=self._key,
            lease_s=lease_s,
        )
        moving = Moving(house, nodes, machine, lambda: store.node)
        self._membership = Membership(store, house, nodes, entry, limits, moving)
        self.placement = Placement(house, nodes, lambda: store.node)
        self.router = Router(house, nodes, machine, lambda: store.node, self._membership.bury_the_dead)

    async def join(self) -> None:
        """Before the first table is loaded. From now on the lease is renewed."""
        await self._membership.join()
        self._keep("beats", self._membership.beat)

    async def begin(self, sockets: Sockets) -> None:
        """Once the tables are loaded: take the pages that other servers bring, and look after the others."""
        self._sockets = sockets
        self._keep("looking around", self._membership.look_around)
        self._keep("following pages", lambda: self.placement.follow_pages(sockets), FOLLOW_EVERY_S)
        if self._door is not None:
            self._door.open()
        if self._listening is not None:
            incoming = partial(Incoming, self._key, self._take_link, self._answer, self._tasks)
            self._linking = await asyncio.get_running_loop().create_server(incoming, sock=self._listening)

    async def hand_on(self) -> None:
        """The server is to stop: move its tables to others while it still runs."""
        with contained("moving tables before the end"):
            await self._membership.give_all_away()

    def stop_taking(self) -> None:
        """The server stops: no more pages and tables, and pages that were handed over reconnect by themselves."""
        for task in self._kept[1:]:
            task.cancel()
        if self._door is not None:
            self._door.close()
        if self._linking is not None:
            self._linking.close()
        for page in list(self._pages):
            page.shutdown()

    async def leave(self) -> None:
        """Once all tables are closed, they are free for others."""
        for task in self._kept:
            task.cancel()
        await self._membership.leave()
        self.router.close()

    def _keep(self, name: str, do: Callable[[], Awaitable[None]], every_s: float = BEAT_EVERY_S) -> None:
        doing = keep_doing(name, every_s, do)
        self._kept.append(asyncio.get_running_loop().create_task(doing, name=name))

    def _take_page(self, connection: socket.socket, data: bytes) -> None:
        assert self._sockets is not None
        page = PageSocket(self._sockets, self._pages, self._tasks, head=data)
        loop = asyncio.get_running_loop()
        connection.setblocking(False)
        task = loop.create_task(_connect(page, connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_table(self, connections: Sequence[socket.socket], package: bytes) -> None:
        sockets = self._sockets
        assert sockets is not None
        await expect_table(
            self._house,
            package,
            connections,
            lambda moved: PageSocket(sockets, self._pages, self._tasks, moved=moved),
        )

    def _take_link(self, head: bytes, client: str, node: int) -> PageSocket:
        assert self._sockets is not None
        return PageSocket(self._sockets, self._pages, self._tasks, head, client, node)

    async def _answer(self, question: bytes) -> bytes:
        return await answered(self._house, question)


def this_server() -> Entry:
    """What this server says of itself wherever it is."""
    rules = {name: game.rules_version for name, game in GAMES.items()}
    name = f"{socket.gethostname()}/{os.getpid()}"
    return Entry(name, "", __version__, rules=msgspec.json.encode(rules).decode())


def check_versions_of_others(connection: Connection) -> None:
    """Raises TooFarApart if a server of a version that is too far from this one uses the same database."""
    if has_versions(connection):
        check_versions(connection, this_server())


async def _connect(page: PageSocket, connection: socket.socket) -> None:
    await asyncio.get_running_loop().connect_accepted_socket(lambda: page, connection)


def _machine() -> str:
    """What processes of one machine have in common. An operator may name it."""
    if given := os.environ.get(MACHINE, ""):
        return given
    return BOOT_ID.read_text().strip() if BOOT_ID.exists() else socket.gethostname()
