"""Measures the figures of `docs/SECURITY.md`: `make hostile`.

The real server with its real limits is pinned to one core. From another core come fifty tables that play, a page that
sends pings, and guests who attack, each from its own address.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, StolenTime

from tests.hostile.attacking import under_attack
from tests.hostile.wire import TEXT, Where, frame, open_socket, resident_mb
from tests.server.harness import SocketPage
from tests.server.running import RunningServer, running_server

ATTACKS = (
    "pings",
    "texts",
    "long_texts",
    "inputs",
    "fragments",
    "unfinished_frames",
    "requests",
    "connections",
    "slow_heads",
    "silent",
)
WAVES, GUESTS_A_WAVE = 31, 180
PING_EVERY_S = 0.06


class Others:
    """Honest players, and how long they wait."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.actions_ms: list[float] = []
        self.pings_ms: list[float] = []
        self._tables: list[LoadTable] = []
        self._page: SocketPage
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self, server: RunningServer, tables: int) -> None:
        sources = [(f"127.1.0.{number}", 0) for number in range(1, 51)]
        self._tables = await open_tables(f"127.0.0.1:{server.port}", tables, 4, self._delivered, sources)
        self._page = SocketPage(server)
        await self._page.connect()
        await self._page.hello(self._tables[0].code, role="spectator")
        self._playing = [asyncio.create_task(self._play()), asyncio.create_task(self._ping())]

    def _delivered(self, _table: LoadTable, latency: float) -> None:
        if latency >= 0:
            self.actions_ms.append(1000 * latency)

    async def _play(self) -> None:
        while True:
            free = [table for table in self._tables if table.asked is not None and not table.in_flight]
            if free:
                random.choice(free).act()
            await asyncio.sleep(1 / self.rate)

    async def _ping(self) -> None:
        while True:
            began = time.perf_counter()
            await self._page.ping()
            self.pings_ms.append(1000 * (time.perf_counter() - began))
            self._page.messages.clear()
            await asyncio.sleep(PING_EVERY_S)

    def forget(self) -> None:
        self.actions_ms.clear()
        self.pings_ms.clear()

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await self._page.close()


def quantile(values: list[float], share: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("inf")


async def under(name: str, server: RunningServer, others: Others, options: argparse.Namespace) -> list[Figure]:
    """How long honest players wait during an attack."""
    process, stolen = ServerProcess("", server.pid), StolenTime()
    others.forget()
    source = f"127.2.0.{ATTACKS.index(name) + 1}"
    async with under_attack(name, server.port, guests=options.guests, seconds=options.seconds, source=source) as seen:
        use = await process.use_in(options.seconds)
    shown = ", ".join(f"{count:,} {what}" for what, count in sorted(seen.items()))
    pings, actions = quantile(others.pings_ms, 0.99), quantile(others.actions_ms, 0.99)
    return [
        Figure(f"{name}: p99 of a ping", pings, "ms", target=50, less=True, note=f"{len(others.pings_ms)} pings"),
        Figure(
            f"{name}: p99 of an action", actions, "ms", target=50, less=True, note=f"{len(others.actions_ms):,} actions"
        ),
        Figure(f"{name}: share of one core", 100 * use.server / use.elapsed, "%", note=shown),
        Figure(f"{name}: time stolen by other machines", stolen.figure().value, "%"),
    ]


def _wave(port: int, number: int) -> None:
    where = Where("127.0.0.1", port, f"127.3.0.{number + 1}")
    data = frame(TEXT, b" " * 999_000, size=1_000_000)
    wires = [open_socket(where) for _ in range(GUESTS_A_WAVE)]
    for wire in wires:
        wire.send(data)
    for wire in wires:
        wire.socket.close()


async def waves(server: RunningServer) -> Figure:
    """The memory that is left after frames that are never finished."""
    before = resident_mb(server.pid)
    for number in range(WAVES):
        await asyncio.to_thread(_wave, server.port, number)
    grown = resident_mb(server.pid) - before
    note = f"from {before:.0f} MB; {WAVES} waves of {GUESTS_A_WAVE} with 1 MB of an unfinished frame each"
    return Figure("unfinished frames: growth of memory", grown, "MB", target=40, less=True, note=note)


async def measure(server: RunningServer, options: argparse.Namespace) -> list[Figure]:
    others = Others(options.rate)
    await others.sit_down(server, options.tables)
    await asyncio.sleep(2)
    others.forget()
    use = await ServerProcess("", server.pid).use_in(options.seconds)
    figures = [
        Figure("nobody attacks: p99 of a ping", quantile(others.pings_ms, 0.99), "ms"),
        Figure("nobody attacks: p99 of an action", quantile(others.actions_ms, 0.99), "ms"),
        Figure("nobody attacks: share of one core", 100 * use.server / use.elapsed, "%"),
    ]
    if not options.attacks or "waves" in options.attacks:
        figures.append(await waves(server))
    for name in options.attacks or ATTACKS:
        if name != "waves":
            figures += await under(name, server, others, options)
    await others.leave()
    return figures


@contextmanager
def pinned_server() -> Iterator[RunningServer]:
    """The server on the first core; this process and the attackers move to the last."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder) / "hostile.sqlite3") as server:
        os.sched_setaffinity(0, {cores[-1]})
        yield server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}, waves; default: all")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second at all tables together")
    parser.add_argument("--guests", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    with pinned_server() as server:
        figures = uvloop.run(measure(server, options))
    report(f"{options.guests} hostile guests beside {options.tables} tables that play", figures, options.json)


if __name__ == "__main__":
    main()
