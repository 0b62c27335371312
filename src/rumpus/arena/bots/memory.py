"""What minds remember: the last snapshots of every row, and what every fighter is about."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.snapshots import SNAPSHOT, Snapshots
from rumpus.arena.inputs import Inputs, still

SLOTS: Final = 16
"""Snapshots remembered; no reaction time is longer."""
TICKS_A_SNAPSHOT: Final = 2
NOBODY: Final = -1

Rows = NDArray[np.intp]
Numbers = NDArray[np.int64]


class Memory:
    """Rows have a ring of snapshots; fighter f of row r is cell 2 r + f."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.level: NDArray[np.int8] = np.full(2 * rows, NOBODY, np.int8)
        self.plan: NDArray[np.int8] = np.zeros(2 * rows, np.int8)
        self.until: NDArray[np.float64] = np.zeros(2 * rows)
        self.held: Inputs = still(rows)
        """What was decided last, held until the next snapshot."""
        self.last: Numbers = np.full(rows, -1, np.int64)
        """Tick of the last snapshot, −1 before the first."""
        self._first: Numbers = np.zeros(rows, np.int64)
        self._ring: Snapshots = np.zeros((SLOTS, rows), SNAPSHOT)

    def grown(self, rows: int) -> Memory:
        """The same with room for more rows."""
        more = Memory(rows)
        for name in ("level", "plan", "until"):
            getattr(more, name)[: 2 * self.rows] = getattr(self, name)
        for name in ("held", "last", "_first"):
            getattr(more, name)[: self.rows] = getattr(self, name)
        more._ring[:, : self.rows] = self._ring
        return more

    def forget(self, row: int) -> None:
        """Nobody is in a row, and nothing of it is known."""
        self.level[2 * row : 2 * row + 2] = NOBODY
        self.held[row] = 0
        self.last[row] = -1

    def take_in(self, seen: Snapshots, rows: Rows, tick: NDArray[np.int32]) -> None:
        """New snapshots of some rows. A clock that went back is another bout."""
        number = tick // TICKS_A_SNAPSHOT
        anew = (tick < self.last[rows]) | (self.last[rows] < 0)
        if anew.any():
            fresh = rows[anew]
            self._first[fresh] = number[anew]
            self.plan[2 * fresh] = self.plan[2 * fresh + 1] = 0
        self.last[rows] = tick
        self._ring[number % SLOTS, rows] = seen[rows]

    def seen(self, rows: Rows, delay: Numbers) -> tuple[Snapshots, Snapshots, Numbers]:
        """The newest snapshot of each row, the one so many before it, and how many there were to go back."""
        number = self.last[rows] // TICKS_A_SNAPSHOT
        known = number - self._first[rows]
        back = np.where(delay > known, known, delay)
        return self._ring[number % SLOTS, rows], self._ring[(number - back) % SLOTS, rows], back
