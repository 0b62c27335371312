"""Whether each level of bot beats the one below: `python -m benchmarks.ladder [--games N] [--json FILE]`.

One bot of the upper level plays against the lower level in all other seats: two of the upper level would also take wins
from each other. Every deal is played once with the upper bot in each seat, so luck with the cards and with the
first turn cancels, and the interval is that of the mean over deals.
"""

from __future__ import annotations

import argparse
import json
import os
from itertools import pairwise
from pathlib import Path

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from rumpus.bots import LEVELS, Level
from rumpus.lab.intervals import of_means
from rumpus.lab.series import Series, run_series

PLAYERS = (2, 4)


class Rung(Struct, frozen=True):
    """One level against the one below."""

    players: int
    upper: Level
    lower: Level
    games: int
    share: float
    """Of the wins, for the one upper bot."""
    low: float
    high: float
    even: float
    """What it would win if both were equally strong."""
    beats: bool
    """Whether the whole 95% interval lies above the even share."""


def climb(game: str, players: int, upper: Level, lower: Level, games: int, seed: int, jobs: int) -> Rung:
    bots = (upper,) + (lower,) * (players - 1)
    series = Series(game=game, players=players, bots=bots, games=games, seed=seed, paired=True)
    shares = [each[0] for each in run_series(series, jobs=jobs).shares]
    deals = [sum(shares[start : start + players]) / players for start in range(0, games, players)]
    low, high = of_means(deals)
    even = 1 / players
    return Rung(players, upper, lower, games, sum(shares) / games, low, high, even, low > even)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mantis")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games a rung (up to whole deals)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    table = Table(title=f"{arguments.game}: each level against the one below", title_justify="left")
    for column in ("players", "upper", "against", "games", "wins", "95% interval", "even share", ""):
        table.add_column(column, justify="left" if column in ("upper", "against", "") else "right")
    rungs: list[Rung] = []
    for players in PLAYERS:
        games = -(-arguments.games // players) * players
        for lower, upper in pairwise(LEVELS):
            rung = climb(arguments.game, players, upper, lower, games, arguments.seed, arguments.jobs)
            rungs.append(rung)
            table.add_row(
                str(players),
                upper,
                f"{players - 1} × {lower}",
                f"{games:,}",
                f"{rung.share:.1%}",
                f"{rung.low:.1%} – {rung.high:.1%}",
                f"{rung.even:.0%}",
                "beats it" if rung.beats else "not shown to beat it",
            )
    Console(width=120).print(table)
    if arguments.json:
        path = Path(arguments.json)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"game": arguments.game, "rungs": to_builtins(rungs)}, indent=2) + "\n")


if __name__ == "__main__":
    main()
