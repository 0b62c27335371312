"""How much each address has open at this server, and at the others of its cluster."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

TOLD_FROM: Final = 0.1
"""An address that has opened this share of the limit is told to the other servers."""
KEPT_S: Final = 2.0
"""What another server told counts for so long: it is told again on every beat, unless that server has ended."""


class Counts:
    """Counts by address, with the most that one may have."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._many: set[str] = set()
        """The addresses that are told."""
        self._elsewhere: dict[str, dict[str, tuple[float, float]]] = {}
        """By address and server: how much it has open there, and when that was told."""

    def is_full(self, address: str) -> bool:
        """Whether an address may open no more."""
        return self._here[address] + self._open_elsewhere(address) >= self._most

    def add(self, address: str) -> None:
        self._here[address] += 1
        if self._here[address] >= TOLD_FROM * self._most:
            self._many.add(address)

    def remove(self, address: str) -> None:
        self._here[address] -= 1
        if self._here[address] < TOLD_FROM * self._most:
            self._many.discard(address)
        if not self._here[address]:
            del self._here[address]

    def many(self) -> dict[str, float]:
        """By address that has much open here: how much."""
        return {address: self._here[address] for address in self._many}

    def hear(self, server: str, many: Mapping[str, float]) -> None:
        """What addresses have open at another server."""
        now = self._clock()
        for address, number in many.items():
            self._elsewhere.setdefault(address, {})[server] = (number, now)

    def forget_old(self) -> None:
        """Forget what other servers have not told again."""
        latest = self._clock() - KEPT_S
        for address, told in list(self._elsewhere.items()):
            fresh = {server: each for server, each in told.items() if each[1] >= latest}
            if fresh:
                self._elsewhere[address] = fresh
            else:
                del self._elsewhere[address]

    def _open_elsewhere(self, address: str) -> float:
        told = self._elsewhere.get(address)
        if told is None:
            return 0
        latest = self._clock() - KEPT_S
        return sum(number for number, at in told.values() if at >= latest)
