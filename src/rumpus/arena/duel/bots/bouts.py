"""Bouts between bots, many at once, from the countdown to the verdict."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel.bots.minds import Minds
from rumpus.arena.duel.bots.skills import SKILLS, Skill
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


def fight_out(
    setups: Sequence[Setup],
    levels: Sequence[tuple[str, str]],
    skills: dict[str, Skill] = SKILLS,
    patience: int = LOT_AFTER + COUNTDOWN_TICKS,
) -> Bouts:
    """Fight bouts to their ends, for at most `patience` ticks."""
    floor = Floor(len(setups))
    minds = Minds(len(setups), skills)
    for setup, seated in zip(setups, levels, strict=True):
        row = floor.open(setup)
        for fighter, level in enumerate(seated):
            minds.seat(row, fighter, level)
    clashes = np.zeros(len(setups), np.int64)
    world = floor.world
    for _ in range(patience + SAME_MOMENT + 1):
        floor.step(minds.decide(floor))
        clashes += (world.spark[0] == ON_BLADE) & (world.spark_tick[0] == world.tick) & (world.phase != OVER)
        if (world.phase == OVER).all():
            break
    verdicts = tuple(floor.verdict(row) for row in range(len(setups)))
    return Bouts(verdicts, clashes, (world.tick - COUNTDOWN_TICKS) / float(TICKS_PER_S))
