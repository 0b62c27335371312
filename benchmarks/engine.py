"""The speed of games without a server: `python -m benchmarks.engine [--json FILE]`.

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine.
"""

from __future__ import annotations

import argparse

import msgspec

from benchmarks.report import report
from benchmarks.speed import play_at_random, speed
from benchmarks.swordcrafters import speed_figures
from rumpus.bots import Level
from rumpus.engine import Dice, Moment
from rumpus.engine.delta import changes
from rumpus.games.mantis import Mantis
from rumpus.lab.series import Series, run_series

SEATS = 4
GAMES = 1000


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
    mantis = Mantis(seats=SEATS)
    play_at_random(mantis, 100)
    figures = [
        speed("decisions, random Mantis, 4 seats, through Game", 250_000, lambda: play_at_random(mantis, GAMES)),
        speed("decisions in the lab, 4 random bots", 100_000, lambda: play_in_the_lab("random", GAMES)),
        speed("decisions in the lab, 4 easy bots", None, lambda: play_in_the_lab("easy", 200)),
        speed("decisions in the lab, 4 good bots", None, lambda: play_in_the_lab("good", 100)),
        speed("decisions in the lab, 4 best bots", None, lambda: play_in_the_lab("best", 3)),
        speed("changes of the public part", None, lambda: len([changes(old, new) for old, new in turns])),
        speed("changes, found and encoded", None, lambda: len([encode(changes(old, new)) for old, new in turns])),
        speed("public parts encoded whole", None, lambda: len([encode(new) for _, new in turns])),
        *speed_figures(),
    ]
    report("Engine and lab (a second of CPU time)", figures, arguments.json)


if __name__ == "__main__":
    main()
