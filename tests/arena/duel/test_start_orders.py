"""Orders at the start, after the countdown (green cards)."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import FIGHT, ORDER, decoded
from rumpus.arena.duel.numbers import FETCH_BEHIND
from rumpus.arena.duel.snapshots import FLAGS
from rumpus.arena.shared.inputs import THRUST
from tests.arena.duel.ring import EAST, NORTH, WEST, Ring, act

ORDERS = ("spin", "fetch", "paces", "one_pile", "sit", "blind")
HURRY = act(EAST, EAST, THRUST), act(WEST, WEST, THRUST)


def turned(ring: Ring, fighter: int, ticks: int) -> float:
    """Degrees by which the facing turns, counting full turns."""
    total = 0.0
    for _ in range(ticks):
        before = ring.world.face[:, fighter, 0].copy()
        ring.run(1)
        after = ring.world.face[:, fighter, 0]
        total += float(np.degrees(np.arctan2(before[0] * after[1] - before[1] * after[0], before @ after)))
    return total


@pytest.mark.clause("F-C-DIZZY")
def test_three_spins_are_forced_at_the_start() -> None:
    ring = Ring(("spin",))
    assert ring.order(0) == "spin"
    assert abs(turned(ring, 0, 89)) == pytest.approx(1080, rel=0.05)
    ring.run(2)
    assert ring.world.phase[0] == FIGHT


@pytest.mark.clause("F-C-DIZZY")
def test_after_the_spins_the_aim_drifts_for_a_moment() -> None:
    ring = Ring(("spin",)).run(95)
    ring.far_apart()
    headings = []
    for _ in range(120):
        ring.run(1, act(hand=EAST))
        headings.append(ring.heading(0))
    assert max(abs(heading) for heading in headings[30:]) > 5
    ring.run(150, act(hand=EAST))
    assert abs(ring.heading(0)) < 1


@pytest.mark.clause("F-C-DROP")
def test_swords_lie_two_paces_behind_and_are_fetched() -> None:
    ring = Ring(("fetch",))
    lies = ring.world.lies[:, 0, 0]
    assert ring.at(0)[0] - lies[0] == pytest.approx(FETCH_BEHIND)
    ring.run(30, act(EAST))
    assert not ring.world.armed[0, 0]
    ring.run(120, act(WEST))
    assert ring.world.armed[0, 0]
    assert ring.order(0) == ""
    assert ring.world.phase[0] == ORDER, "the other one has still to fetch theirs"


@pytest.mark.clause("F-C-DROP")
def test_a_fighter_who_has_fetched_a_sword_may_hit_one_who_has_not() -> None:
    ring = Ring(("fetch",)).run(60, act(WEST))
    assert ring.world.armed[:, 0].tolist() == [1, 0]
    ring.run(120, act(EAST, EAST))
    assert ring.verdict is not None
    assert ring.verdict.losers == (1,)


@pytest.mark.clause("F-C-BACKTOBACK")
def test_fighters_walk_three_paces_back_to_back_and_then_turn() -> None:
    ring = Ring(("paces",), count_down=False)
    before = ring.distance()
    assert before < 0.6, "back to back"
    assert ring.world.face_x[:, 0].tolist() == [-1.0, 1.0]
    ring.run(180, *HURRY)
    assert ring.distance() == before, "nobody walks before the word"
    ring.run(60, *HURRY)
    assert ring.world.face_x[0, 0] < -0.9, "the back is turned"
    ring.run(67, *HURRY)
    assert ring.distance() > before + 3
    assert ring.world.face_x[0, 0] > 0.9
    assert ring.world.phase[0] == FIGHT


@pytest.mark.clause("F-C-BACKTOBACK")
@pytest.mark.parametrize("before", ["spin", "fetch"])
def test_orders_before_the_paces_are_done_out_of_reach(before: str) -> None:
    ring = Ring((before, "paces"))
    ring.run(90)
    assert ring.distance() > 1.0
    assert ring.verdict is None


@pytest.mark.clause("F-C-ONEPILE")
def test_one_pile_forces_a_step_back_before_the_grab() -> None:
    ring = Ring(("one_pile",))
    before = ring.distance()
    ring.run(24, act(EAST), act(WEST))
    assert ring.distance() > before + 0.8
    assert not ring.world.armed.any()
    ring.run(60, act(EAST))
    assert ring.world.armed[:, 0].tolist() == [1, 0]


@pytest.mark.clause("F-C-ONEPILE")
@pytest.mark.clause("F-RULE-R3")
def test_one_pile_keeps_swords_from_being_dropped_behind() -> None:
    ring = Ring(("fetch", "one_pile"), count_down=False)
    assert np.abs(ring.world.lies[:, :, 0]).max() < 0.3
    ring.run(181)
    assert ring.order(0) == "one_pile"


@pytest.mark.clause("F-C-ONEPILE")
def test_a_sword_does_not_hit_somebody_standing_there_when_it_is_picked_up() -> None:
    ring = Ring(("one_pile",)).run(30)
    ring.place(0, -0.3, 0.2, EAST)
    ring.place(1, 0.4, 0.2, WEST)
    ring.run(3)
    assert ring.world.armed[0, 0]
    assert ring.verdict is None


@pytest.mark.clause("F-C-SIT")
def test_a_sitting_fighter_cannot_walk_but_may_swing() -> None:
    ring = Ring(("sit",))
    before = ring.at(0)
    ring.run(148, act(WEST, NORTH))
    assert np.array_equal(ring.at(0), before)
    assert ring.heading(0) > 80
    ring.run(30, act(WEST))
    assert ring.at(0)[0] < before[0] - 0.3


@pytest.mark.clause("F-C-EYES")
def test_a_fighter_with_shut_eyes_does_not_see_the_other_for_a_count_of_three() -> None:
    ring = Ring(("blind",))
    for fighter in (0, 1):
        seen = decoded(ring.floor.snapshot(0, eyes=fighter))[0]["fighters"]
        assert seen["flags"][fighter] & FLAGS["blind"]
        assert seen["x"][fighter] != 0
        assert seen[1 - fighter].tobytes() == bytes(seen.itemsize)
    screen = decoded(ring.floor.snapshot(0))[0]["fighters"]
    assert screen["x"].all()
    ring.run(181)
    seen = decoded(ring.floor.snapshot(0, eyes=0))[0]["fighters"]
    assert seen["x"].all()
    assert not seen["flags"][0] & FLAGS["blind"]


@pytest.mark.clause("F-RULE-R3")
def test_several_start_orders_are_done_one_after_another_in_deck_list_order() -> None:
    ring = Ring(("blind", "sit", "paces", "spin"))
    seen: list[str] = []
    for _ in range(700):
        if ring.order(0) and ring.order(0) not in seen:
            seen.append(ring.order(0))
        ring.run(1)
    assert seen == ["spin", "paces", "sit", "blind"]
    assert ring.world.phase[0] == FIGHT


@pytest.mark.clause("F-RULE-R2")
@pytest.mark.parametrize("order", ORDERS)
def test_touches_during_start_orders_trigger_no_order(order: str) -> None:
    ring = Ring((order, "freeze"))
    ring.world.armed[...] = 1
    ring.world.left[...] = 100
    ring.place(0, -3.6, 0.0, WEST)
    ring.run(2)
    assert ring.order(0) == order
    assert ring.world.wall_apart[0, 0] == 0
    assert ring.world.todo[0, 0] == 0
