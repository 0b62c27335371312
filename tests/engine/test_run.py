"""A running game: entry numbers, dice and wakes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import IllegalAction, Moment, Run, State, Step, Wake
from rumpus.engine.run import CHECK_EVERY, state_hash
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Score
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import WINDOW_MS, Ask, Event, KnockState, Point

SEED = bytes(16)


def started(seats: int = 3) -> Run[Any, Any, Any]:
    run: Run[Any, Any, Any] = Run(KnockKnock(seats=seats), SEED)
    run.start()
    return run


def test_entries_count_from_one_and_a_refusal_takes_no_number() -> None:
    run = started()
    with pytest.raises(IllegalAction):
        run.act(0, Ask("a"), 10)
    assert (run.number, run.at_ms) == (0, 0)
    assert run.act(0, Point(1), 20).entry.number == 1
    assert run.act(1, Point(1), 30).entry.number == 2


def test_a_refusal_does_not_shift_the_dice() -> None:
    one, two = started(), started()
    for _ in range(5):
        with pytest.raises(IllegalAction):
            one.act(0, Ask("a"), 10)
    assert one.wakes_until(WINDOW_MS) == two.wakes_until(WINDOW_MS)


def test_a_late_wake_is_applied_at_its_own_due_time() -> None:
    run = started()
    [wake] = run.wakes_until(WINDOW_MS + 900)
    assert (wake.entry.at_ms, wake.entry.seat, wake.entry.by, wake.entry.action) == (WINDOW_MS, None, "table", Wake())
    assert run.at_ms == WINDOW_MS


def test_a_wake_that_is_due_now_comes_before_an_answer_of_the_same_moment() -> None:
    run = started()
    run.wakes_until(WINDOW_MS)
    with pytest.raises(IllegalAction):
        run.act(0, Point(1), WINDOW_MS)


def test_no_wake_comes_before_its_time() -> None:
    run = started()
    assert run.wakes_until(WINDOW_MS - 1) == []
    assert run.number == 0


class Metronome(KnockKnock):
    """Wakes every second, and counts the wakes as rounds."""

    def wake_at_ms(self, state: KnockState) -> int | None:
        return 1000 * state.public.round if state.public.round < 5 else None

    def apply(self, state: KnockState, seat: int | None, action: Any, moment: Moment) -> Step[KnockState, Event]:
        public = replace(state.public, round=state.public.round + 1, until_ms=moment.at_ms)
        return Step(State(public, state.private, state.hidden), ())


def test_many_late_wakes_are_applied_in_order_each_at_its_own_time() -> None:
    run: Run[Any, Any, Any] = Run(Metronome(seats=2), SEED)
    run.start()
    assert [wake.entry.at_ms for wake in run.wakes_until(60_000)] == [1000, 2000, 3000, 4000]
    assert run.state.public.until_ms == 4000


def test_time_never_goes_back() -> None:
    run = started()
    run.act(0, Point(1), 100)
    assert run.act(1, Point(1), 40).entry.at_ms == 100


def test_the_log_has_a_hash_of_the_state_at_intervals() -> None:
    run = Run(Mantis(seats=2), SEED)
    run.start()
    checks = {}
    while run.outcome is None:
        applied = run.act(run.state.public.to_move, Score(), 0)
        checks[applied.entry.number] = applied.entry.check
        if applied.entry.number == CHECK_EVERY:
            assert applied.entry.check == state_hash(run.state)
    assert [number for number, check in checks.items() if check is not None] == list(
        range(CHECK_EVERY, len(checks) + 1, CHECK_EVERY)
    )


class Insomniac(Metronome):
    """Wakes for ever: its wake time never moves on."""

    def wake_at_ms(self, state: KnockState) -> int | None:
        return 0


def test_a_game_that_wakes_for_ever_is_stopped() -> None:
    run: Run[Any, Any, Any] = Run(Insomniac(seats=3), SEED)
    run.start()
    with pytest.raises(RuntimeError, match="wants to be woken for ever"):
        run.wakes_until(1)
