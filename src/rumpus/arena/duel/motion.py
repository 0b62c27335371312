"""The motion of a fighter under its modifiers, without contacts.

The pages predict their own fighter with a twin of this file and of `wishes`, bit for bit: the order of every sum
counts. Of the other fighter only the place is used. Works in place on a world; `tests/arena/duel/data/motion.json`
holds what comes out.
"""

from __future__ import annotations

import numpy as np

from rumpus.arena.duel.modifiers import BIT, MODIFIERS, TURNS
from rumpus.arena.duel.numbers import (
    ARM_EASE,
    ARM_IN,
    ARM_LUNGE,
    ARM_OUT,
    ARM_STEP,
    BEHIND,
    BLADE,
    DRIFT_BEAT,
    DRIFT_HALF,
    DRIFT_TICKS,
    FACE_HALF,
    HOP_REST,
    HOP_SPEED,
    HOP_TICKS,
    HOP_WISH,
    LUNGE_GRIP,
    LUNGE_REST,
    LUNGE_STEP,
    LUNGE_WALK,
    RECOIL_GRIP,
    RECOIL_WALK,
    SHOULDER,
    SWING_EASE,
    SWING_GAIN,
    SWING_HALF,
    TICK,
    TORSO,
    WALK,
    WALK_GAIN,
    WALK_LEAN,
)
from rumpus.arena.duel.wishes import FOE_MATTERS, lunge, obeyed, take_aim
from rumpus.arena.duel.world import World
from rumpus.arena.shared.exact import Flags, Floats, along, length, limited, settle, turned, unit
from rumpus.arena.shared.inputs import BUTTONS, REACH, Inputs
from rumpus.arena.shared.noise import noise


def move(world: World, inputs: Inputs) -> None:
    """One tick of everybody's motion; hands and tips are updated by `reach`."""
    sticks = np.empty((2, 2, 2, world.rows))
    sticks[...] = inputs[..., :BUTTONS].T.reshape(2, 2, 2, world.rows)
    buttons = inputs[..., BUTTONS].T
    sticks /= REACH
    squares = sticks * sticks
    pushed = np.sqrt(squares[:, 0] + squares[:, 1])
    sticks /= np.where(pushed > 1.0, pushed, 1.0)[:, None]
    toward = unit(world.at[:, ::-1] - world.at) if world.rules & FOE_MATTERS else world.at
    take_aim(world, sticks[1], pushed[1], toward)
    walk = obeyed(world, sticks[0], buttons, toward)
    lunge(world, buttons, toward)
    _walk(world, walk)
    _turn(world)
    _keep_inside(world)
    settle(world.moving)


def reach(world: World) -> None:
    """Compute hands and tips from arm and sword."""
    aside = world.side * SHOULDER
    world.hand[0] = world.x + world.face_y * aside
    world.hand[1] = world.y - world.face_x * aside
    world.hand += world.sword * world.arm
    np.add(world.hand, world.sword * BLADE, out=world.tip)


def _walk(world: World, walk: Floats) -> None:
    pace = world.pace
    most = (WALK + WALK_LEAN * along(world.face, walk)) * pace
    most = np.where(world.lunge > 0.0, most * LUNGE_WALK, most)
    change = walk * most - world.speed
    gain = pace * WALK_GAIN
    gain = np.where(world.recoil > 0.0, gain * RECOIL_WALK, gain)
    size = length(change)
    change *= gain / np.where(size > gain, size, gain)
    if world.rules & BIT["hop"]:
        _hop(world, walk, change)
    world.speed += change
    world.at += world.speed * TICK


def _hop(world: World, walk: Floats, change: Floats) -> None:
    """Motion on one foot: hops with rests in between, and no steering in the air."""
    bound = (world.bound & BIT["hop"]) != 0
    begins = bound & (world.hop <= 0.0) & (length(walk) > HOP_WISH)
    np.copyto(change, walk * (world.pace * HOP_SPEED) - world.speed, where=begins)
    np.copyto(world.hop, HOP_TICKS, where=begins)
    np.copyto(change, 0.0, where=bound & ~begins & (world.hop > HOP_REST))
    standing = bound & (world.hop <= HOP_REST)
    if standing.any():
        brake = -world.speed
        gain = world.pace * WALK_GAIN
        size = length(brake)
        brake *= gain / np.where(size > gain, size, gain)
        np.copyto(change, brake, where=standing)
    run_down(world.hop, world.pace)


def run_down(clock: Floats, pace: Floats) -> None:
    """Count a clock down at the fighter's pace, to 0."""
    clock -= pace
    clock[clock < 0.0] = 0.0


