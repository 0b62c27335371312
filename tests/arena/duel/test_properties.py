"""Properties of every bout, whatever the fighters do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.arena.duel import COUNTDOWN_TICKS, OVER, Bind, Floor, Setup
from rumpus.arena.duel.contacts import measure
from rumpus.arena.duel.modifiers import MODIFIERS
from rumpus.arena.duel.numbers import ARM_IN, ARM_LUNGE, ROOM_X, ROOM_Y, SPEED_MOST, SPIN_MOST, TORSO
from rumpus.arena.duel.stance import placed
from rumpus.arena.duel.stepper import step
from rumpus.arena.duel.world import PARTS, World
from rumpus.arena.shared.inputs import Inputs, clamped
from tests.arena.duel.duelists import decide, fought

NAMES = tuple(modifier.name for modifier in MODIFIERS)
NOT_MIRRORED = ("spin",)
"""Modifiers whose noise is not mirrored."""


def bind(name: str) -> Bind:
    return Bind(name, 0.4 if name == "pace" else 1.0)


def binds(names: tuple[str, ...]) -> tuple[Bind, ...]:
    return tuple(bind(name) for name in names)


def random_setups(count: int, seed: int, names: tuple[str, ...] = NAMES) -> list[Setup]:
    """Bouts with up to four rules for each fighter."""
    dice = np.random.default_rng(seed)
    setups = []
    for number in range(count):
        chosen = [tuple(str(name) for name in dice.choice(names, dice.integers(0, 5), replace=False)) for _ in range(2)]
        setups.append(Setup(number, (binds(chosen[0]), binds(chosen[1]))))
    return setups


def random_inputs(rows: int, seed: int) -> Iterator[Inputs]:
    """Random inputs that stay the same for a few ticks."""
    dice = np.random.default_rng(seed)
    while True:
        inputs = clamped(dice.integers(-128, 128, (rows, 2, 5)))
        for _ in range(int(dice.integers(1, 20))):
            yield inputs


def started(setups: list[Setup]) -> Floor:
    """A floor on which the countdown of every bout is nearly over."""
    floor = Floor(len(setups))
    for setup in setups:
        floor.open(setup)
    floor.world.tick[:] = COUNTDOWN_TICKS - 70
    return floor


def test_the_same_inputs_give_the_same_bits() -> None:
    floors = [started(random_setups(50, 1)) for _ in range(2)]
    for floor in floors:
        for _, inputs in zip(range(400), random_inputs(50, 2), strict=False):
            floor.step(inputs)
    for part in PARTS:
        assert getattr(floors[0].world, part).tobytes() == getattr(floors[1].world, part).tobytes()


def test_a_step_does_not_mutate_the_previous_world() -> None:
    world = started(random_setups(5, 3)).world
    before = world.copy()
    after = step(world, np.full((5, 2, 5), 90, np.int8))
    for part in PARTS:
        assert getattr(world, part).tobytes() == getattr(before, part).tobytes()
    assert after.tick.tolist() == [tick + 1 for tick in before.tick.tolist()]


def test_a_row_among_a_thousand_gives_the_same_bits_as_alone() -> None:
    setups = random_setups(1000, 4)
    many = started(setups)
    picked = list(range(0, 1000, 77))
    ones = [started([setups[row]]) for row in picked]
    for _, inputs in zip(range(300), random_inputs(1000, 5), strict=False):
        many.step(inputs)
        for row, one in zip(picked, ones, strict=True):
            one.step(inputs[row : row + 1])
    for row, one in zip(picked, ones, strict=True):
        for part in PARTS:
            expected = getattr(one.world, part)[..., 0].tobytes()
            assert getattr(many.world, part)[..., row].tobytes() == expected, (part, setups[row])


def test_measuring_again_changes_nothing() -> None:
    floor = started(random_setups(200, 12))
    for _, inputs in zip(range(300), random_inputs(200, 13), strict=False):
        floor.step(inputs)
        again = floor.world.copy()
        measure(again)
        assert np.array_equal(again.pose, floor.world.pose)


def energy(world: World) -> np.ndarray:
    return world.vx * world.vx + world.vy * world.vy


@pytest.mark.parametrize("seed", [6, 7])
def test_nobody_leaves_the_floor_and_all_numbers_stay_finite_and_within_bounds(seed: int) -> None:
    floor = started(random_setups(200, seed))
    world = floor.world
    for _, inputs in zip(range(700), random_inputs(200, seed), strict=False):
        floor.step(inputs)
        assert np.isfinite(world.floats).all()
        assert (np.abs(world.at) <= world.room[:, None] - TORSO + 1e-9).all()
        assert energy(world).max() <= SPEED_MOST * SPEED_MOST * 1.000001
        assert np.abs(world.spin).max() <= SPIN_MOST
        assert ARM_IN - 0.01 <= world.arm.min() <= world.arm.max() <= ARM_LUNGE
        for heading in (world.face, world.sword):
            assert np.allclose(heading[0] ** 2 + heading[1] ** 2, 1, atol=1e-9)
    assert (world.room[0] <= ROOM_X).all()
    assert (world.room[1] <= ROOM_Y).all()


@given(st.integers(0, 2**32 - 1), st.lists(st.sampled_from(NAMES), max_size=6, unique=True))
@settings(max_examples=25, deadline=None)
def test_any_rules_can_be_combined(seed: int, names: list[str]) -> None:
    floor = started([Setup(seed, (binds(tuple(names)), ()))])
    for _, inputs in zip(range(120), random_inputs(1, seed % 1000), strict=False):
        floor.step(inputs)
    assert np.isfinite(floor.world.floats).all()


def turned_round(world: World) -> World:
    """The same world seen from the other side: the fighters change places and the room is turned by 180 degrees."""
    other = world.copy()
    other.floats[...] = world.floats[:, ::-1]
    other.wholes[...] = world.wholes[:, ::-1]
    for name in ("at", "speed", "face", "sword", "aim", "hand", "tip", "spot", "tie_at", "lies", "spark_at"):
        vector = getattr(other, name)
        np.negative(vector, out=vector)
    return other


def test_mirrored_set_ups_give_mirrored_results() -> None:
    setups = random_setups(150, 8, tuple(name for name in NAMES if name not in NOT_MIRRORED))
    one = started(setups)
    other = started([Setup(setup.seed, setup.binds[::-1]) for setup in setups])
    for _, inputs in zip(range(500), random_inputs(150, 9), strict=False):
        mirrored = inputs[:, ::-1].copy()
        mirrored[..., :4] *= -1
        one.step(inputs)
        other.step(mirrored)
    seen = turned_round(other.world)
    assert np.array_equal(seen.floats, one.world.floats)
    assert np.array_equal(seen.wholes, one.world.wholes)


def test_a_left_hander_fights_like_a_mirrored_right_hander() -> None:
    """The mirror lies along the room, so left and right change places."""
    worlds = [placed(Setup(1)), placed(Setup(1))]
    worlds[1].side *= -1.0
    worlds[1].y *= -1.0
    floors = [Floor(1), Floor(1)]
    for floor, world in zip(floors, worlds, strict=True):
        floor.world.put(0, world, 0)
        floor.world.tick[:] = COUNTDOWN_TICKS - 1
    for _, inputs in zip(range(400), random_inputs(1, 11), strict=False):
        mirrored = inputs.copy()
        mirrored[..., [1, 3]] *= -1
        floors[0].step(inputs)
        floors[1].step(mirrored)
    one, other = floors[0].world, floors[1].world
    for name in ("x", "vx", "face_x", "sword_x", "arm", "recoil", "lunge"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    for name in ("y", "vy", "face_y", "sword_y", "spin"):
        assert np.array_equal(getattr(one, name), -getattr(other, name)), name


@pytest.mark.clause("F-ARENA-R1")
def test_every_bout_ends() -> None:
    floor = started(random_setups(60, 10))
    still = np.zeros((60, 2, 5), np.int8)
    for tick in range(2000):
        if tick == 600:
            floor.world.tick[floor.world.phase != OVER] += 2900
        if floor.over.all():
            break
        # Some stand still and some fight now and then. Skip the time until the floor shrinks for the remaining bouts.
        inputs = decide(floor.world) if tick % 100 < 10 else still
        inputs[:20] = 0
        floor.step(inputs)
    assert (floor.world.phase == OVER).all()
    assert all(floor.verdict(row) is not None for row in range(60))


@pytest.mark.clause("F-ARENA-R1")
def test_every_pair_of_rules_leaves_both_a_way_to_win_and_orders_nothing_that_it_forbids() -> None:
    """Fighters who obey break no rule under any pair. Every pair of advantages is played in both roles."""
    pairs = [*combinations(NAMES, 2), *((name,) for name in NAMES)]
    setups = []
    for number, pair in enumerate(pairs):
        both = tuple(name for name in pair if _kind(name) != "advantage")
        setups += [Setup(number, (binds(pair), binds(both))), Setup(number, (binds(both), binds(pair)))]
    verdicts = fought(setups)
    assert len(verdicts) == len(setups)
    assert {verdict.cause for verdict in verdicts} <= {"hit", "lot"}
    assert sum(verdict.cause == "lot" for verdict in verdicts) < len(verdicts) / 50


def _kind(name: str) -> str:
    return next(modifier.kind for modifier in MODIFIERS if modifier.name == name)
