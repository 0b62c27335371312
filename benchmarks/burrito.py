"""Throw Throw Burrito without a clock: how fast games are played, and how often a round stalls (B-END-R1).

`python -m benchmarks.burrito [--games N] [--json FILE]`

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine. Battles are Quick ones.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from benchmarks.report import Figure, report
from benchmarks.speed import speed
from rumpus.bots import LEVELS, Level, make_bot
from rumpus.engine import Run
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Options, RoundEnd
from rumpus.lab.intervals import wilson
from rumpus.lab.play import play_on
from rumpus.lab.series import game_seed

PLAYERS = (2, 4, 6, 12)
THINKERS = (2, 4, 6)
"""The numbers of players with which bots are measured."""
STALL_PLAYERS = (2, 3, 4, 5, 6, 8, 12)
SPEED_GAMES = 30
TARGET = 80_000
SEED = 1


def play_games(players: int, level: Level, games: int, first: int = 0) -> tuple[int, list[RoundEnd]]:
    """Play games between bots of one level. Returns the number of actions and the ends of rounds."""
    game = Burrito(Options(battles="quick", bots=tuple(range(players))), seats=players)
    bots = [make_bot(game, level)] * players
    actions = 0
    rounds: list[RoundEnd] = []
    for number in range(first, first + games):
        run: Run[Any, Any, Any] = Run(game, game_seed(SEED, number))
        run.start()
        actions += play_on(run, bots).decisions
        rounds += run.state.public.rounds
    return actions, rounds


def speed_figures() -> list[Figure]:
    """The speed of the lab, with random bots and with others."""
    figures = [speed_figure(players, "random", SPEED_GAMES) for players in PLAYERS]
    thinking = [level for level in LEVELS if level != "random"]
    return figures + [speed_figure(players, level, SPEED_GAMES // 3) for level in thinking for players in THINKERS]


def speed_figure(players: int, level: Level, games: int) -> Figure:
    play_games(players, level, games // 3)
    name = f"actions in the lab, {players} {level} bots, Quick battles"
    return speed(name, TARGET, lambda: play_games(players, level, games)[0])


def stall_figures(games: int) -> list[Figure]:
    """The share of rounds that stalled, by players and level."""
    figures = []
    for players in STALL_PLAYERS:
        for level in LEVELS:
            _, rounds = play_games(players, level, games)
            stalled = sum(end.clause == "B-END-R1" for end in rounds)
            low, high = wilson(stalled / len(rounds), len(rounds))
            minutes = statistics.median(end.ran_ms for end in rounds) / 60_000
            note = f"{stalled} of {len(rounds)} ({low:.1%} – {high:.1%}); median {minutes:.1f} min of passing a round"
            name = f"rounds that stall, {players} players, {level}"
            figures.append(Figure(name, 100 * stalled / len(rounds), "%", note=note))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games for each figure of stalls")
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    figures = speed_figures() + stall_figures(arguments.games)
    report("Throw Throw Burrito without a clock (CPU time of one core)", figures, arguments.json)


if __name__ == "__main__":
    main()
