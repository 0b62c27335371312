"""The third phase: all tiles of the round go into the sword, and may be moved until the player is done."""

from __future__ import annotations

import pytest

from rumpus.games.swordcrafters.model import Crafted, Finish, Place, RoundBegan, Scored, Show, TakeOff
from rumpus.games.swordcrafters.sword import Side
from tests.games.swordcrafters.positions import ADA, BEN, CLEO, V, any_of, crafting, new_game, only, slicing


@pytest.mark.clause("S-CRAFT-1")
def test_tiles_are_placed_in_any_order() -> None:
    for first, second in (("R", "B"), ("B", "R")):
        match = crafting("BR")
        match.craft(ADA, (first, "right"), (second, "left"))
        assert match.sword().sides == (second, first, "R", "B")
        assert match.sword().hand == ""


@pytest.mark.clause("S-CRAFT-1")
def test_a_player_with_tiles_left_cannot_be_done() -> None:
    match = crafting("BR")
    match.craft(ADA, ("B", "left"))
    assert match.refused(ADA, Finish()) == "S-CRAFT-1"
    match.craft(ADA, ("R", "right"))
    assert match.act(ADA, Finish()) == (Crafted(ADA),)


@pytest.mark.clause("S-CRAFT-1")
def test_several_tiles_of_a_colour_are_placed_one_by_one() -> None:
    match = crafting("RRR")
    match.craft(ADA, ("R", "left"))
    assert match.sword().hand == "RR"


@pytest.mark.clause("S-CRAFT-2")
@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.parametrize(
    ("sword", "able"),
    [
        (". . R B", {"left", "right"}),
        ("P . R B", {"right"}),
        ("P P R B", {"front", "back"}),
        ("P P RP B", {"back"}),
        ("P P RP BP", {"left", "right"}),
        ("PP P RP BP", {"right"}),
        ("PP PP RP BP", {"front", "back"}),
    ],
)
def test_a_tile_needs_both_crossing_tiles_below_it(sword: str, able: set[Side]) -> None:
    for side in ("left", "right", "front", "back"):
        match = crafting("G", sword)
        if side in able:
            match.act(ADA, Place("green", side))
        else:
            assert match.refused(ADA, Place("green", side)) == "S-CRAFT-R1"


@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.parametrize(
    ("sword", "side", "free"),
    [
        ("P P R B", "left", True),
        ("P P RP B", "left", False),
        ("P P RP B", "right", False),
        ("P P RP BP", "front", True),
        ("PP P RP BP", "front", False),
        ("PP P RP BP", "left", True),
    ],
)
def test_a_tile_on_which_others_rest_stays_where_it_is(sword: str, side: Side, free: bool) -> None:
    match = crafting("P" * (len(sword.replace(" ", "").replace(".", "")) - 2))
    left, right, front, back = sword.split()
    for level in range(2):
        for name, gems in (("left", left), ("right", right), ("front", front[1:]), ("back", back[1:])):
            if level < len(gems):
                match.craft(ADA, ("P", name))  # type: ignore[arg-type]
    assert match.sword().sides == (left, right, front, back)
    if free:
        match.act(ADA, TakeOff(side))
        assert match.sword().hand == "P"
    else:
        assert match.refused(ADA, TakeOff(side)) == "S-CRAFT-R1"


@pytest.mark.clause("S-CRAFT-R2")
def test_tiles_of_this_round_may_be_moved_until_the_player_is_done() -> None:
    match = crafting("BGR")
    match.craft(ADA, ("R", "left"), ("G", "right"), ("B", "front"))
    for side in ("front", "right", "left"):
        match.act(ADA, TakeOff(side))
    assert match.sword().hand == "BGR"
    match.craft(ADA, ("B", "right"), ("R", "left"), ("G", "back"))
    assert match.sword().sides == ("R", "B", "R", "BG")
    match.act(ADA, Finish())
    assert match.refused(ADA, TakeOff("back")) == "S-CRAFT-R2"


@pytest.mark.clause("S-CRAFT-R2")
def test_tiles_of_earlier_rounds_never_move() -> None:
    match = crafting("G", "P P R B")
    for side in ("left", "right", "front", "back"):
        assert match.refused(ADA, TakeOff(side)) == "S-CRAFT-R2"
    match.craft(ADA, ("G", "front"))
    assert match.refused(ADA, TakeOff("left")) == "S-CRAFT-R2"
    match.act(ADA, TakeOff("front"))
    assert match.refused(ADA, TakeOff("front")) == "S-CRAFT-R2"


@pytest.mark.clause("S-CRAFT-R2")
def test_tiles_placed_in_this_round_are_fixed_in_the_next() -> None:
    match = crafting("G")
    match.craft(ADA, ("G", "left"))
    match.finish_all()
    assert match.public.round == 2
    assert match.sword().fixed == (1, 0, 0, 0)


@pytest.mark.clause("S-CRAFT-3")
def test_everybody_crafts_at_the_same_time_and_the_round_goes_on_when_all_are_done() -> None:
    match = slicing(3)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    match.select(0, 1, 2)
    assert match.asked() == (("craft",),) * 3
    match.craft(CLEO, ("P", "left"))
    match.craft(ADA, ("R", "left"))
    match.craft(CLEO, ("P", "right"))
    match.act(CLEO, Finish())
    assert match.asked() == (("craft",), ("craft",), ())
    match.craft(ADA, ("A", "right"), ("R", "front"))
    match.act(ADA, Finish())
    match.craft(BEN, ("W", "left"), ("B", "right"), ("B", "back"))
    assert match.public.round == 1
    events = match.act(BEN, Finish())
    assert only(RoundBegan, events).round == 2
    assert match.public.phase == "slice"
    assert match.public.done == (False, False, False)


@pytest.mark.clause("S-CRAFT-3")
def test_a_player_without_tiles_also_has_to_be_done() -> None:
    match = crafting("")
    assert match.asked() == (("craft",),) * 3
    match.act(ADA, Finish())
    match.act(BEN, Finish())
    assert match.public.round == 1
    match.act(CLEO, Finish())
    assert match.public.round == 2


@pytest.mark.clause("S-ROUNDS-1")
def test_five_rounds_are_followed_by_another_and_the_sixth_by_the_scoring() -> None:
    for number in range(1, 7):
        match = crafting("", round=number)
        events = match.finish_all()
        if number < 6:
            assert only(RoundBegan, events).round == number + 1
            assert match.outcome is None
        else:
            assert not any_of(RoundBegan, events)
            assert sum(isinstance(event, Scored) for event in events) == 3
            assert match.outcome is not None
            assert match.asked() == ((), (), ())


@pytest.mark.clause("S-ROUNDS-1")
@pytest.mark.parametrize(("seats", "left"), [(1, 1), (2, 4), (3, 4), (4, 1), (5, 1)])
def test_six_rounds_leave_too_few_tiles_for_another_grid(seats: int, left: int) -> None:
    match = new_game(seats)
    tiles = len(match.public.grid) - 1
    assert match.public.stack - 5 * tiles == left


@pytest.mark.clause("S-OPEN-1")
@pytest.mark.clause("S-OPEN-R1")
def test_everybody_sees_all_sides_of_every_sword() -> None:
    match = crafting("GP")
    match.craft(ADA, ("G", "left"), ("P", "right"))
    for watcher in (None, BEN, CLEO):
        view = match.game.view(match.state, watcher)
        assert view.public.swords[ADA][0].sides == ("G", "P", "R", "B")
        assert not any(prompt.kind == "show" for prompt in match.game.prompts(match.state, BEN))
    assert match.refused(ADA, Show(("left", "right"))) == "S-OPEN-R1"
