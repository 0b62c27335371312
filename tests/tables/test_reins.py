"""The reins of a fighter: what a page wants goes to the floor one input a tick, whatever the network does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.arena.shared.inputs import ALL_BUTTONS, CRY, THRUST, clamped
from rumpus.tables.errors import FromTheFuture, TooManyInputs
from rumpus.tables.reins import HELD_TICKS, MOST_AHEAD, MOST_WAITING, REST, Reins


def inputs(*moves: int, buttons: int = 0) -> bytes:
    """One input a move, each to that side."""
    return b"".join(bytes((move, 0, 0, 0, buttons)) for move in moves)


def steps(reins: Reins, ticks: int) -> list[int]:
    """The moves of the next ticks."""
    return [reins.next()[0] for _ in range(ticks)]


def test_inputs_are_stepped_one_a_tick_in_their_order() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(10, 20))
    reins.take(3, inputs(30))
    assert steps(reins, 3) == [10, 20, 30]
    assert reins.stepped == 3


def test_without_a_new_input_the_last_is_held_and_then_the_fighter_rests() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(10, 20))
    assert steps(reins, 2 + HELD_TICKS) == [10, *[20] * (HELD_TICKS + 1)]
    assert reins.next() == REST
    assert reins.stepped == 2


def test_without_a_new_input_a_button_stays_pressed_until_whoever_pressed_it_lets_go() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(10, 20, buttons=THRUST))
    for _ in range(3 * HELD_TICKS):
        last = reins.next()
    assert last == inputs(0, buttons=THRUST)
    reins.take(3, inputs(0, 0))
    assert [reins.next() for _ in range(2)] == [REST] * 2


def test_after_a_gap_a_second_input_is_awaited_for_a_moment() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(10, 20))
    assert steps(reins, 3) == [10, 20, 20]
    reins.take(3, inputs(30))
    assert steps(reins, 2) == [20, 20]
    assert steps(reins, 1) == [30]
    assert steps(reins, 1) == [30]
    reins.take(4, inputs(40, 50))
    assert steps(reins, 2) == [40, 50]


def test_inputs_that_came_before_are_nothing_new() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(10, 20))
    reins.take(1, inputs(70, 80, 30))
    reins.take(2, inputs(90))
    assert steps(reins, 3) == [10, 20, 30]


def test_of_too_many_that_wait_the_latest_count_but_no_press_is_lost() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(1, buttons=CRY) + inputs(2, 3, 4))
    reins.take(5, inputs(5, 6, 7, 8, buttons=THRUST))
    first = reins.next()
    assert first == bytes((3, 0, 0, 0, CRY))
    assert reins.stepped == 8 - MOST_WAITING + 1


def test_a_page_may_leave_inputs_out_but_not_come_from_the_future() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(MOST_AHEAD, inputs(10, 20))
    with pytest.raises(FromTheFuture):
        reins.take(3 * MOST_AHEAD, inputs(30))
    assert steps(reins, 2) == [10, 20]


def test_more_inputs_than_a_second_has_are_refused_until_time_has_passed() -> None:
    reins = Reins(ALL_BUTTONS)
    for number in range(15):
        reins.take(1 + 8 * number, inputs(*range(8)))
    with pytest.raises(TooManyInputs):
        reins.take(121, inputs(1))
    steps(reins, 60)
    reins.take(reins.seq + 1, inputs(50, 60))
    assert 60 in steps(reins, MOST_WAITING + 2)


def test_a_steady_page_is_never_refused() -> None:
    reins = Reins(ALL_BUTTONS)
    for number in range(600):
        reins.take(1 + 2 * number, inputs(number % 100, 1))
        steps(reins, 2)


def test_inputs_that_only_wait_do_not_keep_a_fighter_late() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, inputs(*range(1, 7)))
    for number in range(600):
        steps(reins, 1)
        reins.take(7 + number, inputs(1))
    assert reins.seq - reins.stepped <= 3


def test_another_page_counts_anew() -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(500, inputs(10, 20, 30))
    reins.begin_anew(1)
    reins.take(1, inputs(40, 50))
    assert steps(reins, 2) == [40, 50]
    assert reins.stepped == 2


@given(st.binary(min_size=5, max_size=5))
def test_whatever_comes_is_stepped_within_reach(one: bytes) -> None:
    reins = Reins(ALL_BUTTONS)
    reins.take(1, one + one)
    expected = clamped(np.frombuffer(one, np.int8).reshape(1, 5))
    assert np.array_equal(np.frombuffer(reins.next(), np.int8), expected[0])
