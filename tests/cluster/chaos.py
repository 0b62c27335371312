"""Servers of a cluster are killed and paused at random while people play all five games; the history is checked.

`python -m tests.cluster.chaos --kills 200` is the long form (`make chaos`).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from rumpus.server.trial.postgres import running_postgres
from tests.cluster.crowd import parties
from tests.server.running import RunningServer

NODES = 3
PAUSES = 0.2
STOPS = 0.1
"""The parts of blows that are a pause, or an ordinary stop, instead of a kill."""
ARENA_SPEED = "20"
"""Nobody steers: battles last until somebody is hit by a bot, or until their time is up."""
MOST_BETWEEN = 3
"""The most actions at each table between two blows."""


@asynccontextmanager
async def cluster(database: str, *options: str) -> AsyncIterator[list[RunningServer]]:
    """Three servers over one database."""
    quick = os.environ | {"RUMPUS_ARENA_SPEED": ARENA_SPEED}
    servers = [RunningServer(database, *options, environment=quick) for _ in range(NODES)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers
    finally:
        for server in servers:
            if server.is_running:
                await asyncio.to_thread(server.kill)


class Chaos:
    """Blows against servers under play."""

    def __init__(self, servers: Sequence[RunningServer], seed: int, *, arena: bool) -> None:
        self.kills = 0
        self.pauses = 0
        self.stops = 0
        self._servers = servers
        self._dice = random.Random(seed)
        self._starting: dict[RunningServer, asyncio.Task[None]] = {}
        self._restarts: list[asyncio.Task[None]] = []
        self.tables = parties(servers, self._dice, arena=arena)

    async def begin(self) -> None:
        for table in self.tables:
            await table.begin(self._dice.choice(self._servers))

    async def strike(self) -> None:
        """Kill, pause or stop a server once every table has gone on since the last blow. One server is left alone."""
        await self._go_on(self._dice.randint(1, MOST_BETWEEN))
        while len(running := [each for each in self._servers if each not in self._starting]) < 2:
            await asyncio.wait(self._starting.values(), return_when=asyncio.FIRST_COMPLETED)
        victim, chance = self._dice.choice(running), self._dice.random()
        if chance < PAUSES:
            self.pauses += 1
            await self._pause(victim)
            return
        if chance < PAUSES + STOPS:
            self.stops += 1
            begin_again: Callable[[], None] = partial(_restart, victim)
        else:
            self.kills += 1
            victim.kill()
            begin_again = victim.start
        starting = asyncio.create_task(asyncio.to_thread(begin_again))
        self._starting[victim] = starting
        self._restarts.append(starting)
        starting.add_done_callback(lambda _: self._starting.pop(victim))

    async def finish(self) -> None:
        """All servers serve, and everybody has been told all that happened."""
        await asyncio.gather(*self._restarts)
        await self._go_on(1)
        await asyncio.gather(*(table.finish() for table in self.tables))

    async def close(self) -> None:
        await asyncio.gather(*self._restarts, return_exceptions=True)
        for table in self.tables:
            await table.close()

    @property
    def blows(self) -> str:
        """What was done to the servers, and by the people meanwhile."""
        actions = sum(table.acknowledged for table in self.tables)
        return f"{self.kills} kills, {self.pauses} pauses, {self.stops} stops, {actions} actions"

    @property
    def gaps(self) -> list[float]:
        """How long pages took to come back, in seconds, the shortest first."""
        return sorted(gap for table in self.tables for person in table.people for gap in person.gaps)

    async def _go_on(self, actions: int) -> None:
        """Every table goes on, whatever happened to its server."""
        await asyncio.gather(*(table.goes_on(actions) for table in self.tables))

    async def _pause(self, server: RunningServer) -> None:
        """A server sleeps until the others serve all tables, its own ones too."""
        os.kill(server.pid, signal.SIGSTOP)
        try:
            await self._go_on(1)
        finally:
            os.kill(server.pid, signal.SIGCONT)


def _restart(server: RunningServer) -> None:
    code = server.stop()
    assert code == 0, server.errors
    server.start()


async def rage(
    database: str, seed: int, kills: int, *, arena: bool = False, tell: Callable[[str], None] = lambda _: None
) -> tuple[Chaos, list[str]]:
    """Kill servers under play, start them again, and check what everybody was told. Returns the complaints, too."""
    async with cluster(database) as servers:
        chaos = Chaos(servers, seed, arena=arena)
        try:
            await chaos.begin()
            while chaos.kills < kills:
                await chaos.strike()
                tell(chaos.blows)
            await chaos.finish()
        finally:
            await chaos.close()
    return chaos, [each for table in chaos.tables for each in table.complaints(database)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    began = time.monotonic()
    with running_postgres() as postgres:
        database, tell = postgres.new_database("chaos"), partial(print, flush=True)
        chaos, complaints = asyncio.run(rage(database, given.seed, given.kills, arena=True, tell=tell))
    took_s, gaps = time.monotonic() - began, chaos.gaps
    print(
        f"seed {given.seed}: {chaos.blows} in {took_s:.0f} s; pages came back {len(gaps)} times, half of them within "
        f"{gaps[len(gaps) // 2]:.1f} s and all within {gaps[-1]:.1f} s; {len(complaints)} complaints"
    )
    for each in complaints:
        print(each)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
