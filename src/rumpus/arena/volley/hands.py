"""Grabbing, throwing and carrying burritos."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.exact import Flags, turned
from rumpus.arena.shared.noise import noise
from rumpus.arena.volley.buttons import HANDS
from rumpus.arena.volley.judge import GRABS, SENT_OFF, THROWS, lose, note
from rumpus.arena.volley.numbers import (
    CARRIED,
    CARRY,
    CARRY_HIGH,
    CARRY_LOW,
    GRAB,
    GRAB_HIGH,
    GRAB_TICKS,
    LOB,
    LOB_SLOWS,
    LOFT,
    RELEASE,
    RELEASE_HIGH,
    RELEASE_LOW,
    RUN,
    STRAY_RUN,
    STRAY_STILL,
    THROW_LEAST,
    THROW_MORE,
)
from rumpus.arena.volley.world import BURRITOS, FLIES, GRABBED, HELD, LIES, LOOSE, World

FAR: Final = 1000.0
HAIR: Final = 1e-6
"""The size of the random offset that breaks ties between equally near hands."""


def grab(world: World) -> None:
    """A press picks up the burrito within reach; the nearest of several hands gets it."""
    reaching = ((world.pressed & HANDS) != 0) & (world.holds < 0) & (world.here != 0)
    if not reaching.any():
        return
    fighter = world.fights != 0
    lies = world.state == LIES
    free = lies | ((world.state == LOOSE) & (world.lie_z < GRAB_HIGH))
    across_x = world.x[:, None] - world.lie_x
    across_y = world.y[:, None] - world.lie_y
    square = across_x * across_x + across_y * across_y
    may = reaching[:, None] & (square < GRAB * GRAB) & np.where(fighter[:, None], free, lies)
    if not may.any():
        return
    far = np.where(may, square, FAR)
    for body in range(world.bodies):
        far[body] += noise(world.seed, world.tick, body) * HAIR
    nearest = far.argmin(axis=0)
    for number in range(BURRITOS):
        for body in range(world.bodies):
            takes = may[body, number] & (nearest[number] == body) & (world.holds[body] < 0) & (world.here[body] != 0)
            if takes.any():
                _take(world, body, number, takes & fighter[body])
                _wrong(world, body, takes & ~fighter[body])


def _take(world: World, body: int, number: int, takes: Flags) -> None:
    world.holds[body, takes] = number
    world.state[number, takes] = HELD
    world.thrower[number, takes] = body
    world.flight[:, number, takes] = 0.0
    world.hands[body, takes] = GRAB_TICKS
    world.charge[body, takes] = 0.0
    note(world, body, takes, GRABS)


def _wrong(world: World, body: int, grabs: Flags) -> None:
    """A bystander grabs: they lose the battle, or are sent off (B-WRONG-2, B-RTIE-R1)."""
    lose(world, body, grabs & ~world.lenient, GRABBED)
    sent = grabs & world.lenient
    world.here[body, sent] = 0
    note(world, body, grabs & ~sent, GRABS)
    note(world, body, sent, SENT_OFF)


def throw(world: World) -> None:
    """Throw the burritos that are let go."""
    leaving = world.loosed != 0
    if not leaving.any():
        return
    for body in range(world.bodies):
        if leaving[body].any():
            _let_go(world, body, leaving[body])


def _let_go(world: World, body: int, leaving: Flags) -> None:
    speed, face = world.speed[:, body], world.face[:, body]
    running = np.sqrt(speed[0] * speed[0] + speed[1] * speed[1]) / RUN
    stray = noise(world.seed, world.tick, body) * (STRAY_STILL + STRAY_RUN * running)
    way = turned(face, stray)
    short = 1.0 - world.reach[body]
    power = (THROW_LEAST + THROW_MORE * world.charge[body]) * (1.0 - LOB_SLOWS * short)
    up = LOFT + LOB * short
    height = RELEASE_HIGH + (RELEASE_LOW - RELEASE_HIGH) * world.crouch[body]
    for number in range(BURRITOS):
        goes = leaving & (world.holds[body] == number)
        if goes.any():
            for part in (0, 1):
                np.copyto(world.lies[part, number], world.at[part, body] + face[part] * RELEASE, where=goes)
                np.copyto(world.flight[part, number], way[part] * power + speed[part] * CARRIED, where=goes)
            np.copyto(world.lie_z[number], height, where=goes)
            np.copyto(world.fly_z[number], up, where=goes)
            world.state[number, goes] = FLIES
            world.thrower[number, goes] = body
    world.holds[body, leaving] = -1
    world.charge[body, leaving] = 0.0
    note(world, body, leaving, THROWS)


def carry(world: World) -> None:
    """Move the burritos in hand along with their bodies."""
    held = world.state == HELD
    if not held.any():
        return
    holder = np.where(held, world.thrower, 0)
    each = np.arange(world.rows)
    place = world.at[:, holder, each] + world.face[:, holder, each] * CARRY
    np.copyto(world.lies[0:2], place, where=held)
    height = CARRY_HIGH + (CARRY_LOW - CARRY_HIGH) * world.crouch[holder, each]
    np.copyto(world.lie_z, height, where=held)
