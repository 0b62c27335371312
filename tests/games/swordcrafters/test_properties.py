"""Properties of every game of Swordcrafters, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.grid import Shape, is_connected
from rumpus.games.swordcrafters.model import Options, SwordState
from rumpus.games.swordcrafters.scoring import forged, score
from rumpus.games.swordcrafters.sword import Sides, heights, holds_together
from tests.games.swordcrafters.random_games import ALL, OPEN, VARIANTS, states_of, told

SEEDS = range(3)
Setting = tuple[int, Options]
each_setting = pytest.mark.parametrize("setting", ALL, ids=told)


def game_of(setting: Setting) -> Swordcrafters:
    seats, options = setting
    return Swordcrafters(options, seats=seats)


def all_tiles(seats: int) -> Counter[str]:
    return Counter(dict.fromkeys("RBPGAW-", 10 if seats in (2, 3) else 13))


def real_swords(state: SwordState) -> list[tuple[Sides, str]]:
    """Every sword with all its sides, and the tiles in hand for it."""
    found = []
    for mine, private in zip(state.public.swords, state.private, strict=True):
        for number, sword in enumerate(mine):
            sides = sword.sides if private.swords is None else private.swords[number]
            hand = sword.hand if private.hands is None else private.hands[number]
            found.append((sides, hand))
    return found


def tiles_in(state: SwordState) -> Counter[str]:
    """The tiles in the grid that nobody has taken, in swords, in hands, in the box and in the stacks."""
    public = state.public
    tiles = Counter(public.box) + Counter(state.hidden.stack)
    for sides, hand in real_swords(state):
        tiles += Counter(hand + sides[0] + sides[1] + sides[2][1:] + sides[3][1:])
    if public.phase in ("slice", "discard", "select"):
        free = [cells for cells, taken in zip(public.groups, public.taken, strict=True) if taken is None]
        tiles += Counter(public.grid[cell] for cells in free for cell in cells if public.grid[cell] != "#")
    return tiles


@each_setting
def test_no_tile_is_lost_or_duplicated(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        for state in states_of(game, seed):
            assert tiles_in(state) == all_tiles(game.seats)
            assert state.public.stack == len(state.hidden.stack)


@each_setting
def test_guards_stay_where_they_are_and_every_sword_holds(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        first = None
        for state in states_of(game, seed):
            guards = [sides[2][0] + sides[3][0] for sides, _ in real_swords(state)]
            first = first or guards
            assert guards == first
            assert all(holds_together(*heights(sides)) for sides, _ in real_swords(state))


@each_setting
def test_every_slice_makes_one_more_group_and_every_group_is_connected(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        for state in states_of(game, seed):
            public = state.public
            shape = Shape(public.columns, public.rows)
            masks = [sum(1 << cell for cell in cells) for cells in public.groups]
            assert all(is_connected(mask, shape) for mask in masks)
            if public.solo is None:
                assert sorted(cell for cells in public.groups for cell in cells) == list(range(shape.cells))
                made = public.turn if public.phase == "slice" else 4 if game.seats == 2 else game.seats
                assert len(public.groups) == made + 1
            else:
                assert len(public.groups) == (2 if public.phase == "discard" else 1)


@each_setting
def test_tiles_of_earlier_rounds_stay_where_they_are(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        before: list[Sides] = []
        number = 0
        for state in states_of(game, seed):
            swords = [sides for sides, _ in real_swords(state)]
            if state.public.round != number:
                number, before = state.public.round, swords
            for old, new in zip(before, swords, strict=True):
                assert all(now.startswith(then) for then, now in zip(old, new, strict=True))


@each_setting
def test_every_game_has_six_rounds_and_an_end(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        *_, last = states_of(game, seed)
        assert last.public.round == 6
        outcome = game.outcome(last)
        assert outcome is not None
        assert outcome.points == tuple(each.total for each in last.public.scores[: game.seats])
        best = max(each.total for each in last.public.scores)
        assert outcome.winners == tuple(seat for seat, points in enumerate(outcome.points) if points == best)


@pytest.mark.parametrize("setting", [*OPEN, *VARIANTS], ids=told)
def test_scores_do_not_depend_on_who_sits_where(setting: Setting) -> None:
    game = game_of(setting)
    for seed in SEEDS:
        *_, last = states_of(game, seed)
        players = [forged([sword.sides for sword in mine]) for mine in last.public.swords]
        magic = [card.side for card in last.public.magic]
        expected = [replace(each, seat=None) for each in last.public.scores[: game.seats]]
        if game.is_solo:
            continue
        for order in permutations(range(game.seats)):
            moved = score([players[seat] for seat in order], magic, light=game.options.light)
            assert list(moved) == [expected[seat] for seat in order]
