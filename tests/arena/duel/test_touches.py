"""Fights to several touches: the score, the pause, the shorter countdown, and what starts anew."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import COUNTDOWN, FIGHT, OVER, TOUCH, BadSetup, Bind, Floor, Setup
from rumpus.arena.duel.numbers import AGAIN_COUNT, COUNTDOWN_TICKS, ROOM_X, SHRINK_LEAST, TOUCH_TICKS
from rumpus.arena.duel.orders import BROKEN, HIT, lose
from rumpus.arena.duel.recording import most_ticks
from rumpus.arena.shared.inputs import SIZE

STILL = np.zeros((1, 2, SIZE), np.int8)


def to_phase(floor: Floor, phase: int) -> None:
    for _ in range(most_ticks(3)):
        if floor.world.phase[0] == phase:
            return
        floor.step(STILL)
    raise AssertionError(f"phase {phase} does not come")


def touch(floor: Floor, *losers: int, cause: int = HIT) -> None:
    """Play until "Fight!", then let these fighters lose the bout."""
    to_phase(floor, FIGHT)
    lose(floor.world, np.isin([[0], [1]], losers), cause)
    while floor.world.phase[0] == FIGHT:
        floor.step(STILL)


def opened(setup: Setup) -> Floor:
    floor = Floor(1)
    floor.open(setup)
    return floor


def score(floor: Floor) -> list[int]:
    return [int(won) for won in floor.world.score[:, 0]]


def test_a_fight_to_three_touches_is_won_by_the_third() -> None:
    floor = opened(Setup(1, touches=3))
    for losers, expected in (((1,), [1, 0]), ((0,), [1, 1]), ((1,), [2, 1])):
        touch(floor, *losers)
        assert (floor.world.phase[0], score(floor), floor.verdict(0)) == (TOUCH, expected, None)
    touch(floor, 1)
    verdict = floor.verdict(0)
    assert verdict is not None
    assert (verdict.losers, verdict.cause, score(floor)) == ((1,), "hit", [3, 1])


def test_a_fight_to_one_touch_ends_with_the_first() -> None:
    floor = opened(Setup(1))
    touch(floor, 0)
    verdict = floor.verdict(0)
    assert verdict is not None
    assert (verdict.losers, floor.world.phase[0]) == ((0,), OVER)


def test_the_last_touch_may_be_a_broken_rule() -> None:
    floor = opened(Setup(1, ((Bind("cry"),), ()), touches=2))
    touch(floor, 0)
    touch(floor, 0, cause=BROKEN)
    verdict = floor.verdict(0)
    assert verdict is not None
    assert (verdict.losers, verdict.cause) == ((0,), "broken")


def test_after_a_touch_both_stand_at_their_places_again_and_the_countdown_is_shorter() -> None:
    floor = opened(Setup(1, touches=3))
    before = floor.world.floats.copy()
    walk = STILL.copy()
    walk[..., 0] = 100
    to_phase(floor, FIGHT)
    for _ in range(20):
        floor.step(walk)
    assert not np.array_equal(floor.world.floats, before)
    floor.world.room[...] = 1.0
    touch(floor, 1)
    touched_at = int(floor.world.tick[0])
    to_phase(floor, COUNTDOWN)
    assert floor.world.tick[0] == touched_at + TOUCH_TICKS
    np.testing.assert_array_equal(floor.world.floats, before)
    assert floor.world.room[0, 0] == ROOM_X
    assert (floor.world.lost == -1).all()
    to_phase(floor, FIGHT)
    assert floor.world.tick[0] - touched_at - TOUCH_TICKS == 3 * AGAIN_COUNT < COUNTDOWN_TICKS


def test_nobody_moves_in_the_pause_after_a_touch() -> None:
    floor = opened(Setup(1, touches=3))
    touch(floor, 1)
    before = floor.world.floats.copy()
    walk = STILL.copy()
    walk[..., 0] = 100
    for _ in range(TOUCH_TICKS - 1):
        floor.step(walk)
    assert floor.world.phase[0] == TOUCH
    np.testing.assert_array_equal(floor.world.floats, before)


def test_start_orders_are_given_in_every_bout() -> None:
    floor = opened(Setup(1, ((Bind("sit"),), (Bind("sit"),)), touches=2))
    touch(floor, 1)
    to_phase(floor, COUNTDOWN)
    started = int(floor.world.tick[0]) + 3 * AGAIN_COUNT
    to_phase(floor, FIGHT)
    assert floor.world.tick[0] > started + 60


def test_a_second_wind_that_has_been_used_does_not_come_back() -> None:
    floor = opened(Setup(1, ((Bind("second_wind"),), (Bind("second_wind"),)), touches=2))
    to_phase(floor, FIGHT)
    floor.world.wind[0, 0] = 0
    touch(floor, 1)
    to_phase(floor, FIGHT)
    assert floor.world.wind[:, 0].tolist() == [0, 1]


def test_both_at_once_is_no_touch_and_the_third_time_lots_decide() -> None:
    floor = opened(Setup(1, touches=3))
    touch(floor, 0, 1)
    touch(floor, 0, 1)
    assert score(floor) == [0, 0]
    touch(floor, 0, 1)
    assert sum(score(floor)) == 1
    assert floor.world.phase[0] == TOUCH


def test_a_fight_that_nobody_decides_ends_by_lot_within_its_longest_time() -> None:
    floor = opened(Setup(7, touches=3))
    bouts = 1
    while floor.verdict(0) is None:
        assert floor.world.tick[0] < most_ticks(3)
        floor.step(STILL)
        bouts = max(bouts, int(floor.world.bout[0]))
    verdict = floor.verdict(0)
    assert verdict is not None
    assert verdict.cause == "lot"
    assert 3 <= bouts <= 7
    assert floor.world.shrinks[0] == SHRINK_LEAST


@pytest.mark.parametrize("setup", [Setup(1, touches=0), Setup(1, touches=4), Setup(1, count=19), Setup(1, count=61)])
def test_a_setup_out_of_bounds_is_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        Floor(1).open(setup)


def test_the_first_countdown_is_as_long_as_the_setup_says() -> None:
    floor = opened(Setup(1, count=30))
    to_phase(floor, FIGHT)
    assert floor.world.tick[0] == 90
