"""Groups of cells and the slices through them. A group is any set of cells (S-SLICE-R1), stored as bits. Pure."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

Axis: TypeAlias = Literal["horizontal", "vertical"]
Group: TypeAlias = int
"""Bit r * columns + c is the cell in row r and column c, both from 0."""

FORGE_ROW, FORGE_COLUMN = 1, 2
"""S-GRID-R1: column 3, row 2 if counted from 1."""


class Shape(NamedTuple):
    columns: int
    rows: int

    @property
    def cells(self) -> int:
        return self.columns * self.rows

    @property
    def forge(self) -> int:
        return FORGE_ROW * self.columns + FORGE_COLUMN

    @property
    def whole(self) -> Group:
        return (1 << self.cells) - 1


class Cut(NamedTuple):
    """A legal slice of a group, and the resulting groups."""

    axis: Axis
    line: int
    """The line of the grid: 1 is below the first row, or right of the first column."""
    parts: tuple[Group, Group]
    """The groups above and below, or left and right."""


WIDE = Shape(4, 4)
"""S-GRID-1: the grid for 4 or 5 players, and solo."""
LOW = Shape(4, 3)
"""The grid for 2 or 3 players."""


def cells_of(group: Group) -> tuple[int, ...]:
    return tuple(cell for cell in range(group.bit_length()) if group >> cell & 1)


@lru_cache(maxsize=4096)
def is_connected(group: Group, shape: Shape) -> bool:
    """Whether the cells are connected by their sides."""
    if not group:
        return False
    reached = group & -group
    while True:
        grown = (reached | _neighbours(reached, shape)) & group
        if grown == reached:
            return reached == group
        reached = grown


def _neighbours(cells: Group, shape: Shape) -> Group:
    columns = shape.columns
    first = sum(1 << row * columns for row in range(shape.rows))
    last = first << columns - 1
    return cells << columns | cells >> columns | (cells & ~last) << 1 | (cells & ~first) >> 1


@lru_cache(maxsize=65536)
def cut(group: Group, axis: Axis, line: int, shape: Shape) -> tuple[Group, Group] | None:
    """The two groups that a slice makes, or None if it does not make exactly two (S-SLICE-2)."""
    before = _before(axis, line, shape)
    first, second = group & before, group & ~before
    if is_connected(first, shape) and is_connected(second, shape):
        return first, second
    return None


@lru_cache(maxsize=256)
def _before(axis: Axis, line: int, shape: Shape) -> Group:
    """The cells above or left of a line."""
    return sum(
        1 << row * shape.columns + column
        for row in range(shape.rows)
        for column in range(shape.columns)
        if (row if axis == "horizontal" else column) < line
    )


@lru_cache(maxsize=4096)
def cuts(group: Group, shape: Shape) -> tuple[Cut, ...]:
    """Every legal slice of a group."""
    lines: list[tuple[Axis, int]] = [("horizontal", line) for line in range(1, shape.rows)]
    lines += [("vertical", line) for line in range(1, shape.columns)]
    found = [(axis, line, cut(group, axis, line, shape)) for axis, line in lines]
    return tuple(Cut(axis, line, parts) for axis, line, parts in found if parts is not None)
