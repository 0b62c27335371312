"""Advantages of one fighter (black cards)."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import COUNTDOWN_TICKS
from rumpus.arena.duel.contacts import ON_SHIELD, measure
from rumpus.arena.duel.numbers import COUNT, NEW_CONTACT
from rumpus.arena.shared.inputs import THRUST
from tests.arena.duel.duelists import fought
from tests.arena.duel.ring import EAST, NORTH, SOUTH, WEST, Ring, act, setup

THRUSTING = act(EAST, EAST, THRUST)


def exposed(ring: Ring, y: float = 0.2) -> Ring:
    """Put 1 before the sword of 0, with 1's own sword pointing elsewhere."""
    ring.place(0, -0.9, y, EAST)
    ring.place(1, 0.9, 0.0, EAST)
    return ring


@pytest.mark.clause("F-C-WIND")
def test_the_first_hit_does_not_count_and_the_second_does() -> None:
    ring = exposed(Ring(second=("second_wind",)))
    ring.run(20, THRUSTING)
    assert ring.verdict is None
    assert not ring.world.wind[1, 0]
    ring.run(30)
    exposed(ring).run(40, THRUSTING)
    assert ring.verdict is not None
    assert ring.verdict.losers == (1,)


@pytest.mark.clause("F-C-WIND")
def test_a_blade_that_stays_after_a_spared_hit_does_not_count() -> None:
    ring = exposed(Ring(second=("second_wind",)))
    ring.place(0, -0.4, 0.2, EAST)
    for _ in range(30):
        ring.place(0, -0.4, 0.2, EAST)
        ring.place(1, 0.6, 0.0, EAST)
        ring.run(1)
    assert ring.verdict is None


@pytest.mark.clause("F-C-WIND")
@pytest.mark.clause("F-RULE-R2")
def test_a_hit_that_does_not_count_is_a_touch_by_the_striker() -> None:
    ring = exposed(Ring(("freeze",), second=("second_wind",))).run(20, THRUSTING)
    assert (ring.order(0), ring.order(1)) == ("freeze", "")


@pytest.mark.clause("F-END-R1")
def test_a_spared_hit_makes_no_tie() -> None:
    ring = Ring(second=("second_wind",))
    ring.place(0, -0.85, 0.1, EAST)
    ring.place(1, 0.85, -0.1, WEST)
    ring.run(20, act(EAST, EAST, THRUST), act(WEST, WEST, THRUST))
    assert ring.verdict is not None
    assert ring.verdict.losers == (0,)


@pytest.mark.clause("F-C-SHIELD")
@pytest.mark.parametrize(("y", "stopped"), [(-0.05, True), (0.25, False)])
def test_a_shield_on_the_free_side_stops_blades_there(y: float, stopped: bool) -> None:
    """1 faces west with no sword in the way; the free side is south. The blade of 0 is 0.2 south of where 0 stands."""
    ring = Ring(second=("shield",))
    ring.place(0, -0.85, y, EAST)
    ring.place(1, 0.9, 0.0, WEST, arm=0.2)
    ring.world.armed[1] = 0
    ring.run(12, act(hand=EAST, buttons=THRUST))
    assert bool(ring.world.spark[0, 0] == ON_SHIELD) is stopped
    assert (ring.verdict is None) is stopped


