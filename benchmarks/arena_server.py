"""Live battles under load: `python -m benchmarks.arena_server`.

Starts the real server in its own process, pinned to one core. From this process, pinned to another, 200 pages with real
sockets fight 100 duels, with 60 inputs and 30 snapshots a second each, while 50 tables of Mantis play. Prints how late
the steps of the arena were (by the server's own histogram), the share of the core, and what pages got.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

from benchmarks.arena_driver import FighterPage, steer_all, watch
from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.pages import open_table, seat_all
from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, measured


class Fencer(FighterPage):
    """Moves about with the sword turned away, so that the bout lasts."""

    def heard(self, message: dict[str, Any]) -> None:
        super().heard(message)
        if message["type"] == "update" and message.get("outcome") and self.seat == 0:
            self.tell(type="play_again", ref=9)

    def sticks(self) -> tuple[int, int, int, int]:
        away = -127 if self.seat == 0 else 127
        return random.randint(-60, 60), random.randint(-127, 127), away, 0


async def open_duel(address: str) -> list[Fencer]:
    """A practice floor with two pages."""
    pages = [Fencer(seat) for seat in range(2)]
    await seat_all(address, open_table(address, "sword_practice"), pages)
    pages[0].tell(type="start", ref=2, anyway=True)
    return pages


async def play_turns(tables: list[LoadTable], rate: float) -> None:
    """Play so many actions a second at the tables of Mantis."""
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


async def measure(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    latencies: list[float] = []
    tables = await open_tables(server.address, options.tables, 4, lambda _, late: latencies.append(late))
    pages = [page for _ in range(options.duels) for page in await open_duel(server.address)]
    driving = [asyncio.create_task(steer_all(pages)), asyncio.create_task(play_turns(tables, options.rate))]
    await asyncio.sleep(options.warm_up)
    latencies.clear()
    watched = await watch(server, pages, options.seconds)
    for task in driving:
        task.cancel()
    waits = sorted(1000 * late for late in latencies if late >= 0)
    slowed = watched.metrics.value("rumpus_arena_slowed_total")
    return [
        Figure("battles on at the end", watched.metrics.value("rumpus_battles"), "", target=0.95 * options.duels),
        Figure(
            "wakes of the arena", watched.lateness.steps / watched.use.elapsed, "/s", note="60 without any catching up"
        ),
        *watched.lateness.figures(),
        Figure("times that time slowed down", slowed, "", note="since the start"),
        watched.use.server_share(target=100),
        watched.use.driver_share(),
        *watched.page_figures(largest=160),
        Figure(f"p99 latency of {options.rate:.0f} Mantis actions/s", waits[len(waits) * 99 // 100], "ms"),
        watched.use.stolen,
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
    figures = measured(measure, options)
    report(f"Server: {options.duels} live duels beside {options.tables} tables of Mantis", figures, options.json)


if __name__ == "__main__":
    main()
