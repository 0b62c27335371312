"""The setup and the verdict of a bout."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Cause = Literal["hit", "broken", "lot"]


class Bind(Struct, frozen=True):
    """A modifier that binds a fighter."""

    modifier: str
    value: float = 1.0
    """The speed factor of `pace`."""


class Setup(Struct, frozen=True):
    """Everything a bout depends on, besides inputs."""

    seed: int
    """32 bits, for the noise."""
    binds: tuple[tuple[Bind, ...], tuple[Bind, ...]] = ((), ())
    """The modifiers of each fighter."""


class Verdict(Struct, frozen=True):
    """Who lost, and why."""

    losers: tuple[int, ...]
    """Fighter 0 or 1, or both if they lost at the same time."""
    cause: Cause
    modifier: str = ""
    """The modifier whose rule was broken."""
    tick: int = 0
    """Ticks since the bout was opened."""
