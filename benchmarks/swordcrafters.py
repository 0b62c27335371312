"""Swordcrafters: the scores of each level of bot, its share of solo wins, and the speed.

`python -m benchmarks.swordcrafters [--json FILE]` prints the speed; the ladder (`benchmarks.ladder`) prints the rest.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import msgspec
from msgspec import Struct
from rich.table import Table

from benchmarks.report import Figure, report
from benchmarks.speed import play_at_random, speed
from rumpus.bots import LEVELS, Level, make_bot
from rumpus.engine import Dice, Outcome, Run
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Options
from rumpus.games.swordcrafters.scoring import forged, score
from rumpus.lab.intervals import of_means, wilson
from rumpus.lab.series import Series, game_seed, play_parts

PLAYERS = (2, 3, 4)
OPPONENTS = (1, 2, 3, 4)
SEATS = 4


class Points(Struct, frozen=True):
    """The scores of a level among equals: good slicers take more from each other."""

    players: int
    level: Level
    games: int
    mean: float
    low: float
    high: float


class Alone(Struct, frozen=True):
    """The share of solo wins of a level, including ties with the best opponent."""

    opponents: int
    level: Level
    games: int
    won: float
    low: float
    high: float
    mean: float
    """Points."""


def all_points(games: int, seed: int, jobs: int) -> list[Points]:
    found = []
    for players in PLAYERS:
        for level in LEVELS:
            outcomes = _outcomes(Series("swordcrafters", players, (level,) * players, games, seed), jobs)
            means = [sum(outcome.points) / players for outcome in outcomes]
            found.append(Points(players, level, games, sum(means) / games, *_spread(means)))
    return found


def all_alone(games: int, seed: int, jobs: int) -> list[Alone]:
    found = []
    for opponents in OPPONENTS:
        options = msgspec.json.encode({"opponents": opponents})
        for level in LEVELS:
            outcomes = _outcomes(Series("swordcrafters", 1, (level,), games, seed, options), jobs)
            won = sum(bool(outcome.winners) for outcome in outcomes) / games
            mean = sum(outcome.points[0] for outcome in outcomes) / games
            found.append(Alone(opponents, level, games, won, *wilson(won, games), mean))
    return found


def _outcomes(series: Series, jobs: int) -> list[Outcome]:
    return [outcome for part in play_parts(series, jobs) for outcome in part.outcomes]


def _spread(means: list[float]) -> tuple[float, float]:
    # `of_means` is for shares, which end at 1.
    low, high = of_means([mean / 1000 for mean in means])
    return low * 1000, high * 1000


def points_table(points: list[Points]) -> Table:
    table = Table(title="swordcrafters: points of each level among its like", title_justify="left")
    for column in ("players", "level", "games", "mean points", "95% interval"):
        table.add_column(column, justify="left" if column == "level" else "right")
    for each in points:
        table.add_row(
            str(each.players), each.level, f"{each.games:,}", f"{each.mean:.1f}", f"{each.low:.1f} – {each.high:.1f}"
        )
    return table


def alone_table(alone: list[Alone]) -> Table:
    table = Table(title="swordcrafters: solo", title_justify="left")
    for column in ("opponents", "level", "games", "wins", "95% interval", "mean points"):
        table.add_column(column, justify="left" if column == "level" else "right")
    for each in alone:
        table.add_row(
            str(each.opponents),
            each.level,
            f"{each.games:,}",
            f"{each.won:.1%}",
            f"{each.low:.1%} – {each.high:.1%}",
            f"{each.mean:.1f}",
        )
    return table


# Speed


def scoring_ms(repeats: int) -> float:
    """The time for scoring a table of finished swords."""
    game = Swordcrafters(Options(magic="intermediate"), seats=SEATS)
    run = Run(game, b"a finished table")
    run.start()
    dice = Dice(b"finished")
    while run.outcome is None:
        seat = game.waiting_for(run.state)[0]
        view = game.view(run.state, seat)
        run.act(seat, game.sample_action(view, game.prompts(run.state, seat)[0], dice), 0, "bot")
    public = run.state.public
    swords = [[sword.sides for sword in mine] for mine in public.swords]
    magic = [card.side for card in public.magic]
    began = time.process_time()
    for _ in range(repeats):
        score([forged(mine) for mine in swords], magic, light=False)
    return (time.process_time() - began) * 1000 / repeats


def thinking_ms(players: int, games: int) -> Iterator[float]:
    """The thinking times of the top level for each slice and selection."""
    game = Swordcrafters(seats=players)
    best, others = make_bot(game, "best"), make_bot(game, "good")
    for number in range(games):
        run = Run(game, game_seed(1, number))
        run.start()
        dice = Dice(b"thinking", number)
        while run.outcome is None:
            seat = game.waiting_for(run.state)[0]
            bot = best if seat == number % players else others
            prompts = game.prompts(run.state, seat)
            began = time.process_time()
            intent = bot.choose(game.view(run.state, seat), prompts, dice)
            if bot is best and prompts[0].kind != "craft":
                yield (time.process_time() - began) * 1000
            assert intent is not None
            run.act(seat, intent.action, 0, "bot")


def speed_figures() -> list[Figure]:
    game = Swordcrafters(seats=SEATS)
    play_at_random(game, 20)
    figures = [
        speed("decisions, random Swordcrafters, 4 seats, through Game", 60_000, lambda: play_at_random(game, 60)),
        Figure("scoring a finished table of Swordcrafters", scoring_ms(2000), "ms", 1, less=True),
    ]
    for players in (*PLAYERS, 5):
        times = sorted(thinking_ms(players, 8))
        note = f"median {times[len(times) // 2]:.0f} ms of {len(times)} slices and selections"
        name = f"longest thought of the best Swordcrafters bot, {players} seats, no time limit"
        figures.append(Figure(name, times[-1], "ms", 1500, less=True, note=note))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    report("Swordcrafters (CPU time of one core)", speed_figures(), arguments.json)


if __name__ == "__main__":
    main()
