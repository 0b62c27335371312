"""One tick of every duel."""

from __future__ import annotations

from rumpus.arena.duel.clash import clash
from rumpus.arena.duel.contacts import measure, part_bodies
from rumpus.arena.duel.course import conclude, hold_in, still, tick
from rumpus.arena.duel.judge import judge
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.motion import move, reach
from rumpus.arena.duel.orders import obey
from rumpus.arena.duel.world import World
from rumpus.arena.shared.inputs import BUTTONS, Inputs


def step(world: World, inputs: Inputs) -> World:
    """The world after one tick; the argument is not changed."""
    following = world.copy()
    advance(following, inputs)
    return following


def advance(world: World, inputs: Inputs) -> None:
    """One tick, in place."""
    tick(world)
    held = still(world)
    if held.all():
        return
    # Free rows may move: nobody looks at them.
    held = held & world.open
    some_held = bool(held.any())
    if some_held:
        floats, wholes = world.floats[:, held], world.wholes[:, held]
    obey(world, inputs[..., BUTTONS].T)
    world.before[...] = world.pose
    move(world, inputs)
    part_bodies(world)
    if some_held:
        world.floats[:, held] = floats
    reach(world)
    met = clash(world)
    if met.any():
        hold_in(world)
    judge(world, met)
    if some_held:
        world.floats[:, held] = floats
        world.wholes[:, held] = wholes
        if world.rules & BIT["head_start"]:
            # Only one of two was held, so their relative places have changed.
            measure(world)
    conclude(world)
