"""Burrito battles: the speed of their simulation, and whether each level of bot beats the one below.

`python -m benchmarks.volley [--battles N] [--json FILE]`. CPU time of one process, measured several times; run it with
`taskset -c 1` on a quiet machine. Bots of level good fight; their thinking is measured separately. Every seed of a rung
is fought twice with sides swapped, so that the side cancels out, and the interval is that of the mean over seeds;
battles in which both lose at the same moment count half.
"""

from __future__ import annotations

import argparse
import statistics
import time
from itertools import pairwise

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.report import Figure, report
from rumpus.arena.volley import COUNTDOWN_TICKS, Floor, Setup
from rumpus.arena.volley.bots import LEVELS, Battle, Minds, fight_out
from rumpus.arena.volley.snapshots import snapshot
from rumpus.arena.volley.terms import Kind
from rumpus.lab.intervals import of_means

REPEATS = 5
KINDS: tuple[Kind, ...] = ("brawl", "duel")


class Series:
    """Wars of everybody in all rows, one after another."""

    def __init__(self, rows: int, bodies: int) -> None:
        self.floor = Floor(rows, bodies)
        self.minds = Minds(rows, bodies)
        self.seed = 0
        for _ in range(rows):
            self._open()

    def _open(self) -> None:
        bodies = self.floor.bodies
        self.seed += 1
        kind: Kind = "war" if bodies > 2 else "brawl"
        row = self.floor.open(Setup(self.seed, kind, tuple(range(bodies)), bodies, 4 if bodies > 6 else 2))
        # Skip the countdown, which is not measured.
        self.floor.world.tick[row] = COUNTDOWN_TICKS - 2
        for body in range(bodies):
            self.minds.seat(row, body, "good")

    def seconds(self, ticks: int) -> tuple[float, float]:
        """CPU time of so many steps, and of the thinking for them."""
        stepping = thinking = 0.0
        for _ in range(ticks):
            began = time.process_time()
            inputs = self.minds.decide(self.floor)
            thought = time.process_time()
            self.floor.step(inputs)
            stepping += time.process_time() - thought
            thinking += thought - began
            for row in self.floor.over.nonzero()[0].tolist():
                self.floor.close(row)
                self.minds.forget(row)
                self._open()
        return stepping, thinking


def speed(rows: int, bodies: int, ticks: int, target: float | None) -> list[Figure]:
    series = Series(rows, bodies)
    series.seconds(60)
    times = [series.seconds(ticks) for _ in range(REPEATS)]
    figures = []
    for part, what in enumerate(("a step", "thinking")):
        each = [taken[part] / ticks * 1000 for taken in times]
        name = f"{what} of {rows:,} battle{'s' if rows > 1 else ''}, {bodies} bodies each"
        note = f"median of {len(each)}; {min(each):,.3g} to {max(each):,.3g}"
        goal = target if part == 0 else None
        figures.append(Figure(name=name, value=statistics.median(each), unit="ms", target=goal, less=True, note=note))
    return figures


def climb(kind: Kind, upper: str, lower: str, battles: int) -> tuple[list[Battle], list[float]]:
    """Battles of two levels, and the upper level's share of wins for each seed."""
    equal = upper == lower
    setups = [Setup(number if equal else number // 2, kind, (0, 1), 2) for number in range(battles)]
    levels = [(upper, lower) if number % 2 == 0 else (lower, upper) for number in range(battles)]
    fought = fight_out(setups, levels)
    won = np.array([_share(battle, 0 if equal else number % 2) for number, battle in enumerate(fought)])
    return fought, (won if equal else (won[0::2] + won[1::2]) / 2).tolist()


def _share(battle: Battle, side: int) -> float:
    losers = battle.verdict.losers
    return 0.5 if len(losers) > 1 else float(losers != (side,))


def ladder(kind: Kind, pairs: list[tuple[str, str]], battles: int) -> Table:
    table = Table(title=f"burrito battles: {kind}", title_justify="left")
    for column in ("level", "against", "wins", "95% interval", "median", "80% within", "throws", "caught", "lots", ""):
        table.add_column(column, justify="left" if column in ("level", "against", "") else "right")
    for lower, upper in pairs:
        fought, shares = climb(kind, upper, lower, battles)
        low, high = of_means(shares)
        quick, median, long = np.quantile([battle.seconds for battle in fought], (0.1, 0.5, 0.9))
        causes = [battle.verdict.cause for battle in fought]
        table.add_row(
            upper,
            lower,
            f"{statistics.mean(shares):.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{median:.1f} s",
            f"{quick:.1f} – {long:.1f} s",
            f"{statistics.mean(battle.throws for battle in fought):.1f}",
            f"{causes.count('caught') / len(causes):.0%}",
            str(causes.count("lot")),
            "" if upper == lower else "beats it" if low > 0.5 else "not shown to beat it",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=200, metavar="N", help="battles a rung; 0 for speed alone")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    figures = [
        *speed(1, 2, 400, 1.0),
        *speed(1, 12, 300, 1.5),
        *speed(100, 6, 100, None),
        *speed(1000, 2, 60, None),
        Figure(name="a snapshot of six bodies", value=snapshot(6).itemsize, unit="bytes", target=300, less=True),
        Figure(name="a snapshot of twelve bodies", value=snapshot(12).itemsize, unit="bytes", target=500, less=True),
    ]
    report("Burrito battles (CPU time)", figures, arguments.json)
    battles = arguments.battles + arguments.battles % 2
    if battles:
        console = Console(width=120)
        pairs = [*pairwise(LEVELS), *((level, level) for level in LEVELS)]
        for kind in KINDS:
            console.print(ladder(kind, pairs, battles))


if __name__ == "__main__":
    main()
