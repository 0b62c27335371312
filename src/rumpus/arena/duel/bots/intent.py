"""What fighters want to do, and its encoding as inputs."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags, Floats, length
from rumpus.arena.shared.inputs import BUTTONS, REACH, SIZE, THRUST, Inputs

LEAST_REACH: Final = 0.05
"""The least reach sent: a zero hand would mean "as before"."""


class Intent:
    """Walk, direction of the sword, reach of the arm (0 to 1) and buttons of every mind."""

    def __init__(self, steps: Floats, direction: Floats, reach: Floats, thrusts: Flags) -> None:
        self.steps = steps
        self.direction = direction
        self.reach = reach
        self.buttons: NDArray[np.int64] = np.where(thrusts, THRUST, 0)

    def inputs(self) -> Inputs:
        far = length(self.steps)
        result = np.empty((self.buttons.size, SIZE), np.int8)
        result[:, 0:2] = np.rint(self.steps * (REACH / np.where(far > 1.0, far, 1.0))).T
        result[:, 2:4] = np.rint(self.direction * ((LEAST_REACH + (1.0 - LEAST_REACH) * self.reach) * REACH)).T
        result[:, BUTTONS] = self.buttons
        return result
