"""Burritos in the air: their flight, their first contact, and its consequence.

The first touch decides (B-HIT-1, B-MISS-1): a fighter is hit, catches, fumbles or wards off; anything else is a miss,
and the burrito flies on, falls and lies for anybody in the battle to pick up.
"""

from __future__ import annotations

import numpy as np

from rumpus.arena.shared.exact import Flags, Floats, limited, settle
from rumpus.arena.shared.noise import noise
from rumpus.arena.volley.judge import (
    CATCHES,
    FUMBLES,
    IN_HAND,
    IS_HIT,
    ON_BURRITO,
    ON_BYSTANDER,
    ON_FIGHTER,
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
from rumpus.arena.volley.sweep import ALONG_Z, NEVER, Axes, Rows, bodies, hands_up, objects
from rumpus.arena.volley.world import (
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
    """One tick of every burrito in the air; the others are skipped."""
    numbers, rows = np.nonzero(world.state >= FLIES)
    if not rows.size:
        return
    world.fly_z[numbers, rows] -= GRAVITY * TICK
    lies, step = world.lies[:, numbers, rows], world.flight[:, numbers, rows] * TICK
    things = objects(lies, step, world.pieces[..., rows], world.room[:, rows])
    who, meets = _first_body(world, numbers, rows, lies, step)
    on_body = (meets <= 1.0) & (meets <= things.when)
    on_thing = (things.when <= 1.0) & ~on_body
    share = np.where(on_body, meets, np.where(on_thing, things.when, 1.0))
    world.lies[:, numbers, rows] = lies + step * share
    for number in np.unique(numbers).tolist():
        mine = numbers == number
        met = mine & on_body
        for body in np.unique(who[met]).tolist():
            _meets_body(world, number, body, _marked(world, rows[met & (who == body)]))
        met = mine & on_thing
        if met.any():
            _misses(world, number, rows[met], things.axis[met], things.what[met])
        if (world.state[number] == FUMBLED).any():
            _second_try(world, number)
    settle(world.flying)


def _first_body(world: World, numbers: Rows, rows: Rows, lies: Floats, step: Floats) -> tuple[Rows, Floats]:
    """The first body that each burrito meets, and when."""
    if (world.state[numbers, rows] == LOOSE).all():
        return np.zeros(rows.size, np.intp), np.full(rows.size, NEVER)
    people = bodies(world, numbers, rows, lies, step)
    who = people.argmin(axis=0)
    return who, people[who, np.arange(rows.size)]


def _marked(world: World, rows: Rows) -> Flags:
    marked = np.zeros(world.rows, np.bool_)
    marked[rows] = True
    return marked


def _meets_body(world: World, number: int, body: int, met: Flags) -> None:
    """The first contact of a live burrito is a body."""
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
    """Whether a burrito is within reach of the hands in front of a body."""
    ahead = (world.lie_x[number] - world.x[body]) * world.face_x[body]
    result: Flags = ahead + (world.lie_y[number] - world.y[body]) * world.face_y[body] > 0.0
    return result


def _catch(world: World, number: int, body: int, catches: Flags) -> None:
    """A catch: the thrower loses (B-CATCH-1)."""
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
    """A fumble: the burrito springs up, and may be caught until it touches anything."""
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
    """A ward: the burrito in hand counts as an object, so it is a miss (B-CAN-1)."""
    if not wards.any():
        return
    for part in (0, 1):
        np.multiply(world.flight[part, number], -WARD_BOUNCE, out=world.flight[part, number], where=wards)
    world.fly_z[number, wards] = 1.5
    world.state[number, wards] = LOOSE
    note(world, body, wards, WARDS)
    touched(world, number, wards, ON_BURRITO)


def _second_try(world: World, number: int) -> None:
    """Catches of fumbled burritos."""
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
    """A fumbled burrito that touches anything else is a hit on the fumbler."""
    dropped = ends & (world.state[number] == FUMBLED)
    if dropped.any():
        for body in range(world.bodies):
            hit = dropped & (world.catcher[number] == body)
            lose(world, body, hit, HIT_BY, world.thrower[number])
            note(world, body, hit, IS_HIT)
        world.catcher[number, dropped] = -1


def _misses(world: World, number: int, rows: Rows, axis: Axes, what: Axes) -> None:
    """A contact with floor, wall or furniture: a miss. The burrito bounces until it lies."""
    _drop(world, number, _marked(world, rows))
    flight, lies = world.flight[:, number, rows], world.lies[:, number, rows]
    each = np.arange(rows.size)
    new = (world.state[number, rows] != LOOSE) | (np.abs(flight[axis, each]) > 1.0)
    world.touch[number, rows[new]] = what[new]
    world.touch_tick[number, rows[new]] = world.tick[rows[new]]
    lies[axis, each] += np.where(flight[axis, each] > 0.0, -APART, APART)
    flight[axis, each] *= -BOUNCE
    below = axis == ALONG_Z
    flight[0:2, below] *= FLOOR_GRIP
    square = flight[0] * flight[0] + flight[1] * flight[1]
    still = below & (flight[2] < REST) & (square < REST * REST)
    flight[:, still] = 0.0
    world.flight[:, number, rows], world.lies[:, number, rows] = flight, lies
    world.state[number, rows] = np.where(still, LIES, LOOSE)


def hold_in(world: World, closing: Flags) -> None:
    """The shrinking floor's edge pushes burritos along."""
    places = world.lies[0:2]
    np.copyto(places, limited(places, (world.room - BURRITO)[:, None]), where=closing)
