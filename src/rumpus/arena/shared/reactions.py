"""Human reaction times: how long a fighter of each level takes to see and answer something, and how a time is drawn.

The times lie within those of the Model Human Processor (Card, Moran and Newell, The Psychology of Human-Computer
Interaction, 1983): to see takes 100 ms, to decide 70 ms and to move 70 ms, 240 ms together, from 105 ms for the
quickest people to 470 ms for the slowest. Easy is a slow person, good a middling one who is practised, best a quick
one. The bots that pass cards (`bots/burrito/hand_times.py`) have the hands of the same people.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from statistics import NormalDist
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.arena.shared.noise import hashed

SNAPSHOTS_A_S: Final = 30
BEAT: Final = 24
"""Ticks for which a drawn time holds: four tenths of a second, about the time of one answer."""
QUICKEST: Final = 5
"""Snapshots: 167 ms. Nobody who has to look first is quicker."""
SLOWEST: Final = 15
"""Snapshots: half a second, the longest that minds remember."""
_LOTS: Final = 32


class Reaction(Struct, frozen=True):
    """The reaction time of a level."""

    median_ms: int
    spread: float
    """Standard deviation of the logarithm of the times."""

    @property
    def snapshots(self) -> int:
        """The median as minds count it."""
        return round(self.median_ms * SNAPSHOTS_A_S / 1000)


SWORD: Final[Mapping[str, Reaction]] = {
    "random": Reaction(433, 0.3),
    "easy": Reaction(400, 0.25),
    "good": Reaction(267, 0.2),
    "best": Reaction(167, 0.15),
}
THROW: Final[Mapping[str, Reaction]] = {
    "random": Reaction(433, 0.3),
    "easy": Reaction(333, 0.25),
    "good": Reaction(233, 0.2),
    "best": Reaction(167, 0.15),
}
"""A burrito in flight is seen earlier than a blade, and there are fewer answers to it."""


def lots(median: float, spread: float) -> list[int]:
    """Reaction times in snapshots, all equally likely: skewed as people's are, seldom much shorter than the median."""
    normal = NormalDist()
    times = [median * exp(spread * normal.inv_cdf((lot + 0.5) / _LOTS)) for lot in range(_LOTS)]
    return [min(max(round(time), QUICKEST), SLOWEST) for time in times]


def draw(seed: NDArray[np.uint32], body: NDArray[np.intp], tick: NDArray[np.int64]) -> NDArray[np.uint32]:
    """The number of everybody's lot at this tick."""
    # Everybody's beats begin at other moments, so that not all are attentive at once.
    words = hashed(seed + ((body + 1) * 0x9E3779B1 & 0xFFFFFFFF).astype(np.uint32), (tick + body * 7) // BEAT, 5)
    lot: NDArray[np.uint32] = words >> np.uint32(27)
    return lot
