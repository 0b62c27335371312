"""Contacts of bodies, shields, torsos and walls (blades: `clash`). Contacts are swept over the tick.

The place of a point relative to the other's blade is `beside`, a cross product (positive: to the left), and `along`, a
share of the blade (0 hilt, 1 tip). Arms are neither solid nor a target.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.modifiers import BIT, LIFTS
from rumpus.arena.duel.motion import reach
from rumpus.arena.duel.numbers import (
    BLADE,
    LIMBS,
    LUNGE_REST,
    NEW_CONTACT,
    RECOIL_TICKS,
    ROOM_X,
    ROOM_Y,
    SHIELD,
    SHIELD_AHEAD,
    SHIELD_ASIDE,
    SHOULDER,
    SHOVE,
    TORSO,
)
from rumpus.arena.duel.world import AT, FACE, HAND, TIP, World
from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, limited, settle, unit

NOTHING, ON_BLADE, ON_BODY, ON_WALL, ON_SHIELD = range(5)
"""What a sword last touched (`World.spark`)."""

PARTS_OF_TICK: Final = np.arange(9) / 8.0

Rows = NDArray[np.intp]


def part_bodies(world: World) -> None:
    """Bodies are solid: those that overlap are pushed apart, each by half."""
    offset = world.at[:, 0] - world.at[:, 1]
    squares = offset * offset
    close = squares[0] + squares[1] < (2.0 * TORSO) * (2.0 * TORSO)
    if not close.any():
        return
    rows = np.flatnonzero(close)
    offset = offset[:, rows]
    far = length(offset)
    apart = offset / np.where(far > TINY, far, 1.0)
    apart[0] = np.where(far > TINY, apart[0], -1.0)
    push = apart * ((2.0 * TORSO - far) * 0.5)
    approach = along(world.speed[:, 0, rows] - world.speed[:, 1, rows], apart)
    stop = apart * (np.where(approach < 0.0, approach, 0.0) * 0.5)
    edge = world.room[:, rows] - TORSO
    for fighter, sign in ((0, 1.0), (1, -1.0)):
        world.at[:, fighter, rows] = limited(world.at[:, fighter, rows] + push * sign, edge)
        world.speed[:, fighter, rows] -= stop * sign


def measured(world: World) -> tuple[Floats, Floats]:
    """Place of hand, tip and middle of each fighter beside and along the other's blade: (3, 2, rows) each."""
    hilt = world.hand[:, ::-1]
    blade = world.tip[:, ::-1] - hilt
    points = np.empty((3, 2, 2, world.rows))
    np.subtract(world.hand, hilt, out=points[0])
    np.subtract(world.tip, hilt, out=points[1])
    np.subtract(world.at, hilt, out=points[2])
    beside = blade[0] * points[:, 1] - blade[1] * points[:, 0]
    settle(beside)
    share = (blade[0] * points[:, 0] + blade[1] * points[:, 1]) / (BLADE * BLADE)
    return beside, share


def measure(world: World) -> None:
    """Recompute hands, tips and their places from the pose, after swords were moved or picked up."""
    reach(world)
    world.beside[...], world.along[...] = measured(world)


def spark(world: World, fighter: int, rows: Rows, kind: int, point: Floats, force: Floats | float) -> None:
    """Record a contact for pages to show and play."""
    world.spark[fighter, rows] = kind
    world.spark_tick[fighter, rows] = world.tick[rows]
    world.spark_at[:, fighter, rows] = point
    world.force[fighter, rows] = force


def shove(world: World, rows: Rows) -> None:
    """Throw two fighters apart; both lose their footing."""
    away = unit(world.at[:, :, rows] - world.at[:, ::-1, rows])
    world.speed[:, :, rows] = away * (world.pace[:, rows] * SHOVE)
    world.recoil[:, rows] = RECOIL_TICKS


def rebound(world: World, fighter: int, rows: Rows) -> None:
    """A sword springs back from what stopped it, and the fighter loses footing."""
    world.spin[fighter, rows] *= -0.5
    world.recoil[fighter, rows] = RECOIL_TICKS
    lunge = world.lunge[fighter, rows]
    world.lunge[fighter, rows] = np.where(lunge > LUNGE_REST, LUNGE_REST, lunge)


def in_play(world: World) -> Flags:
    """Which swords are in hand and not held up."""
    armed: Flags = world.armed != 0
    if world.rules & LIFTS:
        armed &= (world.order & LIFTS) == 0
    return armed


def new_contact(apart: NDArray[np.int32], touching: Flags) -> Flags:
    """Count the ticks without contact; returns where a new contact begins."""
    fresh = touching & (apart >= NEW_CONTACT)
    apart += 1
    if touching.any():
        np.copyto(apart, 0, where=touching)
    return fresh


def on_torso(world: World) -> Flags:
    """On whose torso the other's blade lies, or lay at some time in this tick."""
    radius: Floats | float = TORSO
    if world.rules & BIT["any_limb"]:
        radius = np.where((world.bound[::-1] & BIT["any_limb"]) != 0, LIMBS, TORSO)
    was = world.old_beside[2], world.old_along[2]
    touched = _swept(was, (world.beside[2], world.along[2]), radius)
    if world.rules & BIT["any_limb"]:
        touched |= _on_arm(world)
    return touched & in_play(world)[::-1]


