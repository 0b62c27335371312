"""The server under load: `python -m benchmarks.server`.

Starts the real server in its own process, pinned to one core, and drives live four-seat Mantis tables with real sockets
from this process, pinned to another. An action counts when it is applied, in the durable log, and received by all
seats. Prints actions per server CPU second, latency at a given rate, bytes per action and memory per table.

`--against FOLDER` compares with the server of another checkout: both play at once, on the same core.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

import uvloop

from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, StolenTime, measured, server_process


class Load:
    """Measurements while tables play."""

    def __init__(self) -> None:
        self.delivered = 0
        self.latencies: list[float] = []
        self.is_flat_out = False

    def on_delivered(self, table: LoadTable, latency: float) -> None:
        if latency >= 0:
            self.delivered += 1
            self.latencies.append(latency)
        if self.is_flat_out and table.asked is not None and not table.in_flight:
            table.act()


async def flat_out(
    load: Load, tables: list[LoadTable], server: ServerProcess, seconds: float
) -> tuple[float, float, float]:
    """Every table acts as soon as its last action is delivered. Returns actions per CPU second, per second, and bytes
    each."""
    load.is_flat_out = True
    for table in tables:
        if table.asked is not None and not table.in_flight:
            table.act()
    await asyncio.sleep(1.0)
    before, size = load.delivered, sum(table.bytes for table in tables)
    use = await server.use_in(seconds)
    actions, told = load.delivered - before, sum(table.bytes for table in tables) - size
    load.is_flat_out = False
    await asyncio.sleep(1.0)
    return actions / use.server, actions / use.elapsed, told / actions


async def at_rate(load: Load, tables: list[LoadTable], rate: float, seconds: float) -> list[float]:
    """Offer so many actions a second, spread evenly, whatever the server does. Returns latencies in ms."""
    load.latencies.clear()
    loop = asyncio.get_running_loop()
    due = loop.time()
    end = due + seconds
    turn = 0
    while due < end:
        for _ in range(len(tables)):
            turn = (turn + 1) % len(tables)
            table = tables[turn]
            if table.asked is not None and not table.in_flight:
                table.act()
                break
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - loop.time()))
    await asyncio.sleep(1.0)
    return sorted(1000 * latency for latency in load.latencies)


async def measure(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    load = Load()
    stolen = StolenTime()
    empty = server.resident_kb()
    tables = await open_tables(server.address, options.tables, 4, load.on_delivered)
    idle = server.resident_kb()
    rates, speeds, sizes = [], [], []
    for _ in range(options.repeats):
        rate, speed, size = await flat_out(load, tables, server, options.seconds)
        rates.append(rate)
        speeds.append(speed)
        sizes.append(size)
    played = server.resident_kb()
    waits = await at_rate(load, tables, options.rate, options.seconds)
    spread = f"{min(rates):,.0f} to {max(rates):,.0f} in {options.repeats} runs"
    return [
        Figure("actions per server CPU second", statistics.median(rates), "/s", target=5000, note=spread),
        Figure("actions per second, flat out", statistics.median(speeds), "/s"),
        Figure("bytes an action, to four seats", statistics.median(sizes), "B"),
        Figure(f"p50 latency at {options.rate:.0f} actions/s", waits[len(waits) // 2], "ms"),
        Figure(
            f"p99 latency at {options.rate:.0f} actions/s", waits[len(waits) * 99 // 100], "ms", target=15, less=True
        ),
        Figure("memory a live table, in the first game", (idle - empty) / options.tables, "kB", target=120, less=True),
        stolen.figure(),
        Figure("memory a live table, after many games", (played - empty) / options.tables, "kB", target=120, less=True),
    ]


async def compare(now: ServerProcess, before: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    """Both play at once on the same core, so that other load on the machine slows both down alike."""
    sides = []
    for server in (now, before):
        load = Load()
        tables = await open_tables(server.address, options.tables, 4, load.on_delivered)
        sides.append((load, tables, server))
    stolen = StolenTime()
    rounds = [
        await asyncio.gather(*(flat_out(*side, options.seconds) for side in sides)) for _ in range(options.repeats)
    ]
    ratios = [ours[0] / theirs[0] for ours, theirs in rounds]
    return [
        Figure("actions per server CPU second", statistics.median(ours[0] for ours, _ in rounds), "/s"),
        Figure(
            "as a share of the other checkout's", 100 * statistics.median(ratios), "%", target=97,
            note=f"{100 * min(ratios):.1f} to {100 * max(ratios):.1f} in {options.repeats} rounds",
        ),
        stolen.figure(),
    ]  # fmt: skip


def compared(options: argparse.Namespace) -> list[Figure]:
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(f"sqlite:///{folder}/now.sqlite3") as now,
        server_process(f"sqlite:///{folder}/before.sqlite3", options.against) as before,
    ):
        return uvloop.run(compare(now, before, options))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run takes")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second for the latency")
    parser.add_argument("--database", default="", help="default: an SQLite file in a temporary folder")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="a checkout to compare with")
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    figures = compared(options) if options.against else measured(measure, options, options.database)
    report(f"Server: {options.tables} live four-seat Mantis tables", figures, options.json)


if __name__ == "__main__":
    main()
