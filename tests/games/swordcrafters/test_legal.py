"""What Swordcrafters offers: a slice in one step, a tile in two, and the sword last when there are two."""

from __future__ import annotations

from typing import Any

from rumpus.engine.domain import domain
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.model import Discard, Finish, Options, Place, Select, Show, Slice, TakeOff
from tests.games.offers import accepted, answered, every_answer, offered, spelt
from tests.games.swordcrafters.positions import ADA, BEN, DUAL, GUARDED, H, Match, V, crafting, new_game, slicing

FEW: tuple[Any, ...] = (Select, Discard, Place, TakeOff, Finish, Show)


def answers(match: Match, seat: int = ADA) -> set[Any]:
    """Everything that a seat is offered, whatever it is asked."""
    prompts = match.game.prompts(match.state, seat)
    return {action for prompt in prompts for action in every_answer(match.game, match.state, seat, prompt.kind)}


def legal(match: Match, seat: int = ADA) -> set[Any]:
    """Everything that the rules accept from a seat, found by trying."""
    tried = [action for kind in FEW for action in domain(kind, 2) or ()]
    tried += [Slice(group, axis, line) for group in range(7) for axis in (H, V) for line in range(6)]
    return set(accepted(match.game, match.state, seat, tried))


def words(match: Match, *said: str) -> list[str]:
    return offered(match.game, match.state, ADA, "craft", *said)


def test_slices_are_those_that_cut_a_group_in_two() -> None:
    match = slicing(3)
    match.slice((0, V, 2))
    assert offered(match.game, match.state, match.to_move, "slice")[:3] == [
        "slice 0 horizontal 1",
        "slice 0 horizontal 2",
        "slice 0 vertical 1",
    ]
    assert answers(match, match.to_move) == legal(match, match.to_move)


def test_a_group_that_nobody_took_can_be_selected() -> None:
    match = slicing(3)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3))
    match.select(1)
    assert offered(match.game, match.state, match.to_move, "select") == ["select 0", "select 2", "select 3"]
    assert answers(match, match.to_move) == legal(match, match.to_move)


def test_a_tile_is_built_in_by_its_gem_and_then_a_side_that_can_take_it() -> None:
    match = crafting("RRW")
    assert words(match) == ["place red", "place white"]
    assert words(match, "place red") == ["side left", "side right"]
    assert answered(match.game, match.state, ADA, "craft", "place red", "side left") == Place("red", "left")
    assert answers(match) == legal(match)


def test_a_gem_alone_is_no_answer_yet() -> None:
    match = crafting("RRW")
    assert answered(match.game, match.state, ADA, "craft", "place red") is None


def test_tiles_of_this_round_can_be_taken_off_again_which_is_idle() -> None:
    match = crafting("RW")
    match.craft(ADA, ("R", "left"))
    assert words(match) == ["place white", "take_off left"]
    assert [token.idle for token in match.game.tokens if token.kind == "token-take_off"] == [True] * 4
    assert answers(match) == legal(match)


def test_a_tile_on_which_others_rest_stays() -> None:
    match = crafting("RBW")
    match.craft(ADA, ("R", "left"), ("W", "right"), ("B", "front"))
    assert words(match) == ["take_off front", "finish"]
    assert answers(match) == legal(match)


def test_who_has_built_everything_in_may_finish() -> None:
    match = crafting("R")
    match.craft(ADA, ("R", "left"))
    assert words(match) == ["take_off left", "finish"]
    assert answers(match) == legal(match)


def test_with_two_swords_the_sword_comes_last() -> None:
    match = slicing(2, options=DUAL)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3), (3, H, 1))
    assert offered(match.game, match.state, ADA, "select", "select 2") == ["sword 0", "sword 1"]
    match.act(ADA, Select(2, sword=1))
    match.act(BEN, Select(0, sword=0))
    match.act(ADA, Select(1, sword=0))
    match.act(BEN, Select(3, sword=1))
    assert words(match, "place blue") == ["side left", "side right"]
    assert words(match, "place blue", "side left") == ["sword 0"]
    assert answers(match) == legal(match)


def test_a_gem_that_both_swords_can_use_is_offered_once() -> None:
    match = slicing(2, "RRPG/AW#-/RRPG", options=DUAL)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3), (3, H, 1))
    for seat, group, sword in ((ADA, 0, 0), (BEN, 2, 0), (ADA, 1, 1), (BEN, 3, 1)):
        match.act(seat, Select(group, sword))
    assert words(match).count("place red") == 1
    assert words(match, "place red", "side left") == ["sword 0", "sword 1"]
    assert answers(match) == legal(match)
    match.craft(ADA, ("R", "left"), sword=1)
    assert words(match, "take_off left") == ["sword 1"]
    assert answers(match) == legal(match)


def test_the_second_group_goes_to_the_other_sword() -> None:
    match = slicing(2, options=DUAL)
    match.slice((0, V, 1), (1, V, 2), (2, V, 3), (3, H, 1))
    match.act(ADA, Select(2, sword=1))
    assert answers(match, BEN) == legal(match, BEN)
    match.act(BEN, Select(0, sword=0))
    assert offered(match.game, match.state, ADA, "select", "select 1") == ["sword 0"]
    assert answers(match) == legal(match)
    match.act(ADA, Select(1, sword=0))
    assert answers(match, BEN) == legal(match, BEN)


def test_a_guarded_sword_is_turned_to_any_two_sides_and_built_from_the_real_hand() -> None:
    match = crafting("RW", "RB RB RG BG", options=GUARDED)
    assert offered(match.game, match.state, ADA, "show", "show front") == ["side left", "side right", "side back"]
    assert {token.kind for token in match.game.tokens if token.idle} == {"token-take_off", "token-show"}
    match.craft(ADA, ("R", "front"))
    assert words(match) == ["place white", "take_off front"]
    assert answers(match) == legal(match)


def test_of_two_guarded_swords_either_is_turned() -> None:
    match = new_game(2, Options(dual=True, guarded=True))
    assert offered(match.game, match.state, ADA, "show", "show left", "side back") == ["sword 0", "sword 1"]
    assert answers(match, BEN) == legal(match, BEN)


def test_alone_the_card_says_how_to_slice_and_a_half_is_put_back() -> None:
    match = new_game(1)
    assert answers(match) == legal(match)
    match.act(ADA, every_answer(match.game, match.state, ADA, "slice")[0])
    assert answers(match) == legal(match) == {Discard(0), Discard(1)}


def test_what_the_alphabet_lacks_has_no_spelling() -> None:
    match = crafting("R")
    assert spelt(match.game, match.state, ADA, "craft", Show(("left", "back"))) == []
    assert spelt(match.game, match.state, ADA, "craft", Slice(50, H, 1)) == []
    assert spelt(match.game, match.state, ADA, "craft", Select(9)) == []


def test_the_alphabet_has_what_the_table_can_use() -> None:
    sizes = [len(Swordcrafters(seats=seats).tokens) for seats in range(1, 6)]
    assert sizes == [24, 41, 35, 45, 52]
    assert len(Swordcrafters(DUAL, seats=2).tokens) == 43
    assert len(Swordcrafters(GUARDED, seats=2).tokens) == 45
