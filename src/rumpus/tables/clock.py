"""A table's game clock: milliseconds since the start, standing still while paused or down."""

from __future__ import annotations

from collections.abc import Callable


class Clock:
    def __init__(self, seconds: Callable[[], float], *, at_ms: int = 0, running: bool = True) -> None:
        self._seconds = seconds
        self._base_ms = at_ms
        self._since = seconds() if running else None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now_ms(self) -> int:
        if self._since is None:
            return self._base_ms
        return self._base_ms + int((self._seconds() - self._since) * 1000)

    def pause(self) -> None:
        self._base_ms = self.now_ms()
        self._since = None

    def resume(self) -> None:
        if self._since is None:
            self._since = self._seconds()

    def seconds_until(self, at_ms: int) -> float | None:
        """How long from now until a game time; None while the clock stands still."""
        if self._since is None:
            return None
        return max(0.0, (at_ms - self.now_ms()) / 1000)
