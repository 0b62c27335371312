"""The dice of a lane in compiled code. They roll the same as `LaneDice`."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.compiling import part
from rumpus.fast.dice import CHOICES, FIRST_FACTOR, SECOND_FACTOR, STEP

Streams: TypeAlias = NDArray[np.uint64]
"""The states of the dice, one a game."""

_STEP = np.uint64(STEP)
_FIRST = np.uint64(FIRST_FACTOR)
_SECOND = np.uint64(SECOND_FACTOR)
_CHOICES = np.uint64(CHOICES)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@part
def below(dice: Streams, number: int, limit: int) -> int:
    """An integer in [0, limit), from the dice of that number."""
    bits = dice[number] + _STEP
    dice[number] = bits
    bits = (bits ^ (bits >> _30)) * _FIRST
    bits = (bits ^ (bits >> _27)) * _SECOND
    bits = bits ^ (bits >> _31)
    # A signed number: otherwise all that is computed with it would be compiled a second time.
    rolled: int = np.int64(((bits >> _32) * np.uint64(limit)) >> _32)  # type: ignore[assignment]
    return rolled


@part
def pass_over(dice: Streams, number: int, rolls: int) -> None:
    """Roll so many times for nothing."""
    dice[number] += np.uint64(rolls) * _STEP


@part
def choices_of(seed: np.uint64) -> np.uint64:
    """The seed of random choices beside the dice of that seed."""
    return seed ^ _CHOICES
