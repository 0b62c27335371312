"""Whether rushing and waving beats bots with swords: part of `benchmarks.newcomer`.

A rusher runs at the opponent, sword ahead, and thrusts all the time. A waver walks up and waves the sword from side to
side. Both see the opponent as late as a newcomer does and aim as badly, and neither looks at the opponent's sword.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

import numpy as np

from rumpus.arena.duel import Setup
from rumpus.arena.duel.bots import EVERYBODY, NEWCOMER, Minds
from rumpus.arena.duel.bots.memory import TICKS_A_SNAPSHOT
from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, LOT_AFTER, SAME_MOMENT
from rumpus.arena.shared.exact import Floats, length, turned
from rumpus.arena.shared.inputs import BUTTONS, REACH, THRUST
from rumpus.lab.intervals import of_means

PRESSED: Final = 4
"""A thumb presses the button once in so many snapshots."""


class Way(NamedTuple):
    """A way to fight without thinking."""

    name: str
    walk: float
    """Share of the full speed."""
    swing: float
    """How far the sword swings to either side: tangent of half the angle."""
    ticks: float
    """The time of a swing to and fro."""
    thrusts: bool


WAYS: Final = (
    Way("rushes and thrusts", 1.0, 0.0, 30.0, thrusts=True),
    Way("rushes, sword stretched", 1.0, 0.0, 30.0, thrusts=False),
    Way("walks up, waving", 0.6, 0.4, 30.0, thrusts=False),
    Way("rushes, waving", 1.0, 0.4, 30.0, thrusts=False),
    Way("rushes, waving and thrusting", 1.0, 0.3, 24.0, thrusts=True),
    Way("stands and waves", 0.0, 0.4, 30.0, thrusts=False),
)


class Bouts(NamedTuple):
    """The share of bouts that the bot wins, a tie counting half, with its 95% interval."""

    way: str
    level: str
    bouts: int
    share: float
    low: float
    high: float


def fight(way: Way, level: str, bouts: int, seed: int = 0) -> Bouts:
    """Fight bouts against bots of a level; every seed once from either side."""
    floor, minds = Floor(bouts), Minds(bouts)
    rows = np.arange(bouts)
    own = rows % 2
    for row in range(bouts):
        minds.seat(floor.open(Setup(seed=seed + row // 2)), 1 - row % 2, level)
    late = EVERYBODY[NEWCOMER].delay * TICKS_A_SNAPSHOT
    seen: deque[Floats] = deque(maxlen=late + 1)
    luck = np.random.default_rng(seed)
    stray = np.zeros(bouts)
    for tick in range(LOT_AFTER + COUNTDOWN_TICKS + SAME_MOMENT + 1):
        inputs = minds.decide(floor)
        fighters = floor.seen()["fighters"]
        at = np.stack([fighters["x"], fighters["y"]]).astype(np.float64)
        seen.append(at[:, rows, 1 - own])
        offset = seen[0] - at[:, rows, own]
        ahead = offset / (length(offset) + 1e-9)
        if tick % 24 == 0:
            stray = luck.uniform(-1.0, 1.0, bouts) * EVERYBODY[NEWCOMER].error
        aim = turned(ahead, stray + way.swing * np.sin(2 * np.pi * tick / way.ticks + rows))
        inputs[rows, own, 0:2] = np.rint(ahead * (way.walk * REACH)).T
        inputs[rows, own, 2:4] = np.rint(aim * REACH).T
        inputs[rows, own, BUTTONS] = THRUST if way.thrusts and tick // TICKS_A_SNAPSHOT % PRESSED == 0 else 0
        floor.step(inputs)
        if floor.over.all():
            break
    shares = np.full(bouts, 0.5)
    for row in range(bouts):
        verdict = floor.verdict(row)
        if verdict is not None and len(verdict.losers) == 1:
            shares[row] = float(verdict.losers[0] == own[row])
    seeds = (shares[0::2] + shares[1::2]) / 2
    return Bouts(way.name, level, bouts, float(seeds.mean()), *of_means(seeds.tolist()))
