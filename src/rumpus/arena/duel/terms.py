"""The setup and the verdict of a fight."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rumpus.arena.duel.numbers import COUNT

Cause = Literal["hit", "broken", "lot"]


class Bind(Struct, frozen=True):
    """A modifier that binds a fighter."""

    modifier: str
    value: float = 1.0
    """The speed factor of `pace`."""


class Setup(Struct, frozen=True):
    """Everything a fight depends on, besides inputs."""

    seed: int
    """32 bits, for the noise."""
    binds: tuple[tuple[Bind, ...], tuple[Bind, ...]] = ((), ())
    """The modifiers of each fighter."""
    touches: int = 1
    """How many bouts have to be won. A fight to one touch is one bout, and both fighters can lose it."""
    count: int = COUNT
    """Ticks of each number of the first countdown."""


class Verdict(Struct, frozen=True):
    """Who lost, and why."""

    losers: tuple[int, ...]
    """Fighter 0 or 1, or both if they lost at the same time."""
    cause: Cause
    modifier: str = ""
    """The modifier whose rule was broken."""
    tick: int = 0
    """Ticks since the fight was opened."""
