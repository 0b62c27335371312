"""The input buffer of a fighter: one input per tick goes to the floor, whatever the network does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.arena.shared.inputs import ALL_BUTTONS, CRY, THRUST, clamped
from rumpus.tables.errors import FromTheFuture, TooManyInputs
from rumpus.tables.input_buffer import HELD_TICKS, MOST_AHEAD, MOST_WAITING, REST, InputBuffer


def inputs(*moves: int, buttons: int = 0) -> bytes:
    """One input for each move, in that direction."""
    return b"".join(bytes((move, 0, 0, 0, buttons)) for move in moves)


def steps(buffer: InputBuffer, ticks: int) -> list[int]:
    """The moves of the next ticks."""
    return [buffer.next()[0] for _ in range(ticks)]


def test_one_input_a_tick_is_applied_in_order() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(10, 20))
    buffer.take(3, inputs(30))
    assert steps(buffer, 3) == [10, 20, 30]
    assert buffer.stepped == 3


def test_without_a_new_input_the_last_is_repeated_for_some_ticks_and_then_the_fighter_rests() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(10, 20))
    assert steps(buffer, 2 + HELD_TICKS) == [10, *[20] * (HELD_TICKS + 1)]
    assert buffer.next() == REST
    assert buffer.stepped == 2


def test_without_a_new_input_a_button_stays_pressed_until_an_input_releases_it() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(10, 20, buttons=THRUST))
    for _ in range(3 * HELD_TICKS):
        last = buffer.next()
    assert last == inputs(0, buttons=THRUST)
    buffer.take(3, inputs(0, 0))
    assert [buffer.next() for _ in range(2)] == [REST] * 2


def test_after_a_gap_the_buffer_waits_some_ticks_for_a_second_input() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(10, 20))
    assert steps(buffer, 3) == [10, 20, 20]
    buffer.take(3, inputs(30))
    assert steps(buffer, 2) == [20, 20]
    assert steps(buffer, 1) == [30]
    assert steps(buffer, 1) == [30]
    buffer.take(4, inputs(40, 50))
    assert steps(buffer, 2) == [40, 50]


def test_repeated_inputs_are_ignored() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(10, 20))
    buffer.take(1, inputs(70, 80, 30))
    buffer.take(2, inputs(90))
    assert steps(buffer, 3) == [10, 20, 30]


def test_the_latest_of_too_many_waiting_inputs_are_used_and_no_press_is_lost() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(1, buttons=CRY) + inputs(2, 3, 4))
    buffer.take(5, inputs(5, 6, 7, 8, buttons=THRUST))
    first = buffer.next()
    assert first == bytes((3, 0, 0, 0, CRY))
    assert buffer.stepped == 8 - MOST_WAITING + 1


def test_a_page_may_skip_inputs_but_not_send_them_too_early() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(MOST_AHEAD, inputs(10, 20))
    with pytest.raises(FromTheFuture):
        buffer.take(3 * MOST_AHEAD, inputs(30))
    assert steps(buffer, 2) == [10, 20]


def test_more_inputs_than_a_second_has_are_refused_until_time_has_passed() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    for number in range(15):
        buffer.take(1 + 8 * number, inputs(*range(8)))
    with pytest.raises(TooManyInputs):
        buffer.take(121, inputs(1))
    steps(buffer, 60)
    buffer.take(buffer.seq + 1, inputs(50, 60))
    assert 60 in steps(buffer, MOST_WAITING + 2)


def test_a_steady_page_is_never_refused() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    for number in range(600):
        buffer.take(1 + 2 * number, inputs(number % 100, 1))
        steps(buffer, 2)


def test_a_long_queue_of_inputs_is_shortened() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, inputs(*range(1, 7)))
    for number in range(600):
        steps(buffer, 1)
        buffer.take(7 + number, inputs(1))
    assert buffer.seq - buffer.stepped <= 3


def test_another_page_starts_counting_again() -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(500, inputs(10, 20, 30))
    buffer.restart(1)
    buffer.take(1, inputs(40, 50))
    assert steps(buffer, 2) == [40, 50]
    assert buffer.stepped == 2


@given(st.binary(min_size=5, max_size=5))
def test_all_inputs_are_clamped(one: bytes) -> None:
    buffer = InputBuffer(ALL_BUTTONS)
    buffer.take(1, one + one)
    expected = clamped(np.frombuffer(one, np.int8).reshape(1, 5))
    assert np.array_equal(np.frombuffer(buffer.next(), np.int8), expected[0])
