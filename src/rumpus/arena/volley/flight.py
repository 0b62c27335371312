"""Burritos in the air: how they fly, what they touch first, and what that means.

The first touch decides (B-HIT-1, B-MISS-1): a fighter is hit, catches, fumbles or wards off; anything else is a miss,
and the burrito flies on, falls and lies for anybody in the battle to pick up.
"""

from __future__ import annotations

import numpy as np

from rumpus.arena.exact import Flags, Floats, limited, settle
from rumpus.arena.noise import noise
from rumpus.arena.volley.judge import (
    CATCHES,
    FUMBLES,
    IN_HAND,
    IS_HIT,
    ON_BURRITO,
    ON_BYSTANDER,
    ON_FIGHTER,
    ON_FLOOR,
    ON_FURNITURE,
    ON_WALL,
    WARDS,
    lose,
    note,
    touched,
)
from rumpus.arena.volley.numbers import (
    APART,
    BOUNCE,
    BURRITO,
    CLEAN,
    EASY,
    FLOOR_GRIP,
    FUMBLE_ASIDE,
    FUMBLE_UP,
    GRAVITY,
    HANDS_TICKS,
    HARDER,
    OFF_BODY,
    REST,
    SECOND_HIGH,
    SECOND_LOW,
    SECOND_REACH,
    TICK,
    WARD_BOUNCE,
)
from rumpus.arena.volley.sweep import ALONG_Z, NEVER, Objects, bodies, hands_up, objects
from rumpus.arena.volley.world import (
    BURRITOS,
    CAUGHT,
    FLIES,
    FUMBLED,
    HELD,
    HIT_BY,
    LIES,
    LOOSE,
    World,
)


def fly(world: World) -> None:
    """One tick of every burrito in the air."""
    moving = world.state >= FLIES
    if not moving.any():
        return
    np.subtract(world.fly_z, GRAVITY * TICK, out=world.fly_z, where=moving)
    step = np.where(moving, world.flight * TICK, 0.0)
    things = objects(world, step)
    alive = (world.state == FLIES) | (world.state == FUMBLED)
    if alive.any():
        people = bodies(world, step)
        who = people.argmin(axis=0)
        meets = np.take_along_axis(people, who[None], 0)[0]
    else:
        who, meets = np.zeros((BURRITOS, world.rows), np.intp), np.full((BURRITOS, world.rows), NEVER)
    on_body = moving & (meets <= 1.0) & (meets <= things.when)
    on_thing = moving & (things.when <= 1.0) & ~on_body
    share = np.where(on_body, meets, np.where(on_thing, things.when, 1.0))
    world.lies[...] = world.lies + step * share
    for number in range(BURRITOS):
        if on_body[number].any():
            for body in range(world.bodies):
                met = on_body[number] & (who[number] == body)
                if met.any():
                    _meets_body(world, number, body, met)
        if on_thing[number].any():
            _misses(world, number, on_thing[number], things)
        if (world.state[number] == FUMBLED).any():
            _second_try(world, number)
    settle(world.flying)


def _meets_body(world: World, number: int, body: int, met: Flags) -> None:
    """A live burrito comes to a body first."""
    thrower = world.thrower[number].copy()
    _drop(world, number, met)
    alive = met & (world.state[number] == FLIES)
    fights = world.fights[body] != 0
    catching, warding = (each[body] for each in hands_up(world))
    facing = _is_facing(world, number, body)
    catching, warding = alive & fights & catching & facing, alive & fights & warding & facing
    speed = world.flight[:, number]
    fast = np.sqrt(speed[0] * speed[0] + speed[1] * speed[1])
    above = fast - EASY
    clean = HANDS_TICKS - world.hands[body] <= CLEAN - np.where(above > 0.0, above, 0.0) * HARDER
    _catch(world, number, body, catching & clean)
    _fumble(world, number, body, catching & ~clean)
    _ward(world, number, body, warding)
    hit = alive & ~catching & ~warding
    lose(world, body, hit & fights, HIT_BY, thrower)
    note(world, body, hit & fights, IS_HIT)
    touched(world, number, hit | (met & ~alive), np.where(fights, ON_FIGHTER, ON_BYSTANDER).astype(np.int32))
    bounces = met & ~catching & ~warding
    for part in (0, 1):
        np.multiply(speed[part], -OFF_BODY, out=speed[part], where=bounces)
    world.state[number, bounces] = LOOSE


def _is_facing(world: World, number: int, body: int) -> Flags:
    """Whether a burrito is where the hands of a body are."""
    ahead = (world.lie_x[number] - world.x[body]) * world.face_x[body]
    result: Flags = ahead + (world.lie_y[number] - world.y[body]) * world.face_y[body] > 0.0
    return result


