"""The first phase: whose turn it is to slice, and what a slice makes."""

from __future__ import annotations

import pytest

from rumpus.games.swordcrafters.model import Slice, Sliced
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, DEV, ELI, H, V, only, slicing


@pytest.mark.clause("S-SLICE-1")
def test_the_whole_grid_is_one_group_at_first() -> None:
    match = slicing(4)
    assert match.public.groups == (tuple(range(16)),)
    assert match.public.taken == (None,)
    assert match.public.phase == "slice"


@pytest.mark.clause("S-SLICE-1")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(3, CLEO, (CLEO, ADA, BEN)), (4, BEN, (BEN, CLEO, DEV, ADA)), (5, ADA, (ADA, BEN, CLEO, DEV, ELI))],
)
def test_everybody_slices_once_clockwise_from_the_first_player(seats: int, first: int, order: tuple[int, ...]) -> None:
    match = slicing(seats, first=first)
    for seat in order:
        assert match.asked() == tuple(("slice",) if each == seat else () for each in range(seats))
        # Always slice off the first cells of the first group, so that something is left to slice.
        cells = match.public.groups[-1]
        axis, line = (H, cells[0] // 4 + 1) if cells[0] // 4 < cells[-1] // 4 else (V, cells[0] % 4 + 1)
        sliced = only(Sliced, match.slice((len(match.public.groups) - 1, axis, line)))
        assert sliced.seat == seat
    assert match.public.phase == "select"
    assert len(match.public.groups) == seats + 1


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.parametrize(
    ("axis", "line", "parts"),
    [
        (H, 1, ((0, 1, 2, 3), (4, 5, 6, 7, 8, 9, 10, 11))),
        (H, 2, ((0, 1, 2, 3, 4, 5, 6, 7), (8, 9, 10, 11))),
        (V, 1, ((0, 4, 8), (1, 2, 3, 5, 6, 7, 9, 10, 11))),
        (V, 3, ((0, 1, 2, 4, 5, 6, 8, 9, 10), (3, 7, 11))),
    ],
)
def test_a_slice_makes_two_groups_of_one(axis: str, line: int, parts: tuple[tuple[int, ...], ...]) -> None:
    match = slicing(3)
    [event] = match.slice((0, axis, line))  # type: ignore[arg-type]
    assert match.public.groups == parts
    assert event == Sliced(ADA, axis, line, 2)  # type: ignore[arg-type]


@pytest.mark.clause("S-SLICE-1")
def test_any_group_may_be_sliced_and_others_stay_as_they_are() -> None:
    match = slicing(4)
    match.slice((0, V, 2))
    left, right = match.public.groups
    match.slice((1, H, 1))
    assert match.public.groups[0] == left
    assert sorted(match.public.groups[1] + match.public.groups[2]) == list(right)
    assert match.public.groups[1] == (2, 3)


@pytest.mark.clause("S-SLICE-2")
def test_a_slice_affects_only_its_own_group() -> None:
    match = slicing(4)
    match.slice((0, V, 2), (0, H, 3))
    assert match.public.groups == ((0, 1, 4, 5, 8, 9), (12, 13), (2, 3, 6, 7, 10, 11, 14, 15))


@pytest.mark.clause("S-SLICE-2")
def test_a_group_can_be_sliced_only_along_lines_between_its_tiles() -> None:
    match = slicing(4)
    match.slice((0, V, 2), (0, H, 2))
    # The top left quarter of the grid.
    assert match.public.groups[0] == (0, 1, 4, 5)
    for axis, lines in ((H, (0, 2, 3, 4, 63)), (V, (0, 2, 3, 4, 63))):
        for line in lines:
            assert match.refused(CLEO, Slice(0, axis, line)) == "S-SLICE-2"
