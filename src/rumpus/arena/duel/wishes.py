"""What a fighter wants (aim, arm, walk, thrust), as restricted by rules and orders."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.modifiers import BIT, DRAWS_IN, HOLDS, ROOTS, hushing
from rumpus.arena.duel.numbers import (
    ARM_IN,
    ARM_OUT,
    DEAD,
    LUNGE_PUSH,
    LUNGE_TICKS,
    PACES_BACK,
    PACES_OUT,
    PACES_WALK,
)
from rumpus.arena.duel.world import World
from rumpus.arena.shared.exact import Flags, Floats, along
from rumpus.arena.shared.inputs import GIVE_GROUND, THRUST

FOE_MATTERS: Final = BIT["other_hand"] | BIT["no_retreat"] | BIT["paces"] | BIT["one_pile"] | BIT["give_ground"]
"""Rules that depend on the other fighter's place."""
RETREAT_ASLEEP: Final = hushing("no_retreat")


def take_aim(world: World, hand: Floats, pushed: Floats, toward: Floats) -> None:
    """Take aim and reach from the hand; a zero hand keeps them."""
    steering = pushed > DEAD
    far = np.where(pushed > 1.0, 1.0, pushed)
    aim = hand / np.where(steering, far, 1.0)
    if world.rules & BIT["other_hand"]:
        # The aim of a sword in the wrong hand is mirrored at the line to the opponent.
        mirrored = ((world.bound & BIT["other_hand"]) != 0) & (world.side < 0.0)
        share = along(aim, toward)
        aim = np.where(mirrored, toward * (share + share) - aim, aim)
    np.copyto(world.aim, aim, where=steering)
    np.copyto(world.want, ARM_IN + (ARM_OUT - ARM_IN) * far, where=steering)
    if world.rules & BIT["short_arm"]:
        world.want[(world.bound & BIT["short_arm"]) != 0] = ARM_IN


def obeyed(world: World, walk: Floats, buttons: NDArray[np.int8], toward: Floats) -> Floats:
    """The walk as restricted by the current order and by No Retreat; also fixes aim and arm as ordered."""
    rules, order = world.rules, world.order
    if rules & ROOTS:
        walk = np.where((order & ROOTS) != 0, 0.0, walk)
    if rules & HOLDS:
        holding = (order & HOLDS) != 0
        np.copyto(world.aim, world.sword, where=holding)
        np.copyto(world.want, world.arm, where=holding)
    if rules & DRAWS_IN:
        world.want[(order & DRAWS_IN) != 0] = ARM_IN
    if rules & BIT["paces"]:
        walk = _paces(world, walk, toward)
    if rules & (BIT["one_pile"] | BIT["give_ground"]):
        back = (order == BIT["one_pile"]) & (world.left > 0.0)
        back |= (order == BIT["give_ground"]) & ((buttons & GIVE_GROUND) != 0)
        walk = np.where(back, -toward, walk)
    if rules & BIT["no_retreat"]:
        share = along(walk, toward)
        walk = np.where(_may_not_retreat(world) & (share < 0.0), walk - toward * share, walk)
    return walk


def _may_not_retreat(world: World) -> Flags:
    bound: Flags = ((world.bound & BIT["no_retreat"]) != 0) & ((world.order & RETREAT_ASLEEP) == 0)
    return bound


def _paces(world: World, walk: Floats, toward: Floats) -> Floats:
    """Turn away from the opponent, walk three paces, turn round."""
    pacing = world.order == BIT["paces"]
    leaving = pacing & (world.left > PACES_BACK)
    walking = leaving & (world.left <= PACES_OUT)
    np.copyto(world.aim, np.where(leaving, -toward, toward), where=pacing)
    walk = np.where(pacing, 0.0, walk)
    return np.where(walking, toward * -PACES_WALK, walk)


def lunge(world: World, buttons: NDArray[np.int8], toward: Floats) -> None:
    """Begin thrusts: the body follows the sword, if its feet may move."""
    free = (world.lunge <= 0.0) & (world.recoil <= 0.0) & (world.armed != 0)
    begins = free & ((buttons & THRUST) != 0)
    if world.rules & HOLDS:
        begins &= (world.order & HOLDS) == 0
    if begins.any():
        world.lunge[begins] = LUNGE_TICKS
        stays = (world.order & ROOTS) != 0
        if world.rules & BIT["no_retreat"]:
            stays |= _may_not_retreat(world) & (along(world.sword, toward) < 0.0)
        push = world.sword * (world.pace * LUNGE_PUSH)
        np.add(world.speed, push, out=world.speed, where=begins & ~stays)
