"""A floor of duels: each row is a slot for one, and all are stepped at once."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.modifiers import MODIFIERS
from rumpus.arena.duel.snapshots import Snapshots, packed, taken
from rumpus.arena.duel.stance import placed
from rumpus.arena.duel.stepper import advance
from rumpus.arena.duel.terms import Cause, Setup, Verdict
from rumpus.arena.duel.world import OVER, World
from rumpus.arena.shared.exact import Flags
from rumpus.arena.shared.inputs import Inputs

CAUSES: Final[tuple[Cause, ...]] = ("hit", "broken", "lot")


class Floor:
    """Duels side by side; `step` advances each by one tick."""

    def __init__(self, rows: int) -> None:
        self.world = World(rows)
        self._seen: Snapshots | None = None

    @property
    def rows(self) -> int:
        return self.world.rows

    def open(self, setup: Setup) -> int:
        """Begin a bout in a free row and return the row; a full floor doubles."""
        start = placed(setup)
        if self.world.open.all():
            self.keep(np.arange(self.rows), 2 * self.rows or 1)
        row = int(np.flatnonzero(~self.world.open)[0])
        self.world.put(row, start, 0)
        self._seen = None
        self.world.rules |= start.rules
        return row

    def keep(self, rows: NDArray[np.intp], many: int) -> None:
        """Resize to `many` rows: the given ones first, free ones after them."""
        self.world = self.world.with_rows(rows, many)
        self._seen = None

    def close(self, row: int) -> None:
        """Frees a row."""
        self._seen = None
        self.world.put(row, World(1), 0)
        taken = np.where(self.world.open, self.world.bound, 0)
        self.world.rules = int(np.bitwise_or.reduce(taken, axis=None))

    def step(self, inputs: Inputs, still: Flags | None = None) -> None:
        """Step every open row except those that `still` marks; inputs are (rows, 2, 5)."""
        self._seen = None
        if still is not None and still.any():
            kept = self.world.kept(still)
            advance(self.world, inputs)
            self.world.put_back(still, kept)
        else:
            advance(self.world, inputs)

    @property
    def over(self) -> Flags:
        """The rows that have a verdict."""
        result: Flags = self.world.open & (self.world.phase == OVER)
        return result

    def seen(self) -> Snapshots:
        """Snapshots of all rows; made once a tick."""
        if self._seen is None:
            self._seen = taken(self.world)
        return self._seen

    def snapshot(
        self,
        row: int,
        acked: tuple[int, int] = (0, 0),
        eyes: int | None = None,
    ) -> bytes:
        """The snapshot for a page: `acked` are the last inputs stepped, `eyes` the fighter who will see it."""
        return packed(self.seen(), row, acked, eyes)

    def verdict(self, row: int) -> Verdict | None:
        """The verdict, or None before the end."""
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
