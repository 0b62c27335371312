"""The start position of a battle: all around the table, burritos in the middle; or a Duel, back to back, burritos in
hand."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.noise import hashed
from rumpus.arena.volley.numbers import (
    BEHIND_TABLE,
    BEHIND_TICKS,
    BESIDE_TABLE,
    BURRITO,
    DUEL_APART,
    RING,
    ROOM_X,
    ROOM_Y,
    SMALL,
)
from rumpus.arena.volley.room import LAYOUTS, TABLE, furnish
from rumpus.arena.volley.terms import Setup
from rumpus.arena.volley.world import BRAWL, BUCKETS, BURRITOS, COUNTDOWN, DUEL, HELD, LIES, WAR, World

KINDS: Final = {"brawl": BRAWL, "war": WAR, "duel": DUEL}
TURNS: Final = 64
"""The number of rotations of the ring of people."""


class BadSetup(ValueError):
    """The setup is not valid for a battle."""


def bucket(bodies: int) -> int:
    """The size of the floor for a battle with so many bodies."""
    for size in BUCKETS:
        if bodies <= size:
            return size
    raise BadSetup(f"{bodies} bodies")


def checked(setup: Setup) -> Setup:
    """The setup itself. Raises BadSetup if it is not valid."""
    fighters = setup.fighters
    if not 2 <= setup.bodies <= BUCKETS[-1]:
        raise BadSetup(f"{setup.bodies} bodies")
    if len(set(fighters)) != len(fighters) or not all(0 <= body < setup.bodies for body in fighters):
        raise BadSetup(f"fighters {fighters}")
    if setup.kind not in KINDS or len(fighters) < 2 or (setup.kind == "duel" and len(fighters) != 2):
        raise BadSetup(f"a {setup.kind} of {len(fighters)}")
    if not 1 <= setup.burritos <= BURRITOS:
        raise BadSetup(f"{setup.burritos} burritos")
    return setup


def placed(setup: Setup, bodies: int) -> World:
    """A world of one row at the start of a battle."""
    checked(setup)
    if setup.bodies > bodies:
        raise BadSetup(f"{setup.bodies} bodies on a floor for {bodies}")
    world = World(bodies, 1)
    world.seed[0] = setup.seed & 0xFFFFFFFF
    world.phase[0] = COUNTDOWN
    world.open[0] = True
    world.kind[0] = KINDS[setup.kind]
    world.lenient[0] = not setup.grab_loses
    word = int(hashed(world.seed, world.tick, -1)[0])
    duel = setup.kind == "duel"
    furnish(world, 0, word % len(LAYOUTS), small=setup.small_room, with_table=not duel)
    radius = RING * (SMALL if setup.small_room else 1.0)
    turn = word // len(LAYOUTS) % TURNS
    for body in range(setup.bodies):
        world.here[body] = 1
        x, y = _around((body + turn / TURNS) / setup.bodies)
        _stand(world, body, x * radius, y * radius, -x, -y)
    world.fights[list(setup.fighters)] = 1
    if duel:
        _back_to_back(world, setup)
    else:
        if setup.behind_back:
            world.behind[list(setup.fighters)] = BEHIND_TICKS
        _lay_out(world, setup.burritos)
    return world


def _around(part: float) -> tuple[float, float]:
    """A direction after a part of a full turn: a point on the edge of a square, normalised."""
    part = (part - int(part)) * 4.0
    side = int(part)
    along = (part - side) * 2.0 - 1.0
    x, y = ((1.0, along), (-along, 1.0), (-1.0, -along), (along, -1.0))[side]
    size = float(np.sqrt(x * x + y * y))
    return x / size, y / size


def _stand(world: World, body: int, x: float, y: float, face_x: float, face_y: float) -> None:
    world.x[body], world.y[body] = x, y
    world.face_x[body] = world.aim_x[body] = face_x
    world.face_y[body] = world.aim_y[body] = face_y


def _lay_out(world: World, burritos: int) -> None:
    """Lay burritos on the table."""
    world.burritos[0] = burritos
    for number in range(burritos):
        world.state[number] = LIES
        world.lie_x[number] = BESIDE_TABLE if number % 2 else -BESIDE_TABLE
        if burritos > 2:
            world.lie_y[number] = BEHIND_TABLE if number < 2 else -BEHIND_TABLE
        world.lie_z[number] = TABLE.high + BURRITO


def _back_to_back(world: World, setup: Setup) -> None:
    """Place two in the middle with a burrito each, the others along the long walls."""
    world.burritos[0] = 2
    for number, (body, ahead) in enumerate(zip(setup.fighters, (-1.0, 1.0), strict=True)):
        _stand(world, body, ahead * DUEL_APART, 0.0, ahead, 0.0)
        world.state[number] = HELD
        world.thrower[number] = body
        world.holds[body] = number
    scale = SMALL if setup.small_room else 1.0
    others = [body for body in range(setup.bodies) if body not in setup.fighters]
    for number, body in enumerate(others):
        side = 1.0 if number % 2 else -1.0
        column = number // 2 + 0.5 - (len(others) + 1) // 2 * 0.5
        _stand(world, body, column * ROOM_X * scale * 0.3, side * (ROOM_Y * scale - 0.5), 0.0, -side)
