"""The moment a bot takes before it acts, so that people can follow. It tells nothing of what the bot thought."""

from __future__ import annotations

from rumpus.engine import Dice

SHORTEST_PAUSE_MS = 700
LONGEST_PAUSE_MS = 2200
SLOW = (3, 12)
"""How many times longer somebody without much skill takes than a quick person, where it takes skill."""


def pause_ms(dice: Dice) -> int:
    """A pause like a person's: most often in the middle of the range."""
    middling = (dice.roll() + dice.roll()) / 2
    return SHORTEST_PAUSE_MS + int(middling * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS + 1))


def unskilled_pause_ms(quickest_ms: int, dice: Dice) -> int:
    """The same for somebody without skill, where even a quick person needs so long."""
    if not quickest_ms:
        return pause_ms(dice)
    least, most = SLOW
    return int(quickest_ms * (least + (most - least) * dice.roll()))
