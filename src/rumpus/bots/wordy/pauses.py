"""Pauses before answers; in the race as long as a person needs to find a word (W-TIE-R2)."""

from __future__ import annotations

from typing import Final

from rumpus.bots.bot import Level
from rumpus.bots.pauses import pause_ms
from rumpus.engine import Dice

RACE_MS: Final[dict[Level, tuple[int, int]]] = {
    "easy": (12_000, 40_000),
    "good": (7_000, 22_000),
    "best": (4_000, 12_000),
}
"""By level: the range of times for finding a word of four letters."""


def wordy_pause_ms(level: Level, kind: str, dice: Dice) -> int:
    """The random pause before an answer to a prompt of this kind."""
    if kind != "race":
        return pause_ms(dice)
    soonest, latest = RACE_MS[level]
    return soonest + int(dice.roll() * (latest - soonest))
