"""What bodies want to do, and its encoding as inputs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags, Floats, length
from rumpus.arena.shared.inputs import BUTTONS, REACH, SIZE, Inputs


class Intent:
    """Run, direction of sight and buttons of every mind."""

    def __init__(self, many: int) -> None:
        self.run: Floats = np.zeros((2, many))
        self.look: Floats = np.zeros((2, many))
        """A unit vector, or zero for "as before"."""
        self.buttons: NDArray[np.int64] = np.zeros(many, np.int64)

    def set(self, where: Flags, run: Floats | None = None, look: Floats | None = None) -> None:
        """Set run or look of some minds."""
        if run is not None:
            np.copyto(self.run, run, where=where)
        if look is not None:
            np.copyto(self.look, look, where=where)

    def press(self, where: Flags | NDArray[np.intp], button: int) -> None:
        self.buttons[where] |= button

    def release(self, where: Flags, button: int) -> None:
        self.buttons[where] &= ~button

    def inputs(self) -> Inputs:
        far = length(self.run)
        result = np.empty((self.buttons.size, SIZE), np.int8)
        result[:, 0:2] = np.rint(self.run * (REACH / np.where(far > 1.0, far, 1.0))).T
        result[:, 2:4] = np.rint(self.look * REACH).T
        result[:, BUTTONS] = self.buttons
        return result
