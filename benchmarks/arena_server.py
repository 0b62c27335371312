"""Live battles under load: `python -m benchmarks.arena_server`.

Starts the real server in a process of its own, pinned to one core. From this process, pinned to another, 200 pages with
real sockets fight 100 duels, 60 inputs and 30 snapshots a second each, while 50 tables of Mantis play on. Prints how
late the steps of the arena were (by the server's own histogram), what of the core it took, and what pages got.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import tempfile
import time
from urllib.request import urlopen

import uvloop

from benchmarks.arena_driver import open_duels, steer_all
from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.report import Figure, report
from benchmarks.server import cpu_seconds, start_server, stolen_ticks

_BUCKET = re.compile(r'rumpus_step_lateness_seconds_bucket\{le="([^"]+)"\} (\S+)')
_BATTLES = re.compile(r"^rumpus_battles (\S+)$", re.MULTILINE)
_SLOWED = re.compile(r"^rumpus_arena_slowed_total (\S+)$", re.MULTILINE)


def figures_of(address: str) -> str:
    with urlopen(f"http://{address}/metrics") as response:
        return str(response.read().decode())


def lateness(text: str) -> dict[float, float]:
    """How many steps were at most so late."""
    return {float(late): float(count) for late, count in _BUCKET.findall(text)}


def quantile(before: dict[float, float], after: dict[float, float], share: float) -> float:
    """In ms, read between the bounds of the histogram."""
    bounds = sorted(after)
    counts = [after[bound] - before.get(bound, 0.0) for bound in bounds]
    wanted = share * counts[-1]
    place = next(number for number, count in enumerate(counts) if count >= wanted)
    low, below = (bounds[place - 1], counts[place - 1]) if place else (0.0, 0.0)
    high = bounds[place] if bounds[place] != float("inf") else low
    part = (wanted - below) / ((counts[place] - below) or 1.0)
    return 1000 * (low + (high - low) * part)


async def play_turns(tables: list[LoadTable], rate: float) -> None:
    """So many actions a second at the tables of Mantis."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    turn = 0
    while True:
        turn = (turn + 1) % len(tables)
        table = tables[turn]
        if table.asked is not None and not table.in_flight:
            table.act()
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - loop.time()))


async def measure(options: argparse.Namespace, database: str) -> list[Figure]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"127.0.0.1:{port}"
    cores = sorted(os.sched_getaffinity(0))
    server = start_server(port, database, cores[0])
    os.sched_setaffinity(0, {cores[-1]})
    latencies: list[float] = []
    try:
        tables = await open_tables(address, options.tables, 4, lambda _, late: latencies.append(late))
        duels = await open_duels(address, options.duels)
        driving = [asyncio.create_task(steer_all(duels)), asyncio.create_task(play_turns(tables, options.rate))]
        await asyncio.sleep(options.warm_up)
        pages = [page for duel in duels for page in duel.pages]
        latencies.clear()
        for page in pages:
            page.gaps.clear()
        seen, told = [page.snapshots for page in pages], sum(page.bytes for page in pages)
        before = await asyncio.to_thread(figures_of, address)
        cpu, own, stolen, began = cpu_seconds(server.pid), time.process_time(), stolen_ticks(), time.monotonic()
        await asyncio.sleep(options.seconds)
        elapsed = time.monotonic() - began
        used, driver = cpu_seconds(server.pid) - cpu, time.process_time() - own
        stolen_after = stolen_ticks()
        after = await asyncio.to_thread(figures_of, address)
        for task in driving:
            task.cancel()
    finally:
        server.terminate()
        server.wait(timeout=30)
    rates = sorted((page.snapshots - earlier) / elapsed for page, earlier in zip(pages, seen, strict=True))
    sent = sum(page.snapshots for page in pages) - sum(seen)
    gaps = sorted(1000 * gap for page in pages for gap in page.gaps[1:])
    waits = sorted(1000 * late for late in latencies if late >= 0)
    steps = lateness(after)[float("inf")] - lateness(before)[float("inf")]
    found = [match[1] if (match := pattern.search(after)) else "0" for pattern in (_BATTLES, _SLOWED)]
    return [
        Figure("battles on at the end", float(found[0]), "", target=0.95 * options.duels),
        Figure("wakes of the arena", steps / elapsed, "/s", note="60 without any catching up"),
        Figure("step lateness, p50", quantile(lateness(before), lateness(after), 0.5), "ms"),
        Figure("step lateness, p99", quantile(lateness(before), lateness(after), 0.99), "ms", target=8, less=True),
        Figure("times that time slowed down", float(found[1]), "", note="since the start"),
        Figure("share of one core, server", 100 * used / elapsed, "%", target=100, less=True),
        Figure("share of one core, driver", 100 * driver / elapsed, "%"),
        Figure("snapshots a page, least", rates[0], "/s", note=f"median {rates[len(rates) // 2]:.1f}"),
        Figure("largest snapshot", max(page.largest for page in pages), "B", target=160, less=True),
        Figure("bytes to a page", (sum(page.bytes for page in pages) - told) / len(pages) / elapsed, "B/s"),
        Figure("between two snapshots, p99", gaps[len(gaps) * 99 // 100], "ms", note=f"{sent:,} snapshots"),
        Figure(f"p99 latency of {options.rate:.0f} Mantis actions/s", waits[len(waits) * 99 // 100], "ms"),
        Figure(
            "time stolen by other machines (more than a little spoils the rest)",
            100 * (stolen_after[0] - stolen[0]) / (stolen_after[1] - stolen[1]),
            "%",
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50, help="tables of Mantis beside them")
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second at those, all together")
    parser.add_argument("--warm-up", type=float, default=8.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = uvloop.run(measure(options, f"sqlite:///{folder}/load.sqlite3"))
    report(f"Server: {options.duels} live duels beside {options.tables} tables of Mantis", figures, options.json)


if __name__ == "__main__":
    main()
