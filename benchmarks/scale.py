"""What tables and pages cost when there are many: `python -m benchmarks.scale`.

- The CPU time of an action, from few tables to many, each at the same slow pace, with a plot in `docs/`.
- Two thousand tables with slow play, one action in ten seconds each.
- Pages that are open and do nothing.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from benchmarks.load_driver import LoadTable, open_tables
from benchmarks.pages import Page, open_table, seat_all
from benchmarks.plot import Point, line_plot
from benchmarks.report import Figure, report
from benchmarks.server import Load
from benchmarks.server_process import ServerProcess, measured

SIZES = (10, 30, 100, 300, 1000, 2000)
EVERY_S = 10.0
"""Each table acts once in so many seconds."""
PLOT = Path(__file__).parents[1] / "docs" / "cost-of-a-table.svg"


async def at_pace(tables: list[LoadTable], every_s: float, seconds: float) -> int:
    """Each table acts once in `every_s`, spread evenly. Returns the number of actions."""
    loop = asyncio.get_running_loop()
    due, turn, acted = loop.time(), 0, 0
    end = due + seconds
    while due < end:
        table = tables[turn % len(tables)]
        turn += 1
        if table.asked is not None and not table.in_flight:
            table.act()
            acted += 1
        due += every_s / len(tables)
        await asyncio.sleep(max(0.0, due - loop.time()))
    return acted


async def cost_of_action(server: ServerProcess, tables: int, every_s: float, seconds: float) -> tuple[float, float]:
    """Microseconds of CPU for an action, and the share of a core in percent."""
    load = Load()
    seated = await open_tables(server.address, tables, 4, load.on_delivered)
    await at_pace(seated, every_s, 2.0)
    playing = asyncio.create_task(at_pace(seated, every_s, seconds))
    use = await server.use_in(seconds)
    acted = await playing
    return 1e6 * use.server / acted, 100 * use.server / use.elapsed


class IdlePage(Page):
    """A page that does nothing."""

    def heard(self, message: dict[str, object]) -> None:
        pass


async def idle_pages(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    before = server.resident_kb()
    for _ in range(options.pages // 4):
        await seat_all(server.address, open_table(server.address, "mantis"), [IdlePage(seat) for seat in range(4)])
    await asyncio.sleep(2.0)
    used = server.resident_kb()
    return [
        Figure(f"memory of the server with {options.pages:,} idle pages", used / 1024, "MB", target=400, less=True),
        Figure("memory of an idle page", (used - before) / options.pages, "kB"),
    ]


async def slow_tables(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    cost, share = await cost_of_action(server, options.tables, EVERY_S, options.seconds)
    name = f"share of a core, {options.tables:,} tables with an action in {EVERY_S:.0f} s each"
    return [Figure(name, share, "%", target=40, less=True, note=f"{cost:,.0f} us an action")]


def flatness(options: argparse.Namespace) -> list[Figure]:
    """The cost of an action by the number of tables, at the same rate in all."""
    points = []
    for tables in options.sizes:

        async def measure(server: ServerProcess, options: argparse.Namespace, tables: int = tables) -> list[Figure]:
            cost, _ = await cost_of_action(server, tables, tables / options.rate, options.seconds)
            return [Figure(f"CPU of an action, {tables:,} tables", cost, "us")]

        [figure] = measured(measure, options)
        points.append((Point(tables, figure.value), figure))
    middle = sum(point.y for point, _ in points) / len(points)
    spread = 100 * max(abs(point.y - middle) for point, _ in points) / middle
    PLOT.write_text(
        line_plot("CPU time of an action by the number of tables", "tables", "us", [point for point, _ in points]),
        encoding="utf-8",
    )
    return [
        *(figure for _, figure in points),
        Figure("largest deviation from their mean", spread, "%", target=15, less=True),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="numbers of tables")
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second, over all tables")
    parser.add_argument("--tables", type=int, default=2000, help="tables with slow play")
    parser.add_argument("--pages", type=int, default=5000, help="idle pages")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    figures = [*flatness(options), *measured(slow_tables, options), *measured(idle_pages, options)]
    report("Many tables, many pages", figures, options.json)


if __name__ == "__main__":
    main()
