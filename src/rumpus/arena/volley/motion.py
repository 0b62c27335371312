"""The motion of a body by its inputs, with furniture and walls, without other bodies and burritos.

The pages predict their own body with a twin of this file, bit for bit: the order of every sum counts. Works in place on
a world; `tests/arena/volley/data/motion.json` holds the expected results.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, limited, settle, turned, unit
from rumpus.arena.shared.inputs import BUTTONS, REACH, Inputs
from rumpus.arena.volley.buttons import DODGE, DUCK, HANDS, THROW
from rumpus.arena.volley.numbers import (
    BEHIND,
    CHARGE_STEP,
    CHARGE_WALK,
    COUNT,
    DASH,
    DEAD,
    DODGE_REST,
    DODGE_TICKS,
    DODGE_WALK,
    DODGE_WISH,
    DUCK_STEP,
    DUCK_WALK,
    FACE_HALF,
    HANDS_TICKS,
    HANDS_WALK,
    PACE_TICKS,
    PACE_WALK,
    RUN,
    RUN_GAIN,
    RUN_LEAN,
    TICK,
    TORSO,
    WINDUP_TICKS,
)
from rumpus.arena.volley.world import COUNTDOWN, DUEL, PIECES, World

Buttons = NDArray[np.int32]

NEARLY: Final = TORSO + 1e-6
"""A body farther than this from furniture, along either axis, does not touch it."""


def move(world: World, inputs: Inputs) -> None:
    """One tick of everybody's motion."""
    sticks = np.empty((2, 2, world.bodies, world.rows))
    sticks[...] = inputs[..., :BUTTONS].T.reshape(2, 2, world.bodies, world.rows)
    sticks /= REACH
    squares = sticks * sticks
    pushed = np.sqrt(squares[:, 0] + squares[:, 1])
    sticks /= np.where(pushed > 1.0, pushed, 1.0)[:, None]
    buttons: Buttons = inputs[..., BUTTONS].T.astype(np.int32)
    walk = sticks[0]
    counting = world.phase == COUNTDOWN
    _take_aim(world, sticks[1], pushed[1])
    if counting.any():
        walk = _paced(world, walk, counting)
        live: Buttons = np.where(counting, 0, buttons)
    else:
        live = buttons
    world.pressed[...] = live & ~world.held
    world.held[...] = buttons
    _gather(world, live)
    _dash(world, walk)
    _run(world, walk, live)
    _turn(world)
    keep_out(world.at, world.speed, world.pieces)
    keep_in(world.at, world.speed, world.room)
    settle(world.floats)


def _take_aim(world: World, hand: Floats, pushed: Floats) -> None:
    """Take the wanted direction from the hand; a zero hand keeps it."""
    steering = pushed > DEAD
    far = np.where(pushed > 1.0, 1.0, pushed)
    np.copyto(world.aim, hand / np.where(steering, far, 1.0), where=steering)
    np.copyto(world.reach, far, where=steering)


def _paced(world: World, walk: Floats, counting: Flags) -> Floats:
    """Before "Burrito!" everybody stands still, except that duelists walk a pace straight ahead on each count."""
    walk = np.where(counting, 0.0, walk)
    duel = counting & (world.kind == DUEL)
    if duel.any():
        pacing = duel & (world.fights != 0)
        np.copyto(world.aim, world.face, where=pacing)
        pacing &= world.tick % COUNT < PACE_TICKS
        walk = np.where(pacing, world.face * PACE_WALK, walk)
    return walk


def _gather(world: World, buttons: Buttons) -> None:
    """Hands and arms: charging a throw, letting go, putting hands up."""
    has = world.holds >= 0
    idle = (world.windup <= 0.0) & (world.hands <= 0.0)
    up = ((world.pressed & HANDS) != 0) & idle
    holding = (buttons & THROW) != 0
    drawing = holding & has & idle & ~up & (world.dodge <= DODGE_REST)
    passing = drawing & (world.behind > 0.0)
    gathered = np.where(drawing & ~passing, world.charge + CHARGE_STEP, world.charge)
    gathered = np.where(has & ~up, gathered, 0.0)
    world.charge[...] = np.where(gathered > 1.0, 1.0, gathered)
    np.subtract(world.behind, 1.0, out=world.behind, where=passing)
    leaves = (world.windup > 0.0) & (world.windup <= 1.0) & has
    world.loosed[...] = leaves
    run_down(world.windup)
    world.windup[~has] = 0.0
    world.windup[has & (world.charge > 0.0) & ~holding & idle] = WINDUP_TICKS
    run_down(world.hands)
    world.hands[up] = HANDS_TICKS


