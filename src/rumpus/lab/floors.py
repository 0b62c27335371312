"""Floors that all games of a series share: stepping a thousand battles takes hardly longer than stepping one.

The result of a battle does not depend on the others on its floor.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import numpy as np

from rumpus.arena.kinds import Kind, kind_of
from rumpus.lab.battles import Battle

ROWS = 16
"""The number of rows of a new floor, which grows."""
SPARSE = 4
"""A floor is halved if fewer than one in so many rows are taken."""
TICKS_A_DECISION = 2
"""Bots decide every so many ticks. Battles begin together with a decision, so that all bots decide at once."""

W = TypeVar("W")
"""The type of what waits for a battle."""


class Floors(Generic[W]):
    """All running battles; those of one kind and size share a floor."""

    def __init__(self) -> None:
        self._floors: dict[tuple[Kind, int], _Floor[W]] = {}
        self.battles = 0
        """The number of running battles."""

    def open(self, waiting: W, battle: Battle) -> None:
        """Begin a battle."""
        kind = kind_of(battle.setup)
        key = kind, kind.places(battle.setup)
        if key not in self._floors:
            self._floors[key] = _Floor(*key)
        self._floors[key].open(waiting, battle)
        self.battles += 1

    def step(self) -> list[tuple[W, Any]]:
        """Step until the bots decide again. Returns the finished battles with their verdicts."""
        ended = [each for floor in self._floors.values() for each in floor.step()]
        self.battles -= len(ended)
        return ended


class _Floor(Generic[W]):
    def __init__(self, kind: Kind, places: int) -> None:
        self._floor = kind.floor(places, ROWS)
        self._minds = kind.minds(places, ROWS)
        self._waiting: dict[int, W] = {}
        """By row."""

    def open(self, waiting: W, battle: Battle) -> None:
        rows = self._floor.rows
        row = self._floor.open(battle.setup)
        if self._floor.rows > rows:
            self._minds.grow(self._floor.rows)
        for body, level in enumerate(battle.levels):
            self._minds.seat(row, body, level)
        self._waiting[row] = waiting

    def step(self) -> Iterator[tuple[W, Any]]:
        if not self._waiting:
            return
        inputs = self._minds.decide(self._floor)
        for _ in range(TICKS_A_DECISION):
            self._floor.step(inputs)
        for row in self._floor.over.nonzero()[0].tolist():
            yield self._waiting.pop(row), self._floor.verdict(row)
            self._floor.close(row)
            self._minds.forget(row)
        if self._floor.rows > ROWS and len(self._waiting) * SPARSE <= self._floor.rows:
            self._move_together()

    def _move_together(self) -> None:
        """Halve a sparse floor, because free rows are stepped, too."""
        rows = np.array(sorted(self._waiting), np.intp)
        self._waiting = {row: self._waiting[before] for row, before in enumerate(rows.tolist())}
        many = self._floor.rows // 2
        self._floor.keep(rows, many)
        self._minds.keep(rows, many)
