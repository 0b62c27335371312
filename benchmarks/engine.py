"""How fast games are played without a server: `python -m benchmarks.engine [--json FILE]`.

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import msgspec

from benchmarks.report import Figure, report
from benchmarks.swordcrafters import speed_figures
from rumpus.bots import Level
from rumpus.engine import Dice, Moment
from rumpus.engine.delta import changes
from rumpus.games.mantis import Mantis
from rumpus.lab.series import Series, run_series

SEATS = 4
REPEATS = 7
GAMES = 1000


def measure(name: str, target: float | None, work: Callable[[], int], unit: str = "/s") -> Figure:
    """How many of something a second of CPU time; `work` says how many it did."""
    rates: list[float] = []
    for _ in range(REPEATS):
        began = time.process_time()
        count = work()
        rates.append(count / (time.process_time() - began))
    return Figure(
        name=name,
        value=statistics.median(rates),
        unit=unit,
        target=target,
        note=f"median of {REPEATS}; best {max(rates):,.0f}, worst {min(rates):,.0f}",
    )


def play_at_random(games: int = GAMES) -> int:
    """Random games through the public interface of `Game`, each seat asked with its own view."""
    game = Mantis(seats=SEATS)
    decisions = 0
    for number in range(games):
        dice = Dice(b"benchmark", number)
        state = game.new(Moment(0, dice)).state
        while game.outcome(state) is None:
            seat = game.waiting_for(state)[0]
            prompts = game.prompts(state, seat)
            action = game.sample_action(game.view(state, seat), prompts[0], dice)
            state = game.apply(state, seat, action, Moment(0, dice)).state
            decisions += 1
    return decisions


def play_in_the_lab(level: Level, games: int) -> int:
    return run_series(Series(game="mantis", players=SEATS, bots=(level,) * SEATS, games=games, seed=1)).decisions


def turns_of_a_game() -> list[tuple[object, object]]:
    """The public part before and after each turn of one game."""
    game = Mantis(seats=SEATS)
    dice = Dice(b"turns")
    state = game.new(Moment(0, dice)).state
    turns: list[tuple[object, object]] = []
    while game.outcome(state) is None:
        seat = game.waiting_for(state)[0]
        action = game.sample_action(game.view(state, seat), game.prompts(state, seat)[0], dice)
        after = game.apply(state, seat, action, Moment(0, dice)).state
        turns.append((state.public, after.public))
        state = after
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    turns = turns_of_a_game() * 50
    encode = msgspec.json.Encoder().encode
    play_at_random(100)
    figures = [
        measure("decisions, random Mantis, 4 seats, through Game", 250_000, play_at_random),
        measure("decisions in the lab, 4 random bots", 100_000, lambda: play_in_the_lab("random", GAMES)),
        measure("decisions in the lab, 4 easy bots", None, lambda: play_in_the_lab("easy", 200)),
        measure("decisions in the lab, 4 good bots", None, lambda: play_in_the_lab("good", 100)),
        measure("decisions in the lab, 4 best bots", None, lambda: play_in_the_lab("best", 3)),
        measure("changes of the public part", None, lambda: len([changes(old, new) for old, new in turns])),
        measure("changes, found and encoded", None, lambda: len([encode(changes(old, new)) for old, new in turns])),
        measure("public parts encoded whole", None, lambda: len([encode(new) for _, new in turns])),
        *speed_figures(),
    ]
    report("Engine and lab (a second of CPU time)", figures, arguments.json)


if __name__ == "__main__":
    main()
