"""Skills between those of two levels, for bots that are as strong as it fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

STEPS: Final = 8
"""The number of steps between two levels."""

S = TypeVar("S", bound=Struct)


def fighter_named(strength: int) -> str:
    """The name of a skill between two levels; `strength` counts steps from the weakest level."""
    return f"company/{strength}"


def between_levels(levels: Mapping[str, S]) -> dict[str, S]:
    """The levels, which are ordered, and the skills of all steps between them."""
    rows = list(levels.values())
    steps = range(STEPS * (len(rows) - 1) + 1)
    return {**levels, **{fighter_named(step): _between(rows, step) for step in steps}}


def _between(rows: list[S], step: int) -> S:
    lower = min(step // STEPS, len(rows) - 2)
    share = step / STEPS - lower
    below, above = asdict(rows[lower]), asdict(rows[lower + 1])
    mixed: dict[str, Any] = {name: below[name] + (above[name] - below[name]) * share for name in below}
    # Sight is delayed by whole snapshots.
    mixed["delay"] = round(mixed["delay"])
    return type(rows[0])(**mixed)
