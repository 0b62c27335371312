"""Motion of people (running, dodging, ducking) and of burritos."""

from __future__ import annotations

import json

import numpy as np
import pytest

from rumpus.arena.volley import DODGE, DUCK, HANDS, THROW
from rumpus.arena.volley.numbers import CHARGE_STEP, RELEASE_HIGH, TORSO
from rumpus.arena.volley.world import HELD, LIES, LOOSE
from tests.arena.volley import golden, vectors
from tests.arena.volley.stage import EAST, NORTH, WEST, Stage, act


def alone() -> Stage:
    """Fighter 0 in the middle of the west side, looking east; 1 far away in a corner."""
    return Stage().place(0, -4.0, 0.0).place(1, 6.0, 4.0).lay(0, 6.0, -4.0).lay(1, 6.0, -4.0)


def test_running_is_quick_and_forward_quicker_than_back() -> None:
    ahead = float(alone().run(60, act(EAST, EAST)).world.x[0, 0]) + 4.0
    back = -4.0 - float(Stage().place(0, -4.0, 0.0).run(24, act(WEST, EAST)).world.x[0, 0])
    assert 4.0 < ahead < 4.8
    assert 0.9 < back < 1.5


def test_a_dodge_is_a_dash_and_then_a_pause() -> None:
    plain, dodged = alone().run(10, act(NORTH)), alone().run(10, act(NORTH, buttons=DODGE))
    assert dodged.world.y[0, 0] > plain.world.y[0, 0] + 0.4
    dodged.run(10, act(NORTH))
    assert abs(dodged.world.vy[0, 0]) < 3.0


def test_a_ducking_body_moves_slowly() -> None:
    stage = alone().run(30, act(EAST, EAST, DUCK))
    assert stage.world.crouch[0, 0] == 1.0
    assert stage.world.vx[0, 0] < 2.2


def test_a_throw_takes_a_moment_and_its_power_grows_with_the_press() -> None:
    speeds = []
    for ticks in (3, 20, 45):
        stage = alone().give(0).run(ticks, act(hand=EAST, buttons=THROW))
        assert stage.world.charge[0, 0] == pytest.approx(min(1.0, ticks * CHARGE_STEP))
        stage.run(3, act(hand=EAST))
        assert stage.state() == HELD, "it is still in the hand"
        stage.run(6, act(hand=EAST))
        speeds.append(float(stage.world.fly_x[0, 0]))
    assert 5.0 < speeds[0] < speeds[1] < speeds[2] < 12.0


def test_raising_the_hands_cancels_a_throw() -> None:
    stage = alone().give(0).run(20, act(hand=EAST, buttons=THROW)).run(1, act(hand=EAST, buttons=THROW | HANDS)).run(40)
    assert stage.world.holds[0, 0] == 0


def heights(reach: float) -> list[float]:
    stage = alone().give(0).run(40, act(hand=(reach, 0.0), buttons=THROW)).run(8, act(hand=(reach, 0.0)))
    seen = []
    while stage.state() not in (LOOSE, LIES):
        stage.run(1)
        seen.append(float(stage.world.lie_z[0, 0]))
    return seen


def test_throws_fly_in_an_arc_and_a_hand_close_to_the_body_lobs() -> None:
    flat, lob = heights(1.0), heights(0.2)
    assert RELEASE_HIGH < max(flat) < 1.6
    assert max(lob) > 2.0
    assert len(lob) > len(flat)


def test_a_burrito_comes_to_rest_and_stays_there() -> None:
    stage = alone().give(0).run(30, act(hand=EAST, buttons=THROW)).run(240, act(hand=EAST))
    assert stage.state() == LIES
    place = stage.world.lies[:, 0, 0].copy()
    stage.run(60)
    assert np.array_equal(stage.world.lies[:, 0, 0], place)


def test_bodies_do_not_pass_through_each_other() -> None:
    stage = Stage("brawl", (0, 1), 3).place(0, -1.0, 0.0).place(2, 0.0, 0.0).place(1, 5.0, 3.0)
    stage.run(30, act(EAST, EAST))
    gap = stage.world.at[:, 0, 0] - stage.world.at[:, 2, 0]
    assert np.sqrt(gap @ gap) > 2 * TORSO - 0.05
    assert stage.world.x[2, 0] > 0.1


def test_the_nearer_of_two_who_grab_at_once_gets_the_burrito() -> None:
    stage = Stage().place(0, -0.5, 2.0).place(1, 0.4, 2.0).lay(0, 0.0, 2.0).lay(1, 6.0, -4.0)
    stage.run(1, act(buttons=HANDS), act(buttons=HANDS))
    assert stage.world.holds[:, 0].tolist() == [-1, 0]


def test_the_motion_vectors_for_the_pages_are_up_to_date() -> None:
    """`python -m tests.arena.volley.vectors` writes the file; the TypeScript twin in `web` is checked against the same
    file."""
    assert vectors.FILE.read_text(encoding="utf-8") == vectors.text()


def test_golden_battles_are_unchanged() -> None:
    assert json.loads(golden.text()) == json.loads(golden.FILE.read_text(encoding="utf-8"))
