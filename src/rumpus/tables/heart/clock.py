"""The game clock of a table: milliseconds since the start, stopped while paused or down."""

from __future__ import annotations

from msgspec import Struct


class Clock(Struct, frozen=True, gc=False):
    """`now` is always the server's time in seconds."""

    at_ms: int = 0
    """The game time at `since`, or while the clock is stopped."""
    since: float | None = None
    """None: the clock is stopped."""

    @property
    def is_running(self) -> bool:
        return self.since is not None

    def now_ms(self, now: float) -> int:
        if self.since is None:
            return self.at_ms
        return self.at_ms + int((now - self.since) * 1000)

    def paused(self, now: float) -> Clock:
        return Clock(self.now_ms(now))

    def resumed(self, now: float) -> Clock:
        return self if self.is_running else Clock(self.at_ms, now)

    def seconds_until(self, at_ms: int, now: float) -> float | None:
        """Seconds until a game time; None while the clock is stopped."""
        if self.since is None:
            return None
        return max(0.0, (at_ms - self.now_ms(now)) / 1000)
