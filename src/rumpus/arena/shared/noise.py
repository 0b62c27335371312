"""Stateless noise: a 32-bit integer hash of (seed, tick, fighter)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Floats

Words = NDArray[np.uint32]


def _mixed(words: Words) -> Words:
    words = (words ^ (words >> np.uint32(16))) * np.uint32(0x7FEB352D)
    words = (words ^ (words >> np.uint32(15))) * np.uint32(0x846CA68B)
    return words ^ (words >> np.uint32(16))


def hashed(seed: Words, tick: NDArray[np.integer], fighter: int | NDArray[np.integer]) -> Words:
    """32 bits for each row. Takes arrays, because numpy warns when scalars overflow."""
    words = _mixed(np.atleast_1d(seed) + np.uint32(0x9E3779B9))
    words = _mixed(words ^ np.atleast_1d(tick).astype(np.uint32))
    return _mixed(words + np.atleast_1d(fighter + 1).astype(np.uint32) * np.uint32(0x01000193))


def noise(seed: Words, tick: NDArray[np.integer], fighter: int) -> Floats:
    """A number from −1 to 1 for each row."""
    return hashed(seed, tick, fighter).astype(np.float64) / 2147483647.5 - 1.0
