"""The game clock stands still while the table is paused or the server is down."""

from __future__ import annotations

from rumpus.tables.heart.clock import Clock


def test_a_clock_counts_milliseconds_from_the_start() -> None:
    assert Clock(since=100.0).now_ms(101.5) == 1500


def test_a_clock_stands_still_while_paused() -> None:
    paused = Clock(since=100.0).paused(101.0)
    assert paused.now_ms(161.0) == 1000
    assert paused.seconds_until(2000, 161.0) is None
    resumed = paused.resumed(161.0)
    assert resumed.now_ms(161.5) == 1500
    assert resumed.seconds_until(2000, 161.5) == 0.5


def test_pausing_or_resuming_twice_changes_nothing() -> None:
    clock = Clock(since=100.0).paused(101.0).paused(105.0).resumed(110.0).resumed(111.0)
    assert clock.now_ms(111.0) == 2000


def test_a_clock_continues_from_the_end_of_the_log() -> None:
    assert Clock(5000, since=100.0).now_ms(101.0) == 6000


def test_an_overdue_time_is_due_now() -> None:
    assert Clock(5000, since=100.0).seconds_until(4000, 100.0) == 0.0
