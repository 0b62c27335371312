"""Limits per address that count at all servers: what an address spends here is told to the others.

Only addresses that have spent much are told, on the beats of the lease, so there is no call for each request. Every
server takes what it hears out of its own buckets.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from rumpus.server.limits import Buckets

MOST_ADDRESSES: Final = 1000
"""The number of addresses of a kind that are told at a time."""
IN_ONE_MESSAGE: Final = 80
"""A message of PostgreSQL has at most 8000 bytes."""


class SharedLimits:
    def __init__(self) -> None:
        self._kinds: dict[str, Buckets] = {}

    def share(self, kind: str, buckets: Buckets) -> None:
        buckets.watch()
        self._kinds[kind] = buckets

    def news(self) -> Iterator[str]:
        """Messages for the other servers: what addresses have spent here since the last time."""
        for kind, buckets in self._kinds.items():
            spent = iter(list(buckets.spent().items())[:MOST_ADDRESSES])
            while part := dict(islice(spent, IN_ONE_MESSAGE)):
                yield msgspec.json.encode({kind: part}).decode()

    def hear(self, message: str) -> None:
        """Take what was spent at another server out of the buckets here."""
        try:
            told = msgspec.json.decode(message, type=dict[str, dict[str, float]])
        except msgspec.MsgspecError:
            # A newer server may tell something else.
            return
        for kind, spent in told.items():
            if (buckets := self._kinds.get(kind)) is not None:
                for address, cost in spent.items():
                    buckets.spend(address, cost)
