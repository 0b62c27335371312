"""Collisions of bodies: nobody walks through anybody, fighter or bystander."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import TINY, Flags, Floats, along
from rumpus.arena.volley.motion import keep_in, keep_out
from rumpus.arena.volley.numbers import TORSO
from rumpus.arena.volley.world import World

ROUNDS = 2
"""Passes per tick: a body may be pushed into another one."""
REACH: Final = 4.0 * TORSO * TORSO
"""The squared distance below which two bodies overlap."""


def part_bodies(world: World) -> None:
    """Move overlapping bodies apart, each by half. Computed only in rows with an overlap."""
    here = world.here != 0
    one, other = _pairs(world.bodies)
    offset = world.at[:, one] - world.at[:, other]
    square = offset[0] * offset[0] + offset[1] * offset[1]
    rows = np.flatnonzero((here[one] & here[other] & (square < REACH)).any(axis=0))
    if rows.size:
        at, speed = world.at[..., rows], world.speed[..., rows]
        _part(at, speed, here[:, rows], world.pieces[..., rows], world.room[:, rows])
        world.at[..., rows], world.speed[..., rows] = at, speed


@lru_cache
def _pairs(bodies: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    one, other = np.triu_indices(bodies, 1)
    return one, other


def _part(at: Floats, speed: Floats, here: Flags, pieces: Floats, room: Floats) -> None:
    bodies = len(here)
    pairs = here[:, None] & here & ~np.eye(bodies, dtype=np.bool_)[..., None]
    for _ in range(ROUNDS):
        offset = at[:, :, None] - at[:, None]
        square = offset[0] * offset[0] + offset[1] * offset[1]
        near = pairs & (square < REACH)
        if not near.any():
            return
        far = np.sqrt(square)
        # In the very same spot: the body with the lower number goes west.
        same = far <= TINY
        offset[0][same] = 1.0
        offset[0][same & np.tri(bodies, dtype=np.bool_).T[..., None]] = -1.0
        outward = offset / np.where(same, 1.0, far)
        push = np.where(near, outward * (TORSO - far * 0.5), 0.0)
        closing = along(speed[:, :, None] - speed[:, None], outward)
        brake = np.where(near & (closing < 0.0), outward * (closing * -0.5), 0.0)
        moved = near.any(axis=1)
        for other in range(bodies):
            np.add(at, push[:, :, other], out=at, where=moved)
            np.add(speed, brake[:, :, other], out=speed, where=moved)
        keep_out(at, speed, pieces, moved)
        keep_in(at, speed, room)