def _turn(world: World) -> None:
    pace, lunge, recoil = world.pace, world.lunge, world.recoil
    goal = _drifted(world) if world.rules & BIT["spin"] else world.aim
    x, y = world.headings[:, 0], world.headings[:, 1]
    ahead, aside, more, off, _, halves = world.scratch
    # The angle of facing and sword to their goals, as the tangent of half of it: cross / (dot + 1).
    np.multiply(x, goal[0], out=ahead)
    ahead += np.multiply(y, goal[1], out=more)
    ahead += 1.0
    np.multiply(x, goal[1], out=aside)
    aside -= np.multiply(y, goal[0], out=more)
    behind = ahead < BEHIND
    ahead[behind] = 1.0
    np.divide(aside, ahead, out=off)
    np.copyto(off, -world.side, where=behind)
    halves[0] = limited(off[0], pace * FACE_HALF)
    lunging = lunge > 0.0
    recoiling = recoil > 0.0
    gain = ((ARM_OUT - world.arm) * ARM_EASE + 1.0) * (pace * SWING_GAIN)
    gain = np.where(recoiling, gain * RECOIL_GRIP, np.where(lunging, gain * LUNGE_GRIP, gain))
    fast = np.sqrt(np.abs(off[1]) * gain * (2.0 * SWING_EASE))
    top = pace * SWING_HALF
    fast = np.where(fast > top, top, fast)
    wanted = np.where(off[1] < 0.0, -fast, fast)
    world.spin += limited(wanted - world.spin, gain)
    halves[1] = world.spin
    if world.rules & TURNS:
        _forced_turn(world, halves)
    _rotate(world, halves)
    _extend(world, lunging)
    run_down(recoil, pace)


def _rotate(world: World, halves: Floats) -> None:
    """Turn facing and sword. Buffers are reused, since allocating would take as long as the arithmetic.

    With t the tangent of half the angle: cosine = (1 − t²) / (t² + 1), sine = (t + t) / (t² + 1),
    x' = x·cosine − y·sine, y' = x·sine + y·cosine, both divided by √(x'² + y'²).
    """
    x, y = world.headings[:, 0], world.headings[:, 1]
    cosine, sine, one, other, scale, _ = world.scratch
    np.multiply(halves, halves, out=cosine)
    np.add(cosine, 1.0, out=scale)
    np.subtract(1.0, cosine, out=cosine)
    cosine /= scale
    np.add(halves, halves, out=sine)
    sine /= scale
    np.multiply(x, cosine, out=one)
    one -= np.multiply(y, sine, out=scale)
    np.multiply(x, sine, out=other)
    other += np.multiply(y, cosine, out=scale)
    np.multiply(one, one, out=cosine)
    cosine += np.multiply(other, other, out=sine)
    np.sqrt(cosine, out=cosine)
    np.divide(one, cosine, out=x)
    np.divide(other, cosine, out=y)


def _forced_turn(world: World, halves: Floats) -> None:
    """Spins and twirls: body and sword turn together, towards the sword hand."""
    for modifier in MODIFIERS:
        if modifier.turn and world.rules & BIT[modifier.name]:
            turning = world.order == BIT[modifier.name]
            forced = world.pace * world.side * -modifier.turn
            np.copyto(halves, forced, where=turning)
            np.copyto(world.spin, forced, where=turning)


def _drifted(world: World) -> Floats:
    """The drift of a dizzy fighter's aim, which fades."""
    swimming = world.drift > 0.0
    if not swimming.any():
        return world.aim
    beat = world.tick // DRIFT_BEAT
    part = (world.tick - beat * DRIFT_BEAT) / float(DRIFT_BEAT)
    swing = np.empty_like(world.drift)
    for fighter in (0, 1):
        before = noise(world.seed, beat, fighter)
        after = noise(world.seed, beat + 1, fighter)
        swing[fighter] = before + (after - before) * part
    swing *= world.drift * (DRIFT_HALF / DRIFT_TICKS)
    goal: Floats = np.where(swimming, turned(world.aim, swing), world.aim)
    run_down(world.drift, world.pace)
    return goal


def _extend(world: World, lunging: Flags) -> None:
    """Move the arm to its wanted reach; in a thrust out and back."""
    pace = world.pace
    thrusting = world.lunge > LUNGE_REST
    most = np.where(thrusting, pace * LUNGE_STEP, pace * ARM_STEP)
    goal = np.where(thrusting, ARM_LUNGE, world.want)
    if world.rules & BIT["short_arm"]:
        goal = np.where((world.bound & BIT["short_arm"]) != 0, ARM_IN, goal)
    world.arm += limited(goal - world.arm, most)
    if lunging.any():
        run_down(world.lunge, pace)


def _keep_inside(world: World) -> None:
    """Keep fighters inside the tether's circle and the walls."""
    if world.rules & BIT["tether"] and world.tied.any():
        offset = world.at - world.tie_at
        far = length(offset)
        beyond = (world.tied != 0) & (far > world.tie)
        outward = offset / np.where(beyond, far, 1.0)
        np.copyto(world.at, world.tie_at + outward * world.tie, where=beyond)
        leaving = along(world.speed, outward)
        np.subtract(world.speed, outward * leaving, out=world.speed, where=beyond & (leaving > 0.0))
    edge = (world.room - TORSO)[:, None]
    outside = np.abs(world.at) > edge
    if outside.any():
        np.copyto(world.at, np.where(world.at > 0.0, edge, -edge), where=outside)
        world.speed[outside] = 0.0
