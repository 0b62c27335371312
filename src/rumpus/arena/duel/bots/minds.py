"""Minds of fighters: all bots of a floor decide at once.

A mind gets a snapshot every second tick, as a page does, and holds its decision in between. It sees its own fighter as
it is now, like a page that predicts it, but the opponent and its own orders delayed by a reaction time, which is drawn
anew from those of its level. Its decision depends only on what it saw, the tick and the seed of the bout.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.bots.blade import point
from rumpus.arena.duel.bots.duties import dutiful
from rumpus.arena.duel.bots.footwork import walk
from rumpus.arena.duel.bots.intent import Intent
from rumpus.arena.duel.bots.memory import NOBODY, TICKS_A_SNAPSHOT, Memory, Rows
from rumpus.arena.duel.bots.moods import Moods
from rumpus.arena.duel.bots.people import EVERYBODY
from rumpus.arena.duel.bots.plans import choose
from rumpus.arena.duel.bots.sight import Sight
from rumpus.arena.duel.bots.skills import Skill
from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.world import OVER
from rumpus.arena.shared.inputs import SIZE, Inputs
from rumpus.arena.shared.reactions import draw, lots

FIELDS: Final = Skill.__struct_fields__


class Minds:
    """The fighters on a floor that bots steer."""

    def __init__(self, rows: int, skills: dict[str, Skill] = EVERYBODY) -> None:
        self._names = list(skills)
        self._skills = np.array([[float(getattr(skill, name)) for skill in skills.values()] for name in FIELDS])
        self._reactions = np.array([lots(skill.delay, skill.unsteady) for skill in skills.values()])
        self._memory = Memory(rows)
        self._is_seated = False

    def grow(self, rows: int) -> None:
        """Add rows; seated bots stay."""
        self.keep(np.arange(self._memory.rows), rows)

    def keep(self, rows: Rows, many: int) -> None:
        """Resize to `many` rows: the given ones first, free ones after them."""
        self._memory = self._memory.with_rows(rows, many)
        self._is_seated = False

    def seat(self, row: int, fighter: int, level: str) -> None:
        """Let a bot of this level steer a fighter from now on; "" removes the bot."""
        memory = self._memory
        memory.level[2 * row + fighter] = self._names.index(level) if level else NOBODY
        memory.plan[2 * row + fighter] = 0
        memory.held[row, fighter] = 0
        self._is_seated = False

    def forget(self, row: int) -> None:
        """Remove the bots of a row and its memory."""
        self._memory.forget(row)
        self._is_seated = False

    def _seat_all(self) -> None:
        """Recompute who is seated, once after any number of changes."""
        self._is_seated = True
        self._cells: Rows = np.flatnonzero(self._memory.level != NOBODY)
        self._rows: Rows = np.unique(self._cells // 2)

    def decide(self, floor: Floor) -> Inputs:
        """The inputs of every seated fighter for the next tick; zeros where no bot is seated."""
        if not self._is_seated:
            self._seat_all()
        if self._cells.size:
            rows, memory, world = self._rows, self._memory, floor.world
            tick = world.tick[rows]
            due = (tick % TICKS_A_SNAPSHOT == 0) & (tick != memory.last[rows]) & (world.phase[rows] != OVER)
            if due.any():
                memory.take_in(floor.seen(), rows[due], tick[due])
                cells = self._cells
                if not due.all():
                    awake = np.zeros(memory.rows, np.bool_)
                    awake[rows[due]] = True
                    cells = cells[awake[cells // 2]]
                self._think(cells, world.seed)
        return self._memory.held.copy()

    def _think(self, cells: Rows, seeds: NDArray[np.uint32]) -> None:
        memory = self._memory
        rows, fighter = cells // 2, cells % 2
        skill = dict(zip(FIELDS, self._skills.take(memory.level[cells], axis=1), strict=True))
        tick = memory.last[rows]
        wanted = self._reactions[memory.level[cells], draw(seeds[rows], fighter, tick)]
        back = memory.delays(cells, wanted)
        lateness = (back * TICKS_A_SNAPSHOT).astype(np.float64)
        sight = Sight(
            memory.seen(cells, 0),
            memory.seen(cells ^ 1, back),
            memory.room[:, rows],
            lateness,
            lateness * skill["lead"],
        )
        moods = Moods(seeds[rows], fighter, tick)
        plan, until = choose(sight, skill, moods, memory.plan[cells], memory.until[cells], tick)
        memory.plan[cells], memory.until[cells] = plan, until
        intent = Intent(walk(sight, skill, moods, plan), *point(sight, skill, moods, plan))
        moods.cloud(intent, skill, sight.mine.to)
        dutiful(intent, sight, memory.seen(cells, back), skill, moods, plan)
        memory.held.reshape(-1, SIZE)[cells] = intent.inputs()
