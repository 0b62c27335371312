"""Test inputs that grab and throw eagerly and are the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rumpus.arena.shared.inputs import Inputs, clamped
from rumpus.arena.volley import ALL, DUCK, HANDS, THROW, Setup, World
from rumpus.arena.volley.terms import Kind

KINDS: tuple[Kind, ...] = ("brawl", "war", "duel")


def setups(count: int, bodies: int, seed: int) -> list[Setup]:
    """Setups of battles of all kinds."""
    dice = np.random.default_rng(seed)
    found = []
    for number in range(count):
        here = int(dice.integers(2, bodies + 1))
        kind = KINDS[number % 3]
        fighting = here if kind == "war" else 2
        fighters = tuple(int(body) for body in dice.permutation(here)[:fighting])
        found.append(
            Setup(
                number,
                kind,
                fighters,
                here,
                4 if here > 6 else 2,
                small_room=bool(dice.integers(2)),
                behind_back=bool(dice.integers(2)),
                grab_loses=bool(dice.integers(2)),
            )
        )
    return found


def random_inputs(rows: int, bodies: int, seed: int) -> Iterator[Inputs]:
    """Random inputs that stay the same for a few ticks."""
    dice = np.random.default_rng(seed)
    while True:
        inputs = clamped(dice.integers(-128, 128, (rows, bodies, 5)), ALL)
        for _ in range(int(dice.integers(1, 20))):
            yield inputs


def eager_inputs(world: World) -> Inputs:
    """Every fighter runs to a burrito, grabs it and throws it at the next fighter; the others stand still."""
    inputs = np.zeros((world.rows, world.bodies, 5), np.int8)
    for body in range(world.bodies):
        other = (body + 1 + world.tick // 97) % world.bodies
        goal = np.take_along_axis(world.at, np.broadcast_to(other, (2, 1, world.rows)), 1)[:, 0]
        thing = world.lies[:2, (body + 1) % 2]
        has = world.holds[body] >= 0
        way = np.where(has, goal, thing) - world.at[:, body]
        size = np.sqrt(way[0] * way[0] + way[1] * way[1]) + 0.01
        fights = world.fights[body] != 0
        for part in (0, 1):
            inputs[:, body, part] = np.where(fights, way[part] / size * 127.0, 0.0)
            inputs[:, body, 2 + part] = way[part] / size * 127.0
        buttons = np.where(has, np.where((world.tick + 13 * body) % 50 < 40, THROW, 0), 0)
        buttons |= np.where(~has & ((world.tick + body) % 8 == 0), HANDS, 0)
        buttons |= np.where((world.tick + 31 * body) % 120 < 12, DUCK, 0)
        inputs[:, body, 4] = np.where(fights & (world.tick > 190), buttons, 0)
    return inputs
