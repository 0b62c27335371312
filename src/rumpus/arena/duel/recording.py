"""Recordings of bouts: the inputs of every tick, a chunk a second; stepped again they give the same bits.

A chunk is one run after another of ticks with the same inputs: `u8 ticks, u16 changed`, then a byte for each bit of
`changed` (bit n: byte n of the ten of both fighters). Each chunk begins from zeros, so it can be read by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, LOT_AFTER, SAME_MOMENT
from rumpus.arena.duel.terms import Setup
from rumpus.arena.inputs import SIZE, BadInput, Inputs, clamped

_BYTES: Final = 2 * SIZE
_LONGEST: Final = 255
MOST_TICKS: Final = COUNTDOWN_TICKS + LOT_AFTER + SAME_MOMENT + 1
"""No bout has more ticks than this."""


class Recorder:
    """Notes what is stepped."""

    def __init__(self) -> None:
        self.ticks = 0
        """Noted since the last chunk."""
        self._chunk = bytearray()
        self._last = bytes(_BYTES)
        self._run = -1
        """Where the last run begins; −1: nowhere."""

    def note(self, inputs: Inputs) -> None:
        """The inputs (2, 5) of one tick of a bout."""
        now = inputs.tobytes()
        self.ticks += 1
        if self._run >= 0 and now == self._last and self._chunk[self._run] < _LONGEST:
            self._chunk[self._run] += 1
            return
        changed = [number for number in range(_BYTES) if now[number] != self._last[number]]
        mask = 0
        for number in changed:
            mask |= 1 << number
        self._run = len(self._chunk)
        self._chunk += bytes((1, mask & 255, mask >> 8))
        self._chunk += bytes(now[number] for number in changed)
        self._last = now

    def chunk(self) -> bytes:
        """What was noted since the last chunk."""
        chunk = bytes(self._chunk)
        self._chunk.clear()
        self.ticks, self._last, self._run = 0, bytes(_BYTES), -1
        return chunk


def inputs_of(chunk: bytes) -> Iterator[Inputs]:
    """The inputs (2, 5) of each tick of a chunk."""
    now = bytearray(_BYTES)
    at = 0
    while at < len(chunk):
        if at + 3 > len(chunk):
            raise BadInput("a chunk ends within a run")
        ticks, mask = chunk[at], chunk[at + 1] | chunk[at + 2] << 8
        at += 3
        count = mask.bit_count()
        if not ticks or mask >> _BYTES or at + count > len(chunk):
            raise BadInput("a chunk holds a run that is none")
        for number in range(_BYTES):
            if mask >> number & 1:
                now[number] = chunk[at]
                at += 1
        inputs = clamped(np.frombuffer(bytes(now), np.int8).reshape(2, SIZE))
        for _ in range(ticks):
            yield inputs


def replayed(setup: Setup, chunks: Iterable[bytes]) -> Iterator[Floor]:
    """The bout again: the floor (one row) before the first tick and after each, up to its end."""
    floor = Floor(1)
    row = floor.open(setup)
    yield floor
    ticks = 0
    for chunk in chunks:
        for inputs in inputs_of(chunk):
            if floor.verdict(row) is not None:
                return
            ticks += 1
            if ticks > MOST_TICKS:
                raise BadInput("a recording is longer than any bout")
            floor.step(inputs[None])
            yield floor
