"""The second phase: players take groups, one group is left, and the forge decides who is first."""

from __future__ import annotations

import pytest

from rumpus.games.swordcrafters.model import FirstPlayer, LeftOver, Select, Selected
from tests.games.swordcrafters.positions import (
    ADA,
    BEN,
    CLEO,
    DEV,
    ELI,
    H,
    Match,
    V,
    any_of,
    only,
    slicing,
)

FOUR_COLUMNS = ((0, V, 1), (1, V, 2), (2, V, 3))
"""The columns RAR, BWB, P#P and G-G of a low grid for three."""


def columns(first: int = ADA, round: int = 1) -> Match:
    match = slicing(3, first=first, round=round)
    match.slice(*FOUR_COLUMNS)
    return match


@pytest.mark.clause("S-SELECT-1")
def test_everybody_takes_a_group_clockwise_from_the_first_player() -> None:
    match = columns(first=BEN)
    for seat, group in ((BEN, 3), (CLEO, 1)):
        assert match.asked() == tuple(("select",) if each == seat else () for each in range(3))
        [event] = match.select(group)
        assert isinstance(event, Selected)
        assert event.seat == seat
    assert match.to_move == ADA
    assert match.public.taken == (None, CLEO * 2, None, BEN * 2)
    assert match.sword(BEN).hand == "-GG"
    assert match.sword(CLEO).hand == "BBW"
    match.select(0)
    assert match.public.phase == "craft"
    assert match.sword(ADA).hand == "ARR"


@pytest.mark.clause("S-SELECT-2")
def test_the_group_that_is_left_goes_to_the_box() -> None:
    match = columns()
    events = match.select(3, 2, 0)
    assert only(LeftOver, events) == LeftOver("BWB", 3)
    assert match.public.box == "BWB"


@pytest.mark.clause("S-SELECT-2")
@pytest.mark.clause("S-SELECT-4")
def test_the_forge_never_goes_to_the_box() -> None:
    match = columns()
    events = match.select(0, 1, 3)
    assert only(LeftOver, events) == LeftOver("PP", 2)
    assert match.public.box == "PP"
    match.finish_all()
    assert match.public.grid[6] == "#"


@pytest.mark.clause("S-SELECT-3")
@pytest.mark.parametrize("taker", [ADA, BEN, CLEO])
def test_the_player_who_takes_the_forge_is_first_in_the_next_round(taker: int) -> None:
    match = columns()
    others = iter((0, 1))
    events = match.select(*(2 if seat == taker else next(others) for seat in range(3)))
    assert only(FirstPlayer, events) == FirstPlayer(taker, "S-SELECT-3")
    assert match.sword(taker).hand == "PP"
    match.finish_all()
    assert match.public.first == taker
    assert match.to_move == taker
    assert match.public.grid[6] == "#"


@pytest.mark.clause("S-SELECT-4")
@pytest.mark.parametrize(("first", "after"), [(ADA, BEN), (BEN, CLEO), (CLEO, ADA)])
def test_if_nobody_takes_the_forge_the_token_moves_one_player_clockwise(first: int, after: int) -> None:
    match = columns(first=first)
    events = match.select(0, 1, 3)
    assert only(FirstPlayer, events) == FirstPlayer(after, "S-SELECT-4")
    match.finish_all()
    assert match.to_move == after


@pytest.mark.clause("S-SELECT-3")
def test_the_forge_alone_is_a_group_that_brings_no_tiles() -> None:
    match = slicing(4)
    match.slice((0, H, 1), (1, H, 2), (1, V, 2), (2, V, 3))
    assert match.public.groups[2] == (6,)
    [event] = match.select(2)
    assert event == Selected(ADA, "", 0, None, True)
    assert match.sword(ADA).hand == ""
    events = match.select(0, 1, 3)
    assert only(FirstPlayer, events).seat == ADA
    assert match.asked() == (("craft",),) * 4


@pytest.mark.clause("S-SELECT-2")
def test_the_forge_alone_may_be_the_group_that_is_left() -> None:
    match = slicing(4, first=DEV)
    match.slice((0, H, 1), (1, H, 2), (1, V, 2), (2, V, 3))
    events = match.select(0, 1, 3, 4)
    assert only(LeftOver, events) == LeftOver("", 0)
    assert match.public.box == ""
    assert only(FirstPlayer, events) == FirstPlayer(ADA, "S-SELECT-4")


@pytest.mark.clause("S-SELECT-3")
def test_after_the_last_round_nobody_is_first() -> None:
    match = columns(round=6)
    assert not any_of(FirstPlayer, match.select(0, 1, 2))


@pytest.mark.clause("S-SELECT-1")
def test_a_group_can_be_taken_once() -> None:
    match = columns()
    match.select(3)
    assert match.refused(BEN, Select(3)) == "S-SELECT-1"


@pytest.mark.clause("S-SELECT-1")
def test_five_players_share_six_groups() -> None:
    match = slicing(5, first=ELI)
    match.slice((0, H, 1), (1, H, 2), (2, H, 3), (3, V, 2), (0, V, 2))
    assert len(match.public.groups) == 6
    match.select(0, 1, 2, 3, 4)
    assert [match.sword(seat).hand for seat in range(5)] == ["GP", "-AW", "BGPR", "AW", "BR"]
    assert match.public.box == "-R"


@pytest.mark.clause("S-TWO-1")
def test_two_players_slice_twice_and_select_twice_in_turn() -> None:
    match = slicing(2, first=BEN)
    done = []
    for cut in ((0, V, 1), (1, V, 2), (2, V, 3), (0, H, 1)):
        done.append(match.to_move)
        match.slice(cut)
    for group in range(4):
        done.append(match.to_move)
        match.select(group)
    assert done == [BEN, ADA, BEN, ADA] * 2
    assert match.public.phase == "craft"


@pytest.mark.clause("S-TWO-1")
def test_both_groups_of_a_player_go_to_one_sword() -> None:
    match = slicing(2)
    match.slice(*FOUR_COLUMNS, (0, H, 1))
    match.select(0, 2, 4, 3)
    assert match.sword(ADA).hand == "-GGR"
    assert match.sword(BEN).hand == "BBPPW"
    assert sorted(match.public.box) == ["A", "R"]
