"""Two swords for each player: which group goes to which sword."""

from __future__ import annotations

import pytest

from rumpus.games.swordcrafters.model import Finish, Place, Select, Selected, TakeOff
from tests.games.swordcrafters.positions import ADA, BEN, DUAL, H, Match, V, new_game, only, slicing

FIVE = ((0, V, 1), (1, V, 2), (2, V, 3), (0, H, 1))
"""The groups R, AR, BWB, P#P and G-G."""


def selecting() -> Match:
    match = slicing(2, options=DUAL)
    match.slice(*FIVE)
    return match


@pytest.mark.clause("S-DUAL-R1")
def test_every_sword_has_two_guards() -> None:
    match = new_game(2, DUAL)
    guards = [sword.sides for mine in match.public.swords for sword in mine]
    assert len(guards) == 4
    assert all(left == right == "" and len(front) == len(back) == 1 for left, right, front, back in guards)


@pytest.mark.clause("S-DUAL-1")
@pytest.mark.clause("S-DUAL-R1")
@pytest.mark.parametrize("first", [0, 1])
def test_each_sword_gets_one_group_a_round_and_the_selection_names_the_sword(first: int) -> None:
    match = selecting()
    selected = only(Selected, match.act(ADA, Select(0, first)))
    assert selected.sword == first
    match.act(BEN, Select(2, 0))
    match.act(ADA, Select(4, 1 - first))
    match.act(BEN, Select(3, 1))
    assert match.sword(ADA, first).hand == "R"
    assert match.sword(ADA, 1 - first).hand == "-GG"
    assert [match.sword(BEN, number).hand for number in (0, 1)] == ["BBW", "PP"]
    assert match.public.taken == (ADA * 2 + first, None, BEN * 2, BEN * 2 + 1, ADA * 2 + 1 - first)


@pytest.mark.clause("S-DUAL-1")
@pytest.mark.parametrize("sword", [0, 1])
def test_both_groups_of_a_round_to_one_sword_are_refused(sword: int) -> None:
    match = selecting()
    match.act(ADA, Select(0, sword))
    match.act(BEN, Select(2, sword))
    for group in (1, 3, 4):
        assert match.refused(ADA, Select(group, sword)) == "S-DUAL-1"
    match.act(ADA, Select(1, 1 - sword))
    assert match.refused(BEN, Select(3, sword)) == "S-DUAL-1"


@pytest.mark.clause("S-DUAL-R1")
def test_the_forge_alone_counts_as_the_group_of_a_sword() -> None:
    match = slicing(2, options=DUAL)
    match.slice((0, H, 1), (1, H, 2), (1, V, 2), (2, V, 3))
    assert match.public.groups[2] == (6,)
    match.act(ADA, Select(2, 0))
    match.act(BEN, Select(0, 0))
    assert match.refused(ADA, Select(1, 0)) == "S-DUAL-1"
    match.act(ADA, Select(1, 1))
    assert match.sword(ADA, 0).hand == ""
    assert match.sword(ADA, 1).hand == "AW"


@pytest.mark.clause("S-DUAL-1")
def test_a_group_goes_to_one_sword_as_a_whole() -> None:
    match = selecting()
    match.act(ADA, Select(0, 0))
    match.act(BEN, Select(2, 0))
    match.act(ADA, Select(4, 1))
    match.act(BEN, Select(3, 1))
    assert match.refused(ADA, Place("green", "left", 0)) == "S-CRAFT-1"
    match.act(ADA, Place("green", "left", 1))
    assert match.refused(ADA, TakeOff("left", 0)) == "S-CRAFT-R2"
    match.act(ADA, Place("green", "right", 1))
    match.act(ADA, Place("blank", "front", 1))
    assert match.refused(ADA, Finish()) == "S-CRAFT-1"
    match.act(ADA, Place("red", "left", 0))
    match.act(ADA, Finish())
    assert match.asked() == ((), ("craft",))


@pytest.mark.clause("S-DUAL-1")
@pytest.mark.clause("S-TWO-1")
def test_all_other_rules_are_those_for_two_players() -> None:
    match = slicing(2, first=BEN, options=DUAL)
    assert (match.public.columns, match.public.rows) == (4, 3)
    assert match.public.order == (BEN, ADA, BEN, ADA)


@pytest.mark.clause("S-DUAL-1")
def test_without_dual_wielding_there_is_one_sword() -> None:
    match = slicing(2)
    match.slice(*FIVE)
    assert match.refused(ADA, Select(0, 1)) == "S-DUAL-1"
    match.select(0, 2, 4, 3)
    assert match.refused(ADA, Place("red", "left", 1)) == "S-DUAL-1"
    assert match.refused(ADA, TakeOff("left", 1)) == "S-DUAL-1"
