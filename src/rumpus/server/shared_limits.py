"""Limits per address that count at all servers: what an address spends, or has open, here is told to the others.

Only addresses with much of it are told, on the beats of the lease, so there is no call for each request. Every server
takes what was spent out of its own buckets, and adds what is open to its own counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from rumpus.server.counts import Counts
from rumpus.server.limits import Buckets
from rumpus.tables.names import new_id

MOST_ADDRESSES: Final = 1000
"""The number of addresses of a kind that are told at a time."""
IN_ONE_MESSAGE: Final = 80
"""A message of PostgreSQL has at most 8000 bytes."""


class SharedLimits:
    def __init__(self) -> None:
        self._kinds: dict[str, Buckets] = {}
        self._counts: dict[str, Counts] = {}
        self._name = new_id()
        """By this the other servers know whose counts they hear."""

    def share_count(self, kind: str, counts: Counts) -> None:
        self._counts[kind] = counts

    def share(self, kind: str, buckets: Buckets) -> None:
        buckets.watch()
        self._kinds[kind] = buckets

    def news(self) -> Iterator[str]:
        """Messages for the other servers: what addresses have spent here since the last time, and have open."""
        for kind, buckets in self._kinds.items():
            yield from _messages(kind, buckets.spent())
        for kind, counts in self._counts.items():
            counts.forget_old()
            yield from _messages(f"{kind} {self._name}", counts.many())

    def hear(self, message: str) -> None:
        """Take what was spent at another server out of the buckets here, and count what is open there."""
        try:
            told = msgspec.json.decode(message, type=dict[str, dict[str, float]])
        except msgspec.MsgspecError:
            # A newer server may tell something else.
            return
        for name, spent in told.items():
            kind, _, server = name.partition(" ")
            if (buckets := self._kinds.get(kind)) is not None:
                for address, cost in spent.items():
                    buckets.spend(address, cost)
            if (counts := self._counts.get(kind)) is not None and server != self._name:
                counts.hear(server, spent)


def _messages(kind: str, by_address: dict[str, float]) -> Iterator[str]:
    told = iter(list(by_address.items())[:MOST_ADDRESSES])
    while part := dict(islice(told, IN_ONE_MESSAGE)):
        yield msgspec.json.encode({kind: part}).decode()
