"""The game clock: it stands still while the table is paused or down."""

from __future__ import annotations

from rumpus.tables.clock import Clock


class Watch:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_a_clock_counts_milliseconds_from_the_start() -> None:
    watch = Watch()
    clock = Clock(watch)
    watch.seconds += 1.5
    assert clock.now_ms() == 1500


def test_a_clock_stands_still_while_paused() -> None:
    watch = Watch()
    clock = Clock(watch)
    watch.seconds += 1
    clock.pause()
    watch.seconds += 60
    assert clock.now_ms() == 1000
    assert clock.seconds_until(2000) is None
    clock.resume()
    watch.seconds += 0.5
    assert clock.now_ms() == 1500
    assert clock.seconds_until(2000) == 0.5


def test_pausing_and_resuming_twice_does_nothing_more() -> None:
    watch = Watch()
    clock = Clock(watch)
    watch.seconds += 1
    clock.pause()
    clock.pause()
    clock.resume()
    watch.seconds += 1
    clock.resume()
    assert clock.now_ms() == 2000


def test_a_clock_goes_on_where_the_log_ended() -> None:
    watch = Watch()
    clock = Clock(watch, at_ms=5000)
    watch.seconds += 1
    assert clock.now_ms() == 6000


def test_what_is_due_already_is_due_now() -> None:
    assert Clock(Watch(), at_ms=5000).seconds_until(4000) == 0.0
