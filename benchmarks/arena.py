"""The speed of the simulation of duels: `python -m benchmarks.arena [--json FILE]`.

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine. Bots of level good
fight; their thinking is not counted. When a bout ends, the next one starts in its row.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from benchmarks.report import Figure, report
from rumpus.arena.duel import COUNTDOWN_TICKS, SNAPSHOT, Bind, Floor, Setup
from rumpus.arena.duel.bots import Minds
from rumpus.arena.duel.modifiers import MODIFIERS

REPEATS = 7
WARM_UP = 60
CARDS = 4


class Series:
    """Bouts in all rows, one after another."""

    def __init__(self, rows: int, cards: int) -> None:
        self.floor = Floor(rows)
        self.minds = Minds(rows)
        self.cards = cards
        self.dice = random.Random(1)
        for row in range(rows):
            self._open()
            for fighter in (0, 1):
                self.minds.seat(row, fighter, "good")

    def _open(self) -> None:
        names = self.dice.sample([modifier.name for modifier in MODIFIERS], self.cards)
        binds = tuple(Bind(name, 0.4 if name == "pace" else 1.0) for name in names)
        row = self.floor.open(Setup(self.dice.getrandbits(32), (binds, binds)))
        # Skip the countdown, which is not measured.
        self.floor.world.tick[row] = COUNTDOWN_TICKS - 1

    def seconds(self, ticks: int) -> float:
        """CPU time of so many steps."""
        total = 0.0
        for _ in range(ticks):
            inputs = self.minds.decide(self.floor)
            began = time.process_time()
            self.floor.step(inputs)
            total += time.process_time() - began
            for row in self.floor.over.nonzero()[0].tolist():
                self.floor.close(row)
                self._open()
        return total


def spread(values: list[float]) -> str:
    return f"median of {len(values)}; {min(values):,.3g} to {max(values):,.3g}"


def throughput(rows: int, cards: int, ticks: int, target: float | None) -> Figure:
    series = Series(rows, cards)
    series.seconds(WARM_UP)
    rates = [rows * ticks / series.seconds(ticks) for _ in range(REPEATS)]
    name = f"duel-steps, {rows:,} duels at once, {cards or 'no'} rules each"
    return Figure(name=name, value=statistics.median(rates), unit="/s", target=target, note=spread(rates))


def alone(cards: int, ticks: int, target: float | None) -> Figure:
    series = Series(1, cards)
    series.seconds(WARM_UP)
    times = [series.seconds(ticks) / ticks * 1000 for _ in range(REPEATS)]
    name = f"a step of one duel alone, {cards or 'no'} rules"
    return Figure(name=name, value=statistics.median(times), unit="ms", target=target, less=True, note=spread(times))


def snapshots(rows: int) -> Figure:
    series = Series(rows, CARDS)
    series.seconds(WARM_UP)
    still = series.minds.decide(series.floor)
    times = []
    for _ in range(100):
        series.floor.step(still)
        began = time.process_time()
        for row in range(rows):
            series.floor.snapshot(row)
        times.append((time.process_time() - began) * 1000)
    name = f"snapshots of {rows} duels"
    return Figure(name=name, value=statistics.median(times), unit="ms", note=spread(times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    figures = [
        throughput(2000, 0, 40, 1_000_000),
        throughput(2000, CARDS, 40, None),
        throughput(100, CARDS, 200, None),
        alone(0, 500, 0.4),
        alone(CARDS, 500, None),
        snapshots(100),
        Figure(name="a snapshot of two fighters", value=SNAPSHOT.itemsize, unit="bytes", target=154, less=True),
    ]
    report("Arena (a second of CPU time)", figures, arguments.json)


if __name__ == "__main__":
    main()
