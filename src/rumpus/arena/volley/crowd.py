"""Bodies are in each other's way: nobody walks through anybody, fighter or bystander."""

from __future__ import annotations

import numpy as np

from rumpus.arena.exact import TINY, along
from rumpus.arena.volley.motion import keep_in, keep_out
from rumpus.arena.volley.numbers import TORSO
from rumpus.arena.volley.world import World

ROUNDS = 2
"""How often a tick parts bodies: those pushed may be pushed into others."""


def part_bodies(world: World) -> None:
    """Those who overlap are moved apart, each by half."""
    here = world.here != 0
    pairs = here[:, None] & here & ~np.eye(world.bodies, dtype=np.bool_)[..., None]
    for _ in range(ROUNDS):
        offset = world.at[:, :, None] - world.at[:, None]
        square = offset[0] * offset[0] + offset[1] * offset[1]
        near = pairs & (square < 4.0 * TORSO * TORSO)
        if not near.any():
            return
        far = np.sqrt(square)
        # On the very same spot: the one with the lower number goes west.
        same = far <= TINY
        offset[0][same] = 1.0
        offset[0][same & np.tri(world.bodies, dtype=np.bool_).T[..., None]] = -1.0
        outward = offset / np.where(same, 1.0, far)
        push = np.where(near, outward * (TORSO - far * 0.5), 0.0)
        closing = along(world.speed[:, :, None] - world.speed[:, None], outward)
        brake = np.where(near & (closing < 0.0), outward * (closing * -0.5), 0.0)
        moved = near.any(axis=1)
        for other in range(world.bodies):
            np.add(world.at, push[:, :, other], out=world.at, where=moved)
            np.add(world.speed, brake[:, :, other], out=world.speed, where=moved)
        keep_out(world, moved)
        keep_in(world)
