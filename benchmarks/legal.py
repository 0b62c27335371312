"""The cost of saying what may be done: `python -m benchmarks.legal [--json FILE]`.

CPU time of one process, along games in which everybody answers by tokens chosen at random; run it with `taskset -c 1`
on a quiet machine.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any, NamedTuple

from benchmarks.report import Figure, report
from benchmarks.speed import REPEATS
from rumpus.engine import Dice, Run, Said, read_options
from rumpus.games import GAMES, AnyGame

MOST_MICROSECONDS = 20
TICK_MS = 100
"""The game time that an answer takes."""
MOST_STEPS = 20_000


class Setting(NamedTuple):
    game: str
    seats: int
    options: str = "{}"
    note: str = ""

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats{f', {self.note}' if self.note else ''}"

    def made(self) -> AnyGame:
        kind = GAMES[self.game]
        return kind(read_options(kind.types.options, self.options.encode()), seats=self.seats)


SETTINGS = (
    Setting("mantis", 4),
    Setting("wordy", 2),
    Setting("wordy", 2, '{"words": "challenge"}', "any string is a word"),
    Setting("swordcrafters", 4),
    Setting("swordcrafters", 2, '{"dual": true}', "two swords each"),
    Setting("fake_swords", 6, '{"fights": "quick"}', "quick"),
    Setting("fake_swords", 4, '{"fights": "judged"}', "judged"),
    Setting("burrito", 4, '{"battles": "quick"}', "quick"),
    Setting("burrito", 12, '{"battles": "judged"}', "judged"),
)


class Walk:
    """Games in which every answer is a random way through the choices; idle ones are left out."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.busy = [not token.idle for token in game.tokens]
        self.steps = 0
        self.calls = 0
        self.spent_ns = 0
        self.offered = 0
        self.longest = 0

    def play(self, number: int, *, is_timed: bool) -> None:
        game, dice = self.game, Dice(b"walk", number)
        run: Run[Any, Any, Any] = Run(game, number.to_bytes(16, "big"))
        run.start()
        last = self.steps + MOST_STEPS
        while run.outcome is None and self.steps < last:
            waiting = game.waiting_for(run.state)
            due_ms = game.wake_at_ms(run.state)
            at_ms = run.at_ms + TICK_MS if waiting else due_ms or 0
            if run.wakes_until(at_ms):
                continue
            seat = dice.pick(waiting)
            prompt = next(each for each in game.prompts(run.state, seat) if each.awaited)
            view = game.view(run.state, seat)
            run.act(seat, self._answer(view, prompt, dice, is_timed=is_timed), at_ms, "bot")

    def _answer(self, view: Any, prompt: Any, dice: Dice, *, is_timed: bool) -> Any:
        game, busy, said = self.game, self.busy, Said()
        while (action := game.answer(view, prompt, said)) is None:
            if is_timed:
                began = time.process_time_ns()
                choices = game.choices(view, prompt, said)
                self.spent_ns += time.process_time_ns() - began
                self.calls += 1
                self.offered = max(self.offered, len(choices))
            else:
                choices = game.choices(view, prompt, said)
            said += (dice.pick([number for number in choices if busy[number]]),)
            self.steps += 1
        self.longest = max(self.longest, len(said))
        return action


def clock_ns() -> float:
    """What the clock itself takes."""
    pairs = 20_000
    spent = 0
    for _ in range(pairs):
        began = time.process_time_ns()
        spent += time.process_time_ns() - began
    return spent / pairs


def cost(setting: Setting) -> Figure:
    """The mean time of `choices` in fresh games, without that of the clock."""
    walk = Walk(setting.made())
    for number in range(20):
        walk.play(number, is_timed=True)
    microseconds = (walk.spent_ns / walk.calls - clock_ns()) / 1000
    note = f"{len(walk.game.tokens)} tokens, {walk.offered} at once, {walk.longest} an answer; {walk.calls:,} calls"
    return Figure(f"choices, {setting.name}", microseconds, "µs", MOST_MICROSECONDS, less=True, note=note)


def speed(setting: Setting) -> Figure:
    walk = Walk(setting.made())
    rates = []
    for repeat in range(REPEATS):
        began, before = time.process_time(), walk.steps
        while time.process_time() - began < 0.5:
            walk.play(walk.steps + repeat, is_timed=False)
        rates.append((walk.steps - before) / (time.process_time() - began))
    note = f"median of {REPEATS}; best {max(rates):,.0f}, worst {min(rates):,.0f}"
    return Figure(f"tokens, {setting.name}", statistics.median(rates), "/s", note=note)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    figures = [*map(cost, SETTINGS), *map(speed, SETTINGS)]
    report("What may be done (CPU time)", figures, arguments.json)


if __name__ == "__main__":
    main()
