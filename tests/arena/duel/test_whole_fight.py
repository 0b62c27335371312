"""Modifiers that bind for the whole fight (purple cards)."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import Bind
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.numbers import ARM_IN
from rumpus.arena.shared.inputs import GIVE_GROUND, THRUST
from tests.arena.duel.duelists import decide
from tests.arena.duel.ring import EAST, NORTH, WEST, Ring, act, touch


@pytest.mark.clause("F-C-FLAMINGO")
def test_on_one_foot_a_fighter_moves_only_in_hops() -> None:
    ring = Ring(("hop",)).far_apart()
    speeds = []
    for _ in range(66):
        ring.run(1, act(EAST))
        speeds.append(float(ring.world.vx[0, 0]))
    still = [speed == 0 for speed in speeds]
    assert sum(still) > 6, "between hops one stands"
    assert len({round(speed, 6) for speed in speeds[:12]}) == 1, "a hop has one speed"
    assert ring.at(0)[0] > -1.6


@pytest.mark.clause("F-C-FLAMINGO")
def test_a_hopping_fighter_cannot_steer_in_the_air() -> None:
    ring = Ring(("hop",)).far_apart().run(2, act(EAST))
    ring.run(8, act(NORTH))
    assert ring.world.vy[0, 0] == 0
    assert ring.world.vx[0, 0] > 2


@pytest.mark.clause("F-C-PIVOT")
def test_a_tether_stops_movement_at_a_circle() -> None:
    ring = Ring(("tether",))
    stood = ring.at(0)
    ring.run(120, act(WEST))
    far = np.abs(ring.at(0) - stood)[0]
    assert far == pytest.approx(ring.world.tie[0, 0], abs=0.02)
    assert 0.8 < far < 1.2


@pytest.mark.clause("F-C-PIVOT")
@pytest.mark.parametrize("orders", [(), ("fetch",), ("paces",), ("one_pile", "paces"), ("fetch", "paces")])
def test_the_circles_are_wide_enough_to_reach_each_other(orders: tuple[str, ...]) -> None:
    ring = Ring((*orders, "tether"))
    for _ in range(900):
        ring.floor.step(decide(ring.world))
        if ring.world.tied.all():
            break
    assert ring.world.tied.all()
    gap = ring.world.tie_at[:, 0, 0] - ring.world.tie_at[:, 1, 0]
    assert np.sqrt(gap @ gap) - ring.world.tie[0, 0] - ring.world.tie[1, 0] < 1.3


@pytest.mark.clause("F-C-PIVOT")
@pytest.mark.clause("F-RULE-R3")
def test_an_ordered_step_back_moves_the_circle() -> None:
    ring = Ring(("tether", "give_ground"))
    ring.run(80, act(WEST))
    ring.world.order[0], ring.world.left[0] = BIT["give_ground"], 120.0
    ring.world.spot[...] = ring.world.at
    before = ring.at(0)
    ring.run(2, act(WEST, buttons=GIVE_GROUND))
    assert not ring.world.tied[0, 0]
    ring.run(60, act(buttons=GIVE_GROUND))
    assert ring.at(0)[0] < before[0] - 0.4
    assert ring.world.tied[0, 0]
    assert ring.world.tie_x[0, 0] == pytest.approx(ring.at(0)[0], abs=0.3)


@pytest.mark.clause("F-C-SLOW")
@pytest.mark.parametrize("pace", [0.4, 0.7])
def test_all_speeds_are_multiplied(pace: float) -> None:
    free, slow = Ring().far_apart(), Ring((Bind("pace", pace),)).far_apart()
    for ring in (free, slow):
        ring.run(40, act(EAST, NORTH))
    assert slow.world.vx[0, 0] == pytest.approx(pace * free.world.vx[0, 0], rel=0.05)
    slow.run(30, act(EAST, (-1.0, -0.1)))
    assert np.abs(slow.world.spin).max() <= pace * 0.115 + 1e-9


@pytest.mark.clause("F-C-SLOW")
def test_orders_take_longer_in_slow_motion() -> None:
    ring = Ring((Bind("pace", 0.4), "cry")).far_apart()
    touch(ring)
    ring.run(140)
    assert ring.verdict is None
    ring.run(20)
    assert ring.verdict is not None
    assert ring.verdict.modifier == "cry"


@pytest.mark.clause("F-C-WRONGHAND")
def test_in_the_wrong_hand_the_sword_is_on_the_other_side_and_the_aim_mirrored() -> None:
    right, wrong = Ring(), Ring(("other_hand",))
    assert np.sign(wrong.world.side[0, 0]) == -np.sign(right.world.side[0, 0])
    for ring in (right, wrong):
        ring.place(0, -2.5, 0.0, EAST)
        ring.place(1, 2.5, 0.0, WEST)
        ring.run(40, act(hand=(0.6, 0.8)))
    assert right.heading(0) == pytest.approx(-wrong.heading(0), abs=0.5)
    assert right.heading(0) > 45


@pytest.mark.clause("F-C-WRONGHAND")
def test_a_switch_puts_the_sword_back_into_the_right_hand() -> None:
    ring = Ring(("other_hand", "switch"))
    ring.place(1, 2.5, 0.0, WEST)
    touch(ring)
    ring.run(2)
    assert ring.world.side[0, 0] == 1
    ring.run(60, act(hand=(0.6, 0.8)))
    assert ring.heading(0) > 45


@pytest.mark.clause("F-C-NORETREAT")
def test_no_retreat_stops_backward_movement() -> None:
    ring = Ring(("no_retreat",))
    ring.place(0, -2.5, 0.0, EAST)
    ring.place(1, 2.5, 0.0, WEST)
    ring.run(60, act((-0.7, 0.7)))
    assert ring.distance() <= 5.2
    assert ring.at(0)[0] >= -2.5
    assert ring.at(0)[1] > 1.0, "sideways one may go"


@pytest.mark.clause("F-C-NORETREAT")
def test_a_thrust_away_from_the_opponent_does_not_move_a_fighter_back() -> None:
    ring = Ring(("no_retreat",))
    ring.place(0, -2.5, 0.0, WEST)
    ring.place(1, 2.5, 0.0, WEST)
    ring.run(20, act(WEST, WEST, THRUST))
    assert ring.at(0)[0] == pytest.approx(-2.5)


@pytest.mark.clause("F-C-NORETREAT")
@pytest.mark.clause("F-RULE-R3")
@pytest.mark.parametrize("order", ["fetch", "paces", "one_pile"])
def test_no_retreat_is_suspended_while_an_order_leads_away(order: str) -> None:
    ring = Ring(("no_retreat", order))
    before = ring.distance()
    ring.run(90, act(WEST), act(EAST))
    assert ring.distance() > before + 0.5


@pytest.mark.clause("F-C-TINYARMS")
def test_the_arm_stays_drawn_in() -> None:
    ring = Ring(("short_arm",))
    ring.place(0, -2.5, -1.5, EAST, arm=ARM_IN)
    for _ in range(60):
        ring.run(1, act(EAST, EAST, THRUST))
        assert ring.world.arm[0, 0] == ARM_IN
