"""Properties of every battle, whatever the people do."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.volley import COUNTDOWN_TICKS, OVER, Floor, Setup, World
from rumpus.arena.volley.numbers import BURRITO, TORSO
from rumpus.arena.volley.stepper import step
from rumpus.arena.volley.world import BUCKETS, HELD, NONE
from tests.arena.volley.throwers import eager_inputs, random_inputs, setups


def started(terms: list[Setup], bodies: int) -> Floor:
    """A floor on which the countdown of every battle is nearly over."""
    floor = Floor(len(terms), bodies)
    for setup in terms:
        floor.open(setup)
    floor.world.tick[:] = COUNTDOWN_TICKS - 20
    return floor


def same(one: World, other: World) -> bool:
    return all(getattr(one, part).tobytes() == getattr(other, part).tobytes() for part in World.parts)


@pytest.mark.parametrize("bodies", BUCKETS)
def test_the_same_inputs_give_the_same_bits(bodies: int) -> None:
    floors = [started(setups(20, bodies, 1), bodies) for _ in range(2)]
    for floor in floors:
        for _, inputs in zip(range(150), random_inputs(20, bodies, 2), strict=False):
            floor.step(inputs)
    assert same(floors[0].world, floors[1].world)


def test_a_step_does_not_mutate_the_previous_world() -> None:
    world = started(setups(5, 6, 3), 6).world
    before = world.copy()
    after = step(world, next(random_inputs(5, 6, 1)))
    assert same(world, before)
    assert after.tick.tolist() == [tick + 1 for tick in before.tick.tolist()]


@pytest.mark.parametrize(("bodies", "rows"), [(2, 300), (12, 60)])
def test_a_row_among_many_gives_the_same_bits_as_alone(bodies: int, rows: int) -> None:
    terms = setups(rows, bodies, 4)
    many = started(terms, bodies)
    picked = list(range(0, rows, rows // 5))
    ones = [started([terms[row]], bodies) for row in picked]
    for count, inputs in zip(range(180), random_inputs(rows, bodies, 5), strict=False):
        now = eager_inputs(many.world) if count % 60 < 50 else inputs
        many.step(now)
        for row, one in zip(picked, ones, strict=True):
            one.step(now[row : row + 1])
    for row, one in zip(picked, ones, strict=True):
        for part in World.parts:
            expected = getattr(one.world, part)[..., 0].tobytes()
            assert getattr(many.world, part)[..., row].tobytes() == expected, (part, terms[row])


def test_battles_are_the_same_on_a_floor_for_more_bodies() -> None:
    terms = setups(12, 2, 6)
    narrow, wide = started(terms, 2), started(terms, 6)
    for _, inputs in zip(range(200), random_inputs(12, 6, 7), strict=False):
        narrow.step(inputs[:, :2])
        wide.step(inputs)
    assert narrow.world.floats.tobytes() == np.ascontiguousarray(wide.world.floats[:, :2]).tobytes()
    assert [narrow.verdict(row) for row in range(12)] == [wide.verdict(row) for row in range(12)]


@pytest.mark.clause("B-CANT-1")
@pytest.mark.parametrize("bodies", BUCKETS)
def test_nobody_leaves_the_floor_hands_hold_one_burrito_and_all_numbers_are_finite(bodies: int) -> None:
    floor = started(setups(24, bodies, bodies), bodies)
    world = floor.world
    for count, inputs in zip(range(300), random_inputs(24, bodies, 9), strict=False):
        if count == 200:
            world.tick[world.phase != OVER] += 45 * 60 - 200
        floor.step(eager_inputs(world) if count % 3 else inputs)
        assert np.isfinite(world.floats).all()
        assert np.isfinite(world.flying).all()
        assert (np.abs(world.at) <= world.room[:, None] - TORSO + 1e-9).all()
        there = world.state != NONE
        assert (np.abs(world.lies[:2]) <= world.room[:, None] + TORSO + 1e-9)[:, there].all()
        assert (world.lie_z[there] >= BURRITO - 0.01).all()
        held = world.state == HELD
        assert ((world.holds >= 0).sum(axis=0) == held.sum(axis=0)).all()
        holder = np.where(held, world.thrower, 0)
        assert (np.take_along_axis(world.holds, holder, 0) == np.arange(4)[:, None])[held].all()
        assert np.allclose(world.face[0] ** 2 + world.face[1] ** 2, 1, atol=1e-9)


@pytest.mark.clause("B-ARENA-R1")
def test_every_battle_ends() -> None:
    """Some stand still and the others throw. Skip the time in which nothing changes."""
    floor = started(setups(18, 6, 11), 6)
    for count in range(600):
        if count in (250, 400):
            floor.world.tick[floor.world.phase != OVER] += 2500
        if floor.over.all():
            break
        inputs = eager_inputs(floor.world)
        inputs[:6] = 0
        floor.step(inputs)
    assert (floor.world.phase == OVER).all()
    verdicts = [floor.verdict(row) for row in range(18)]
    assert {"hit", "lot"} <= {verdict.cause for verdict in verdicts if verdict}


def test_bodies_overlap_neither_furniture_nor_each_other() -> None:
    floor = started(setups(40, 6, 13), 6)
    world = floor.world
    for _, inputs in zip(range(200), random_inputs(40, 6, 14), strict=False):
        floor.step(inputs)
        inside_x = np.abs(world.x[:, None] - world.px) < world.wide + TORSO - 0.1
        inside_y = np.abs(world.y[:, None] - world.py) < world.deep + TORSO - 0.1
        corner_x = np.abs(world.x[:, None] - world.px) > world.wide
        corner_y = np.abs(world.y[:, None] - world.py) > world.deep
        assert not (inside_x & inside_y & ~(corner_x & corner_y) & (world.here != 0)[:, None]).any()
        gap = world.at[:, :, None] - world.at[:, None]
        pairs = (world.here != 0)[:, None] & (world.here != 0) & ~np.eye(6, dtype=np.bool_)[..., None]
        assert (np.sqrt(gap[0] ** 2 + gap[1] ** 2)[pairs] > 1.5 * TORSO).all(), "shoulders may rub"
