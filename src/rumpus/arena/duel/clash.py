"""Blade against blade.

A point meets a blade in the tick in which it changes sides within the blade's length. Blades are solid: a tick in which
they would cross is undone and both recoil. Blades that already cross, because a sword has just changed hands or been
picked up, may come apart.
"""

from __future__ import annotations

import numpy as np

from rumpus.arena.duel.contacts import ON_BLADE, Rows, in_play, measured, spark
from rumpus.arena.duel.numbers import (
    BODY_GIVE,
    BOUNCE,
    CLASH_LEAST,
    LUNGE_REST,
    NEW_CONTACT,
    PARRY_SHARE,
    PARRY_TICKS,
    RECOIL_TICKS,
    SPEED_MOST,
    SPIN_MOST,
    STRIKER_SHARE,
    SWORD_GIVE,
    TICK,
)
from rumpus.arena.duel.world import World
from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, limited, unit


def clash(world: World) -> Flags:
    """Resolve blade contacts: accept the new pose, or undo it. Returns the rows in which blades met."""
    beside, share = measured(world)
    met = np.zeros(world.rows, np.bool_)
    crossed = (world.beside[:2] > 0.0) != (beside[:2] > 0.0)
    any_crossed = crossed[0] | crossed[1]
    armed = in_play(world)
    possible = (any_crossed[0] | any_crossed[1]) & armed[0] & armed[1]
    rows = np.flatnonzero(possible)
    if rows.size:
        rows, weight, places = _meetings(world, rows, crossed[:, :, rows], beside[:2, :, rows], share[:2, :, rows])
    world.beside[...] = beside
    world.along[...] = share
    if rows.size:
        met[rows] = True
        _recoil(world, rows, weight, places)
    return met


def _meetings(world: World, rows: Rows, crossed: Flags, beside: Floats, share: Floats) -> tuple[Rows, Floats, Floats]:
    """The rows that truly meet; for each hand and tip the side it came from (0: no contact), and its place."""
    old = world.beside[:2, :, rows]
    part = old / np.where(crossed, old - beside, 1.0)
    where = world.along[:2, :, rows]
    where = where + (share - where) * part
    inside = crossed & (where >= 0.0) & (where <= 1.0)
    lay_across = (old[0] > 0.0) != (old[1] > 0.0)
    lies_across = (beside[0] > 0.0) != (beside[1] > 0.0)
    through = lies_across[0] & lies_across[1]
    seen = inside[0] | inside[1]
    meets = (seen[0] | seen[1] | through) & ~(lay_across[0] & lay_across[1])
    which = np.where(seen[0] | seen[1], inside, crossed)
    sides = np.where(old > 0.0, 1.0, -1.0)
    weight = np.where(which, sides, 0.0)
    places = np.stack([world.hand[:, :, rows], world.tip[:, :, rows]])
    return rows[meets], weight[:, :, meets], places[..., meets]


def _recoil(world: World, rows: Rows, weight: Floats, places: Floats) -> None:
    """Undo the tick, throw the swords aside and the bodies apart."""
    world.pose[:, :, rows] = world.before[:, :, rows]
    foe_sword = world.sword[:, ::-1, rows]
    normal = np.stack([-foe_sword[1], foe_sword[0]]) * (weight[0] + weight[1])
    normal = normal - normal[:, ::-1]
    flat = length(normal) <= TINY
    away = unit(world.at[:, :, rows] - world.at[:, ::-1, rows])
    normal = unit(np.where(flat, away, normal))
    count = np.abs(weight)
    amount = count[0, 0] + count[0, 1] + count[1, 0] + count[1, 1]
    parts = places * count[:, None]
    point = ((parts[0, :, 0] + parts[0, :, 1]) + (parts[1, :, 0] + parts[1, :, 1])) / amount
    lever = point[:, None] - (world.hand[:, :, rows] - world.sword[:, :, rows] * world.arm[:, rows])
    twist = across(lever, normal)
    moving = along(world.speed[:, :, rows], normal) + twist * world.spin[:, rows] * (2.0 / TICK)
    closing = -(moving[0] + moving[1])
    gives = BODY_GIVE + twist * twist * SWORD_GIVE
    force = (np.where(closing > 0.0, closing, 0.0) * (1.0 + BOUNCE) + CLASH_LEAST) / (gives[0] + gives[1])
    kick = world.pace[:, rows] * force
    world.speed[:, :, rows] = _slowed(world.speed[:, :, rows] + away * (kick * BODY_GIVE))
    struck = moving > moving[::-1]
    share = np.where(struck, PARRY_SHARE, STRIKER_SHARE)
    spin = world.spin[:, rows] + twist * kick * share * (SWORD_GIVE * TICK * 0.5)
    world.spin[:, rows] = limited(spin, SPIN_MOST)
    world.recoil[:, rows] = np.where(struck, PARRY_TICKS, RECOIL_TICKS)
    lunge = world.lunge[:, rows]
    world.lunge[:, rows] = np.where(lunge > LUNGE_REST, LUNGE_REST, lunge)
    for fighter in (0, 1):
        # Counted per fighter: in the countdown only a fighter with a head start counts.
        new = world.blade_apart[fighter, rows] >= NEW_CONTACT
        spark(world, fighter, rows[new], ON_BLADE, point[:, new], force[new])


def _slowed(speed: Floats) -> Floats:
    size = length(speed)
    result: Floats = speed * (SPEED_MOST / np.where(size > SPEED_MOST, size, SPEED_MOST))
    return result
