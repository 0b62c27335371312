"""The start position of a bout: only the tips touch (F-FIGHT-1), or the fingertips if swords are not in hand
(F-RULE-3).

Fighters whose first order is to walk three paces stand back to back (F-C-BACKTOBACK).
"""

from __future__ import annotations

from rumpus.arena.duel.contacts import measure
from rumpus.arena.duel.modifiers import BIT, START
from rumpus.arena.duel.numbers import (
    ARM_IN,
    ARM_OUT,
    ARM_READY,
    BACKS_APART,
    BLADE,
    COUNT,
    COUNT_LEAST,
    FETCH_BEHIND,
    NEW_CONTACT,
    SHOULDER,
    TIPS_APART,
    TORSO,
    TOUCHES_MOST,
)
from rumpus.arena.duel.terms import Setup
from rumpus.arena.duel.world import COUNTDOWN, World
from rumpus.arena.shared.exact import Whole


class BadSetup(ValueError):
    """The setup is not valid for a bout."""


def placed(setup: Setup) -> World:
    """A world of one row at the start of a bout."""
    world = World(1)
    world.seed[0] = setup.seed & 0xFFFFFFFF
    world.phase[0] = COUNTDOWN
    world.open[0] = True
    if not 1 <= setup.touches <= TOUCHES_MOST:
        raise BadSetup(f"a fight to {setup.touches} touches")
    if not COUNT_LEAST <= setup.count <= COUNT:
        raise BadSetup(f"a countdown of {setup.count} ticks a number")
    world.touches[0], world.count[0], world.goes[0] = setup.touches, setup.count, 3 * setup.count
    for fighter, binds in enumerate(setup.binds):
        bound = 0
        for bind in binds:
            if bind.modifier not in BIT:
                raise BadSetup(f"no modifier {bind.modifier!r}")
            bound |= BIT[bind.modifier]
            if bind.modifier == "pace":
                if not 0.1 <= bind.value <= 1.0:
                    raise BadSetup(f"a pace of {bind.value}")
                # The slowest of several counts.
                world.pace[fighter] = min(bind.value, float(world.pace[fighter, 0]))
        if bound & BIT["one_pile"]:
            bound &= ~BIT["fetch"]
        _stand(world, fighter, bound)
    if (_first_order(world.bound) == BIT["paces"]).all():
        _turn_backs(world)
    for name in ("blade_apart", "body_apart", "wall_apart", "shield_apart"):
        getattr(world, name)[...] = NEW_CONTACT
    # The tips touch from the start, so that contact is not new.
    world.blade_apart[...] = 0
    world.rules = int(world.bound[0, 0] | world.bound[1, 0])
    measure(world)
    world.first_floats[...], world.first_wholes[...] = world.floats, world.wholes
    return world


def _stand(world: World, fighter: int, bound: int) -> None:
    ahead = 1.0 if fighter == 0 else -1.0
    side = -1.0 if bound & BIT["other_hand"] else 1.0
    armed = not bound & (BIT["fetch"] | BIT["one_pile"])
    arm = ARM_IN if bound & BIT["short_arm"] else ARM_READY if armed else ARM_OUT
    back = arm + (BLADE if armed else 0.0) + TIPS_APART
    world.bound[fighter] = bound
    world.wind[fighter] = 1 if bound & BIT["second_wind"] else 0
    world.armed[fighter] = int(armed)
    world.side[fighter] = side
    # Arms and swords lie on the line on which the tips meet; bodies stand beside it.
    world.x[fighter] = -back * ahead
    world.y[fighter] = SHOULDER * side * ahead
    world.face_x[fighter] = world.sword_x[fighter] = world.aim_x[fighter] = ahead
    world.arm[fighter] = world.want[fighter] = arm
    # The sword lies between the two, or behind each.
    world.lies_y[fighter] = world.y[fighter]
    if not bound & BIT["one_pile"]:
        world.lies_x[fighter] = -(back + FETCH_BEHIND) * ahead


def _first_order(bound: Whole) -> Whole:
    orders = bound & START
    return orders & -orders


def _turn_backs(world: World) -> None:
    """Turn both away from each other, as their first order would."""
    for fighter, ahead in ((0, -1.0), (1, 1.0)):
        world.x[fighter] = (TORSO + BACKS_APART) * ahead
        world.y[fighter] = 0.0
        world.face_x[fighter] = world.sword_x[fighter] = world.aim_x[fighter] = ahead
