"""Mistakes that only show in a game stay at its own table."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias

import pytest

from rumpus.engine import IllegalAction, Run
from rumpus.games import AnyGame
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Score
from rumpus.guests import GameFailed, guard, load_game
from rumpus.guests.guard import guarded
from tests.guests.files import changed_pig, line_of

AnyRun: TypeAlias = Run[Any, Any, Any]
MISTAKE = "after.tell(Held(seat, after.public.scores[seat]))"


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(guard.time, "monotonic", lambda: now[0])
    return now


def _begun(path: Path) -> tuple[AnyRun, AnyGame]:
    game = guarded(load_game(str(path)))(seats=2)
    run: AnyRun = Run(game, b"seed")
    run.start()
    return run, game


def _until_something_is_at_stake(run: AnyRun) -> int:
    roll = run.game.moves[0]
    for _ in range(100):
        run.act(run.state.public.turn, roll, 0)
        if run.state.public.pot:
            return int(run.state.public.turn)
    raise AssertionError("the die shows nothing but ones")


def test_an_exception_of_the_rules_becomes_a_refusal_with_its_place_and_nothing_changes(tmp_path: Path) -> None:
    path = changed_pig(tmp_path, (MISTAKE, f"{MISTAKE}; 1 / 0"))
    run, game = _begun(path)
    seat = _until_something_is_at_stake(run)
    before = run.state
    with pytest.raises(GameFailed, match=rf"ZeroDivisionError.*my_pig\.py, line {line_of(path, '1 / 0')}, in apply"):
        run.act(seat, game.moves[1], 0)
    assert run.state is before


def test_a_refusal_of_the_rules_is_not_a_failure(tmp_path: Path) -> None:
    run, game = _begun(changed_pig(tmp_path))
    with pytest.raises(IllegalAction, match="P-TURN-1"):
        run.act(1 - run.state.public.turn, game.moves[0], 0)


def test_a_game_that_takes_too_long_is_stopped_and_rests_for_a_while(tmp_path: Path, clock: list[float]) -> None:
    path = changed_pig(tmp_path, (MISTAKE, f"{MISTAKE}; self.idle()"), ("    def outcome", "    def idle(self):\n"
                       "        while True: pass\n\n    def outcome"))  # fmt: skip
    run, game = _begun(path)
    seat = _until_something_is_at_stake(run)
    with pytest.raises(GameFailed, match=rf"takes too long \(.*my_pig\.py, line {line_of(path, 'while True')}"):
        run.act(seat, game.moves[1], 0)
    with pytest.raises(GameFailed, match="rests for a moment"):
        run.act(seat, game.moves[0], 0)
    clock[0] += guard.REST_S
    run.act(seat, game.moves[0], 0)


def test_the_work_of_other_threads_does_not_count_as_the_time_of_a_game(tmp_path: Path) -> None:
    busy = "import threading, time; until = time.process_time() + 3 * 0.1; "
    busy += "other = threading.Thread(target=lambda: any(iter(lambda: time.process_time() > until, True))); "
    busy += "other.start(); other.join()"
    run, game = _begun(changed_pig(tmp_path, (MISTAKE, f"{busy}; {MISTAKE}")))
    seat = _until_something_is_at_stake(run)
    run.act(seat, game.moves[1], 0)


def test_a_signal_that_comes_while_a_call_ends_neither_fails_it_nor_leaves_its_timer_running(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard, "LIMIT_S", 0.0)
    game = guarded(Mantis)(seats=2)
    run: AnyRun = Run(game, b"seed")
    run.start()
    sent = 0

    def send_signals(frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal sent
        if frame.f_code.co_filename != guard.__file__:
            return None
        if event == "line" and frame.f_code.co_name in ("_timed", "start", "stop"):
            sent += 1
            guard._interrupt(signal.SIGVTALRM, frame)
        return send_signals

    before = sys.gettrace()
    sys.settrace(send_signals)
    try:
        run.act(run.state.public.to_move, Score(), 0)
    finally:
        sys.settrace(before)
    assert sent > 10
    assert run.number == 1
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)


def test_a_guarded_game_keeps_the_types_of_the_game() -> None:
    assert guarded(Mantis).types is Mantis.types
    assert guarded(Mantis)(seats=2).facts is Mantis.facts


def test_garbage_is_not_collected_in_the_time_of_a_game(tmp_path: Path) -> None:
    run, game = _begun(changed_pig(tmp_path, (MISTAKE, f"import gc; assert not gc.isenabled(); {MISTAKE}")))
    seat = _until_something_is_at_stake(run)
    run.act(seat, game.moves[1], 0)
    assert gc.isenabled()


def test_a_game_that_is_busy_in_callbacks_of_weak_references_is_stopped_after_them(tmp_path: Path) -> None:
    busy = "import weakref; things = [weakref.WeakSet() for _ in range(3)]; "
    busy += "[[each.add(type('T', (), {})()) for each in things] for _ in iter(int, 1)]"
    run, game = _begun(changed_pig(tmp_path, (MISTAKE, f"{busy}; {MISTAKE}")))
    seat = _until_something_is_at_stake(run)
    with pytest.raises(GameFailed, match="takes too long"):
        run.act(seat, game.moves[1], 0)
