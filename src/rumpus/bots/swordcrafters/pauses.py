"""Pauses before answers: placing a tile is faster than choosing a slice."""

from __future__ import annotations

from typing import Final

from rumpus.bots.pauses import pause_ms
from rumpus.engine import Dice

PLACING_MS: Final = (350, 1100)


def sword_pause_ms(kind: str, dice: Dice) -> int:
    """The random pause before an answer to a prompt of this kind."""
    if kind != "craft":
        return pause_ms(dice)
    shortest, longest = PLACING_MS
    return shortest + int(dice.roll() * (longest - shortest))
