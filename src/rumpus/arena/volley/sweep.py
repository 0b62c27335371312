"""Swept contacts: when, within a tick, a burrito in the air first touches something (a share of the tick, or `NEVER`).

Burritos in the air are the last axis, those of all rows one after another.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import TINY, Flags, Floats
from rumpus.arena.volley.judge import ON_FLOOR, ON_FURNITURE, ON_WALL
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
"""The axis of the face through which a box was entered."""
BURIED: Final = -10.0

Axes = NDArray[np.int32]
Rows = NDArray[np.intp]


class Objects(NamedTuple):
    """The first object that each burrito meets: when, through which face, and what it is."""

    when: Floats
    axis: Axes
    what: Axes


def objects(lies: Floats, step: Floats, pieces: Floats, room: Floats) -> Objects:
    """Contacts with floor, walls and furniture, [burrito]."""
    when, axis = _furniture(lies, step, pieces)
    what = np.full(when.shape, ON_FURNITURE, np.int32)
    falling = step[2] < -TINY
    low = (lies[2] - BURRITO) / np.where(falling, -step[2], 1.0)
    low = np.where(falling, np.where(low < 0.0, 0.0, low), NEVER)
    sooner = (low <= 1.0) & (low < when)
    when[sooner], axis[sooner], what[sooner] = low[sooner], ALONG_Z, ON_FLOOR
    for part in (0, 1):
        edge = np.where(step[part] > 0.0, 1.0, -1.0) * (room[part] - BURRITO)
        moving = np.abs(step[part]) > TINY
        at = (edge - lies[part]) / np.where(moving, step[part], 1.0)
        at = np.where(moving, np.where(at < 0.0, 0.0, at), NEVER)
        sooner = (at <= 1.0) & (at < when)
        when[sooner], axis[sooner], what[sooner] = at[sooner], part, ON_WALL
    return Objects(when, axis, what)


def _furniture(lies: Floats, step: Floats, pieces: Floats) -> tuple[Floats, Axes]:
    """Contacts with boxes, [piece, burrito], by the slab method."""
    px, py, wide, deep, high = pieces
    reach = (wide + BURRITO, deep + BURRITO)
    middle = (px, py)
    begin, end = _slab(lies[2], step[2], BURIED, high + BURRITO)
    across: Axes = np.full(begin.shape, ALONG_Z, np.int32)
    for part in (0, 1):
        first, last = _slab(lies[part], step[part], middle[part] - reach[part], middle[part] + reach[part])
        later = first > begin
        begin = np.where(later, first, begin)
        across[later] = part
        end = np.where(last < end, last, end)
    meets = (begin >= 0.0) & (begin <= 1.0) & (begin <= end)
    when = np.where(meets, begin, NEVER)
    nearest = when.argmin(axis=0)
    each = np.arange(nearest.size)
    return when[nearest, each], across[nearest, each]


def _slab(place: Floats, step: Floats, low: Floats | float, high: Floats | float) -> tuple[Floats, Floats]:
    """When a point enters and leaves the space between two planes."""
    way = np.where(np.abs(step) < TINY, TINY, step)
    one, other = (low - place) / way, (high - place) / way
    return np.where(one < other, one, other), np.where(one < other, other, one)


def hands_up(world: World) -> tuple[Flags, Flags]:
    """Whose empty hands may catch now (cleanly or not), and whose burrito in hand wards off; [body, row]."""
    since = HANDS_TICKS - world.hands
    up = world.hands > 0.0
    has = world.holds >= 0
    return up & ~has & (since <= FUMBLE), up & has & (since <= WARD)


def bodies(world: World, numbers: Rows, rows: Rows, lies: Floats, step: Floats) -> Floats:
    """When each burrito meets each body, [body, burrito]."""
    before, face = world.before[..., rows], world.face[..., rows]
    moved = world.at[..., rows] - before
    from_x, from_y = lies[0] - before[0], lies[1] - before[1]
    by_x, by_y = step[0] - moved[0], step[1] - moved[1]
    square = by_x * by_x + by_y * by_y
    inward = from_x * by_x + from_y * by_y
    catching, warding = hands_up(world)
    far = np.sqrt(from_x * from_x + from_y * from_y)
    ahead = from_x * face[0] + from_y * face[1]
    reaching = (catching | warding)[:, rows] & (ahead > far * IN_FRONT)
    radius = np.where(reaching, ARMS, HIT)
    beyond = far * far - radius * radius
    root = inward * inward - square * beyond
    through = (root >= 0.0) & (square > TINY) & (inward < 0.0)
    root = np.sqrt(np.where(through, root, 0.0))
    divisor = np.where(through, square, 1.0)
    first, last = (-inward - root) / divisor, (-inward + root) / divisor
    first = np.where(first < 0.0, 0.0, first)
    last = np.where(last > 1.0, 1.0, last)
    top = STANDING + (DUCKED - STANDING) * world.crouch[:, rows]
    top = np.where(reaching, top + BURRITO + BURRITO, top)
    enters_low = lies[2] + step[2] * first < top
    leaves_low = lies[2] + step[2] * last < top
    meets = through & (first <= 1.0) & (enters_low | leaves_low)
    body = np.arange(world.bodies)[:, None]
    state, thrower, catcher = (each[numbers, rows] for each in (world.state, world.thrower, world.catcher))
    meets &= (world.here != 0)[:, rows]
    meets &= ((state == FLIES) & (thrower != body)) | ((state == FUMBLED) & (catcher != body))
    return np.where(meets, np.where(enters_low, first, last), NEVER)
