"""The kinds of battles as those see them who stage many: a floor to fight on, and bots for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from rumpus.arena import bots, duel, volley
from rumpus.arena.exact import Flags
from rumpus.arena.inputs import Inputs
from rumpus.arena.volley import bots as throwers


class Floor(Protocol):
    """Battles side by side; rows are slots."""

    @property
    def rows(self) -> int: ...
    @property
    def over(self) -> Flags: ...
    def open(self, setup: Any) -> int: ...
    def keep(self, rows: NDArray[np.intp], many: int) -> None: ...
    def close(self, row: int) -> None: ...
    def step(self, inputs: Inputs, still: Flags | None = None) -> None: ...
    def verdict(self, row: int) -> Any: ...


class Minds(Protocol):
    """The bots of a floor."""

    def grow(self, rows: int) -> None: ...
    def keep(self, rows: NDArray[np.intp], many: int) -> None: ...
    def seat(self, row: int, body: int, level: str) -> None: ...
    def forget(self, row: int) -> None: ...
    def decide(self, floor: Any) -> Inputs: ...


class Ground(NamedTuple):
    """Where battles of one kind are fought."""

    setup: type
    places: Callable[[Any], int]
    """For how many bodies the floor is that a battle goes to."""
    floor: Callable[[int, int], Floor]
    """So many places, so many rows."""
    minds: Callable[[int, int], Minds]


DUEL: Final = Ground(
    duel.Setup, lambda setup: 2, lambda places, rows: duel.Floor(rows), lambda places, rows: bots.Minds(rows)
)
VOLLEY: Final = Ground(
    volley.Setup,
    lambda setup: volley.bucket(setup.bodies),
    lambda places, rows: volley.Floor(rows, places),
    lambda places, rows: throwers.Minds(rows, places),
)
_BY_SETUP: Final = {ground.setup: ground for ground in (DUEL, VOLLEY)}


def ground_of(setup: Any) -> Ground:
    """Where the battle that something sets up is fought."""
    return _BY_SETUP[type(setup)]
