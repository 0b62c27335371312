"""Orders triggered by a touch (yellow cards)."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel.contacts import measure
from rumpus.arena.shared.inputs import CRY, GIVE_GROUND, THRUST
from tests.arena.duel.ring import EAST, NORTH, WEST, Ring, act, touch
from tests.arena.duel.test_start_orders import turned

TOUCHES = ("freeze", "cry", "switch", "give_ground", "twirl", "bow")


def after_touch(*rules: str) -> Ring:
    """0 has just touched the wall; 1 is far away."""
    ring = Ring(rules)
    ring.place(1, 2.5, 1.5, WEST)
    touch(ring)
    return ring


@pytest.mark.clause("F-RULE-4")
@pytest.mark.clause("F-RULE-R2")
@pytest.mark.parametrize("rule", TOUCHES)
def test_a_sword_that_touches_a_wall_binds_only_its_owner(rule: str) -> None:
    ring = after_touch(rule)
    assert (ring.order(0), ring.order(1)) == (rule, "")


def after_clash(rule: str, side: float = 0.8) -> Ring:
    """0 has just swung through the sword of 1, from the north or from the south."""
    ring = Ring((rule,))
    ring.place(0, -1.3, 0.0, EAST, arm=0.6)
    ring.place(1, 1.3, 0.0, WEST, arm=0.6)
    ring.world.sword[:, 0, 0] = ring.world.aim[:, 0, 0] = 0.6, side
    measure(ring.world)
    for _ in range(30):
        ring.run(1, act(hand=(0.6, -side)))
        if ring.order(0):
            break
    return ring


@pytest.mark.clause("F-RULE-R2")
@pytest.mark.parametrize("rule", TOUCHES)
def test_swords_that_touch_bind_both_fighters(rule: str) -> None:
    ring = after_clash(rule)
    assert (ring.order(0), ring.order(1)) == (rule, rule)


@pytest.mark.clause("F-RULE-R2")
def test_the_touching_tips_at_the_start_trigger_no_order() -> None:
    ring = Ring(("freeze",))
    ring.run(4, act(EAST), act(WEST))
    assert (ring.order(0), ring.order(1)) == ("", "")


@pytest.mark.clause("F-RULE-R2")
def test_a_lasting_contact_triggers_one_order() -> None:
    ring = Ring(("cry",))
    ring.place(0, -3.6, 0.0, WEST)
    ring.run(3).run(1, act(buttons=CRY))
    assert ring.order(0) == ""
    ring.run(100)
    assert ring.verdict is None


@pytest.mark.clause("F-RULE-R2")
def test_touches_during_an_order_trigger_no_order() -> None:
    ring = after_touch("freeze")
    ring.run(20)
    ring.place(0, -3.6, 0.0, WEST)
    ring.run(40)
    assert ring.world.wall_apart[0, 0] == 0
    assert ring.order(0) == ""


@pytest.mark.clause("F-RULE-R3")
def test_several_orders_of_one_touch_are_done_one_after_another() -> None:
    ring = after_touch("bow", "freeze", "cry", "twirl")
    seen = []
    for _ in range(60 + 45 + 45 + 30):
        if ring.order(0) and ring.order(0) not in seen:
            seen.append(ring.order(0))
            left = float(ring.world.left[0, 0])
        press = CRY if ring.order(0) == "cry" and left > 0 and len(seen) == 2 else 0
        ring.run(1, act(buttons=press))
    assert seen == ["freeze", "cry", "twirl", "bow"]
    assert ring.verdict is None


@pytest.mark.clause("F-RULE-R3")
def test_the_time_for_an_order_starts_when_the_previous_one_is_done() -> None:
    ring = after_touch("freeze", "cry")
    ring.run(46 + 55)
    assert ring.verdict is None
    ring.run(10)
    assert ring.verdict is not None
    assert ring.verdict.modifier == "cry"


@pytest.mark.clause("F-C-FREEZE")
def test_a_frozen_fighter_neither_walks_nor_swings_for_some_ticks() -> None:
    ring = after_touch("freeze").run(2)
    before = ring.world.pose[:, 0, 0].copy()
    ring.run(40, act(EAST, NORTH, THRUST))
    assert np.abs(ring.world.pose[:, 0, 0] - before)[:4].max() < 0.05
    ring.run(30, act(EAST, NORTH))
    assert ring.heading(0) > 60


@pytest.mark.clause("F-C-WARCRY")
@pytest.mark.clause("F-END-3")
def test_a_fighter_who_does_not_cry_in_time_loses() -> None:
    ring = after_touch("cry").run(70)
    assert ring.verdict is not None
    assert (ring.verdict.losers, ring.verdict.cause, ring.verdict.modifier) == ((0,), "broken", "cry")


@pytest.mark.clause("F-C-WARCRY")
def test_a_cry_in_time_counts_and_a_button_held_since_before_does_not() -> None:
    ring = after_touch("cry").run(10).run(1, act(buttons=CRY)).run(100)
    assert ring.verdict is None
    held = Ring(("cry",))
    held.place(1, 2.5, 1.5, WEST)
    held.run(5, act(buttons=CRY))
    held.place(0, -3.6, 0.0, WEST)
    held.run(80, act(buttons=CRY))
    assert held.verdict is not None
    assert held.verdict.modifier == "cry"


@pytest.mark.clause("F-C-SWITCH")
def test_the_sword_changes_sides() -> None:
    ring = after_touch("switch")
    assert ring.world.side[0, 0] == -1
    hand = ring.world.hand[:, 0, 0] - ring.at(0)
    assert hand[1] > 0.15, "facing east, the left is north"
    ring.run(20)
    assert ring.order(0) == ""


@pytest.mark.clause("F-C-GROUND")
@pytest.mark.parametrize("how", [act(WEST), act(buttons=GIVE_GROUND)])
def test_a_full_step_back_fulfils_give_ground(how: tuple[float, float, float, float, int]) -> None:
    ring = after_touch("give_ground")
    ring.place(1, 2.5, 0.0, WEST)
    before = ring.at(0)
    ring.run(40, how)
    assert ring.order(0) == ""
    assert ring.at(0)[0] < before[0] - 0.4
    ring.run(150)
    assert ring.verdict is None


@pytest.mark.clause("F-C-GROUND")
def test_being_pushed_back_is_not_a_step() -> None:
    ring = after_touch("give_ground")
    ring.place(1, 2.5, 0.0, WEST)
    before = ring.at(0)
    ring.world.recoil[0], ring.world.vx[0] = 16.0, -3.0
    ring.run(40)
    assert ring.at(0)[0] < before[0] - 0.6
    assert ring.order(0) == "give_ground"


@pytest.mark.clause("F-C-GROUND")
@pytest.mark.clause("F-END-3")
def test_a_fighter_who_does_not_step_back_in_time_loses() -> None:
    ring = after_touch("give_ground").run(130, act(NORTH))
    assert ring.verdict is not None
    assert (ring.verdict.losers, ring.verdict.modifier) == ((0,), "give_ground")


@pytest.mark.clause("F-C-GROUND")
def test_pressing_back_at_the_wall_is_enough() -> None:
    ring = after_touch("give_ground")
    ring.place(0, -4.2, 0.0, EAST)
    ring.world.spot[...] = ring.world.at
    ring.run(2)
    assert ring.order(0) == "give_ground"
    ring.run(2, act(buttons=GIVE_GROUND))
    assert ring.order(0) == ""


@pytest.mark.clause("F-C-TWIRL")
def test_a_twirl_turns_once_around() -> None:
    ring = after_touch("twirl")
    assert abs(turned(ring, 0, 30)) == pytest.approx(360, rel=0.1)
    ring.run(3)
    assert ring.order(0) == ""


@pytest.mark.clause("F-C-TWIRL", "F-RULE-4")
@pytest.mark.parametrize("fighter", [0, 1])
@pytest.mark.parametrize("side", [0.8, -0.8])
def test_after_a_clash_both_twirl_once_around_and_stay_about_where_they_were(fighter: int, side: float) -> None:
    ring = after_clash("twirl", side)
    before = ring.distance()
    assert abs(turned(ring, fighter, 29)) == pytest.approx(360, rel=0.05)
    ring.run(2)
    assert (ring.order(0), ring.order(1)) == ("", "")
    assert before < ring.distance() < before + 2.5
    assert ring.world.spin[:, 0].tolist() == pytest.approx([0, 0], abs=0.03), "a turn ends at rest"


@pytest.mark.clause("F-C-TWIRL")
def test_a_fighter_in_a_twirl_hits_nobody_and_can_be_hit() -> None:
    ring = after_touch("twirl")
    ring.place(1, -0.7, 0.0, WEST, arm=0.2)
    ring.world.armed[1] = 0
    ring.run(20)
    assert ring.order(0) == "twirl"
    assert ring.verdict is None
    ring = after_touch("twirl")
    ring.place(1, -0.6, -0.2, WEST)
    ring.run(12, second=act(hand=WEST, buttons=THRUST))
    assert ring.verdict is not None
    assert ring.verdict.losers == (0,)


@pytest.mark.clause("F-C-BOW")
def test_a_bowing_fighter_draws_the_arm_in_and_does_not_swing() -> None:
    ring = after_touch("bow").run(12)
    heading = ring.heading(0)
    ring.run(25, act(EAST, NORTH, THRUST))
    assert ring.world.arm[0, 0] == pytest.approx(0.2)
    assert ring.heading(0) == pytest.approx(heading, abs=1)
    ring.run(30, act(hand=NORTH))
    assert ring.heading(0) > 45
