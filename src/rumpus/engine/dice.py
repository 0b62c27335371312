"""Dice: the only source of chance. Pure: the same seed and entry number roll the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """The dice of one log entry.

    Seeding costs some microseconds and most entries roll nothing, so it happens at the first roll. Only
    `Random.random` is used, the one sequence that Python promises to keep.
    """

    __slots__ = ("_number", "_roll", "_seed")

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self._seed = seed
        self._number = number
        self._roll: Callable[[], float] | None = None

    @property
    def roll(self) -> Callable[[], float]:
        """A function that returns a number in [0, 1). Look it up once before a loop."""
        return self._roll or self._seeded()

    def _seeded(self) -> Callable[[], float]:
        digest = hashlib.sha256(self._seed + b"/" + str(self._number).encode()).digest()
        self._roll = random.Random(int.from_bytes(digest, "big")).random
        return self._roll

    def below(self, limit: int) -> int:
        """An integer in [0, limit)."""
        return int(self.roll() * limit)

    def pick(self, things: Sequence[T]) -> T:
        """One of `things`, each with the same chance."""
        return things[int(self.roll() * len(things))]

    def weighted(self, weights: Sequence[float]) -> int:
        """An index of `weights`, with a chance in proportion to its weight."""
        left = self.roll() * sum(weights)
        chosen = 0
        for index, weight in enumerate(weights):
            if weight > 0:
                chosen = index
                if left < weight:
                    break
                left -= weight
        return chosen

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a random order."""
        # Sorting by random keys is as fair as swapping, and faster in Python.
        roll = self.roll
        keys = [roll() for _ in things]
        return tuple([things[place] for place in sorted(range(len(keys)), key=keys.__getitem__)])
