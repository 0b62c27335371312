"""The memory of minds: the last snapshots of every row, and the last inputs of every body."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Floats
from rumpus.arena.shared.inputs import Inputs, still
from rumpus.arena.volley.snapshots import BODY, Snapshots, snapshot

SLOTS: Final = 16
"""Number of snapshots remembered; no reaction time is longer."""
TICKS_A_SNAPSHOT: Final = 2
NOBODY: Final = -1
_BODY: Final = np.dtype((np.void, BODY.itemsize))

Rows = NDArray[np.intp]
Numbers = NDArray[np.int64]


class Memory:
    """Every row has a ring buffer of snapshots; body b of row r is cell bodies · r + b."""

    def __init__(self, rows: int, bodies: int) -> None:
        self.rows, self.bodies = rows, bodies
        self.level: NDArray[np.int8] = np.full(bodies * rows, NOBODY, np.int8)
        self.held: Inputs = still(rows, bodies)
        """The last decision, held until the next snapshot."""
        self.last: Numbers = np.full(rows, -1, np.int64)
        """Tick of the last snapshot, −1 before the first."""
        self._first: Numbers = np.zeros(rows, np.int64)
        record = snapshot(bodies)
        self._lump = np.dtype((np.void, record.itemsize))
        """A row's record as opaque bytes, which numpy copies many times faster than records."""
        self._ring: Snapshots = np.zeros((SLOTS, rows), self._lump)
        self._bodies: Snapshots = self._ring.view(record)["bodies"].view(_BODY)

    def with_rows(self, rows: Rows, many: int) -> Memory:
        """A copy with the memory of some rows, followed by empty rows."""
        other = Memory(many, self.bodies)
        other.level.reshape(-1, self.bodies)[: rows.size] = self.level.reshape(-1, self.bodies)[rows]
        for name in ("held", "last", "_first"):
            getattr(other, name)[: rows.size] = getattr(self, name)[rows]
        other._ring[:, : rows.size] = self._ring[:, rows]
        return other

    def forget(self, row: int) -> None:
        """Clear a row."""
        self.level[self.bodies * row : self.bodies * (row + 1)] = NOBODY
        self.held[row] = 0
        self.last[row] = -1

    def take_in(self, seen: Snapshots, rows: Rows, tick: NDArray[np.int32]) -> None:
        """Store new snapshots of some rows. After a gap, or if the clock went back, the memory starts again."""
        number = tick // TICKS_A_SNAPSHOT
        anew = (tick != self.last[rows] + TICKS_A_SNAPSHOT) | (self.last[rows] < 0)
        self._first[rows[anew]] = number[anew]
        self.last[rows] = tick
        self._ring[number % SLOTS, rows] = seen.view(self._lump)[rows]

    def seen(self, rows: Rows, delay: Floats) -> tuple[Snapshots, Numbers]:
        """The snapshots of some rows `delay` ago, or the oldest ones; and how many snapshots ago that is."""
        known = self.last[rows] // TICKS_A_SNAPSHOT - self._first[rows]
        back = np.where(delay > known, known, delay).astype(np.int64)
        number = self.last[rows] // TICKS_A_SNAPSHOT - back
        return self._ring[number % SLOTS, rows].view(snapshot(self.bodies)), back

    def own(self, rows: Rows, body: Rows) -> Snapshots:
        """The current records of some bodies."""
        return self._bodies[self.last[rows] // TICKS_A_SNAPSHOT % SLOTS, rows, body].view(BODY)
