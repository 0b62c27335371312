"""Minds of bodies: all bots of a floor decide at once.

A mind gets a snapshot every second tick, as a page does, and holds its decision in between. It sees its own body as it
is now, like a page that predicts it, but everything else delayed by a reaction time, which is drawn anew from those
of its level. Its decision depends only on what it saw, the tick and the seed of the battle.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.exact import turned
from rumpus.arena.shared.inputs import BUTTONS, SIZE, Inputs
from rumpus.arena.shared.reactions import draw, lots
from rumpus.arena.volley.bots.intent import Intent
from rumpus.arena.volley.bots.memory import NOBODY, TICKS_A_SNAPSHOT, Memory, Rows
from rumpus.arena.volley.bots.moods import Idle, Moods
from rumpus.arena.volley.bots.people import EVERYBODY
from rumpus.arena.volley.bots.plans import Skilled, answer, fetch, is_tempted, stand_around, throw
from rumpus.arena.volley.bots.sight import Sight, place_of
from rumpus.arena.volley.bots.skills import Skill
from rumpus.arena.volley.buttons import HANDS, THROW
from rumpus.arena.volley.floor import Floor
from rumpus.arena.volley.world import COUNTDOWN, DUEL, OVER, World

FIELDS: Final = Skill.__struct_fields__


class Minds:
    """The bodies on a floor that bots steer."""

    def __init__(self, rows: int, bodies: int = 2, skills: dict[str, Skill] = EVERYBODY) -> None:
        self._names = list(skills)
        self._skills = np.array([[float(getattr(skill, name)) for skill in skills.values()] for name in FIELDS])
        self._reactions = np.array([lots(skill.delay, skill.unsteady) for skill in skills.values()])
        self._memory = Memory(rows, bodies)
        self._is_seated = False

    def grow(self, rows: int) -> None:
        """Add rows; seated bots stay."""
        self.keep(np.arange(self._memory.rows), rows)

    def keep(self, rows: Rows, many: int) -> None:
        """Resize to `many` rows: the given ones first, free ones after them."""
        self._memory = self._memory.with_rows(rows, many)
        self._is_seated = False

    def seat(self, row: int, body: int, level: str) -> None:
        """Let a bot of this level steer a body from now on; "" removes the bot."""
        memory = self._memory
        memory.level[memory.bodies * row + body] = self._names.index(level) if level else NOBODY
        memory.held[row, body] = 0
        self._is_seated = False

    def forget(self, row: int) -> None:
        """Remove the bots of a row and its memory."""
        self._memory.forget(row)
        self._is_seated = False

    def _seat_all(self) -> None:
        """Recompute who is seated, once after any number of changes."""
        self._is_seated = True
        self._cells: Rows = np.flatnonzero(self._memory.level != NOBODY)
        self._rows: Rows = np.unique(self._cells // self._memory.bodies)

    def decide(self, floor: Floor) -> Inputs:
        """The inputs of every seated body for the next tick; zeros where no bot is seated."""
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
                    cells = cells[awake[cells // memory.bodies]]
                self._think(cells, world)
        return self._memory.held.copy()

    def _think(self, cells: Rows, world: World) -> None:
        held = self._memory.held.reshape(-1, SIZE)
        rows, body = np.divmod(cells, self._memory.bodies)
        fights = world.fights[body, rows] != 0
        for some, act in ((fights, self._fight), (~fights, self._stand_around)):
            if some.any():
                intent = act(rows[some], body[some], world)
                # A press needs a release before it, so hands that were up are let down first.
                intent.release((held[cells[some], BUTTONS] & HANDS) != 0, HANDS)
                held[cells[some]] = intent.inputs()

    def _fight(self, rows: Rows, body: Rows, world: World) -> Intent:
        skill = self._skill(rows, body)
        sight = self._sight(rows, body, skill, world)
        moods = Moods(world.seed[rows], body, self._memory.last[rows], sight.number)
        intent = Intent(rows.size)
        fetch(intent, sight, skill, moods)
        throw(intent, sight, skill, moods)
        answer(intent, sight, skill, moods)
        _be_wild(intent, sight, skill, moods)
        _count_down(intent, sight, skill, moods)
        return intent

    def _stand_around(self, rows: Rows, body: Rows, world: World) -> Intent:
        """Bystanders; now and then a rash one grabs a burrito."""
        own = self._memory.own(rows, body)
        moods = Idle(world.seed[rows], body, self._memory.last[rows])
        skill = self._skill(rows, body)
        intent = Intent(rows.size)
        stand_around(intent, place_of(own), moods)
        rash = np.flatnonzero((moods.whim < skill["rash"]) & (world.phase[rows] != COUNTDOWN))
        if rash.size:
            sight = self._sight(rows[rash], body[rash], {name: values[rash] for name, values in skill.items()}, world)
            intent.press(rash[is_tempted(sight)], HANDS)
        return intent

    def _skill(self, rows: Rows, body: Rows) -> Skilled:
        levels = self._memory.level[rows * self._memory.bodies + body]
        return dict(zip(FIELDS, self._skills.take(levels, axis=1), strict=True))

    def _sight(self, rows: Rows, body: Rows, skill: Skilled, world: World) -> Sight:
        memory = self._memory
        level = memory.level[rows * memory.bodies + body]
        back = memory.delays(rows, body, self._reactions[level, draw(world.seed[rows], body, memory.last[rows])])
        now, late = memory.seen(rows, 0), memory.seen(rows, back)
        return Sight(memory.own(rows, body), now, late, body, back * (TICKS_A_SNAPSHOT * skill["foresee"]))


def _be_wild(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """In thoughtless moments run about and throw anywhere."""
    wild = (moods.wild < skill["wild"]) & sight.fights
    if wild.any():
        intent.set(wild, turned(intent.run, moods.stray * 1.5), turned(intent.look, moods.stray * 0.8))
        intent.release(wild & (sight.charge > skill["power"]) & (moods.chance < 0.1), THROW)


def _count_down(intent: Intent, sight: Sight, skill: Skilled, moods: Moods) -> None:
    """Before "Burrito!" do nothing; a rash bot throws early in a Duel."""
    early = sight.phase == COUNTDOWN
    if early.any():
        intent.buttons[early] = 0
        rash = early & (sight.now["kind"] == DUEL) & sight.fights & (moods.whim < skill["rash"])
        intent.press(rash, THROW)
