"""Pauses before answers."""

from __future__ import annotations

from typing import Final

from rumpus.bots.bot import Level
from rumpus.bots.pauses import pause_ms
from rumpus.engine import Dice

PILES_MS: Final[dict[Level, tuple[int, int]]] = {
    "easy": (5000, 11_000),
    "good": (4000, 9000),
    "best": (3500, 7500),
}
TALK_MS: Final[dict[Level, tuple[int, int]]] = {
    "easy": (1500, 5000),
    "good": (1200, 4000),
    "best": (1000, 3500),
}
FINGER_MS: Final = (1200, 3500)
"""Time enough to look at the piles, and for others to talk."""
COUNT_MS: Final = (500, 1200)
POINT_SHARE: Final = (0.12, 0.45)
"""The range of times at which bots point, as shares of the time limit."""
EXCHANGE_MS: Final = (900, 2600)
START_MS: Final = (2500, 5000)
"""Fighters need a moment to take their positions."""


def sword_pause_ms(level: Level, kind: str, point_ms: int, dice: Dice) -> int:
    """The random pause before an answer to a prompt of this kind."""
    match kind:
        case "piles":
            return _between(PILES_MS[level], dice)
        case "talk":
            return _between(TALK_MS[level], dice)
        case "finger":
            return _between(FINGER_MS, dice)
        case "count":
            return _between(COUNT_MS, dice)
        case "point":
            soonest, latest = POINT_SHARE
            return _between((int(point_ms * soonest), int(point_ms * latest)), dice)
        case "exchange":
            return _between(EXCHANGE_MS, dice)
        case "start":
            return _between(START_MS, dice)
        case _:
            return pause_ms(dice)


def _between(limits: tuple[int, int], dice: Dice) -> int:
    shortest, longest = limits
    return shortest + int((dice.roll() + dice.roll()) / 2 * (longest - shortest))
