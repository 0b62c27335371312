"""Limits on rates (token buckets), numbers and sizes."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

MESSAGE_BYTES = 16_384
"""The largest message that a page may send."""
FRAME_BYTES = 1_048_576
"""The largest WebSocket frame that is skipped and refused; a larger one ends the connection."""
HELLO_WITHIN_S = 10.0
LET_IN_WITHIN_S = 10.0
"""The longest time for which a page of a slowed-down address waits for admission."""
INPUT_COST = 1.0
FRAME_COST = 10.0
"""The cost of a frame, in patience: one with inputs for a battle, and any other."""


LATE_S = 5.0
"""What an address spends elsewhere delays it here by at most so long."""
TIDY_AT = 10_000
"""The number of addresses at which full buckets are removed."""


class Limits(Struct, frozen=True):
    """The limits of the server and of one client."""

    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    consults_per_second: float = 3.0
    consults_burst: float = 10.0
    choices_per_second: float = 10.0
    """Questions what may be done: a person builds an answer step by step."""
    choices_burst: float = 30.0
    pads_per_second: float = 5.0
    pads_burst: float = 20.0
    frames_per_second: float = 150.0
    """Binary messages. A page of two fighters sends at most 60 a second for each."""
    frames_burst: float = 300.0
    patience_per_second: float = 300.0
    """The budget of all frames, including refused ones. A connection that exceeds it is closed: this takes three times
    the bursts and twice the rates above."""
    patience_burst: float = 3000.0
    pages_per_address: int = 200
    arrivals_per_second: float = 4.0
    """New pages per address. A flooding page uses up the burst of its address; the next ones wait, and are refused only
    if it would take too long."""
    arrivals_burst: float = 400.0
    pages: int = 100_000
    """The total number of pages. It is reduced to what the system allows at the start, like the connections."""
    connections: int = 110_000
    connections_per_address: int = 400
    """HTTP connections, without those that became pages."""
    connections_per_second: float = 50.0
    """New connections per address; loading a page needs about ten."""
    connections_burst: float = 2000.0
    running: int = 500
    """Concurrent requests."""
    running_per_address: int = 100
    body_bytes: int = 64_000_000
    """The body bytes of all running requests."""
    body_bytes_per_address: int = 16_000_000
    requests_per_second: float = 1.0
    """Requests that create tables or uploads."""
    requests_burst: float = 30.0
    guesses_per_second: float = 50 / 60
    """Tries at codes and words after the first wrong ones."""
    guesses_burst: float = 10.0


class Bucket:
    """A token bucket: allows a burst, then a steady rate."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; returns whether there were enough."""
        now = self._clock()
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        self._at = now
        is_enough = left >= cost
        self._left = left - cost if is_enough else left
        return is_enough

    def reserve(self, longest_s: float) -> float | None:
        """Reserve the next token. Returns the seconds until then, or None if it would take too long."""
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
        """Empty the bucket, leaving the steady rate. Returns whether it held at least a second's tokens."""
        self.take(0.0)
        was_full = self._left >= self._rate
        self._left = min(self._left, 0.0)
        return was_full

    def spend(self, cost: float, least: float) -> None:
        """Take tokens whether there are enough or not, but leave at least so many (which may be less than none)."""
        self.take(0.0)
        self._left = min(self._left, max(self._left - cost, least))

    @property
    def left(self) -> float:
        return min(self._burst, self._left + (self._clock() - self._at) * self._rate)

    @property
    def is_full(self) -> bool:
        return self.left >= self._burst


class Buckets:
    """One bucket per client address; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._tidy_at = TIDY_AT
        self._strained: dict[str, tuple[float, float]] | None = None
        """By address that has spent much: how much was left when that was last told, and the time. None if nobody wants
        to know."""

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        if len(self._buckets) > self._tidy_at:
            self._buckets = {each: bucket for each, bucket in self._buckets.items() if not bucket.is_full}
            # Doubling keeps the amortised cost low for any number of addresses.
            self._tidy_at = max(TIDY_AT, 2 * len(self._buckets))
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        elif self._strained is not None and address not in self._strained and bucket.left < self._burst / 2:
            self._strained[address] = (self._burst, self._clock())
        return bucket

    def watch(self) -> None:
        """From now on, keep what is needed for `spent`."""
        self._strained = {}

    def spent(self) -> dict[str, float]:
        """By address that has spent more than half of its burst: the tokens since the last call."""
        found: dict[str, float] = {}
        now = self._clock()
        for address, (told_left, at) in list((self._strained or {}).items()):
            assert self._strained is not None
            left = self._buckets[address].left if address in self._buckets else self._burst
            spent = min(self._burst, told_left + (now - at) * self._rate) - left
            if spent >= 1:
                found[address] = spent
                self._strained[address] = (left, now)
            elif left >= self._burst / 2:
                del self._strained[address]
        return found

    def spend(self, address: str, cost: float) -> None:
        """The address has spent so many tokens elsewhere. It is slowed down here, and not shut out."""
        bucket = self.of(address)
        before = bucket.left
        bucket.spend(cost, -LATE_S * self._rate)
        if self._strained is not None:
            # What others told is not told again.
            told_left, at = self._strained.get(address, (before, self._clock()))
            self._strained[address] = (told_left - (before - bucket.left), at)
