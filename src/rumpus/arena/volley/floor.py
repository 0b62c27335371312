"""A floor of battles with up to so many bodies: each row is a slot for one, and all are stepped at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags
from rumpus.arena.shared.inputs import Inputs
from rumpus.arena.volley.snapshots import Snapshots, packed, taken
from rumpus.arena.volley.stance import placed
from rumpus.arena.volley.stepper import advance
from rumpus.arena.volley.terms import Cause, Setup, Verdict
from rumpus.arena.volley.world import OVER, World

CAUSES: Final[tuple[Cause, ...]] = ("hit", "caught", "foul", "grab", "lot")


class Floor:
    """Battles side by side; `step` advances each by one tick. `bucket` says which floor a battle goes to."""

    def __init__(self, rows: int, bodies: int = 2) -> None:
        self.world = World(bodies, rows)
        self._seen: Snapshots | None = None

    @property
    def rows(self) -> int:
        return self.world.rows

    @property
    def bodies(self) -> int:
        return self.world.bodies

    def open(self, setup: Setup) -> int:
        """Begin a battle in a free row and return the row; a full floor doubles. Raises BadSetup."""
        start = placed(setup, self.bodies)
        if self.world.open.all():
            self.keep(np.arange(self.rows), 2 * self.rows or 1)
        row = int(np.flatnonzero(~self.world.open)[0])
        self.world.put(row, start, 0)
        self._seen = None
        return row

    def keep(self, rows: NDArray[np.intp], many: int) -> None:
        """Resize to `many` rows: the given ones first, free ones after them."""
        self.world = self.world.with_rows(rows, many)
        self._seen = None

    def close(self, row: int) -> None:
        """Frees a row."""
        self._seen = None
        self.world.put(row, World(self.bodies, 1), 0)

    def step(self, inputs: Inputs, still: Flags | None = None) -> None:
        """Step every open row except those that `still` marks; inputs are (rows, bodies, 5)."""
        self._seen = None
        advance(self.world, inputs, still)

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

    def snapshot(self, row: int, acked: Sequence[int] = ()) -> bytes:
        """The snapshot for pages; `acked` are the last inputs stepped, by body."""
        return packed(self.seen(), row, acked)

    def verdict(self, row: int) -> Verdict | None:
        """The verdict, or None before the end."""
        return verdict_of(self.world, row)


def verdict_of(world: World, row: int) -> Verdict | None:
    if not world.open[row] or world.phase[row] != OVER:
        return None
    losers = tuple(body for body in range(world.bodies) if world.lost[body, row] >= 0)
    first = min(losers, key=lambda body: int(world.lost[body, row]))
    return Verdict(
        losers=losers,
        cause=CAUSES[int(world.cause[first, row])],
        causes=tuple(CAUSES[int(world.cause[body, row])] for body in losers),
        by=tuple(int(world.by[body, row]) for body in losers),
        tick=int(world.lost[first, row]),
    )
