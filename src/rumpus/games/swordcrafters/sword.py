"""A sword: four sides of gems, and what holds it together. Pure."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Side: TypeAlias = Literal["left", "right", "front", "back"]
SIDES: Final[tuple[Side, ...]] = ("left", "right", "front", "back")
LEFT, RIGHT, FRONT, BACK = range(4)
PLACE_OF: Final[dict[str, int]] = {side: place for place, side in enumerate(SIDES)}

Sides: TypeAlias = tuple[str, str, str, str]
"""The gems of each side from the hilt up, in the order of SIDES; front and back begin with their guard."""

GUARDED: Final = (0, 0, 1, 1)
"""The number of guards that each side begins with."""


def heights(sides: Sides) -> tuple[int, int, int, int]:
    """The number of tiles of each side, without guards."""
    return len(sides[0]), len(sides[1]), len(sides[2]) - 1, len(sides[3]) - 1


def holds_together(left: int, right: int, front: int, back: int) -> bool:
    """S-CRAFT-R1: whether a sword with so many tiles on its sides has no open spaces."""
    low, high = (left, right) if left < right else (right, left)
    below, above = (front, back) if front < back else (back, front)
    return above <= low and high <= below + 1


def can_take(sides: Sides, side: int) -> bool:
    """Whether a tile can be put on top of a side now."""
    tiles = list(heights(sides))
    tiles[side] += 1
    return holds_together(*tiles)


def can_lose(sides: Sides, side: int) -> bool:
    """Whether the top tile of a side can be taken off, with nothing resting on it."""
    tiles = list(heights(sides))
    tiles[side] -= 1
    return tiles[side] >= 0 and holds_together(*tiles)


def length(sides: Sides) -> int:
    """S-LONG-1: the number of its tiles."""
    return sum(heights(sides))


def longest_run(side: str, blank: str) -> int:
    """S-QUAL-1: the longest run of equal gems; 0 if it is shorter than 2."""
    best = run = 0
    before = ""
    for gem in side:
        run = run + 1 if gem == before and gem != blank else int(gem != blank)
        before = gem
        if run > best:
            best = run
    return best if best >= 2 else 0
