"""How tiles hold together: all orders of building up to eight tiles."""

from __future__ import annotations

from itertools import product

import pytest

from rumpus.games.swordcrafters.cards import longest_side, side_lengths
from rumpus.games.swordcrafters.sword import Sides, can_lose, can_take, heights, holds_together, length, longest_run

Heights = tuple[int, int, int, int]
MOST_TILES = 8


def sword_of(tall: Heights) -> Sides:
    left, right, front, back = tall
    return "R" * left, "R" * right, "B" + "R" * front, "B" + "R" * back


def with_tile(tall: Heights, side: int, more: int = 1) -> Heights:
    changed = list(tall)
    changed[side] += more
    return changed[0], changed[1], changed[2], changed[3]


def has_support(tall: Heights, side: int) -> bool:
    """A tile on the left or right rests on the front and back tiles below it, and the other way round."""
    left, right, front, back = tall
    if side < 2:
        return tall[side] <= min(front, back)
    return tall[side] < min(left, right)


def is_free(tall: Heights, side: int) -> bool:
    """Whether nothing rests on the top tile of a side."""
    left, right, front, back = tall
    top = tall[side] - 1
    return top >= 0 and (max(front, back) <= top if side < 2 else max(left, right) <= top + 1)


def reachable() -> dict[int, set[Heights]]:
    """By number of tiles: the shapes that can be built tile by tile, each resting on both crossing tiles below it."""
    found: dict[int, set[Heights]] = {0: {(0, 0, 0, 0)}}
    for tiles in range(MOST_TILES):
        found[tiles + 1] = {
            with_tile(tall, side) for tall in found[tiles] for side in range(4) if has_support(tall, side)
        }
    return found


def all_heights(tiles: int) -> list[Heights]:
    numbers = range(tiles + 1)
    return [tall for tall in product(numbers, numbers, numbers, numbers) if sum(tall) == tiles]


@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.clause("S-CRAFT-2")
@pytest.mark.parametrize("tiles", range(MOST_TILES + 1))
def test_exactly_the_shapes_that_can_be_built_tile_by_tile_hold_together(tiles: int) -> None:
    assert {tall for tall in all_heights(tiles) if holds_together(*tall)} == reachable()[tiles]


@pytest.mark.clause("S-CRAFT-R1")
def test_holding_together_follows_the_rule_as_written() -> None:
    for tall in product(range(6), repeat=4):
        left, right, front, back = tall
        written = max(front, back) <= min(left, right) and max(left, right) <= min(front, back) + 1
        assert holds_together(*tall) == written


@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.parametrize("tiles", range(MOST_TILES + 1))
def test_a_tile_can_be_placed_where_both_crossing_tiles_are_below_it(tiles: int) -> None:
    for tall in reachable()[tiles]:
        able = [side for side in range(4) if can_take(sword_of(tall), side)]
        assert able == [side for side in range(4) if has_support(tall, side)]
        assert able, "there is always a place for another tile"


@pytest.mark.clause("S-CRAFT-R2")
@pytest.mark.parametrize("tiles", range(MOST_TILES + 1))
def test_a_tile_can_be_taken_off_if_none_rests_on_it(tiles: int) -> None:
    for tall in reachable()[tiles]:
        able = [side for side in range(4) if can_lose(sword_of(tall), side)]
        assert able == [side for side in range(4) if is_free(tall, side)]
        assert able or not tiles
        for side in able:
            assert with_tile(tall, side, -1) in reachable()[tiles - 1]


def orders(tiles: int) -> int:
    """The number of orders in which so many tiles can be placed one by one."""
    ways = {(0, 0, 0, 0): 1}
    for _ in range(tiles):
        after: dict[Heights, int] = {}
        for tall, number in ways.items():
            for side in range(4):
                if can_take(sword_of(tall), side):
                    after[with_tile(tall, side)] = after.get(with_tile(tall, side), 0) + number
        ways = after
    return sum(ways.values())


@pytest.mark.clause("S-CRAFT-R1")
def test_pairs_are_built_one_after_another_and_each_in_either_order() -> None:
    # Only pairs can be built: left and right, then front and back, and so on, with 2 orders for each pair.
    assert [orders(tiles) for tiles in range(MOST_TILES + 1)] == [1, 2, 2, 4, 4, 8, 8, 16, 16]


@pytest.mark.clause("S-CRAFT-R1")
@pytest.mark.parametrize("tall", [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0)])
def test_a_blade_of_no_tile_one_tile_or_an_unfinished_pair_holds(tall: Heights) -> None:
    assert holds_together(*tall)


@pytest.mark.clause("S-CRAFT-2")
@pytest.mark.parametrize("tall", [(0, 0, 1, 0), (1, 0, 0, 1), (2, 0, 0, 0), (2, 1, 1, 0), (1, 1, 2, 1), (3, 2, 1, 2)])
def test_a_blade_with_a_hole_does_not_hold(tall: Heights) -> None:
    assert not holds_together(*tall)


@pytest.mark.clause("S-LONG-1")
def test_the_length_of_a_sword_is_its_number_of_tiles_without_guards() -> None:
    assert heights(("RRR", "BB", "GPP", "A-W")) == (3, 2, 2, 2)
    assert length(("RRR", "BB", "GPP", "A-W")) == 9
    assert length(("", "", "G", "A")) == 0


@pytest.mark.clause("S-SOLO-R2")
@pytest.mark.parametrize("tiles", range(13))
def test_the_longest_side_for_a_length_is_the_maximum_over_all_swords_of_that_length(tiles: int) -> None:
    swords = [tall for tall in all_heights(tiles) if holds_together(*tall)]
    assert longest_side(tiles) == max(len(side) for tall in swords for side in sword_of(tall))
    assert side_lengths(tiles) == {tuple(sorted(map(len, sword_of(tall)), reverse=True)) for tall in swords}


def runs_in(side: str) -> list[int]:
    """The lengths of all runs of one colour, by trying every start and end."""
    stretches = [side[start:end] for start in range(len(side)) for end in range(start + 2, len(side) + 1)]
    return [len(each) for each in stretches if len(set(each)) == 1 and "-" not in each]


@pytest.mark.clause("S-QUAL-1")
@pytest.mark.clause("S-QUAL-R1")
def test_the_longest_run_of_every_side_up_to_six_gems() -> None:
    for number in range(7):
        for gems in product("RB-", repeat=number):
            side = "".join(gems)
            assert longest_run(side, "-") == max(runs_in(side), default=0)
