"""Measures items per second of CPU time."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks.report import Figure
from rumpus.engine import Dice, Game, Moment

REPEATS = 7


def speed(name: str, target: float | None, work: Callable[[], int]) -> Figure:
    """The median of several measurements; `work` returns the number of items."""
    rates: list[float] = []
    for _ in range(REPEATS):
        began = time.process_time()
        count = work()
        rates.append(count / (time.process_time() - began))
    note = f"median of {REPEATS}; best {max(rates):,.0f}, worst {min(rates):,.0f}"
    return Figure(name, statistics.median(rates), "/s", target, note=note)


def play_at_random(game: Game[Any, Any, Any, Any, Any], games: int) -> int:
    """Play random games through the public interface of `Game`. Each seat is asked with its own view."""
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
