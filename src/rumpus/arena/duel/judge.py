"""Touches, hits and losses (F-END-1, F-RULE-R2)."""

from __future__ import annotations

import numpy as np

from rumpus.arena.duel.contacts import (
    ON_BODY,
    ON_SHIELD,
    ON_WALL,
    began_on_sword_side,
    measure,
    nearest,
    new_contact,
    on_shield,
    on_torso,
    past_wall,
    rebound,
    shields,
    shove,
    spark,
)
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.orders import HIT, lose, touched
from rumpus.arena.duel.world import COUNTDOWN, World
from rumpus.arena.shared.exact import Flags


def judge(world: World, met: Flags) -> None:
    """Judge what every sword touched, after everybody has moved."""
    touching = new_contact(world.blade_apart, met)
    blocked = None
    if world.rules & BIT["shield"]:
        blocked = _stop_at_shields(world, touching)
    else:
        world.shield_apart += 1
    _strike(world, blocked, touching)
    _scrape(world, touching)
    touched(world, touching & (world.phase != COUNTDOWN) & (world.armed != 0))


def _stop_at_shields(world: World, touching: Flags) -> Flags:
    """Shields stop blades. Returns on whom a blade was stopped."""
    stopped = on_shield(world)
    fresh = new_contact(world.shield_apart, stopped[::-1])
    touching |= fresh
    middle = shields(world)
    for striker in (0, 1):
        rows = np.flatnonzero(fresh[striker])
        if rows.size:
            spark(world, striker, rows, ON_SHIELD, middle[:, 1 - striker, rows], 1.0)
            world.pose[:, striker, rows] = world.before[:, striker, rows]
            rebound(world, striker, rows)
    if fresh.any():
        measure(world)
    return stopped


def _strike(world: World, blocked: Flags | None, touching: Flags) -> None:
    """Blades on bodies: a hit on a torso while the bout is on, unless the fighter's advantages excuse it."""
    struck = on_torso(world)
    if blocked is not None:
        struck &= ~blocked
    striking = struck[::-1]
    fresh = new_contact(world.body_apart, striking)
    if not struck.any():
        return
    touching |= fresh
    points = nearest(world)
    for striker in (0, 1):
        rows = np.flatnonzero(fresh[striker])
        spark(world, striker, rows, ON_BODY, points[:, 1 - striker, rows], 1.0)
    # A blade that lay on the body before "Fight!", hit the half that does not count, or used up a second wind must come
    # off before it counts.
    world.excused[fresh] = 0
    world.excused[striking & (world.phase == COUNTDOWN)] = 1
    if world.rules & BIT["half_target"]:
        _spare_halves(world, fresh)
    hit = struck & (world.excused[::-1] == 0)
    if world.rules & BIT["second_wind"]:
        saved = hit & (world.wind != 0)
        world.wind[saved] = 0
        world.excused[saved[::-1]] = 1
        hit &= ~saved
        rows = np.flatnonzero(saved[0] | saved[1])
        if rows.size:
            shove(world, rows)
    if hit.any():
        lose(world, hit, HIT)
    for striker in (0, 1):
        rows = np.flatnonzero(fresh[striker] & ~hit[1 - striker])
        world.spin[striker, rows] *= -0.5


def _spare_halves(world: World, fresh: Flags) -> None:
    """A new contact is judged by where it began (F-C-HALF)."""
    halved = (world.bound & BIT["half_target"]) != 0
    rows = np.flatnonzero((fresh[::-1] & halved).any(axis=0))
    if rows.size:
        spared = fresh[::-1, rows] & halved[:, rows] & ~began_on_sword_side(world, rows)
        world.excused[:, rows] = np.where(spared[::-1], 1, world.excused[:, rows])


def _scrape(world: World, touching: Flags) -> None:
    """Contacts of swords with walls."""
    scraping = past_wall(world)
    fresh = new_contact(world.wall_apart, scraping)
    if not fresh.any():
        return
    touching |= fresh
    for striker in (0, 1):
        rows = np.flatnonzero(fresh[striker])
        spark(world, striker, rows, ON_WALL, world.tip[:, striker, rows], 0.5)
        world.spin[striker, rows] *= -0.5
