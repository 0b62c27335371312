"""When, within a tick, a burrito in the air first touches something: a share of the tick, or `NEVER`. Swept."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.exact import TINY, Flags, Floats
from rumpus.arena.volley.numbers import (
    ARMS,
    BURRITO,
    DUCKED,
    FUMBLE,
    HANDS_TICKS,
    HIT,
    IN_FRONT,
    STANDING,
    WARD,
)
from rumpus.arena.volley.world import FLIES, FUMBLED, World

NEVER: Final = 2.0
ALONG_X, ALONG_Y, ALONG_Z = range(3)
"""Across which face something was entered."""
BURIED: Final = -10.0

Axes = NDArray[np.int32]


class Objects(NamedTuple):
    """The first object that each burrito meets: when, across which face, and whether it is furniture or a wall."""

    when: Floats
    axis: Axes
    furniture: Flags
    wall: Flags


def objects(world: World, step: Floats) -> Objects:
    """Floor, walls and furniture, [burrito, row]."""
    when, axis = _furniture(world, step)
    furniture = when < NEVER
    falling = step[2] < -TINY
    low = (world.lie_z - BURRITO) / np.where(falling, -step[2], 1.0)
    low = np.where(falling, np.where(low < 0.0, 0.0, low), NEVER)
    sooner = (low <= 1.0) & (low < when)
    when, axis = np.where(sooner, low, when), np.where(sooner, ALONG_Z, axis)
    furniture &= ~sooner
    wall = np.zeros_like(furniture)
    for part in (0, 1):
        edge = np.where(step[part] > 0.0, 1.0, -1.0) * (world.room[part] - BURRITO)
        moving = np.abs(step[part]) > TINY
        at = (edge - world.lies[part]) / np.where(moving, step[part], 1.0)
        at = np.where(moving, np.where(at < 0.0, 0.0, at), NEVER)
        sooner = (at <= 1.0) & (at < when)
        when, axis = np.where(sooner, at, when), np.where(sooner, part, axis)
        furniture &= ~sooner
        wall |= sooner
    return Objects(when, axis.astype(np.int32), furniture, wall)


def _furniture(world: World, step: Floats) -> tuple[Floats, Axes]:
    """Boxes, [piece, burrito, row]: entered last across one face, left first across another."""
    reach = (world.wide[:, None] + BURRITO, world.deep[:, None] + BURRITO)
    middle = (world.px[:, None], world.py[:, None])
    begin, end = _slab(world.lie_z, step[2], BURIED, world.high[:, None] + BURRITO)
    across: Axes = np.full(begin.shape, ALONG_Z, np.int32)
    for part in (0, 1):
        first, last = _slab(world.lies[part], step[part], middle[part] - reach[part], middle[part] + reach[part])
        later = first > begin
        begin, across = np.where(later, first, begin), np.where(later, part, across)
        end = np.where(last < end, last, end)
    meets = (begin >= 0.0) & (begin <= 1.0) & (begin <= end)
    when = np.where(meets, begin, NEVER)
    nearest = when.argmin(axis=0)[None]
    return np.take_along_axis(when, nearest, 0)[0], np.take_along_axis(across, nearest, 0)[0]


def _slab(place: Floats, step: Floats, low: Floats | float, high: Floats | float) -> tuple[Floats, Floats]:
    """When a point gets between two planes, and when out again."""
    way = np.where(np.abs(step) < TINY, TINY, step)
    one, other = (low - place) / way, (high - place) / way
    return np.where(one < other, one, other), np.where(one < other, other, one)


def hands_up(world: World) -> tuple[Flags, Flags]:
    """Whose empty hands may catch now, cleanly or not, and whose burrito in hand wards off; [body, row]."""
    since = HANDS_TICKS - world.hands
    up = world.hands > 0.0
    has = world.holds >= 0
    return up & ~has & (since <= FUMBLE), up & has & (since <= WARD)


def bodies(world: World, step: Floats) -> Floats:
    """When each burrito meets each body, [body, burrito, row]."""
    moved = world.at - world.before
    from_x = world.lie_x - world.before[0][:, None]
    from_y = world.lie_y - world.before[1][:, None]
    by_x, by_y = step[0] - moved[0][:, None], step[1] - moved[1][:, None]
    square = by_x * by_x + by_y * by_y
    inward = from_x * by_x + from_y * by_y
    catching, warding = hands_up(world)
    far = np.sqrt(from_x * from_x + from_y * from_y)
    ahead = from_x * world.face_x[:, None] + from_y * world.face_y[:, None]
    reaching = (catching | warding)[:, None] & (ahead > far * IN_FRONT)
    radius = np.where(reaching, ARMS, HIT)
    beyond = far * far - radius * radius
    root = inward * inward - square * beyond
    through = (root >= 0.0) & (square > TINY) & (inward < 0.0)
    root = np.sqrt(np.where(through, root, 0.0))
    divisor = np.where(through, square, 1.0)
    first, last = (-inward - root) / divisor, (-inward + root) / divisor
    first = np.where(first < 0.0, 0.0, first)
    last = np.where(last > 1.0, 1.0, last)
    top = STANDING + (DUCKED - STANDING) * world.crouch[:, None]
    top = np.where(reaching, top + BURRITO + BURRITO, top)
    enters_low = world.lie_z + step[2] * first < top
    leaves_low = world.lie_z + step[2] * last < top
    meets = through & (first <= 1.0) & (enters_low | leaves_low)
    number = np.arange(world.bodies)[:, None, None]
    meets &= (world.here != 0)[:, None]
    meets &= ((world.state == FLIES) & (world.thrower != number)) | (
        (world.state == FUMBLED) & (world.catcher != number)
    )
    return np.where(meets, np.where(enters_low, first, last), NEVER)
