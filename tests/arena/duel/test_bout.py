"""The course of a bout: how it starts, what wins it, and how it ends without a hit."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import COUNTDOWN, COUNTDOWN_TICKS, FIGHT, SAME_MOMENT, Floor, Verdict
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.numbers import LOT_AFTER, SHRINK_AFTER, SHRINK_TICKS, TORSO
from rumpus.arena.shared.inputs import THRUST
from tests.arena.duel.duelists import fought
from tests.arena.duel.ring import EAST, NORTH, SOUTH, WEST, Ring, act, setup

REACH_NOW = 1.74
"""Distance between the centres at which a stretched arm and its blade reach the other's torso."""


@pytest.mark.clause("F-FIGHT-1")
def test_only_the_tips_of_the_swords_touch_at_the_start() -> None:
    ring = Ring(count_down=False)
    gap = ring.tip(0) - ring.tip(1)
    assert np.sqrt(gap @ gap) < 0.01
    assert ring.distance() > 2.5
    assert ring.world.spark.max() == 0


@pytest.mark.clause("F-RULE-3")
@pytest.mark.parametrize("rule", ["fetch", "one_pile"])
def test_without_swords_in_hand_the_fingertips_touch(rule: str) -> None:
    ring = Ring((rule,), count_down=False)
    fingers = ring.world.hand[:, 0, 0] - ring.world.hand[:, 1, 0]
    assert np.sqrt(fingers @ fingers) < 0.01
    assert not ring.world.armed.any()


@pytest.mark.clause("F-FIGHT-2")
def test_nobody_moves_before_the_countdown_is_over() -> None:
    ring = Ring(count_down=False)
    before = ring.world.floats.copy()
    ring.run(COUNTDOWN_TICKS - 1, act(EAST, NORTH, THRUST), act(WEST, SOUTH, THRUST))
    assert ring.world.phase[0] == COUNTDOWN
    assert np.array_equal(ring.world.floats, before)
    stood = ring.at(0)[0]
    ring.run(1, act(WEST), act(EAST))
    assert ring.world.phase[0] == FIGHT
    assert ring.at(0)[0] < stood


@pytest.mark.clause("F-END-1")
def test_a_blade_on_the_torso_wins_at_once() -> None:
    ring = Ring()
    ring.place(0, -1.1, 0.0, EAST)
    ring.place(1, 1.1, 0.0, NORTH)
    ring.run(60, act(EAST, EAST, THRUST))
    assert ring.verdict is not None
    assert (ring.verdict.losers, ring.verdict.cause) == ((1,), "hit")
    assert ring.verdict.tick < COUNTDOWN_TICKS + 40


@pytest.mark.clause("F-END-1")
def test_arms_are_not_a_target_and_stop_no_blade() -> None:
    ring = Ring()
    ring.place(0, -1.6, 0.0, EAST)
    ring.place(1, 0.3, 0.5, SOUTH, arm=0.6)
    # The blade of 0 lies across the arm of 1, whose torso is out of reach.
    ring.world.hand[:, 1, 0] = 0.1, -0.1
    ring.run(3, act(hand=(0.5, 0.0)))
    assert ring.verdict is None


@pytest.mark.clause("F-END-4")
@pytest.mark.clause("F-END-R1")
def test_both_lose_if_both_are_hit_in_the_same_moment() -> None:
    ring = Ring()
    ring.place(0, -0.85, 0.1, EAST)
    ring.place(1, 0.85, -0.1, WEST)
    ring.run(20, act(EAST, EAST, THRUST), act(WEST, WEST, THRUST))
    assert ring.verdict is not None
    assert ring.verdict.losers == (0, 1)


@pytest.mark.clause("F-END-R1")
@pytest.mark.parametrize(("later", "losers"), [(0, (0, 1)), (SAME_MOMENT, (0, 1)), (SAME_MOMENT + 1, (1,))])
def test_the_same_moment_is_a_fixed_number_of_ticks(later: int, losers: tuple[int, ...]) -> None:
    """1 must cry first and 0 a few ticks later, but neither does."""
    ring = Ring(("cry",)).far_apart()
    ring.world.order[...] = BIT["cry"]
    ring.world.left[:, 0] = 10.0 + later, 10.0
    ring.run(20)
    assert ring.verdict is not None
    assert (ring.verdict.losers, ring.verdict.cause, ring.verdict.modifier) == (losers, "broken", "cry")


@pytest.mark.clause("F-MODE-R2")
def test_eager_fighters_end_a_bout_by_a_hit_within_seconds() -> None:
    verdicts = fought([setup(seed=seed) for seed in range(60)])
    seconds = np.array([verdict.tick - COUNTDOWN_TICKS for verdict in verdicts]) / 60
    assert {verdict.cause for verdict in verdicts} == {"hit"}
    assert {verdict.losers for verdict in verdicts} == {(0,), (1,), (0, 1)}
    assert 0.5 < np.median(seconds) < 10


@pytest.mark.clause("F-ARENA-R1")
def test_after_a_minute_the_floor_pushes_the_fighters_within_reach() -> None:
    ring = Ring()
    ring.place(0, -4.0, -2.5, WEST)
    ring.place(1, 4.0, 2.5, EAST)
    ring.run(SHRINK_AFTER)
    assert ring.distance() > 9
    ring.run(SHRINK_TICKS + 1)
    assert ring.distance() < REACH_NOW
    assert (np.abs(ring.world.at[:, :, 0]) <= ring.world.room - TORSO + 1e-12).all()


@pytest.mark.clause("F-ARENA-R1")
def test_without_a_hit_the_bout_is_decided_by_lot() -> None:
    floor = Floor(40)
    rows = [floor.open(setup(seed=seed)) for seed in range(40)]
    still = np.zeros((40, 2, 5), np.int8)
    floor.world.tick[:] = COUNTDOWN_TICKS + LOT_AFTER - 3
    floor.world.armed[:] = 0
    for _ in range(SAME_MOMENT + 4):
        floor.step(still)
    verdicts = [floor.verdict(row) for row in rows]
    assert {verdict.cause for verdict in verdicts if verdict} == {"lot"}
    assert {verdict.losers for verdict in verdicts if verdict} == {(0,), (1,)}


def test_nothing_moves_after_the_end() -> None:
    ring = Ring()
    ring.place(0, -1.1, 0.0, EAST)
    ring.place(1, 1.1, 0.0, NORTH)
    ring.run(60, act(EAST, EAST, THRUST))
    before = ring.world.copy()
    assert isinstance(ring.verdict, Verdict)
    ring.floor.step(np.full((1, 2, 5), 100, np.int8))
    assert np.array_equal(ring.world.floats, before.floats)
    assert np.array_equal(ring.world.wholes, before.wholes)
    assert ring.world.tick[0] == before.tick[0]