def run_down(clock: Floats) -> None:
    """Count a clock down to 0."""
    clock -= 1.0
    clock[clock < 0.0] = 0.0


def _dash(world: World, walk: Floats) -> None:
    """Begin dodges: a dash in the direction of the wanted run."""
    run_down(world.dodge)
    begins = ((world.pressed & DODGE) != 0) & (world.dodge <= 0.0) & (length(walk) > DODGE_WISH)
    if begins.any():
        world.dodge[begins] = DODGE_TICKS
        np.copyto(world.speed, unit(walk) * DASH, where=begins)


def _run(world: World, walk: Floats, buttons: Buttons) -> None:
    ducking = (buttons & DUCK) != 0
    crouch = world.crouch + np.where(ducking, DUCK_STEP, -DUCK_STEP)
    crouch = np.where(crouch > 1.0, 1.0, crouch)
    world.crouch[...] = np.where(crouch < 0.0, 0.0, crouch)
    most = RUN + RUN_LEAN * along(world.face, walk)
    most = most * (1.0 - (1.0 - DUCK_WALK) * world.crouch)
    most = np.where((world.charge > 0.0) | (world.windup > 0.0), most * CHARGE_WALK, most)
    most = np.where(world.hands > 0.0, most * HANDS_WALK, most)
    most = np.where(world.dodge > 0.0, most * DODGE_WALK, most)
    change = walk * most - world.speed
    size = length(change)
    change *= RUN_GAIN / np.where(size > RUN_GAIN, size, RUN_GAIN)
    world.speed += np.where(world.dodge > DODGE_REST, 0.0, change)
    world.at += world.speed * TICK


def _turn(world: World) -> None:
    """Turn bodies to where they want to look; if that is straight behind, to the left."""
    ahead = 1.0 + along(world.face, world.aim)
    behind = ahead < BEHIND
    half = across(world.face, world.aim) / np.where(behind, 1.0, ahead)
    half = np.where(behind, FACE_HALF, limited(half, FACE_HALF))
    world.face[...] = unit(turned(world.face, half))


def keep_out(at: Floats, speed: Floats, pieces: Floats, who: Flags | None = None) -> None:
    """Push bodies (those of `who`) out of furniture at the nearest side. In place; computed only near furniture."""
    middle, half = pieces[0:2, :, None], pieces[2:4, :, None]
    close = np.abs(at[:, None] - middle) < half + NEARLY
    near: Flags = close[0] & close[1]
    if who is not None:
        near &= who
    rows = np.flatnonzero(near.any(axis=(0, 1)))
    if not rows.size:
        return
    near, middle, half = near[..., rows], middle[..., rows], half[..., rows]
    there, moving = at[..., rows], speed[..., rows]
    offset = there[:, None] - middle
    apart = offset - limited(offset, half)
    near &= apart[0] * apart[0] + apart[1] * apart[1] < TORSO * TORSO
    for piece in range(PIECES):
        if near[piece].any():
            _push_out(there, moving, middle[:, piece], half[:, piece], near[piece])
    at[..., rows], speed[..., rows] = there, moving


def _push_out(at: Floats, speed: Floats, middle: Floats, half: Floats, near: Flags) -> None:
    offset = at - middle
    inner = limited(offset, half)
    apart = offset - inner
    far = length(apart)
    touching = near & (far < TORSO)
    outward = apart / np.where(far > TINY, far, 1.0)
    # Inside it: to the nearest side.
    inside = touching & (far <= TINY)
    depth = half - np.abs(offset)
    sideways = depth[0] < depth[1]
    ways = np.where(offset > 0.0, 1.0, -1.0)
    np.copyto(outward[0], np.where(sideways, ways[0], 0.0), where=inside)
    np.copyto(outward[1], np.where(sideways, 0.0, ways[1]), where=inside)
    np.copyto(inner[0], ways[0] * half[0], where=inside & sideways)
    np.copyto(inner[1], ways[1] * half[1], where=inside & ~sideways)
    np.copyto(at, middle + inner + outward * TORSO, where=touching)
    inward = along(speed, outward)
    np.subtract(speed, outward * inward, out=speed, where=touching & (inward < 0.0))


def keep_in(at: Floats, speed: Floats, room: Floats) -> None:
    """Keep bodies inside the walls or the shrinking floor's edge. In place."""
    edge = (room - TORSO)[:, None]
    outside = np.abs(at) > edge
    if outside.any():
        np.copyto(at, np.where(at > 0.0, edge, -edge), where=outside)
        speed[outside] = 0.0
