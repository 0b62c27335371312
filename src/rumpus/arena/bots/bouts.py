"""Bouts between bots, many at once, from the countdown to the verdict."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.arena.bots.minds import Minds
from rumpus.arena.bots.skills import SKILLS, Skill
from rumpus.arena.duel.contacts import ON_BLADE
from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS
from rumpus.arena.duel.terms import Setup, Verdict
from rumpus.arena.duel.world import OVER


class Bouts(Struct, frozen=True):
    """How bouts ended."""

    verdicts: tuple[Verdict, ...]
    clashes: tuple[int, ...]

    def seconds(self) -> NDArray[np.float64]:
        """From "Fight!" to the end."""
        return np.array([(verdict.tick - COUNTDOWN_TICKS) / 60.0 for verdict in self.verdicts])

    def shares(self) -> NDArray[np.float64]:
        """What fighter 0 won of each: 1, 0, or a half where both lost."""
        return np.array([0.5 if len(each.losers) == 2 else float(each.losers[0]) for each in self.verdicts])


def fight_out(setups: Sequence[Setup], levels: Sequence[tuple[str, str]], skills: dict[str, Skill] = SKILLS) -> Bouts:
    """All bouts to their ends."""
    floor = Floor(len(setups))
    minds = Minds(len(setups), skills)
    for setup, seated in zip(setups, levels, strict=True):
        row = floor.open(setup)
        for fighter, level in enumerate(seated):
            minds.seat(row, fighter, level)
    clashes = np.zeros(len(setups), np.int64)
    world = floor.world
    while (world.phase != OVER).any():
        floor.step(minds.decide(floor))
        clashes += (world.spark[0] == ON_BLADE) & (world.spark_tick[0] == world.tick) & (world.phase != OVER)
    verdicts = [floor.verdict(row) for row in range(len(setups))]
    return Bouts(tuple(each for each in verdicts if each is not None), tuple(clashes.tolist()))
