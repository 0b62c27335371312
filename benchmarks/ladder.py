"""Whether each level of bot beats the one below: `python -m benchmarks.ladder [--game NAME] [--json FILE]`.

One bot of the upper level plays against the lower level in all other seats: two of the upper level would also take wins
from each other. Every deal is played once with the upper bot in each seat, so that luck with the cards and with the
first turn cancels out, and the interval is that of the mean over deals.

It also measures whether each level wins more than those below among other bots: see `benchmarks.mixes`.

For A Little Wordy also the cost of words: see `benchmarks.wordy`.
For Swordcrafters also the points of each level and its share of solo wins: see `benchmarks.swordcrafters`.
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

from benchmarks.mixes import Mix, compare_all, mix_line, mix_table
from benchmarks.rungs import COLUMNS, Rung
from benchmarks.swordcrafters import Alone, Points, all_alone, all_points, alone_table, points_table
from benchmarks.wordy import Cost, all_costs, cost_table
from rumpus.bots import BOTS, LEVELS, Level
from rumpus.games import game_named
from rumpus.lab.intervals import of_means
from rumpus.lab.series import Series, run_series

PLAYERS = (2, 4)
PLAYERS_OF = {"burrito": (2, 4, 6), "swordcrafters": (2, 3, 4), "fake_swords": (3, 4, 6)}
"""Games that are measured with other numbers of players."""
OPTIONS_OF = {"burrito": b'{"battles":"quick"}', "fake_swords": b'{"fights":"quick"}'}
"""Games that are measured with certain options: fights that need no arena."""


class PointsRung(Rung, frozen=True):
    points: float
    """The average score of the upper bot, and of the lower ones."""
    lower_points: float


class Ladder(Struct, frozen=True):
    game: str
    rungs: list[PointsRung]
    mixes: list[Mix]
    costs: list[Cost]
    """The cost of words, in A Little Wordy."""
    points: list[Points]
    alone: list[Alone]
    """The scores of bots among equals, and their share of solo wins, in Swordcrafters."""


def climb(game: str, players: int, upper: Level, lower: Level, games: int, seed: int, jobs: int) -> PointsRung:
    bots = (upper,) + (lower,) * (players - 1)
    options = OPTIONS_OF.get(game, b"{}")
    series = Series(game=game, players=players, bots=bots, games=games, seed=seed, options=options, paired=True)
    results = run_series(series, jobs=jobs)
    shares = [each[0] for each in results.shares]
    deals = [sum(shares[start : start + players]) / players for start in range(0, games, players)]
    low, high = of_means(deals)
    even = 1 / players
    share, points, lower_points = sum(shares) / games, results.points[0], sum(results.points[1:]) / (players - 1)
    return PointsRung(players, upper, lower, games, share, low, high, even, points, lower_points)


def climb_all(game: str, games: int, seed: int, jobs: int) -> list[PointsRung]:
    facts = game_named(game).facts
    return [
        climb(game, players, upper, lower, -(-games // players) * players, seed, jobs)
        for players in PLAYERS_OF.get(game, PLAYERS)
        if facts.min_seats <= players <= facts.max_seats
        for lower, upper in pairwise(LEVELS)
    ]


def rung_table(game: str, rungs: list[PointsRung]) -> Table:
    table = Table(title=f"{game}: each level against the one below", title_justify="left")
    for column in (*COLUMNS, "points", ""):
        table.add_column(column, justify="left" if column in ("upper", "against", "") else "right")
    for rung in rungs:
        table.add_row(*rung.cells, f"{rung.points:.1f} : {rung.lower_points:.1f}", rung.verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(BOTS), help="only this one")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games a rung (up to whole deals)")
    parser.add_argument("--mixes", type=int, default=2400, metavar="N", help="games at most for each mix; 0: none")
    parser.add_argument("--hunts", type=int, default=300, metavar="N", help="words hunted for by each level")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="games in which points are counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    console = Console(width=120)
    ladders: list[Ladder] = []
    for game in [arguments.game] if arguments.game else sorted(BOTS):
        rungs = climb_all(game, arguments.games, arguments.seed, arguments.jobs)
        console.print(rung_table(game, rungs))
        mixes: list[Mix] = []
        if arguments.mixes:
            options = OPTIONS_OF.get(game, b"{}")
            for mix in compare_all(game, arguments.mixes, arguments.seed, arguments.jobs, options):
                mixes.append(mix)
                console.print(mix_line(mix), highlight=False)
            console.print(mix_table(game, mixes))
        costs: list[Cost] = []
        points: list[Points] = []
        alone: list[Alone] = []
        if game == "wordy":
            costs = all_costs(arguments.hunts, arguments.seed, arguments.jobs)
            console.print(cost_table(costs))
        if game == "swordcrafters":
            points = all_points(arguments.tables, arguments.seed, arguments.jobs)
            console.print(points_table(points))
            alone = all_alone(arguments.tables, arguments.seed, arguments.jobs)
            console.print(alone_table(alone))
        ladders.append(Ladder(game, rungs, mixes, costs, points, alone))
    if arguments.json:
        path = Path(arguments.json)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(to_builtins(ladders), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
