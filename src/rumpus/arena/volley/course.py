"""The phases of a battle: countdown, fight, the shrinking floor without cover, the lot, the end."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.shared.exact import Flags
from rumpus.arena.shared.noise import hashed
from rumpus.arena.volley.buttons import THROW
from rumpus.arena.volley.flight import hold_in
from rumpus.arena.volley.judge import FOULS, lose, note
from rumpus.arena.volley.numbers import (
    COUNTDOWN_TICKS,
    LOT_AFTER,
    ROOM_X,
    ROOM_Y,
    SAME_MOMENT,
    SHRINK_AFTER,
    SHRINK_TICKS,
    SHRUNK_X,
    SHRUNK_Y,
    SMALL,
)
from rumpus.arena.volley.room import clear
from rumpus.arena.volley.world import CLOSING, COUNTDOWN, DUEL, FIGHT, FOUL, LIES, LOOSE, LOT, OVER, World

LOTS: Final = 99
"""The noise stream for lots."""


def tick(world: World) -> None:
    """Advance the clock of every running battle."""
    world.tick += world.phase != OVER
    begins = (world.phase == COUNTDOWN) & (world.tick >= COUNTDOWN_TICKS)
    if begins.any():
        world.phase[begins] = FIGHT
    if world.tick.size and int(world.tick.max()) >= COUNTDOWN_TICKS + SHRINK_AFTER:
        _close_in(world)


def _close_in(world: World) -> None:
    """Remove the furniture and shrink the floor; what lay on furniture falls."""
    late = world.tick - (COUNTDOWN_TICKS + SHRINK_AFTER)
    cleared = (late >= 0) & (world.phase == FIGHT)
    if cleared.any():
        world.phase[cleared] = CLOSING
        clear(world, cleared)
        world.state[(world.state == LIES) & cleared] = LOOSE
    closing = world.phase == CLOSING
    part = late / float(SHRINK_TICKS)
    part = np.where(part > 1.0, 1.0, part)
    scale = np.where(world.small, SMALL, 1.0)
    np.copyto(world.room[0], ROOM_X * scale + (SHRUNK_X - ROOM_X * scale) * part, where=closing)
    np.copyto(world.room[1], ROOM_Y * scale + (SHRUNK_Y - ROOM_Y * scale) * part, where=closing)
    hold_in(world, closing)


def call_fouls(world: World, buttons: np.ndarray) -> None:
    """Letting go of a throw before "Burrito!" in a Duel is an early throw (B-CANT-1)."""
    early: Flags = (world.phase == COUNTDOWN) & (world.kind == DUEL)
    if not early.any():
        return
    lets_go = early & (world.fights != 0) & ((world.held & ~buttons & THROW) != 0)
    for body in range(world.bodies):
        if lets_go[body].any():
            lose(world, body, lets_go[body], FOUL)
            note(world, body, lets_go[body], FOULS)


def conclude(world: World) -> None:
    """Draw the lot, and end battles once the moment of the first loss has passed."""
    if world.tick.size and int(world.tick.max()) >= COUNTDOWN_TICKS + LOT_AFTER:
        _draw_lots(world)
    if (world.lost >= 0).any():
        first = np.where(world.lost >= 0, world.lost, np.iinfo(np.int32).max).min(axis=0)
        world.phase[(world.tick - first >= SAME_MOMENT) & (world.phase != OVER)] = OVER


def _draw_lots(world: World) -> None:
    due = (world.tick >= COUNTDOWN_TICKS + LOT_AFTER) & (world.phase != OVER) & ~(world.lost >= 0).any(axis=0)
    fights = (world.fights != 0) & (world.here != 0)
    before = np.zeros(world.rows, np.int64)
    many = np.zeros(world.rows, np.int64)
    for body in range(world.bodies):
        many += fights[body]
    drawn = hashed(world.seed, world.tick, LOTS).astype(np.int64) % np.where(many > 0, many, 1)
    for body in range(world.bodies):
        lose(world, body, due & fights[body] & (before == drawn), LOT)
        before += fights[body]
