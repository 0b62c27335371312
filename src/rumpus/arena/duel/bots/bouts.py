"""Bouts between bots, many at once, from the countdown to the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel.bots.minds import Minds
from rumpus.arena.duel.bots.people import EVERYBODY
from rumpus.arena.duel.bots.skills import Skill
from rumpus.arena.duel.contacts import ON_BLADE
from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, LOT_AFTER, SAME_MOMENT
from rumpus.arena.duel.terms import Setup, Verdict
from rumpus.arena.duel.world import OVER


class Bouts(Struct, frozen=True):
    """The results of bouts."""

    verdicts: tuple[Verdict | None, ...]
    """None if the bout was cut off."""
    clashes: NDArray[np.int64]
    seconds: NDArray[np.float64]
    """From "Fight!" to the end."""

    @property
    def shares(self) -> NDArray[np.float64]:
        """The share of fighter 0 in each bout: 1 won, 0 lost, a half if nobody or both lost."""
        return np.array([float(each.losers[0]) if each and len(each.losers) == 1 else 0.5 for each in self.verdicts])


SPARSE: Final = 2
"""Finished bouts are taken off the floor when at most one in so many is still going on."""


def fight_out(
    setups: Sequence[Setup],
    levels: Sequence[tuple[str, str]],
    skills: dict[str, Skill] = EVERYBODY,
    patience: int = LOT_AFTER + COUNTDOWN_TICKS,
) -> Bouts:
    """Fight bouts to their ends, for at most `patience` ticks."""
    floor = Floor(len(setups))
    minds = Minds(len(setups), skills)
    for setup, seated in zip(setups, levels, strict=True):
        row = floor.open(setup)
        for fighter, level in enumerate(seated):
            minds.seat(row, fighter, level)
    verdicts: list[Verdict | None] = [None] * len(setups)
    clashes, ticks = np.zeros((2, len(setups)), np.int64)
    numbers = np.arange(len(setups))
    """The bout in each row."""
    for _ in range(patience + SAME_MOMENT + 1):
        floor.step(minds.decide(floor))
        world = floor.world
        going = world.phase != OVER
        clashes[numbers] += (world.spark[0] == ON_BLADE) & (world.spark_tick[0] == world.tick) & going
        ticks[numbers] = world.tick
        if np.count_nonzero(going) * SPARSE <= numbers.size:
            _note(verdicts, floor, numbers)
            rows = np.flatnonzero(going)
            floor.keep(rows, rows.size)
            minds.keep(rows, rows.size)
            numbers = numbers[rows]
        if not numbers.size:
            break
    _note(verdicts, floor, numbers)
    return Bouts(tuple(verdicts), clashes, (ticks - COUNTDOWN_TICKS) / float(TICKS_PER_S))


def _note(verdicts: list[Verdict | None], floor: Floor, numbers: NDArray[np.intp]) -> None:
    for row, number in enumerate(numbers.tolist()):
        verdicts[number] = floor.verdict(row)
