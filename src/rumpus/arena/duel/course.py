"""The phases of a bout: countdown, orders, fight, the shrinking room, the lot, the end."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.duel.contacts import measure
from rumpus.arena.duel.modifiers import BIT, START
from rumpus.arena.duel.numbers import (
    LOT_AFTER,
    ROOM_X,
    ROOM_Y,
    SAME_MOMENT,
    SHRINK_AFTER,
    SHRINK_TICKS,
    SHRUNK_X,
    SHRUNK_Y,
    TORSO,
)
from rumpus.arena.duel.orders import LOT, lose
from rumpus.arena.duel.touches import resume, score
from rumpus.arena.duel.world import COUNTDOWN, FIGHT, ORDER, OVER, TOUCH, World
from rumpus.arena.shared.exact import Flags, limited
from rumpus.arena.shared.noise import hashed

TO_LOT: Final = LOT_AFTER - SHRINK_AFTER
"""Ticks from the first step of the shrinking floor until lots are drawn."""


def tick(world: World) -> None:
    """Advance the clock of every running bout."""
    world.tick += world.phase != OVER
    counting = world.phase == COUNTDOWN
    if counting.any():
        _count_down(world, counting)
    if (world.tick - world.goes > world.shrinks).any():
        _shrink(world)
    if (world.phase == TOUCH).any():
        resume(world)


def _count_down(world: World, counting: Flags) -> None:
    begins = counting & (world.tick >= world.goes)
    if begins.any():
        world.phase[begins] = ORDER
        np.copyto(world.todo, world.bound & START, where=begins)


def _shrink(world: World) -> None:
    """Shrink the floor until the fighters are within reach; swords on the floor are pushed along."""
    part = (world.tick - (world.goes + world.shrinks)) / float(SHRINK_TICKS)
    closing = (part > 0.0) & (world.phase != TOUCH)
    part = np.where(part > 1.0, 1.0, part)
    np.copyto(world.room[0], ROOM_X + (SHRUNK_X - ROOM_X) * part, where=closing)
    np.copyto(world.room[1], ROOM_Y + (SHRUNK_Y - ROOM_Y) * part, where=closing)
    world.lies[...] = limited(world.lies, (world.room - TORSO)[:, None])


def hold_in(world: World) -> None:
    """Put fighters who were thrown beyond the floor's edge back to it."""
    edge = (world.room - TORSO)[:, None]
    if (np.abs(world.at) > edge).any():
        world.at[...] = limited(world.at, edge)
        measure(world)


def still(world: World) -> Flags:
    """Who may not move: everybody before "Fight!" and after a bout, except for a head start from "1" on."""
    both = np.empty((2, world.rows), np.bool_)
    both[...] = (world.phase == COUNTDOWN) | (world.phase >= OVER)
    if world.rules & BIT["head_start"]:
        early = (world.phase == COUNTDOWN) & (world.tick >= world.goes - world.count)
        both &= ~(early & ((world.bound & BIT["head_start"]) != 0))
    return both


def conclude(world: World) -> None:
    """Advance the phase: from orders to the fight, and from the fight to its end."""
    ordering = world.phase == ORDER
    if ordering.any():
        busy = ((world.order | world.todo) & START) != 0
        world.phase[ordering & ~(busy[0] | busy[1])] = FIGHT
    due = (world.tick - world.goes >= world.shrinks + TO_LOT) & (world.phase < OVER)
    if due.any():
        _draw_lots(world, due)
    if (world.lost >= 0).any():
        first = np.where(world.lost >= 0, world.lost, np.iinfo(np.int32).max)
        first = np.where(first[0] < first[1], first[0], first[1])
        ended = (world.tick - first >= SAME_MOMENT) & (world.phase < OVER)
        if ended.any():
            world.phase[ended] = OVER
            score(world, np.flatnonzero(ended & (world.touches > 1)))


def _draw_lots(world: World, due: Flags) -> None:
    due = due & (world.lost[0] < 0) & (world.lost[1] < 0)
    drawn = (hashed(world.seed, world.tick, 2) >> np.uint32(31)).astype(np.int32)
    lose(world, due & (np.array([[0], [1]]) == drawn), LOT)
