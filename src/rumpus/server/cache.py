"""A cache of expensive answers, limited by age and by total bytes."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct

CACHE_BYTES: Final = 32_000_000
KEPT_S: Final = 600.0


class _Answer(Struct, frozen=True):
    data: bytes
    at: float


class Cache:
    def __init__(self, most_bytes: int = CACHE_BYTES) -> None:
        self._most_bytes = most_bytes
        self._answers: OrderedDict[str, _Answer] = OrderedDict()
        """The oldest first."""
        self._bytes = 0

    def get(self, key: str) -> bytes | None:
        while self._answers and next(iter(self._answers.values())).at < time.monotonic() - KEPT_S:
            self._forget_oldest()
        answer = self._answers.get(key)
        return None if answer is None else answer.data

    def put(self, key: str, data: bytes) -> None:
        if len(data) > self._most_bytes:
            return
        if (before := self._answers.pop(key, None)) is not None:
            self._bytes -= len(before.data)
        self._answers[key] = _Answer(data, time.monotonic())
        self._bytes += len(data)
        while self._bytes > self._most_bytes:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        _, answer = self._answers.popitem(last=False)
        self._bytes -= len(answer.data)
