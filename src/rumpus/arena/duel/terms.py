"""The terms of a bout and how it ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Cause = Literal["hit", "broken", "lot"]


class Bind(Struct, frozen=True):
    """A modifier that binds a fighter."""

    modifier: str
    value: float = 1.0
    """The factor of `pace`."""


class Setup(Struct, frozen=True):
    """All that a bout needs."""

    seed: int
    """32 bits for the noise."""
    binds: tuple[tuple[Bind, ...], tuple[Bind, ...]] = ((), ())
    """For each fighter."""


class Verdict(Struct, frozen=True):
    """Who lost, and why."""

    losers: tuple[int, ...]
    """Fighter 0 or 1; both if it was the same moment."""
    cause: Cause
    modifier: str = ""
    """Whose rule was broken."""
    tick: int = 0
    """Ticks since the bout was opened."""
