"""The randomness of a mind: chances, sway, aiming errors, thoughtless moments. A hash of seed and tick."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.bots.intent import Intent
from rumpus.arena.duel.bots.memory import Numbers, Rows
from rumpus.arena.shared.exact import Floats, turned
from rumpus.arena.shared.inputs import THRUST
from rumpus.arena.shared.noise import hashed

BEAT: Final = 24
"""Ticks for which sway and aiming error stay the same; the direction of circling lasts three beats."""

STROLL: Final = 0.6
"""Share of the full speed in thoughtless moments."""


class Moods:
    """The random numbers of every mind in one tick, from 0 to 1, or −1 to 1 if signed."""

    def __init__(self, seed: NDArray[np.uint32], fighter: Rows, tick: Numbers) -> None:
        seed = seed + (fighter * 0x5BD1E995).astype(np.uint32)
        self.tick = tick
        beat = tick // BEAT
        spans = np.stack([tick * 3, beat * 3 + 1, beat // 3 * 3 + 2])
        low, middle, high = _parts(hashed(seed, spans, 0))
        self.chance, self.lot = low[0], middle[0]
        """New in every decision."""
        self.sway, self.stray, self.heed = low[1] * 2.0 - 1.0, middle[1] * 2.0 - 1.0, high[1]
        """New in every beat."""
        way, self.wild = low[2], middle[2]
        self.way: Floats = np.where(way < 0.5, -1.0, 1.0)
        """Direction of circling: 1 left, −1 right."""

    def cloud(self, intent: Intent, skill: dict[str, Floats], line: Floats) -> None:
        """Add the aiming error; in thoughtless moments run and wave about."""
        intent.direction = turned(intent.direction, self.stray * skill["error"])
        wild = self.wild < skill["wild"]
        if wild.any():
            about = turned(line, self.stray * 1.2)
            intent.direction = np.where(wild, about, intent.direction)
            intent.steps = np.where(wild, turned(line, self.sway * 1.5) * STROLL, intent.steps)
            thrusts = self.chance < 0.05
            intent.buttons = np.where(wild, np.where(thrusts, THRUST, 0), intent.buttons)


def _parts(words: NDArray[np.uint32]) -> tuple[Floats, Floats, Floats]:
    """Three numbers from 0 to 1 made of one 32-bit word."""
    low = words & np.uint32(0x3FF)
    middle = (words >> np.uint32(10)) & np.uint32(0x3FF)
    high = words >> np.uint32(20)
    return low / 1024.0, middle / 1024.0, high / 4096.0
