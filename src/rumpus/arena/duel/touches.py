"""Fights to several touches: each bout that somebody loses is a touch for the other, and the next one begins anew.

Everything starts again as in the first bout, with a shorter countdown, except for a second wind that has been used.
"""

from __future__ import annotations

import numpy as np

from rumpus.arena.duel.contacts import Rows
from rumpus.arena.duel.numbers import (
    AGAIN_COUNT,
    ROOM_X,
    ROOM_Y,
    SHRINK_LEAST,
    TIES_TO_LOT,
    TOUCH_TICKS,
)
from rumpus.arena.duel.orders import LOT
from rumpus.arena.duel.world import COUNTDOWN, TOUCH, World
from rumpus.arena.shared.noise import hashed


def score(world: World, rows: Rows) -> None:
    """Count the bouts that have just ended in these rows. A fight that is not decided goes on after a pause."""
    for row in rows.tolist():
        if (world.lost[:, row] >= 0).all():
            world.ties[row] += 1
            if world.ties[row] >= TIES_TO_LOT:
                _draw_lots(world, row)
        lost = world.lost[:, row] >= 0
        if not lost.all():
            world.score[~lost, row] += 1
        if world.score[:, row].max() < world.touches[row]:
            world.phase[row] = TOUCH
            world.resumes[row] = world.tick[row] + TOUCH_TICKS


def _draw_lots(world: World, row: int) -> None:
    """Both have lost in the same moment too often: the lot says that one of them has not."""
    lucky = int(hashed(world.seed[row : row + 1], world.tick[row : row + 1], 3)[0] >> np.uint32(31))
    world.lost[lucky, row] = -1
    world.cause[:, row] = LOT
    world.broke[:, row] = 0


def resume(world: World) -> None:
    """Begin the next bout where the pause after a touch is over."""
    for row in np.flatnonzero((world.phase == TOUCH) & (world.tick >= world.resumes)).tolist():
        wind, held = world.wind[:, row].copy(), world.held[:, row].copy()
        fought = world.resumes[row] - TOUCH_TICKS - world.goes[row]
        world.floats[..., row], world.wholes[..., row] = world.first_floats[..., row], world.first_wholes[..., row]
        world.wind[:, row], world.held[:, row] = wind, held
        world.room[:, row] = ROOM_X, ROOM_Y
        world.phase[row] = COUNTDOWN
        world.bout[row] += 1
        world.count[row] = min(AGAIN_COUNT, int(world.count[row]))
        world.goes[row] = world.tick[row] + 3 * world.count[row]
        world.shrinks[row] = max(SHRINK_LEAST, int(world.shrinks[row] - fought))
