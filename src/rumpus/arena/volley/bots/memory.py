"""The memory of minds: the last snapshots of every row, and the last inputs of every body."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.inputs import Inputs, still
from rumpus.arena.shared.reactions import SLOWEST
from rumpus.arena.volley.snapshots import BODY, Snapshots, snapshot

SLOTS: Final = SLOWEST + 1
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
        self.noticed: Numbers = np.zeros((rows, bodies), np.int64)
        """Number of the newest snapshot that each body has seen with delay."""
        self.held: Inputs = still(rows, bodies)
        """The last decision, held until the next snapshot."""
        self.last: Numbers = np.full(rows, -1, np.int64)
        """Tick of the last snapshot, −1 before the first."""
        record = snapshot(bodies)
        self._lump = np.dtype((np.void, record.itemsize))
        """A row's record as opaque bytes, which numpy copies many times faster than records."""
        self._ring: Snapshots = np.zeros((SLOTS, rows), self._lump)
        self._bodies: Snapshots = self._ring.view(record)["bodies"].view(_BODY)

    def with_rows(self, rows: Rows, many: int) -> Memory:
        """A copy with the memory of some rows, followed by empty rows."""
        other = Memory(many, self.bodies)
        other.level.reshape(-1, self.bodies)[: rows.size] = self.level.reshape(-1, self.bodies)[rows]
        for name in ("held", "last", "noticed"):
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
        self.noticed[rows[anew]] = number[anew, None]
        self.last[rows] = tick
        self._ring[number % SLOTS, rows] = seen.view(self._lump)[rows]

    def delays(self, rows: Rows, body: Rows, wanted: Numbers) -> Numbers:
        """By how many snapshots a body's sight is delayed: as wanted, limited by how many there are.

        Nobody sees the past again: while attention wanders, sight stands still.
        """
        now = self.last[rows] // TICKS_A_SNAPSHOT
        self.noticed[rows, body] = noticed = np.maximum(now - wanted, self.noticed[rows, body])
        back: Numbers = now - noticed
        return back

    def seen(self, rows: Rows, back: Numbers | int) -> Snapshots:
        """The snapshots of some rows, `back` snapshots ago."""
        number = self.last[rows] // TICKS_A_SNAPSHOT - back
        found: Snapshots = self._ring[number % SLOTS, rows].view(snapshot(self.bodies))
        return found

    def own(self, rows: Rows, body: Rows) -> Snapshots:
        """The current records of some bodies."""
        return self._bodies[self.last[rows] // TICKS_A_SNAPSHOT % SLOTS, rows, body].view(BODY)
