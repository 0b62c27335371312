"""Limits tries at codes per network: the first wrong ones are free, after that tries take turns.

A try waits whether it is right or wrong, so that the time of an answer tells nothing. A neighbour who guesses shuts
nobody out: a right code from the same address is only delayed, and members of a table do not wait at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from rumpus.engine import RumpusError
from rumpus.server.addresses import network_of
from rumpus.server.limits import Buckets, Limits

LONGEST_WAIT_S = 30.0
"""A try that would have to wait longer is refused."""
FAILURES = frozenset({"table_not_found", "wrong_word", "no_such_tv"})
"""The error codes of wrong guesses."""


class TooManyTries(RumpusError):
    code = "too_fast"


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self.buckets = Buckets(limits.guesses_per_second, limits.guesses_burst)

    @asynccontextmanager
    async def turn(self, address: str, on_wait: Callable[[], None] | None = None) -> AsyncIterator[None]:
        """A context for one try from an address; `on_wait` is called if it has to wait.

        Raises TooManyTries if too many others wait.
        """
        bucket = self.buckets.of(network_of(address))
        wait_s = bucket.reserve(LONGEST_WAIT_S)
        if wait_s is None:
            raise TooManyTries("Too many wrong codes were tried from your network. Wait a minute and try again.")
        if wait_s > 0:
            if on_wait is not None:
                on_wait()
            await asyncio.sleep(wait_s)
        try:
            yield
        except RumpusError as error:
            if error.code not in FAILURES:
                bucket.give_back()
            raise
        else:
            bucket.give_back()
