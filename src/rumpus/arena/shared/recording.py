"""Recordings of battles: the inputs of every tick, in chunks of one second. Stepping them again gives the same bits.

A chunk is a sequence of runs of ticks with equal inputs: `u8 ticks`, then a bit mask of the bytes that changed (the
first bit is the first byte of the first body's input), then those bytes. Each chunk starts from zeros, so it can be
decoded alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from rumpus.arena.shared.inputs import ALL_BUTTONS, SIZE, BadInput, Inputs, clamped

_LONGEST: Final = 255


class Recorder:
    """Records the inputs that are stepped."""

    def __init__(self, bodies: int = 2) -> None:
        self.ticks = 0
        """Ticks recorded since the last chunk."""
        self._bytes = bodies * SIZE
        self._mask_bytes = (self._bytes + 7) // 8
        self._chunk = bytearray()
        self._last = bytes(self._bytes)
        self._run = -1
        """Offset of the last run; −1: none."""

    def note(self, inputs: Inputs) -> None:
        """Record the inputs (bodies, 5) of one tick."""
        now = inputs.tobytes()
        self.ticks += 1
        if self._run >= 0 and now == self._last and self._chunk[self._run] < _LONGEST:
            self._chunk[self._run] += 1
            return
        changed = [number for number in range(self._bytes) if now[number] != self._last[number]]
        mask = 0
        for number in changed:
            mask |= 1 << number
        self._run = len(self._chunk)
        self._chunk.append(1)
        self._chunk += mask.to_bytes(self._mask_bytes, "little")
        self._chunk += bytes(now[number] for number in changed)
        self._last = now

    def chunk(self) -> bytes:
        """Take the bytes recorded since the last chunk."""
        chunk = bytes(self._chunk)
        self._chunk.clear()
        self.ticks, self._last, self._run = 0, bytes(self._bytes), -1
        return chunk


def ticks_of(chunk: bytes, bodies: int = 2) -> Iterator[int]:
    """The ticks of each run of a chunk, without expanding the runs: three bytes can stand for 255 ticks."""
    return (ticks for ticks, _, _ in _runs(chunk, bodies))


def inputs_of(chunk: bytes, bodies: int = 2, known: int = ALL_BUTTONS) -> Iterator[Inputs]:
    """The inputs (bodies, 5) of each tick of a chunk."""
    size = bodies * SIZE
    now = bytearray(size)
    for ticks, mask, at in _runs(chunk, bodies):
        changed = [number for number in range(size) if mask >> number & 1]
        for number, value in zip(changed, chunk[at : at + len(changed)], strict=True):
            now[number] = value
        inputs = clamped(np.frombuffer(bytes(now), np.int8).reshape(bodies, SIZE), known)
        for _ in range(ticks):
            yield inputs


def _runs(chunk: bytes, bodies: int) -> Iterator[tuple[int, int, int]]:
    """For each run: its ticks, the mask of changed bytes, and the offset of these bytes."""
    size = bodies * SIZE
    head = 1 + (size + 7) // 8
    at = 0
    while at < len(chunk):
        if at + head > len(chunk):
            raise BadInput("a chunk ends within a run")
        ticks, mask = chunk[at], int.from_bytes(chunk[at + 1 : at + head], "little")
        at += head
        count = mask.bit_count()
        if not ticks or mask >> size or at + count > len(chunk):
            raise BadInput("a run length of zero")
        yield ticks, mask, at
        at += count
