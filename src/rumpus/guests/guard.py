"""Keeps the mistakes of a brought game at its own tables: an exception or a long calculation in its rules becomes a
refusal that says where it happened."""

from __future__ import annotations

import _weakrefset
import gc
import signal
import threading
import time
import weakref
from collections.abc import Callable
from functools import wraps
from types import FrameType, new_class
from typing import Any, Final, cast

import structlog

from rumpus.engine import Game, RumpusError
from rumpus.games import AnyGame
from rumpus.guests.places import place_in

logger = structlog.get_logger()

LIMIT_S: Final = 0.1
"""The CPU time of one call. The event loop waits for it, and with it every other table."""
AGAIN_S: Final = 0.05
"""How often a call is interrupted after that, until it ends."""
SPARED: Final = frozenset({__file__, weakref.__file__, _weakrefset.__file__})
"""Code that is not interrupted: the next signal comes after it. An exception while a call is being ended would leave
its timer running, and one in the callback of a weak reference would only be reported."""
REST_S: Final = 2.0
"""So long a game that took too long refuses actions; twice as long after each further time."""
MOST_REST_S: Final = 60.0
CAN_LIMIT: Final = hasattr(signal, "setitimer")
GUARDED: Final = (
    "new",
    "prompts",
    "apply",
    "outcome",
    "possible_state",
    "legal",
    "choices",
    "answer",
    "spelling",
    "sample_action",
    "view",
    "event_for",
    "wake_at_ms",
    "waiting_for",
    "asked_anew",
    "quickest_ms",
    "consult",
    "terms",
    "ruled",
    "judged",
    "battle_setup",
    "battle_result",
)
RESTING: Final = frozenset({"new", "apply", "choices", "consult"})
"""The calls that people cause. A resting game refuses them."""


class GameFailed(RumpusError):
    """The rules of a brought game raised an exception, or took too long. Nothing has changed."""

    code = "game_failed"


class _TooLong(BaseException):
    """Raised within a call whose time is over. No `except Exception` of a game catches it."""


class _Watch(threading.local):
    """Limits the time of the outermost guarded call of a thread."""

    def __init__(self) -> None:
        self.is_running = False
        self._began_s = 0.0
        self._is_set_up = False
        self._collects = False

    @property
    def is_over(self) -> bool:
        """Whether the call has had its time. The timer counts the other threads of the process, too."""
        return self.is_running and time.thread_time() - self._began_s >= LIMIT_S

    def start(self) -> None:
        self.is_running = True
        if not CAN_LIMIT or threading.current_thread() is not threading.main_thread():
            return
        if not self._is_set_up:
            signal.signal(signal.SIGVTALRM, _interrupt)
            self._is_set_up = True
        # A collection of everybody's garbage does not count as the game's time.
        self._collects = gc.isenabled()
        gc.disable()
        self._began_s = time.thread_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT_S, AGAIN_S)

    def stop(self) -> None:
        self.is_running = False
        if self._is_set_up:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if self._collects:
            self._collects = False
            gc.enable()


def _interrupt(_signal: int, frame: FrameType | None) -> None:
    # The signal may come just after the call has ended.
    if _watch.is_over and (frame is None or frame.f_code.co_filename not in SPARED):
        raise _TooLong


_watch = _Watch()


class _Record:
    """How often a game took too long, and until when it rests."""

    def __init__(self) -> None:
        self.times = 0
        self.until = 0.0

    def check(self, title: str) -> None:
        if time.monotonic() < self.until:
            raise GameFailed(f"{title} took too long and rests for a moment. Try again.")

    def took_too_long(self) -> None:
        self.until = time.monotonic() + min(REST_S * 2**self.times, MOST_REST_S)
        self.times += 1


def guarded(kind: type[AnyGame]) -> type[AnyGame]:
    """The same game, whose mistakes become GameFailed."""
    record = _Record()
    methods = {
        name: _guard(kind, name, record)
        for name in GUARDED
        # The engine asks whether a game overrides some of them.
        if name in ("choices", "answer", "spelling", "sample_action") or getattr(kind, name) is not getattr(Game, name)
    }
    made = new_class(kind.__name__, (kind,), exec_body=lambda space: space.update(methods, __module__=kind.__module__))
    return cast(type[AnyGame], made)


def _guard(kind: type[AnyGame], name: str, record: _Record) -> Callable[..., Any]:
    method = getattr(kind, name)
    title = kind.facts.title

    @wraps(method)
    def call(*arguments: Any) -> Any:
        if _watch.is_running:
            return method(*arguments)
        if name in RESTING:
            record.check(title)
        try:
            return _timed(method, arguments)
        except RumpusError:
            raise
        except _TooLong as error:
            record.took_too_long()
            place = place_in(error, kind)
            logger.error("guest.too_slow", game=kind.facts.name, method=name, place=place)  # noqa: TRY400 - no trace
            raise GameFailed(f"{title} takes too long ({place}). Nothing has changed.") from None
        except Exception as error:
            place = place_in(error, kind)
            logger.exception("guest.failed", game=kind.facts.name, method=name, place=place)
            raise GameFailed(
                f"{title} has a mistake: {type(error).__name__}: {error} ({place}). Nothing has changed."
            ) from error

    return call


def _timed(method: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    _watch.start()
    try:
        return method(*arguments)
    finally:
        _watch.stop()
