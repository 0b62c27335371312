"""Limits: token buckets, so that nobody can flood the server, and what counts as too large."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

MESSAGE_BYTES = 16_384
"""The largest message that a page may send."""
FRAME_BYTES = 1_048_576
"""The largest WebSocket frame that is read at all; what is larger ends the connection."""
HELLO_WITHIN_S = 10.0


class Limits(Struct, frozen=True):
    """How much one client may do."""

    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    consults_per_second: float = 3.0
    consults_burst: float = 10.0
    pads_per_second: float = 5.0
    pads_burst: float = 20.0
    frames_per_second: float = 150.0
    """Binary messages. A page of two fighters sends at most 60 a second for each."""
    frames_burst: float = 300.0
    pages_per_address: int = 200
    requests_per_second: float = 1.0
    """Requests that make something: tables, uploads."""
    requests_burst: float = 30.0
    lookups_per_second: float = 2.0
    """Codes of tables that may be tried."""
    lookups_burst: float = 60.0


class Bucket:
    """Allows a burst, then a steady rate."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (self._clock() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket a client address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return bucket.take()
