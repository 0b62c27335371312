"""The speed of the card game of Fake Swords. `python -m benchmarks.fake_swords [--json FILE]`

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from benchmarks.report import Figure, report
from rumpus.engine import Dice, Run
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.model import Options

PLAYERS = (3, 4, 6)
GAMES = 60
REPEATS = 7
TARGET = 100_000


def play_at_random(players: int, games: int) -> int:
    """Play random games with quick fights through `Run`, each seat with its own view. Returns the number of entries."""
    game = FakeSwords(Options(fights="quick"), seats=players)
    entries = 0
    for number in range(games):
        run: Run[Any, Any, Any] = Run(game, number.to_bytes(16, "big"))
        run.start()
        dice = Dice(b"benchmark", number)
        while run.outcome is None:
            waiting = game.waiting_for(run.state)
            if not waiting:
                due_ms = game.wake_at_ms(run.state)
                assert due_ms is not None
                run.wakes_until(due_ms)
                continue
            seat = waiting[0]
            for prompt in game.prompts(run.state, seat):
                if prompt.awaited:
                    break
            run.act(seat, game.sample_action(game.view(run.state, seat), prompt, dice), run.at_ms, "bot")
        entries += run.number
    return entries


def speed_figures() -> list[Figure]:
    figures = []
    for players in PLAYERS:
        play_at_random(players, GAMES // 3)
        rates = []
        for _ in range(REPEATS):
            began = time.process_time()
            entries = play_at_random(players, GAMES)
            rates.append(entries / (time.process_time() - began))
        rates.sort()
        note = f"median of {REPEATS}; best {rates[-1]:,.0f}, worst {rates[0]:,.0f}"
        name = f"decisions, random Fake Swords with quick fights, {players} seats, through Run"
        figures.append(Figure(name, rates[REPEATS // 2], "/s", TARGET, note=note))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    report("Fake Swords (CPU time of one core)", speed_figures(), arguments.json)


if __name__ == "__main__":
    main()
