"""Whether each level of bot without code of its own beats the one below: `python -m benchmarks.playouts [--json FILE]`.

It is measured in the games of `examples/`, as in `benchmarks.ladder`: one bot of the upper level plays against the
lower level in all other seats, and every deal is played with it in each seat. A rung is played until its sign is clear,
or up to a limit; the intervals are wide enough for all evaluations together. It also measures how long a choice takes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table

from benchmarks.mixes import looks_of
from benchmarks.rungs import COLUMNS, Rung
from rumpus.bots import LEVELS, Bot, Intent, Level, make_bot
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.guests import load_game
from rumpus.lab.intervals import of_means, sure_after
from rumpus.lab.play import play
from rumpus.lab.series import game_seed

EXAMPLES = ("pig", "liars_dice", "jackdaws")
FOLDER = Path(__file__).parents[1] / "examples"
PLAYERS = (2, 3)


class TimedRung(Rung, frozen=True):
    game: str
    upper_ms: float
    """The time of one choice, in processor time; then that of the lower level."""
    lower_ms: float


class Timed:
    """A bot, and how long it has thought."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seconds = 0.0
        self._choices = 0

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        began = time.process_time()
        intent = self._bot.choose(view, prompts, dice)
        self._seconds += time.process_time() - began
        self._choices += 1
        return intent

    @property
    def ms(self) -> float:
        return 1000 * self._seconds / max(1, self._choices)


def example(name: str, players: int) -> AnyGame:
    return load_game(str(FOLDER / f"{name}.py"))(seats=players)


def share_of_deal(game: AnyGame, upper: Bot, lower: Bot, seed: bytes) -> float:
    """The upper bot's share of the wins of one deal, over all seats."""
    wins = 0.0
    for seat in range(game.seats):
        winners = play(game, [upper if other == seat else lower for other in range(game.seats)], seed).outcome.winners
        wins += (seat in winners) / len(winners)
    return wins / game.seats


def climb(name: str, players: int, upper: Level, lower: Level, most: int, seed: int) -> TimedRung:
    """Play until the sign is clear, or `most` games."""
    game = example(name, players)
    above, below = Timed(make_bot(game, upper)), Timed(make_bot(game, lower))
    looks = looks_of(players, most)
    even = 1 / players
    shares: list[float] = []
    for deals in looks:
        shares += [share_of_deal(game, above, below, game_seed(seed, deal)) for deal in range(len(shares), deals)]
        low, high = of_means(shares, sure_after(len(looks)))
        if low > even or high < even:
            break
    share, games = sum(shares) / len(shares), players * len(shares)
    return TimedRung(players, upper, lower, games, share, low, high, even, name, above.ms, below.ms)


def rung_table(rungs: list[TimedRung]) -> Table:
    table = Table(title="bots by playouts: each level against the one below", title_justify="left")
    for column in ("game", *COLUMNS, "ms a choice", ""):
        table.add_column(column, justify="left" if column in ("game", "upper", "against", "") else "right")
    for rung in rungs:
        table.add_row(rung.game, *rung.cells, f"{rung.upper_ms:.1f} : {rung.lower_ms:.1f}", rung.verdict)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(EXAMPLES), help="only this one")
    parser.add_argument("--players", type=int, choices=PLAYERS, help="only with so many")
    parser.add_argument("--games", type=int, default=960, metavar="N", help="games at most for each rung")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    console = Console(width=130)
    with ProcessPoolExecutor(arguments.jobs, multiprocessing.get_context("spawn")) as pool:
        measured = [
            pool.submit(climb, name, players, upper, lower, arguments.games, arguments.seed)
            for name in ([arguments.game] if arguments.game else EXAMPLES)
            for players in ([arguments.players] if arguments.players else PLAYERS)
            for lower, upper in pairwise(LEVELS)
        ]
        # It takes an hour or more: what is known already is told at once.
        for each in as_completed(measured):
            rung = each.result()
            console.print(rung.game, *rung.cells, rung.verdict, highlight=False)
        rungs = [each.result() for each in measured]
    console.print(rung_table(rungs))
    if arguments.json:
        path = Path(arguments.json)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(to_builtins(rungs), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
