"""What a game that is over is worth to each seat, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.compiling import part
from rumpus.sights.sight import Row


@part
def reward(places: NDArray[np.int64], out: Row) -> None:
    """One for the winners together, minus one for the others together; nothing if all win."""
    seats = len(places)
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        if winners == 0 or winners == seats:
            out[seat] = 0
        elif places[seat] == 1:
            out[seat] = 1 / winners
        else:
            out[seat] = -1 / (seats - winners)
