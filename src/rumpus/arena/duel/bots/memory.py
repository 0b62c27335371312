"""The memory of minds: the last snapshots of every row, and every fighter's plan."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.snapshots import FIGHTER, SCALES, SNAPSHOT, Snapshots
from rumpus.arena.shared.exact import Floats
from rumpus.arena.shared.inputs import Inputs, still
from rumpus.arena.shared.reactions import SLOWEST

SLOTS: Final = SLOWEST + 1
"""Number of snapshots remembered; no reaction time is longer."""
TICKS_A_SNAPSHOT: Final = 2
NOBODY: Final = -1
_WHOLE: Final = np.dtype((np.void, FIGHTER.itemsize))
"""A fighter's record as opaque bytes, which numpy copies many times faster than records."""
_HEAD: Final = SNAPSHOT.itemsize - 2 * FIGHTER.itemsize

Rows = NDArray[np.intp]
Numbers = NDArray[np.int64]


class Memory:
    """Every row has a ring buffer of snapshots; fighter f of row r is cell 2 r + f."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.level: NDArray[np.int8] = np.full(2 * rows, NOBODY, np.int8)
        self.plan: NDArray[np.int8] = np.zeros(2 * rows, np.int8)
        self.until: NDArray[np.float64] = np.zeros(2 * rows)
        self.noticed: Numbers = np.zeros(2 * rows, np.int64)
        """Number of the newest snapshot that has been seen with delay."""
        self.held: Inputs = still(rows)
        """The last decision, held until the next snapshot."""
        self.last: Numbers = np.full(rows, -1, np.int64)
        """Tick of the last snapshot, −1 before the first."""
        self.room: Floats = np.zeros((2, rows))
        self._ring: Snapshots = np.zeros((SLOTS, 2 * rows), _WHOLE)

    def with_rows(self, rows: Rows, many: int) -> Memory:
        """A copy with the memory of some rows, followed by empty rows."""
        other = Memory(many)
        cells = np.stack([2 * rows, 2 * rows + 1], axis=1).ravel()
        for name in ("level", "plan", "until", "noticed"):
            getattr(other, name)[: cells.size] = getattr(self, name)[cells]
        for name in ("held", "last"):
            getattr(other, name)[: rows.size] = getattr(self, name)[rows]
        other.room[:, : rows.size] = self.room[:, rows]
        other._ring[:, : cells.size] = self._ring[:, cells]
        return other

    def forget(self, row: int) -> None:
        """Clear a row."""
        self.level[2 * row : 2 * row + 2] = NOBODY
        self.held[row] = 0
        self.last[row] = -1

    def take_in(self, seen: Snapshots, rows: Rows, tick: NDArray[np.int32]) -> None:
        """Store new snapshots of some rows. After a gap, or if the clock went back, the memory starts again."""
        number = tick // TICKS_A_SNAPSHOT
        anew = (tick != self.last[rows] + TICKS_A_SNAPSHOT) | (self.last[rows] < 0)
        if anew.any():
            fresh = rows[anew]
            self.noticed[2 * fresh] = self.noticed[2 * fresh + 1] = number[anew]
            self.plan[2 * fresh] = self.plan[2 * fresh + 1] = 0
        self.last[rows] = tick
        for part, name in enumerate(("room_x", "room_y")):
            self.room[part, rows] = seen[name][rows] / SCALES[name]
        raw = seen.view(np.uint8).reshape(seen.size, -1)[:, _HEAD:]
        fighters = np.ascontiguousarray(raw if rows.size == seen.size else raw.take(rows, axis=0)).view(_WHOLE)
        slots = (number % SLOTS) * (2 * self.rows) + 2 * rows
        self._ring.put(np.stack([slots, slots + 1], axis=1), fighters)

    def delays(self, cells: Rows, wanted: Numbers) -> Numbers:
        """By how many snapshots a fighter's sight is delayed: as wanted, limited by how many there are.

        Nobody sees the past again: while attention wanders, sight stands still.
        """
        now = self.last[cells // 2] // TICKS_A_SNAPSHOT
        self.noticed[cells] = noticed = np.maximum(now - wanted, self.noticed[cells])
        back: Numbers = now - noticed
        return back

    def seen(self, cells: Rows, back: Numbers | int) -> Snapshots:
        """The records of some fighters, `back` snapshots ago."""
        number = self.last[cells // 2] // TICKS_A_SNAPSHOT - back
        return self._ring.take((number % SLOTS) * (2 * self.rows) + cells).view(FIGHTER)
