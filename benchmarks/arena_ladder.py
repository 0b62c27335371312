"""Whether each level of arena bot beats the one below: `python -m benchmarks.arena_ladder [--bouts N] [--json FILE]`.

Every seed is fought twice with sides swapped, so that the side cancels out, and the interval is that of the mean over
seeds. A bout in which both lose at the same moment counts half. Between equal levels the wins are those of the left
side.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path

import numpy as np
from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from rumpus.arena.duel import Setup
from rumpus.arena.duel.bots import LEVELS, Bouts, fight_out
from rumpus.lab.intervals import of_means


class Rung(Struct, frozen=True):
    """One level against another."""

    upper: str
    lower: str
    bouts: int
    share: float
    """The upper level's share of wins."""
    low: float
    high: float
    beats: bool
    """Whether the whole 95% interval lies above a half."""
    ties: float
    median_s: float
    quick_s: float
    long_s: float
    """The length of bouts from "Fight!": the median and two deciles."""
    clashes: float
    lots: int


def rung_of(upper: str, lower: str, bouts: Bouts) -> Rung:
    seeds = bouts.shares
    if upper != lower:
        seeds = (seeds[0::2] + 1.0 - seeds[1::2]) / 2
    low, high = of_means(seeds.tolist())
    quick, median, long = np.quantile(bouts.seconds, (0.1, 0.5, 0.9))
    verdicts = [verdict for verdict in bouts.verdicts if verdict]
    return Rung(
        upper=upper,
        lower=lower,
        bouts=len(verdicts),
        share=float(seeds.mean()),
        low=low,
        high=high,
        beats=low > 0.5,
        ties=sum(len(verdict.losers) == 2 for verdict in verdicts) / len(verdicts),
        median_s=float(median),
        quick_s=float(quick),
        long_s=float(long),
        clashes=float(np.median(bouts.clashes)),
        lots=sum(verdict.cause == "lot" for verdict in verdicts),
    )


def climb(upper: str, lower: str, bouts: int, seed: int) -> Rung:
    setups = [Setup(seed=seed + (number if upper == lower else number // 2)) for number in range(bouts)]
    seats = [(upper, lower) if number % 2 == 0 else (lower, upper) for number in range(bouts)]
    return rung_of(upper, lower, fight_out(setups, seats))


def rung_table(title: str, rungs: list[Rung]) -> Table:
    table = Table(title=title, title_justify="left")
    columns = (
        "level",
        "against",
        "bouts",
        "wins",
        "95% interval",
        "ties",
        "median",
        "80% within",
        "clashes",
        "lots",
        "",
    )
    for column in columns:
        table.add_column(column, justify="left" if column in ("level", "against", "") else "right")
    for rung in rungs:
        table.add_row(
            rung.upper,
            rung.lower,
            f"{rung.bouts:,}",
            f"{rung.share:.1%}",
            f"{rung.low:.1%} – {rung.high:.1%}",
            f"{rung.ties:.1%}",
            f"{rung.median_s:.1f} s",
            f"{rung.quick_s:.1f} – {rung.long_s:.1f} s",
            f"{rung.clashes:.0f}",
            str(rung.lots),
            "" if rung.upper == rung.lower else "beats it" if rung.beats else "not shown to beat it",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bouts", type=int, default=600, metavar="N", help="bouts a rung")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    bouts = arguments.bouts + arguments.bouts % 2
    rungs = [climb(upper, lower, bouts, arguments.seed) for lower, upper in pairwise(LEVELS)]
    equals = [climb(level, level, bouts, arguments.seed) for level in LEVELS]
    console = Console(width=120)
    console.print(rung_table("arena: each level against the one below", rungs))
    console.print(rung_table("arena: among equals", equals))
    if arguments.json:
        path = Path(arguments.json)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(to_builtins({"rungs": rungs, "equals": equals}), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
