"""Limits: token buckets, so that nobody can flood the server, and what counts as too large."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

MESSAGE_BYTES = 16_384
"""The largest message that a page may send."""
FRAME_BYTES = 1_048_576
"""The largest WebSocket frame that is let go by and refused; what is larger ends the connection."""
HELLO_WITHIN_S = 10.0
LET_IN_WITHIN_S = 10.0
"""For so long a page of an address that is slowed down waits to be let in."""
INPUT_COST = 1.0
FRAME_COST = 10.0
"""What a frame takes of the patience with its connection: one with inputs for a battle, and any other."""


TIDY_AT = 10_000
"""So many addresses are remembered before those that need not be are forgotten."""


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
    patience_per_second: float = 300.0
    """What all frames together may cost, refused ones too. A connection that uses it up is closed: it takes three
    times what the limits above allow at once, and twice what they allow for long."""
    patience_burst: float = 3000.0
    pages_per_address: int = 200
    arrivals_per_second: float = 4.0
    """Pages that may come from one address. One that floods uses up the burst for all of its address; the next ones
    wait for their turn, and are only sent away if it would take too long."""
    arrivals_burst: float = 400.0
    pages: int = 100_000
    """In all. Fitted to what the system allows when the server starts, as are the connections."""
    connections: int = 110_000
    connections_per_address: int = 400
    """Besides those that became pages."""
    connections_per_second: float = 50.0
    """From one address: a page needs about ten to load."""
    connections_burst: float = 2000.0
    running: int = 500
    """Requests at the same time."""
    running_per_address: int = 100
    body_bytes: int = 64_000_000
    """What all requests that are running have sent."""
    body_bytes_per_address: int = 16_000_000
    requests_per_second: float = 1.0
    """Requests that make something: tables, uploads."""
    requests_burst: float = 30.0
    guesses_per_second: float = 50 / 60
    """Wrong codes and words that may be tried, after the first ones."""
    guesses_burst: float = 10.0


class Bucket:
    """Allows a burst, then a steady rate."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def reserve(self, longest_s: float) -> float | None:
        """Take the next one there will be, and say in how many seconds that is; None if it would take too long."""
        now = self._clock()
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        wait_s = max(0.0, (1 - left) / self._rate)
        if wait_s > longest_s:
            return None
        self._left, self._at = left - 1, now
        return wait_s

    def give_back(self) -> None:
        self._left = min(self._burst, self._left + 1)

    def drain(self) -> bool:
        """From now on only the steady rate is allowed, until the burst has come together again. Whether that is new."""
        self.take(0.0)
        was_full = self._left >= self._rate
        self._left = min(self._left, 0.0)
        return was_full

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
        self._tidy_at = TIDY_AT

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        if len(self._buckets) > self._tidy_at:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.is_full}
            # Seldom enough to cost next to nothing, however many addresses there are.
            self._tidy_at = max(TIDY_AT, 2 * len(self._buckets))
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return bucket
