"""A table's game clock: milliseconds since the start, standing still while paused or down."""

from __future__ import annotations

from msgspec import Struct


class Clock(Struct, frozen=True, gc=False):
    """`now` is always the time of the server, in seconds."""

    at_ms: int = 0
    """What it showed at `since`, and shows while it stands still."""
    since: float | None = None
    """None: it stands still."""

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
        """How long from now until a game time; None while the clock stands still."""
        if self.since is None:
            return None
        return max(0.0, (at_ms - self.now_ms(now)) / 1000)
