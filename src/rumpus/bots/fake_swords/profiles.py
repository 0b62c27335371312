"""All combinations of choices of piles, as arrays: who is alone, and which piles are contested."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Profiles:
    """A profile says where everybody points; the first seat's pile varies slowest."""

    seats: int
    piles: int
    choices: NDArray[np.intp]
    """[seat, profile]: the pile."""
    masks: NDArray[np.intp]
    """[pile, profile]: who points there, one bit per seat."""
    taken: NDArray[np.intp]
    """[seat, profile]: the pile that the seat alone points at; the number of piles if there is none."""
    pairs: NDArray[np.intp]
    """[pair, 2]: two seats that may fight."""
    able: NDArray[np.bool_]
    """[mask, pair]: whether both are there."""

    @property
    def count(self) -> int:
        return int(self.choices.shape[1])


@lru_cache(maxsize=16)
def profiles_of(seats: int, piles: int) -> Profiles:
    choices = np.indices((piles,) * seats).reshape(seats, -1)
    there: NDArray[Any] = choices[None] == np.arange(piles)[:, None, None]
    numbers = there.sum(axis=1)
    masks = (there << np.arange(seats)[None, :, None]).sum(axis=1)
    sole = np.take_along_axis(numbers, choices, axis=0) == 1
    pairs = np.array(list(combinations(range(seats), 2)))
    bits = (np.arange(1 << seats)[:, None] >> np.arange(seats)) & 1
    able = (bits[:, pairs[:, 0]] & bits[:, pairs[:, 1]]).astype(np.bool_)
    return Profiles(seats, piles, choices, masks, np.where(sole, choices, piles), pairs, able)
