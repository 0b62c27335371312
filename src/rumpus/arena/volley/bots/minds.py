"""Minds of bodies: all bots of a floor decide at once.

A mind gets a snapshot every second tick, as a page does, and holds what it decided in between. It sees its own body as
it is, like a page that foretells it, but all else as late as its level's reaction time. What it decides follows from
what it saw, the tick and the seed of the battle alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.exact import turned
from rumpus.arena.inputs import BUTTONS, SIZE, Inputs
from rumpus.arena.volley.bots.intent import Intent
from rumpus.arena.volley.bots.memory import NOBODY, TICKS_A_SNAPSHOT, Memory, Rows
from rumpus.arena.volley.bots.moods import Moods
from rumpus.arena.volley.bots.plans import Skilled, answer, fetch, stand_around, throw
from rumpus.arena.volley.bots.sight import Sight
from rumpus.arena.volley.bots.skills import SKILLS, Skill
from rumpus.arena.volley.floor import Floor
from rumpus.arena.volley.orders import HANDS, THROW
from rumpus.arena.volley.world import COUNTDOWN, DUEL, OVER

FIELDS: Final = Skill.__struct_fields__


class Minds:
    """The bodies of a floor's rows that are steered by programs; they come and go."""

    def __init__(self, rows: int, bodies: int = 2, skills: dict[str, Skill] = SKILLS) -> None:
        self._names = list(skills)
        self._skills = np.array([[float(getattr(skill, name)) for skill in skills.values()] for name in FIELDS])
        self._memory = Memory(rows, bodies)
        self._seated()

    def grow(self, rows: int) -> None:
        """Makes room for more rows; those seated stay."""
        self._memory = self._memory.grown(rows)

    def seat(self, row: int, body: int, level: str) -> None:
        """A bot of a level steers a body from now on; "" leaves it to somebody else."""
        memory = self._memory
        memory.level[memory.bodies * row + body] = self._names.index(level) if level else NOBODY
        memory.held[row, body] = 0
        self._seated()

    def forget(self, row: int) -> None:
        """Nobody is seated in a row any more, and nothing of it is remembered."""
        self._memory.forget(row)
        self._seated()

    def _seated(self) -> None:
        self._cells: Rows = np.flatnonzero(self._memory.level != NOBODY)
        self._rows: Rows = np.unique(self._cells // self._memory.bodies)

    def decide(self, floor: Floor) -> Inputs:
        """What every seated body does in the coming tick; zeros where nobody is seated."""
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
                    cells = cells[awake[cells // memory.bodies]]
                self._think(cells, world.seed)
        return self._memory.held.copy()

    def _think(self, cells: Rows, seeds: NDArray[np.uint32]) -> None:
        memory = self._memory
        rows, body = cells // memory.bodies, cells % memory.bodies
        skill = dict(zip(FIELDS, self._skills.take(memory.level[cells], axis=1), strict=True))
        now, _ = memory.seen(rows, np.zeros(cells.size))
        late, back = memory.seen(rows, skill["delay"])
        sight = Sight(now, late, body, back * (TICKS_A_SNAPSHOT * skill["foresee"]))
        moods = Moods(seeds[rows], body, memory.last[rows], sight.number)
        intent = Intent(cells.size)
        fetch(intent, sight, skill, moods)
        throw(intent, sight, skill, moods)
        answer(intent, sight, skill, moods)
        _be_wild(intent, sight, skill, moods)
        stand_around(intent, sight, skill, moods)
        _count_down(intent, sight, skill, moods)
        held = memory.held.reshape(-1, SIZE)
        # A press is one that was not held before: hands that were up are let down first.
        intent.release((held[cells, BUTTONS] & HANDS) != 0, HANDS)
        held[cells] = intent.inputs()


def _be_wild(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """In thoughtless moments one runs about and throws somewhere."""
    wild = (moods.wild < skill["wild"]) & sight.fights
    if wild.any():
        intent.set(wild, turned(intent.run, moods.stray * 1.5), turned(intent.look, moods.stray * 0.8))
        intent.release(wild & (sight.charge > skill["power"]) & (moods.chance < 0.1), THROW)


def _count_down(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """Before "Burrito!" nobody does anything; the rash throw early in a Duel."""
    early = sight.phase == COUNTDOWN
    if early.any():
        intent.buttons[early] = 0
        rash = early & (sight.now["kind"] == DUEL) & sight.fights & (moods.whim < skill["rash"])
        intent.press(rash, THROW)
