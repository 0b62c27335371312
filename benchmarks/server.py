"""The server under load: `python -m benchmarks.server`.

Starts the real server in a process of its own, pinned to one core, and drives live four-seat Mantis tables with real
sockets from this process, pinned to another. An action counts when it is applied, in the durable log, and received by
all seats. Prints actions per server CPU second, latency at a given rate, bytes an action and memory a table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import uvloop

from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.report import Figure, report

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise RuntimeError("no VmRSS")


def stolen_ticks() -> tuple[int, int]:
    """Time that the host gave to other machines, and all time, on this machine so far."""
    ticks = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


def start_server(port: int, database: str, core: int) -> subprocess.Popen[bytes]:
    server = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load_server", str(port), database], stdout=subprocess.DEVNULL
    )
    os.sched_setaffinity(server.pid, {core})
    for _ in range(300):
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz"):
                return server
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


class Load:
    """What is measured while tables play."""

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


async def flat_out(load: Load, tables: list[LoadTable], pid: int, seconds: float) -> tuple[float, float, float]:
    """Every table acts as soon as its last action is delivered. Returns actions a CPU second, a second, bytes each."""
    load.is_flat_out = True
    for table in tables:
        if table.asked is not None and not table.in_flight:
            table.act()
    await asyncio.sleep(1.0)
    before, cpu, size, began = load.delivered, cpu_seconds(pid), sum(table.bytes for table in tables), time.monotonic()
    await asyncio.sleep(seconds)
    actions, used = load.delivered - before, cpu_seconds(pid) - cpu
    told = sum(table.bytes for table in tables) - size
    elapsed = time.monotonic() - began
    load.is_flat_out = False
    await asyncio.sleep(1.0)
    return actions / used, actions / elapsed, told / actions


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


async def measure(options: argparse.Namespace, database: str) -> list[Figure]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    cores = sorted(os.sched_getaffinity(0))
    server = start_server(port, database, cores[0])
    os.sched_setaffinity(0, {cores[-1]})
    try:
        load = Load()
        stolen, ticks = stolen_ticks()
        empty = resident_kb(server.pid)
        tables = await open_tables(f"127.0.0.1:{port}", options.tables, 4, load.on_delivered)
        idle = resident_kb(server.pid)
        rates, speeds, sizes = [], [], []
        for _ in range(options.repeats):
            rate, speed, size = await flat_out(load, tables, server.pid, options.seconds)
            rates.append(rate)
            speeds.append(speed)
            sizes.append(size)
        played = resident_kb(server.pid)
        waits = await at_rate(load, tables, options.rate, options.seconds)
        stolen_after, ticks_after = stolen_ticks()
    finally:
        server.terminate()
        server.wait(timeout=30)
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
        Figure(
            "time stolen by other machines (more than a little spoils the rest)",
            100 * (stolen_after - stolen) / (ticks_after - ticks),
            "%",
        ),
        Figure("memory a live table, after many games", (played - empty) / options.tables, "kB", target=120, less=True),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run takes")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second for the latency")
    parser.add_argument("--database", default="", help="default: an SQLite file in a temporary folder")
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/load.sqlite3"
        figures = uvloop.run(measure(options, database))
    report(f"Server: {options.tables} live four-seat Mantis tables", figures, options.json)


if __name__ == "__main__":
    main()