Place = tuple[Floats, Floats]
"""A place beside and along the other's blade."""


def _swept(was: Place, now: Place, radius: Floats | float) -> Flags:
    """Whether the other's blade touched a disc in this tick; relative to the blade the disc moves straight."""
    square = radius * radius
    x, y = now[1] * BLADE, now[0] / BLADE
    over = np.where(x > BLADE, x - BLADE, np.where(x < 0.0, x, 0.0))
    lies = y * y + over * over < square
    from_x, from_y = was[1] * BLADE, was[0] / BLADE
    way_x, way_y = x - from_x, y - from_y
    # The tip passed near the middle of the disc.
    far = way_x * way_x + way_y * way_y
    part = ((BLADE - from_x) * way_x - from_y * way_y) / np.where(far > TINY, far, 1.0)
    part = np.where(part > 1.0, 1.0, np.where(part < 0.0, 0.0, part))
    gap_x, gap_y = from_x + way_x * part - BLADE, from_y + way_y * part
    tip_passed = gap_x * gap_x + gap_y * gap_y < square
    # The middle of the disc went through the blade.
    through = (from_y > 0.0) != (y > 0.0)
    meets = from_x - way_x * (from_y / np.where(through, way_y, 1.0))
    result: Flags = lies | tip_passed | (through & (meets >= 0.0) & (meets <= BLADE))
    return result


def _on_arm(world: World) -> Flags:
    """Whose sword arm lies across the blade of a fighter who may hit limbs."""
    aside = world.side * SHOULDER
    shoulder = np.stack([world.x + world.face_y * aside, world.y - world.face_x * aside])
    hilt, tip = world.hand[:, ::-1], world.tip[:, ::-1]
    arm = world.hand - shoulder
    parted = (across(arm, hilt - shoulder) > 0.0) != (across(arm, tip - shoulder) > 0.0)
    astride = (across(tip - hilt, shoulder - hilt) > 0.0) != (world.beside[0] > 0.0)
    result: Flags = parted & astride & ((world.bound[::-1] & BIT["any_limb"]) != 0)
    return result


def nearest(world: World) -> Floats:
    """The point of the other's blade that is nearest to each torso."""
    share = _within(world.along[2])
    hilt = world.hand[:, ::-1]
    result: Floats = hilt + (world.tip[:, ::-1] - hilt) * share
    return result


def _within(share: Floats) -> Floats:
    return np.where(share > 1.0, 1.0, np.where(share < 0.0, 0.0, share))


def began_on_sword_side(world: World, rows: Rows) -> Flags:
    """Whether the contact of the other's blade that is new in this tick began on the sword-hand half of the torso.

    The tick is divided into small parts, (parts, 2, rows); the first in which the blade touches the torso counts, or
    else the last.
    """
    before = world.before[..., rows]
    poses = before + (world.pose[..., rows] - before) * PARTS_OF_TICK[:, None, None, None]
    hand, tip, at, face = (np.moveaxis(poses[:, each], 1, 0) for each in (HAND, TIP, AT, FACE))
    hilt = hand[:, :, ::-1]
    blade = tip[:, :, ::-1] - hilt
    offset = hilt + blade * _within(along(at - hilt, blade) / (BLADE * BLADE)) - at
    lies = along(offset, offset) < TORSO * TORSO
    # If none does, the last counts.
    lies[-1] = True
    on_side = (offset[0] * face[1] - offset[1] * face[0]) * world.side[:, rows] >= 0.0
    result: Flags = np.take_along_axis(on_side, lies.argmax(axis=0)[None], 0)[0]
    return result


def on_shield(world: World) -> Flags:
    """On whose shield the other's blade lies, or lay at some time in this tick."""
    was = _shield_beside(world.before, world.side)
    touched = _swept(was, _shield_beside(world.pose, world.side), SHIELD)
    result: Flags = touched & ((world.bound & BIT["shield"]) != 0) & in_play(world)[::-1]
    return result


def _shield_beside(pose: Floats, side: Floats) -> Place:
    """Place of the middle of each shield beside and along the other's blade."""
    hand, tip, at, face = pose[HAND], pose[TIP], pose[AT], pose[FACE]
    hilt = hand[:, ::-1]
    blade = tip[:, ::-1] - hilt
    offset = _shields(at, face, side) - hilt
    return across(blade, offset), along(offset, blade) / (BLADE * BLADE)


def shields(world: World) -> Floats:
    """Middles of the shields, which are held in front of the free hand."""
    return _shields(world.at, world.face, world.side)


def _shields(at: Floats, face: Floats, side: Floats) -> Floats:
    aside = side * SHIELD_ASIDE
    ahead = face * SHIELD_AHEAD
    return np.stack([at[0] + ahead[0] - face[1] * aside, at[1] + ahead[1] + face[0] * aside])


def past_wall(world: World) -> Flags:
    """Whose tip touches a wall. The edge of a shrinking floor stops bodies only."""
    outside: Flags = (np.abs(world.tip_x) >= ROOM_X) | (np.abs(world.tip_y) >= ROOM_Y)
    return outside & in_play(world)
