"""This server among several that share a PostgreSQL: it renews its lease, takes over the tables of dead servers, and
begins anew if the others took it for dead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
import structlog

from rumpus.server.cluster.moving import Moving
from rumpus.server.cluster.watch import Watch
from rumpus.server.shared_limits import SharedLimits
from rumpus.server.store import Store
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.store.session import Asked, Said, Session, end_idle_transactions
from rumpus.tables.house import House

logger = structlog.get_logger()

BEAT_EVERY_S: Final = 0.5
MARGIN_S: Final = 0.5
"""A server gives up its tables so long before the others may take them."""
PATIENCE_S: Final = 10.0
"""After the database was gone, nobody is taken for dead for so long: the others may need a moment to come back."""

LOAD_OVER_S: Final = 5.0
CLOCKS_DIFFER_S: Final = 10.0
"""A difference between the clocks of this machine and of the database that an operator should know about."""
CHECK_EVERY: Final = 4
"""After so many looks a server compares its tables with those that it owns."""


class Load:
    """How busy this process is."""

    def __init__(self) -> None:
        self._used, self._at, self._share = time.process_time(), time.monotonic(), 0.0

    def share(self) -> float:
        """The share of a core that it has used lately: the mean of the last seconds."""
        used, now = time.process_time(), time.monotonic()
        if now > self._at:
            fresh = (used - self._used) / (now - self._at)
            self._share += (fresh - self._share) * min(1.0, (now - self._at) / LOAD_OVER_S)
            self._used, self._at = used, now
        return self._share


class Membership:
    """The life of this server among the others."""

    def __init__(
        self,
        store: Store,
        house: House,
        nodes: Nodes,
        entry: Entry,
        limits: SharedLimits,
        moving: Moving,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._house = house
        self._nodes = nodes
        self._entry = entry
        self._moving = moving
        self._limits = limits
        self._load = Load()
        self._clock = clock
        self._is_clock_wrong = False
        self._session = Session(store.engine)
        self._watch = Watch(nodes, entry.machine)
        # Threads of their own: whatever else the server waits for, the lease is renewed.
        self._beating = ThreadPoolExecutor(1, thread_name_prefix="beats")
        self._watching = ThreadPoolExecutor(1, thread_name_prefix="watch")
        self._looking: asyncio.Task[list[int]] | None = None
        self._patient_until = 0.0
        self._asked: Asked | None = None
        self._is_leaving = False
        self._missing = 0
        """The number of this server's running games that are not in memory."""
        self._looks = 0
        self._left = 0
        """The number of running games that nobody had at the last look: those that are left are for other servers."""
        end_idle_transactions(store.engine, entry.lease_s)

    async def join(self) -> None:
        """Enter this server, which owns no tables yet."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        node = await loop.run_in_executor(self._beating, self._session.join, self._entry)
        self._store.node = node
        self._trust_since(began)
        logger.info("node.joined", node=node, name=self._entry.name)

    async def beat(self) -> None:
        """Renew the lease. Call it every `BEAT_EVERY_S`, whatever else goes on."""
        loop = asyncio.get_running_loop()
        node, began = self._store.node, loop.time()
        assert node is not None
        try:
            listed = msgspec.json.encode(self._house.listed())
            said = Said(listed, self._house.pages, self._load.share(), list(self._limits.news()))
            asked = await loop.run_in_executor(self._beating, self._session.beat, node, said)
            for each in self._session.heard():
                self._limits.hear(each)
        except Exception:
            self._patient_until = loop.time() + PATIENCE_S
            raise
        if asked is None:
            logger.error("node.taken_for_dead", node=node)
            await self._house.abandon()
            await self.join()
        else:
            self._trust_since(began)
            self._compare_clocks(asked.clock_s)
        self._asked = asked

    def _compare_clocks(self, database_s: float) -> None:
        """Tell an operator once if the clock of this machine differs from the database's. No lease depends on it."""
        differ_s = self._clock() - database_s
        if (is_wrong := abs(differ_s) > CLOCKS_DIFFER_S) and not self._is_clock_wrong:
            logger.warning("node.clock_differs", seconds=round(differ_s))
        self._is_clock_wrong = is_wrong

    async def bury_the_dead(self) -> list[int]:
        """Remove dead servers, whose tables are free then. All who ask meanwhile share one look. Returns their ids."""
        loop, node = asyncio.get_running_loop(), self._store.node
        if node is None or loop.time() < self._patient_until:
            return []
        if self._looking is None or self._looking.done():
            self._looking = loop.create_task(self._bury_the_dead(node))
        return await asyncio.shield(self._looking)

    async def _bury_the_dead(self, node: int) -> list[int]:
        dead = await asyncio.get_running_loop().run_in_executor(self._watching, self._watch.bury_the_dead, node)
        if dead:
            logger.warning("node.buried", dead=dead)
        return dead

    async def look_around(self) -> None:
        """Give tables away if an operator wants it; otherwise take over those that others gave or left."""
        house, asked = self._house, self._asked
        dead = await self.bury_the_dead()
        if asked is None or self._is_leaving:
            return
        if asked.draining:
            house.is_draining = True
            await house.give_away(self._moving.move)
            return
        self._looks += 1
        if self._looks % CHECK_EVERY == 0:
            await house.give_up_lost(self._owned)
        # A table that cannot be loaded is not tried again and again.
        missing, self._missing = self._missing, asked.playing - house.playing
        if dead or asked.free not in (0, self._left) or self._missing > max(0, missing):
            await house.take_over()
        self._left = asked.free

    async def give_all_away(self) -> None:
        """The server is to stop: move its tables to others, if there are any. Battles are finished first."""
        house, node = self._house, self._store.node
        if node is None or not house.tables:
            return
        house.is_draining = self._is_leaving = True
        await asyncio.to_thread(self._nodes.drain, [node])
        while await house.give_away(self._moving.move):  # noqa: ASYNC110 - battles tell nobody here of their end
            await asyncio.sleep(BEAT_EVERY_S)

    async def _owned(self) -> frozenset[str]:
        node = self._store.node
        assert node is not None
        return await asyncio.get_running_loop().run_in_executor(self._watching, self._nodes.codes_of, node)

    def _trust_since(self, began: float) -> None:
        self._house.services.log.ours_until = began + self._entry.lease_s - MARGIN_S

    async def leave(self) -> None:
        """The server stops: its tables are free for others."""
        node, self._store.node = self._store.node, None
        if node is not None:
            await asyncio.to_thread(self._nodes.leave, node)
        await asyncio.get_running_loop().run_in_executor(self._beating, self._session.close)
        self._beating.shutdown(wait=False)
        self._watching.shutdown(wait=False)
