"""Records losses, and what bodies did and burritos touched."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags
from rumpus.arena.volley.world import OVER, World

NOTHING, GRABS, THROWS, CATCHES, FUMBLES, WARDS, IS_HIT, FOULS, SENT_OFF = range(9)
"""What a body did last (`World.did`)."""
UNTOUCHED, ON_FLOOR, ON_WALL, ON_FURNITURE, ON_FIGHTER, ON_BYSTANDER, ON_BURRITO, IN_HAND = range(8)
"""What a burrito touched last (`World.touch`)."""


def lose(world: World, body: int, loses: Flags, cause: int, by: NDArray[np.int32] | int = -1) -> None:
    """Record a loss in some rows, unless the body has lost already or the battle is over."""
    new = loses & (world.lost[body] < 0) & (world.phase != OVER) & (world.here[body] != 0)
    np.copyto(world.lost[body], world.tick, where=new)
    np.copyto(world.by[body], by, where=new)
    world.cause[body, new] = cause


def note(world: World, body: int, does: Flags, what: int) -> None:
    world.did[body, does] = what
    np.copyto(world.did_tick[body], world.tick, where=does)


def touched(world: World, number: int, where: Flags, what: NDArray[np.int32] | int) -> None:
    """Record that a burrito touches something."""
    np.copyto(world.touch[number], what, where=where)
    np.copyto(world.touch_tick[number], world.tick, where=where)
