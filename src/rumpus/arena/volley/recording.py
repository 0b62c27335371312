"""Replays battles from recordings (`rumpus.arena.shared.recording`) of the inputs of all bodies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rumpus.arena.shared.inputs import BadInput, still
from rumpus.arena.shared.recording import Recorder, inputs_of
from rumpus.arena.volley.buttons import ALL
from rumpus.arena.volley.floor import Floor
from rumpus.arena.volley.numbers import COUNTDOWN_TICKS, LOT_AFTER, SAME_MOMENT
from rumpus.arena.volley.stance import bucket
from rumpus.arena.volley.terms import Setup

MOST_TICKS: Final = COUNTDOWN_TICKS + LOT_AFTER + SAME_MOMENT + 1
"""The maximal length of a battle."""


def recorder_of(setup: Setup) -> Recorder:
    """A recorder of the inputs (setup.bodies, 5) of each tick."""
    return Recorder(setup.bodies)


def replayed(setup: Setup, chunks: Iterable[bytes]) -> Iterator[Floor]:
    """Step a recorded battle: yields the floor (one row) before the first tick and after each."""
    floor = Floor(1, bucket(setup.bodies))
    row = floor.open(setup)
    yield floor
    ticks = 0
    everybody = still(1, floor.bodies)
    for chunk in chunks:
        for inputs in inputs_of(chunk, setup.bodies, ALL):
            if floor.verdict(row) is not None:
                return
            ticks += 1
            if ticks > MOST_TICKS:
                raise BadInput("a recording is longer than any battle")
            everybody[0, : setup.bodies] = inputs
            floor.step(everybody)
            yield floor
