"""Replays bouts from recordings (`rumpus.arena.shared.recording`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import (
    AGAIN_COUNT,
    COUNTDOWN_TICKS,
    LOT_AFTER,
    SAME_MOMENT,
    SHRINK_AFTER,
    SHRINK_LEAST,
    TIES_TO_LOT,
    TOUCH_TICKS,
)
from rumpus.arena.duel.terms import Setup
from rumpus.arena.shared.inputs import BadInput
from rumpus.arena.shared.recording import Recorder, inputs_of

_FIRST: Final = COUNTDOWN_TICKS + LOT_AFTER + SAME_MOMENT + 1
_AGAIN: Final = TOUCH_TICKS + 3 * AGAIN_COUNT + SHRINK_LEAST + LOT_AFTER - SHRINK_AFTER + SAME_MOMENT


def most_ticks(touches: int = 1) -> int:
    """The maximal length of a fight."""
    return _FIRST if touches == 1 else _FIRST + (2 * touches - 2 + TIES_TO_LOT - 1) * _AGAIN


def replayed(setup: Setup, chunks: Iterable[bytes]) -> Iterator[Floor]:
    """Step a recorded bout: yields the floor (one row) before the first tick and after each."""
    floor = Floor(1)
    row = floor.open(setup)
    yield floor
    ticks, most = 0, most_ticks(setup.touches)
    for chunk in chunks:
        for inputs in inputs_of(chunk):
            if floor.verdict(row) is not None:
                return
            ticks += 1
            if ticks > most:
                raise BadInput("a recording is longer than any bout")
            floor.step(inputs[None])
            yield floor


__all__ = ["Recorder", "inputs_of", "most_ticks", "replayed"]
