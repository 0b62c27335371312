"""Contacts between blades, between bodies, and of swords with walls."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel.contacts import NOTHING, ON_BLADE, ON_BODY, ON_SHIELD, ON_WALL, measure
from rumpus.arena.duel.numbers import TORSO
from tests.arena.duel.ring import EAST, NORTH, SOUTH, WEST, Ring, act


def crossing() -> Ring:
    """0 is about to swing from the north through the sword of 1."""
    ring = Ring()
    ring.place(0, -1.3, 0.0, EAST, arm=0.6)
    ring.place(1, 1.3, 0.0, WEST, arm=0.6)
    ring.world.sword[:, 0, 0] = 0.6, 0.8
    ring.world.aim[:, 0, 0] = 0.6, 0.8
    measure(ring.world)
    return ring


def across(ring: Ring) -> bool:
    """Whether the blades cross."""
    beside = ring.world.beside[:, :, 0]
    return bool(((beside[0] > 0) != (beside[1] > 0)).all())


def test_a_swing_that_meets_a_sword_recoils_and_pushes_both_bodies_apart() -> None:
    ring = crossing()
    swinging = act(hand=(0.6, -0.8))
    while not ring.world.recoil.any():
        ring.run(1, swinging)
    assert ring.world.spin[0, 0] > 0, "the sword that struck springs back"
    assert ring.world.spin[1, 0] > 0, "the sword that was struck is thrown aside"
    assert ring.world.recoil[0, 0] > ring.world.recoil[1, 0]
    assert ring.world.vx[0, 0] < -1 < 1 < ring.world.vx[1, 0]
    assert ring.world.spark[:, 0].tolist() == [ON_BLADE, ON_BLADE]
    before = ring.distance()
    ring.run(15, swinging)
    assert ring.distance() > before + 0.15


def test_blades_never_cross() -> None:
    ring = crossing()
    for tick in range(240):
        side = 0.8 if tick // 20 % 2 else -0.8
        ring.run(1, act(EAST, (0.6, side)), act(WEST, (-0.6, side)))
        if ring.verdict is not None:
            break
        assert not across(ring)


@pytest.mark.parametrize("spin", [-0.2, -0.15, -0.1])
def test_the_fastest_swing_does_not_pass_through_a_sword(spin: float) -> None:
    ring = crossing()
    ring.world.spin[0] = spin
    for _ in range(6):
        ring.run(1, act(hand=(0.6, -0.8)))
    assert ring.world.spark[0, 0] == ON_BLADE
    assert ring.world.sword_y[0, 0] > 0


@pytest.mark.parametrize("spin", [-0.2, -0.15])
def test_the_fastest_swing_does_not_pass_through_a_body(spin: float) -> None:
    ring = Ring()
    ring.place(0, -1.0, 0.0, EAST, arm=0.6)
    ring.place(1, 0.0, -0.2, EAST, arm=0.2)
    ring.world.sword[:, 0, 0] = 0.6, 0.8
    ring.world.aim[:, 0, 0] = 0.6, 0.8
    ring.world.spin[0] = spin
    measure(ring.world)
    ring.run(8, act(hand=(0.6, -0.8)))
    assert ring.world.spark[0, 0] == ON_BODY
    assert ring.verdict is not None
    assert ring.verdict.losers == (1,)


@pytest.mark.parametrize("start", range(12))
def test_the_fastest_swing_does_not_pass_through_a_shield(start: int) -> None:
    """1 faces west with the shield on the south side. 0 swings in from the south, starting anywhere within a tick."""
    ring = Ring(second=("shield",))
    ring.place(0, -0.85, 0.0, EAST, arm=0.6)
    ring.place(1, 0.9, 0.0, WEST, arm=0.2)
    ring.world.armed[1] = 0
    angle = -0.6 + 0.03 * start
    ring.world.sword[:, 0, 0] = ring.world.aim[:, 0, 0] = np.cos(angle), np.sin(angle)
    ring.world.spin[0] = 0.2
    measure(ring.world)
    for _ in range(6):
        if ring.world.spark[0, 0] == NOTHING:
            ring.run(1, act(hand=(0.6, 0.8)))
    assert ring.world.spark[0, 0] == ON_SHIELD
    assert ring.verdict is None


@pytest.mark.clause("F-END-1")
@pytest.mark.parametrize("start", range(12))
def test_a_tip_that_only_grazes_a_torso_hits_wherever_in_the_swing_a_tick_begins(start: int) -> None:
    ring = Ring()
    ring.place(0, -1.4, 0.0, EAST, arm=0.6)
    ring.place(1, 0.25, -0.2, WEST, arm=0.2)
    ring.world.armed[1] = 0
    angle = -0.6 + 0.02 * start
    ring.world.sword[:, 0, 0] = ring.world.aim[:, 0, 0] = np.cos(angle), np.sin(angle)
    ring.world.spin[0] = 0.2
    measure(ring.world)
    ring.run(8, act(hand=(0.6, 0.8)))
    assert ring.world.spark[0, 0] == ON_BODY
    assert ring.world.lost[1, 0] > 0


def test_bodies_do_not_overlap() -> None:
    ring = Ring(first=("second_wind",), second=("second_wind",))
    ring.place(0, -0.6, 0.0, NORTH)
    ring.place(1, 0.6, 0.0, SOUTH)
    for _ in range(60):
        ring.run(1, act(EAST), act(WEST))
        assert ring.distance() >= 2 * TORSO - 1e-9


def test_a_sword_springs_back_from_a_wall() -> None:
    ring = Ring()
    ring.place(0, -3.6, 0.0, NORTH, arm=0.4)
    ring.place(1, 2.5, 0.0, WEST)
    while ring.world.spark[0, 0] != ON_WALL:
        ring.run(1, act(hand=WEST))
    assert ring.world.spin[0, 0] < 0
    assert ring.verdict is None


def test_a_lasting_contact_is_one_contact() -> None:
    ring = Ring()
    ring.place(0, -3.6, 0.0, WEST)
    ring.place(1, 2.5, 0.0, WEST)
    ring.run(1)
    tick = int(ring.world.spark_tick[0, 0])
    ring.run(50, act(hand=WEST))
    assert ring.world.spark_tick[0, 0] == tick
    assert np.array_equal(ring.world.wall_apart[:, 0] == 0, [True, False])