def _catch(world: World, number: int, body: int, catches: Flags) -> None:
    """The thrower loses (B-CATCH-1)."""
    if not catches.any():
        return
    thrower = world.thrower[number].copy()
    for other in range(world.bodies):
        lose(world, other, catches & (thrower == other), CAUGHT, body)
    world.state[number, catches] = HELD
    world.thrower[number, catches] = body
    world.catcher[number, catches] = -1
    world.holds[body, catches] = number
    world.hands[body, catches] = 0.0
    world.flight[:, number, catches] = 0.0
    note(world, body, catches, CATCHES)
    touched(world, number, catches, IN_HAND)


def _fumble(world: World, number: int, body: int, fumbles: Flags) -> None:
    """It springs up from the hands; they may try again until it touches anything."""
    if not fumbles.any():
        return
    world.state[number, fumbles] = FUMBLED
    world.catcher[number, fumbles] = body
    aside = noise(world.seed, world.tick, body + world.bodies) * FUMBLE_ASIDE
    np.copyto(world.fly_x[number], world.vx[body] - world.face_y[body] * aside, where=fumbles)
    np.copyto(world.fly_y[number], world.vy[body] + world.face_x[body] * aside, where=fumbles)
    world.fly_z[number, fumbles] = FUMBLE_UP
    world.hands[body, fumbles] = 0.0
    note(world, body, fumbles, FUMBLES)
    touched(world, number, fumbles, IN_HAND)


def _ward(world: World, number: int, body: int, wards: Flags) -> None:
    """The burrito in hand is an object: a miss (B-CAN-1)."""
    if not wards.any():
        return
    for part in (0, 1):
        np.multiply(world.flight[part, number], -WARD_BOUNCE, out=world.flight[part, number], where=wards)
    world.fly_z[number, wards] = 1.5
    world.state[number, wards] = LOOSE
    note(world, body, wards, WARDS)
    touched(world, number, wards, ON_BURRITO)


def _second_try(world: World, number: int) -> None:
    """A fumbled burrito is caught after all."""
    fumbled = world.state[number] == FUMBLED
    catching, _ = hands_up(world)
    height = world.lie_z[number]
    low = fumbled & (height > SECOND_LOW) & (height < SECOND_HIGH) & (world.fly_z[number] < 0.0)
    for body in range(world.bodies):
        mine = low & (world.catcher[number] == body) & catching[body]
        if mine.any():
            across_x, across_y = world.lie_x[number] - world.x[body], world.lie_y[number] - world.y[body]
            near = across_x * across_x + across_y * across_y < SECOND_REACH * SECOND_REACH
            _catch(world, number, body, mine & near)


def _drop(world: World, number: int, ends: Flags) -> None:
    """A fumbled burrito that touches anything else was a hit on the fumbler after all."""
    dropped = ends & (world.state[number] == FUMBLED)
    if dropped.any():
        for body in range(world.bodies):
            hit = dropped & (world.catcher[number] == body)
            lose(world, body, hit, HIT_BY, world.thrower[number])
            note(world, body, hit, IS_HIT)
        world.catcher[number, dropped] = -1


def _misses(world: World, number: int, met: Flags, things: Objects) -> None:
    """Floor, wall or furniture: a live burrito is dead from now on; it bounces until it lies."""
    _drop(world, number, met)
    flight = world.flight[:, number]
    axis = things.axis[number]
    what = np.where(things.wall[number], ON_WALL, np.where(things.furniture[number], ON_FURNITURE, ON_FLOOR))
    new = met & ((world.state[number] != LOOSE) | (np.abs(_pick(flight, axis)) > 1.0))
    touched(world, number, new, what.astype(np.int32))
    for part in range(3):
        turns = met & (axis == part)
        back = np.where(flight[part] > 0.0, -APART, APART)
        np.add(world.lies[part, number], back, out=world.lies[part, number], where=turns)
        np.multiply(flight[part], -BOUNCE, out=flight[part], where=turns)
    below = met & (axis == ALONG_Z)
    for part in (0, 1):
        np.multiply(flight[part], FLOOR_GRIP, out=flight[part], where=below)
    square = flight[0] * flight[0] + flight[1] * flight[1]
    still = below & (flight[2] < REST) & (square < REST * REST)
    flight[:, still] = 0.0
    world.state[number, met] = LOOSE
    world.state[number, still] = LIES


def _pick(vectors: Floats, axis: np.ndarray) -> Floats:
    chosen: Floats = np.take_along_axis(vectors, axis[None], 0)[0]
    return chosen


def hold_in(world: World, closing: Flags) -> None:
    """The floor's edge pushes burritos along."""
    places = world.lies[0:2]
    np.copyto(places, limited(places, (world.room - BURRITO)[:, None]), where=closing)
