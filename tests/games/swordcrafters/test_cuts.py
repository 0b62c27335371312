"""Groups and slices: every rectangle up to 4 by 4, and every connected set of a grid of 3 by 3."""

from __future__ import annotations

from itertools import product

import pytest

from rumpus.games.swordcrafters.grid import Axis, Shape, cells_of, cut, cuts, is_connected

Cell = tuple[int, int]
GRID = Shape(4, 4)
SMALL = Shape(3, 3)
AXES: tuple[Axis, ...] = ("horizontal", "vertical")


def mask(cells: set[Cell], shape: Shape) -> int:
    return sum(1 << row * shape.columns + column for row, column in cells)


def cells(group: int, shape: Shape) -> set[Cell]:
    return {divmod(cell, shape.columns) for cell in cells_of(group)}


def groups_of(group: set[Cell]) -> list[set[Cell]]:
    """The connected groups of these cells, by walking from cell to cell."""
    left, found = set(group), []
    while left:
        walked: set[Cell] = set()
        ahead = [left.pop()]
        while ahead:
            row, column = ahead.pop()
            walked.add((row, column))
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in left:
                    left.remove(near)
                    ahead.append(near)
        found.append(walked)
    return found


def sliced(group: set[Cell], axis: Axis, line: int) -> list[set[Cell]] | None:
    """The expected result of a slice: the groups above and below a line, or left and right of it, if there are exactly
    two."""
    place = 0 if axis == "horizontal" else 1
    first = {cell for cell in group if cell[place] < line}
    parts = [*groups_of(first), *groups_of(group - first)]
    return parts if len(parts) == 2 and first and first != group else None


@pytest.mark.clause("S-SLICE-R1")
def test_connectedness_equals_that_found_by_walking() -> None:
    for group in range(1, 1 << SMALL.cells):
        assert is_connected(group, SMALL) == (len(groups_of(cells(group, SMALL))) == 1)
    assert not is_connected(0, SMALL)


def rectangles() -> list[set[Cell]]:
    return [
        {(row, column) for row in range(top, bottom) for column in range(left, right)}
        for top, left in product(range(4), repeat=2)
        for bottom in range(top + 1, 5)
        for right in range(left + 1, 5)
    ]


@pytest.mark.clause("S-SLICE-2")
def test_a_rectangle_has_a_slice_along_every_line_inside_it_and_no_other() -> None:
    assert len(rectangles()) == 100
    for rectangle in rectangles():
        group = mask(rectangle, GRID)
        (top, left), (bottom, right) = min(rectangle), max(rectangle)
        inside = {("horizontal", line) for line in range(top + 1, bottom + 1)}
        inside |= {("vertical", line) for line in range(left + 1, right + 1)}
        assert {(each.axis, each.line) for each in cuts(group, GRID)} == inside
        for axis in AXES:
            for line in range(-1, 7):
                assert (cut(group, axis, line, GRID) is not None) == ((axis, line) in inside)


@pytest.mark.clause("S-SLICE-2")
def test_both_parts_of_a_rectangle_are_rectangles_and_make_it_up() -> None:
    known = {mask(rectangle, GRID) for rectangle in rectangles()}
    for group in known:
        for each in cuts(group, GRID):
            first, second = each.parts
            assert first | second == group
            assert first & second == 0
            assert {first, second} <= known
            place = 0 if each.axis == "horizontal" else 1
            assert max(cell[place] for cell in cells(first, GRID)) < each.line
            assert min(cell[place] for cell in cells(second, GRID)) == each.line


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.clause("S-SLICE-R1")
def test_a_group_of_any_shape_is_sliced_only_into_exactly_two_groups() -> None:
    tried = refused = 0
    for group in range(1, 1 << SMALL.cells):
        if not is_connected(group, SMALL):
            continue
        for axis in AXES:
            for line in range(-1, 5):
                wanted = sliced(cells(group, SMALL), axis, line)
                found = cut(group, axis, line, SMALL)
                assert (found is None) == (wanted is None)
                if found is not None and wanted is not None:
                    assert [cells(part, SMALL) for part in found] == wanted
                elif 0 < line < 3:
                    refused += 1
                tried += 1
    assert tried == 218 * 12
    assert refused > 100


@pytest.mark.clause("S-SLICE-R1")
def test_a_line_through_a_horseshoe_that_would_make_three_groups_is_not_a_slice() -> None:
    horseshoe = mask({(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)}, SMALL)
    assert cut(horseshoe, "horizontal", 1, SMALL) is None
    assert cut(horseshoe, "vertical", 1, SMALL) is not None


@pytest.mark.parametrize("shape", [Shape(columns, rows) for columns in range(1, 5) for rows in range(1, 5)])
def test_the_whole_grid_has_as_many_slices_as_lines_inside_it(shape: Shape) -> None:
    assert len(cuts(shape.whole, shape)) == shape.rows - 1 + shape.columns - 1
