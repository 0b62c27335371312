"""The dice of a lane: one stream of numbers a game, the same in Python and in compiled code (`rolls.py`). Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from rumpus.engine import Dice

T = TypeVar("T")
MASK: Final = 2**64 - 1
STEP: Final = 0x9E3779B97F4A7C15
FIRST_FACTOR: Final = 0xBF58476D1CE4E5B9
SECOND_FACTOR: Final = 0x94D049BB133111EB
CHOICES: Final = 0xD1B54A32D192ED03
"""Separates the random choices of players from the game's dice that have the same seed."""


class LaneDice(Dice):
    """SplitMix64. The state is one 64-bit number, which goes on from entry to entry and from game to game."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        self.state = seed & MASK

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + STEP) & MASK
        bits = self.state
        bits = ((bits ^ (bits >> 30)) * FIRST_FACTOR) & MASK
        bits = ((bits ^ (bits >> 27)) * SECOND_FACTOR) & MASK
        return bits ^ (bits >> 31)

    @property
    def roll(self) -> Callable[[], float]:
        return lambda: (self.next() >> 11) * 2.0**-53

    def below(self, limit: int) -> int:
        return ((self.next() >> 32) * limit) >> 32

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        # Compiled code swaps: that is faster there than sorting.
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
