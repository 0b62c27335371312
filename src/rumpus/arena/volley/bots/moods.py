"""What in a mind comes from nowhere: chances, strayed aims, thoughtless moments. Noise of seed and tick."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.exact import Floats
from rumpus.arena.noise import hashed
from rumpus.arena.volley.bots.memory import Numbers, Rows

BEAT: Final = 30
"""Ticks in which most moods stay as they are."""


class Moods:
    """The moods of every mind in one tick: numbers from 0 to 1, or −1 to 1 where they have a sign."""

    def __init__(self, seed: NDArray[np.uint32], body: Rows, tick: Numbers, flight: Rows) -> None:
        seed = seed + ((body + 1) * 0x5BD1E995 & 0xFFFFFFFF).astype(np.uint32)
        self.tick = tick
        words = hashed(seed, tick, 0)
        self.whim: Floats = words / 4294967296.0
        """Fine enough for what hardly ever happens."""
        self.chance, self.lot, _ = _parts(words)
        stray, self.hide, self.wild = _parts(hashed(seed, tick // BEAT, 1))
        self.stray = stray + stray - 1.0
        way, sway, self.haste = _parts(hashed(seed, (tick + body * 7) // (BEAT // 2), 2))
        self.way: Floats = np.where(way < 0.5, -1.0, 1.0)
        """Which way round: 1 left, −1 right."""
        self.sway = sway + sway - 1.0
        # One answer for one burrito that comes: it lasts as long as a flight does.
        self.answer, slip, _ = _parts(hashed(seed, tick // (3 * BEAT) * 4 + flight, 3))
        self.slip = slip + slip - 1.0


def _parts(words: NDArray[np.uint32]) -> tuple[Floats, Floats, Floats]:
    """Three numbers from 0 to 1 of one word."""
    low = words & np.uint32(0x3FF)
    middle = (words >> np.uint32(10)) & np.uint32(0x3FF)
    high = words >> np.uint32(20)
    return low / 1024.0, middle / 1024.0, high / 4096.0
