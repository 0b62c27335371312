"""Bad input from phones is refused with its clause, and nothing changes."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.model import Action, Discard, Finish, Options, Place, Select, Show, Slice, TakeOff
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, H, Match, V, crafting, new_game, slicing


def quartered() -> Match:
    """Ada and Ben have cut a grid for four into its upper quarters (groups 0 and 1) and its lower half (group 2)."""
    match = slicing(4)
    match.slice((0, H, 2), (0, V, 2))
    return match


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.parametrize(
    ("group", "axis", "line"),
    [
        (0, H, 3),  # through the lower half, outside this group
        (0, V, 3),  # through the other quarter
        (2, H, 1),
    ],
)
def test_a_cut_outside_the_group_is_refused(group: int, axis: Axis, line: int) -> None:
    assert quartered().refused(CLEO, Slice(group, axis, line)) == "S-SLICE-2"


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.parametrize(("group", "axis", "line"), [(0, H, 0), (0, V, 0), (0, H, 2), (0, V, 2), (1, V, 2), (2, H, 4)])
def test_a_cut_along_the_border_is_refused(group: int, axis: Axis, line: int) -> None:
    assert quartered().refused(CLEO, Slice(group, axis, line)) == "S-SLICE-2"


@pytest.mark.clause("S-SLICE-2")
@pytest.mark.parametrize("axis", [H, V])
@pytest.mark.parametrize("line", range(5))
def test_a_cut_through_a_single_tile_is_refused(axis: Axis, line: int) -> None:
    match = slicing(3)
    match.slice((0, H, 1), (0, V, 1))
    assert match.public.groups[0] == (0,)
    assert match.refused(CLEO, Slice(0, axis, line)) == "S-SLICE-2"


@pytest.mark.clause("S-SLICE-1")
@pytest.mark.parametrize("group", [3, 4, 63])
def test_a_cut_of_an_unknown_group_is_refused(group: int) -> None:
    assert quartered().refused(CLEO, Slice(group, V, 2)) == "S-SLICE-1"


@pytest.mark.clause("S-SELECT-1")
def test_a_cut_of_a_group_already_taken_is_refused_since_all_slices_are_made_before() -> None:
    match = quartered()
    match.slice((2, H, 3), (3, V, 2))
    match.select(0)
    for group in range(5):
        assert match.refused(ADA, Slice(group, V, 1)) == "S-SELECT-1"
        assert match.refused(BEN, Slice(group, V, 1)) == "S-SELECT-1"


@pytest.mark.clause("S-TWO-1")
def test_a_second_slice_or_selection_in_a_row_with_two_players_is_refused() -> None:
    match = slicing(2)
    for seat, cut in ((ADA, Slice(0, V, 1)), (BEN, Slice(1, V, 2)), (ADA, Slice(2, V, 3))):
        match.act(seat, cut)
        assert match.refused(seat, Slice(0, H, 1)) == "S-TWO-1"
    match.act(BEN, Slice(0, H, 1))
    match.act(ADA, Select(0))
    assert match.refused(ADA, Select(1)) == "S-TWO-1"


@pytest.mark.clause("S-SLICE-1")
@pytest.mark.clause("S-SELECT-1")
def test_a_slice_or_selection_out_of_turn_is_refused() -> None:
    match = slicing(3, first=BEN)
    for seat in (ADA, CLEO):
        assert match.refused(seat, Slice(0, H, 1)) == "S-SLICE-1"
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    for seat in (ADA, CLEO):
        assert match.refused(seat, Select(0)) == "S-SELECT-1"


@pytest.mark.clause("S-SELECT-1")
@pytest.mark.parametrize("group", [4, 5, 63])
def test_selecting_an_unknown_group_is_refused(group: int) -> None:
    match = slicing(3)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    assert match.refused(ADA, Select(group)) == "S-SELECT-1"


@pytest.mark.clause("S-SELECT-1")
def test_selecting_a_taken_group_is_refused() -> None:
    match = slicing(3)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    match.select(2)
    assert match.refused(BEN, Select(2)) == "S-SELECT-1"
    match.select(0)
    for group in (0, 2):
        assert match.refused(CLEO, Select(group)) == "S-SELECT-1"


@pytest.mark.clause("S-SLICE-1")
def test_selecting_before_all_slices_are_made_is_refused() -> None:
    match = slicing(3)
    for cut in ((0, V, 1), (1, V, 2), (2, V, 3)):
        assert {match.refused(seat, Select(0)) for seat in range(3)} == {"S-SLICE-1"}
        match.slice(cut)
    match.select(0)


@pytest.mark.clause("S-CRAFT-1")
@pytest.mark.parametrize("gem", ["blue", "blank", "white"])
def test_placing_a_tile_that_is_not_in_hand_is_refused(gem: str) -> None:
    match = crafting("AR")
    assert match.refused(ADA, Place(gem, "left")) == "S-CRAFT-1"  # type: ignore[arg-type]
    match.craft(ADA, ("A", "left"))
    assert match.refused(ADA, Place("amber", "right")) == "S-CRAFT-1"


@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.parametrize("side", ["front", "back"])
def test_placing_a_tile_on_a_side_that_cannot_take_it_is_refused(side: str) -> None:
    match = crafting("AR")
    assert match.refused(ADA, Place("red", side)) == "S-CRAFT-R1"  # type: ignore[arg-type]
    match.craft(ADA, ("A", "left"))
    assert match.refused(ADA, Place("red", "left")) == "S-CRAFT-R1"


@pytest.mark.clause("S-CRAFT-1")
def test_finishing_with_tiles_left_is_refused() -> None:
    match = crafting("AR")
    assert match.refused(ADA, Finish()) == "S-CRAFT-1"
    match.craft(ADA, ("A", "left"))
    assert match.refused(ADA, Finish()) == "S-CRAFT-1"


@pytest.mark.clause("S-CRAFT-R2")
@pytest.mark.parametrize("action", [Place("red", "right"), TakeOff("left"), Finish()])
def test_actions_after_done_are_refused(action: Action) -> None:
    match = crafting("A")
    match.craft(ADA, ("A", "left"))
    match.act(ADA, Finish())
    assert match.refused(ADA, action) == "S-CRAFT-R2"


@pytest.mark.clause("S-CRAFT-3")
@pytest.mark.parametrize("action", [Slice(0, H, 1), Select(0), Discard(0)])
def test_slices_and_selections_while_everybody_crafts_are_refused(action: Action) -> None:
    match = crafting("A")
    assert {match.refused(seat, action) for seat in range(3)} == {"S-CRAFT-3"}


@pytest.mark.parametrize("action", [Place("red", "left"), TakeOff("left"), Finish()])
def test_crafting_in_another_phase_is_refused(action: Action) -> None:
    match = slicing(3)
    assert match.refused(ADA, action) == "S-SLICE-1"
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    assert match.refused(ADA, action) == "S-SELECT-1"


@pytest.mark.clause("S-SOLO-2")
@pytest.mark.parametrize("action", [Place("red", "left"), Finish(), Select(0), Discard(0)])
def test_solo_actions_in_the_wrong_phase_are_refused(action: Action) -> None:
    match = new_game(1)
    assert match.refused(ADA, action) == "S-SOLO-2"


@pytest.mark.parametrize("action", [Slice(0, H, 1), Select(0), Finish(), Show(("left", "right"))])
def test_actions_by_the_table_are_refused(action: Action) -> None:
    new_game(3, Options(guarded=True)).refused(None, action)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_discard_is_legal_only_in_solo_games(seats: int) -> None:
    assert slicing(seats).refused(ADA, Discard(0)) == "S-SLICE-1"


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"slice","group":0,"axis":"diagonal","line":1}',
        b'{"type":"slice","group":-1,"axis":"vertical","line":1}',
        b'{"type":"slice","group":0,"axis":"vertical","line":-1}',
        b'{"type":"slice","group":0,"axis":"vertical","line":1.5}',
        b'{"type":"slice","group":0,"axis":"vertical"}',
        b'{"type":"select","group":64}',
        b'{"type":"select","group":0,"sword":2}',
        b'{"type":"select","group":0,"sword":-1}',
        b'{"type":"place","gem":"pink","side":"left"}',
        b'{"type":"place","gem":"red","side":"top"}',
        b'{"type":"take_off","side":"left","twice":true}',
        b'{"type":"finish","all":true}',
        b'{"type":"show","sides":["left","right","front"]}',
        b'{"type":"wake"}',
    ],
)
def test_an_invalid_action_never_reaches_the_rules(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        new_game(3).game.action_decoder.decode(text)
