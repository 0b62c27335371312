"""Motion of fighters: feet are quick, swords are heavy."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel.numbers import ARM_LUNGE, BLADE
from rumpus.arena.shared.inputs import THRUST
from tests.arena.duel import vectors
from tests.arena.duel.ring import EAST, NORTH, REST, SOUTH, WEST, Ring, act


def test_walking_is_quick_and_forward_quicker_than_back() -> None:
    ahead, back = Ring().far_apart(), Ring().far_apart()
    ahead.run(30, act(EAST, EAST))
    back.run(30, act(WEST, EAST))
    forward, backward = ahead.at(0)[0] + 2.5, -2.5 - back.at(0)[0]
    assert 1.2 < forward < 1.6
    assert 0.9 < backward < forward


def test_a_fighter_stops_within_a_fraction_of_a_second() -> None:
    ring = Ring().far_apart().run(30, act(EAST))
    ring.run(12)
    assert abs(ring.world.vx[0, 0]) < 0.01


def test_half_a_turn_of_the_sword_takes_a_third_of_a_second() -> None:
    ring = Ring().far_apart()
    ticks = 0
    while abs(abs(ring.heading(0)) - 180) > 8:
        ring.run(1, act(hand=(-1.0, -0.02)))
        ticks += 1
    assert 16 <= ticks <= 30


def test_a_sword_comes_to_rest_where_it_was_aimed() -> None:
    ring = Ring().far_apart().run(60, act(hand=NORTH))
    assert ring.heading(0) == pytest.approx(90, abs=1)
    assert abs(ring.world.spin[0, 0]) < 0.01


@pytest.mark.parametrize(("side", "turn"), [(1.0, -1), (-1.0, 1)])
def test_a_turn_to_exactly_behind_goes_to_the_side_of_the_sword_hand(side: float, turn: int) -> None:
    ring = Ring().far_apart()
    ring.world.side[0] = side
    ring.run(5, act(hand=WEST))
    assert np.sign(ring.heading(0)) == turn


def test_the_facing_follows_the_hand_more_slowly_than_the_sword() -> None:
    ring = Ring().far_apart().run(14, act(hand=NORTH))
    facing = np.degrees(np.arctan2(ring.world.face_y[0, 0], ring.world.face_x[0, 0]))
    assert 10 < facing <= 90
    ring.run(30, act(hand=NORTH))
    assert ring.world.face_y[0, 0] == pytest.approx(1, abs=0.01)


def test_a_zero_hand_keeps_the_aim() -> None:
    ring = Ring().far_apart().run(3, act(hand=NORTH)).run(60)
    assert ring.heading(0) == pytest.approx(90, abs=1)


def test_a_thrust_goes_out_quickly_and_comes_back() -> None:
    ring = Ring().far_apart()
    before = ring.tip(0)[0]
    ring.run(8, act(hand=(0.5, 0.0), buttons=THRUST))
    assert ring.world.arm[0, 0] == pytest.approx(ARM_LUNGE)
    assert ring.tip(0)[0] > before + 0.3
    ring.run(25, act(hand=(0.5, 0.0)))
    assert ring.world.arm[0, 0] == pytest.approx(0.4, abs=0.01)


def test_a_thrust_held_down_does_not_last() -> None:
    ring = Ring().far_apart()
    arms = []
    for _ in range(40):
        ring.run(1, act(hand=(0.2, 0.0), buttons=THRUST))
        arms.append(float(ring.world.arm[0, 0]))
    assert min(arms[10:]) < 0.4 < ARM_LUNGE == pytest.approx(max(arms))


def test_walls_stop_a_fighter() -> None:
    ring = Ring().far_apart().run(200, act((-1.0, -1.0)))
    assert ring.at(0) == pytest.approx([-4.26, -2.76])
    assert ring.world.speed[:, 0, 0] == pytest.approx([0, 0])


def test_the_lengths_of_hand_and_blade_never_change() -> None:
    ring = Ring().far_apart().run(37, act(NORTH, SOUTH, THRUST), act(WEST, (0.3, 0.2)))
    blade = ring.world.tip - ring.world.hand
    assert np.sqrt(blade[0] ** 2 + blade[1] ** 2) == pytest.approx(BLADE)


def test_a_fighter_at_rest_stays_at_rest() -> None:
    ring = Ring().far_apart().run(60)
    before = ring.world.moving.copy()
    ring.run(60, REST, REST)
    assert np.array_equal(ring.world.moving, before)


def test_the_motion_vectors_for_the_pages_are_up_to_date() -> None:
    """`python -m tests.arena.duel.vectors` writes the file; the TypeScript twin in `web` is checked against the same
    file."""
    assert vectors.FILE.read_text(encoding="utf-8") == vectors.text()
