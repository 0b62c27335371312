"""The floor: rows are slots, all open duels are stepped at once."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.duel.modifiers import MODIFIERS
from rumpus.arena.duel.stance import placed
from rumpus.arena.duel.stepper import advance
from rumpus.arena.duel.terms import Cause, Setup, Verdict
from rumpus.arena.duel.world import OVER, World
from rumpus.arena.inputs import Inputs

CAUSES: Final[tuple[Cause, ...]] = ("hit", "broken", "lot")


class FloorFull(RuntimeError):
    """No free row."""


class Floor:
    """Duels side by side; `step` moves each of them on by one tick."""

    def __init__(self, rows: int) -> None:
        self.world = World(rows)

    @property
    def rows(self) -> int:
        return self.world.rows

    def open(self, setup: Setup) -> int:
        """Begins a bout in a free row and says in which."""
        start = placed(setup)
        free = np.flatnonzero(~self.world.open)
        if not free.size:
            raise FloorFull(f"all {self.rows} rows are taken")
        row = int(free[0])
        self.world.put(row, start, 0)
        self.world.rules |= start.rules
        return row

    def close(self, row: int) -> None:
        """Frees a row."""
        self.world.open[row] = False
        self.world.phase[row] = OVER
        taken = np.where(self.world.open, self.world.bound, 0)
        self.world.rules = int(np.bitwise_or.reduce(taken, axis=None))

    def step(self, inputs: Inputs) -> None:
        """One tick for every open row; inputs are (rows, 2, 5)."""
        advance(self.world, inputs)

    def verdict(self, row: int) -> Verdict | None:
        """How the bout ended, if it has."""
        return verdict_of(self.world, row)


def verdict_of(world: World, row: int) -> Verdict | None:
    if not world.open[row] or world.phase[row] != OVER:
        return None
    losers = tuple(fighter for fighter in (0, 1) if world.lost[fighter, row] >= 0)
    first = min(losers, key=lambda fighter: int(world.lost[fighter, row]))
    broke = int(world.broke[first, row])
    return Verdict(
        losers=losers,
        cause=CAUSES[int(world.cause[first, row])],
        modifier=MODIFIERS[broke.bit_length() - 1].name if broke else "",
        tick=int(world.lost[first, row]),
    )
