"""Replays bouts from recordings (`rumpus.arena.shared.recording`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, LOT_AFTER, SAME_MOMENT
from rumpus.arena.duel.terms import Setup
from rumpus.arena.shared.inputs import BadInput
from rumpus.arena.shared.recording import Recorder, inputs_of

MOST_TICKS: Final = COUNTDOWN_TICKS + LOT_AFTER + SAME_MOMENT + 1
"""The maximal length of a bout."""


def replayed(setup: Setup, chunks: Iterable[bytes]) -> Iterator[Floor]:
    """Step a recorded bout: yields the floor (one row) before the first tick and after each."""
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


__all__ = ["MOST_TICKS", "Recorder", "inputs_of", "replayed"]