@pytest.mark.clause("F-C-HEADSTART")
def test_a_fighter_with_a_head_start_moves_from_one_on_while_the_other_is_held() -> None:
    ring = Ring(first=("head_start",), count_down=False)
    before = ring.world.at.copy()
    ring.run(COUNTDOWN_TICKS - COUNT - 1, act(WEST), act(EAST))
    assert np.array_equal(ring.world.at, before)
    ring.run(COUNT // 2, act(WEST), act(EAST))
    assert ring.world.x[0, 0] < before[0, 0, 0] - 0.3
    assert ring.world.x[1, 0] == before[0, 1, 0]


@pytest.mark.clause("F-C-HEADSTART")
def test_a_head_start_allows_full_speed() -> None:
    early, late = Ring(first=("head_start",), count_down=False), Ring()
    early.run(COUNTDOWN_TICKS - COUNT - 1)
    moved = []
    for ring in (early, late):
        before = float(ring.world.x[0, 0])
        moved.append(float(ring.run(COUNT - 1, act(WEST)).world.x[0, 0]) - before)
    assert moved[0] == pytest.approx(moved[1])


@pytest.mark.clause("F-C-HEADSTART")
def test_hits_before_fight_do_not_count_even_if_the_blade_stays() -> None:
    ring = Ring(first=("head_start",), count_down=False)
    ring.run(COUNTDOWN_TICKS - COUNT + 10)
    exposed(ring)
    ring.place(0, -0.4, 0.2, EAST)
    ring.run(COUNT - 20, act(hand=(0.5, 0.0)))
    assert ring.world.body_apart[0, 0] == 0
    ring.run(20, act(hand=(0.5, 0.0)))
    assert ring.world.tick[0] > COUNTDOWN_TICKS
    assert ring.verdict is None


@pytest.mark.clause("F-C-HALF")
@pytest.mark.parametrize(("y", "counts"), [(0.1, False), (0.35, True)])
def test_only_the_sword_hand_half_counts(y: float, counts: bool) -> None:
    """1 faces west with the sword hand in the north. The blade of 0 is 0.2 south of where 0 stands."""
    ring = Ring(second=("half_target",))
    ring.place(0, -0.85, y, EAST)
    ring.place(1, 0.9, 0.0, WEST, arm=0.2)
    ring.world.sword[:, 1, 0] = ring.world.aim[:, 1, 0] = NORTH
    measure(ring.world)
    ring.run(12, act(hand=EAST, buttons=THRUST))
    assert ring.world.spark[0, 0] != 0
    assert (ring.verdict is not None) is counts


@pytest.mark.clause("F-C-HALF")
def test_a_contact_that_began_on_the_safe_half_does_not_count_when_it_slides_over() -> None:
    ring = lying(Ring(second=("half_target",)), 0.1)
    ring.run(8, act(NORTH, EAST))
    assert ring.world.tip_y[0, 0] > 0.05
    assert ring.world.body_apart[0, 0] == 0, "it has lain there all the time"
    assert ring.verdict is None
    ring.place(0, -1.5, 0.35, EAST)
    ring.run(NEW_CONTACT + 1)
    lying(ring, 0.35).run(2)
    assert ring.verdict is not None, "it came off, and met the half that counts"


def lying(ring: Ring, y: float) -> Ring:
    """Put the blade of 0 on 1, who faces west, 0.2 south of where 0 stands."""
    ring.place(0, -0.5, y, EAST)
    ring.place(1, 0.9, 0.0, WEST, arm=0.2)
    ring.world.sword[:, 1, 0] = ring.world.aim[:, 1, 0] = NORTH
    measure(ring.world)
    return ring


@pytest.mark.clause("F-C-BIG")
@pytest.mark.parametrize("big", [True, False])
def test_a_fighter_with_the_bigger_target_also_hits_arms_and_legs(big: bool) -> None:
    ring = Ring(first=("any_limb",) if big else ())
    ring.place(0, -1.3, 0.4, EAST)
    ring.place(1, 0.45, 0.55, SOUTH, arm=0.6)
    # The arm of 1 lies across the line of the thrust, but the torso does not.
    ring.run(5, act(hand=EAST, buttons=THRUST))
    assert (ring.verdict is not None and ring.verdict.losers == (1,)) is big


@pytest.mark.clause("F-C-EXEMPT")
def test_rules_may_bind_one_fighter_and_not_the_other() -> None:
    """An exempt fighter simply has no purple rules bound to them."""
    ring = Ring(first=("hop", "short_arm")).far_apart()
    ring.run(20, act(EAST, EAST), act(WEST, WEST))
    assert ring.world.arm[:, 0].tolist() == pytest.approx([0.2, 0.6])
    assert ring.world.hop[:, 0].tolist()[1] == 0 < ring.world.hop[0, 0]


@pytest.mark.clause("F-RULE-5")
@pytest.mark.parametrize("rule", ["second_wind", "shield", "half_target", "any_limb"])
def test_an_advantage_helps_without_deciding_the_bout(rule: str) -> None:
    verdicts = fought([setup(first=(rule,), seed=seed) for seed in range(120)])
    lost = [sum(verdict.losers == (fighter,) for verdict in verdicts) for fighter in (0, 1)]
    assert lost[1] > lost[0] > 0
