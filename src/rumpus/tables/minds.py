from __future__ import annotations

import numpy as np

from rumpus.arena.duel import Floor
from rumpus.arena.inputs import Inputs, still


class Minds:
    def __init__(self, rows: int) -> None:
        self._rows = rows

    def grow(self, rows: int) -> None:
        self._rows = rows

    def seat(self, row: int, fighter: int, level: str) -> None:
        pass

    def decide(self, floor: Floor) -> Inputs:
        inputs = still(self._rows)
        inputs[:, 0, 0] = 127
        inputs[:, 0, 2] = 127
        inputs[:, 0, 4] = np.random.randint(0, 2)
        return inputs
