"""The randomness of a mind: chances, aiming errors, thoughtless moments. A hash of seed and tick."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Floats
from rumpus.arena.shared.noise import hashed
from rumpus.arena.volley.bots.memory import Numbers, Rows

BEAT: Final = 30
"""Ticks for which most random numbers stay the same."""
_STREAMS: Final = np.arange(4)[:, None]


class Moods:
    """The random numbers of every mind in one tick, from 0 to 1, or −1 to 1 if signed."""

    def __init__(self, seed: NDArray[np.uint32], body: Rows, tick: Numbers, flight: Rows) -> None:
        # One answer per approaching burrito: it lasts for the whole flight.
        times = np.stack([tick, tick // BEAT, _swing(tick, body), tick // (3 * BEAT) * 4 + flight])
        words = hashed(_own(seed, body), times, _STREAMS)
        self.tick = tick
        self.whim = _whim(words[0])
        low, middle, high = _parts(words)
        self.chance, stray, way, self.answer = low
        self.lot, self.hide, _, slip = middle
        _, self.wild, self.haste, _ = high
        self.stray = stray + stray - 1.0
        self.way: Floats = np.where(way < 0.5, -1.0, 1.0)
        """Direction of turning: 1 left, −1 right."""
        self.slip = slip + slip - 1.0


class Idle:
    """The random numbers of bystanders."""

    def __init__(self, seed: NDArray[np.uint32], body: Rows, tick: Numbers) -> None:
        whim, swing = hashed(_own(seed, body), np.stack([tick, _swing(tick, body)]), _STREAMS[::2])
        self.whim = _whim(whim)
        _, sway, _ = _parts(swing)
        self.sway = sway + sway - 1.0


def _own(seed: NDArray[np.uint32], body: Rows) -> NDArray[np.uint32]:
    return seed + ((body + 1) * 0x5BD1E995 & 0xFFFFFFFF).astype(np.uint32)


def _swing(tick: Numbers, body: Rows) -> Numbers:
    return (tick + body * 7) // (BEAT // 2)


def _whim(words: NDArray[np.uint32]) -> Floats:
    """Numbers fine enough for very rare events."""
    whim: Floats = words / 4294967296.0
    return whim


def _parts(words: NDArray[np.uint32]) -> tuple[Floats, Floats, Floats]:
    """Three numbers from 0 to 1 made of one 32-bit word."""
    low = words & np.uint32(0x3FF)
    middle = (words >> np.uint32(10)) & np.uint32(0x3FF)
    high = words >> np.uint32(20)
    return low / 1024.0, middle / 1024.0, high / 4096.0
