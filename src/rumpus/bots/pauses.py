"""The pause before a bot acts, so that people can follow. It is independent of the bot's thinking."""

from __future__ import annotations

from rumpus.engine import Dice

SHORTEST_PAUSE_MS = 700
LONGEST_PAUSE_MS = 2200
SLOW = (3, 12)
"""By which factor an unskilled player is slower than a quick one."""


def pause_ms(dice: Dice) -> int:
    """A random pause, most often in the middle of the range."""
    middling = (dice.roll() + dice.roll()) / 2
    return SHORTEST_PAUSE_MS + int(middling * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS + 1))


def unskilled_pause_ms(quickest_ms: int, dice: Dice) -> int:
    """The pause of an unskilled player for a task for which a quick person needs `quickest_ms`."""
    if not quickest_ms:
        return pause_ms(dice)
    least, most = SLOW
    return int(quickest_ms * (least + (most - least) * dice.roll()))
