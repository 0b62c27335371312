"""One tick of every battle."""

from __future__ import annotations

import numpy as np

from rumpus.arena.shared.exact import Flags
from rumpus.arena.shared.inputs import BUTTONS, Inputs
from rumpus.arena.volley.course import call_fouls, conclude, tick
from rumpus.arena.volley.crowd import part_bodies
from rumpus.arena.volley.flight import fly
from rumpus.arena.volley.hands import carry, grab, throw
from rumpus.arena.volley.motion import move
from rumpus.arena.volley.world import OVER, World


def step(world: World, inputs: Inputs) -> World:
    """The world after one tick; the argument is not changed."""
    following = world.copy()
    advance(following, inputs)
    return following


def advance(world: World, inputs: Inputs, still: Flags | None = None) -> None:
    """One tick, in place, except in rows that are over or that `still` marks."""
    going = world.open & (world.phase != OVER)
    if still is not None:
        going &= ~still
    if not going.any():
        return
    held = world.open & ~going
    kept = world.kept(held) if held.any() else None
    tick(world)
    call_fouls(world, inputs[..., BUTTONS].T.astype(np.int32))
    world.before[...] = world.at
    move(world, inputs)
    part_bodies(world)
    grab(world)
    throw(world)
    fly(world)
    carry(world)
    conclude(world)
    if kept is not None:
        world.put_back(held, kept)
