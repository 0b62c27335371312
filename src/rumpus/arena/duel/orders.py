"""Orders: green ones after the countdown, yellow ones after a touch, one after another (F-RULE-R2, F-RULE-R3).

`todo` holds the pending orders as bits; the lowest is next. The time for an order starts when the one before is done,
and touches meanwhile trigger nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.contacts import measure, shove
from rumpus.arena.duel.modifiers import BIT, DEADLINES, MODIFIERS, NUMBER, START, TOUCH, TURNS, hushing
from rumpus.arena.duel.numbers import (
    DRIFT_TICKS,
    EDGE,
    PICK_UP,
    RECOIL_TICKS,
    SCUFFLE,
    STEP_BACK,
    TETHER_LEAST,
    TETHER_SLACK,
)
from rumpus.arena.duel.world import COUNTDOWN, World
from rumpus.arena.shared.exact import Flags, along, length, unit
from rumpus.arena.shared.inputs import CRY, GIVE_GROUND

Buttons = NDArray[np.int8]
TETHER_ASLEEP: Final = hushing("tether")
ORDERS: Final = START | TOUCH
GROUND_TICKS: Final = MODIFIERS[NUMBER["give_ground"]].ticks


def obey(world: World, buttons: Buttons) -> None:
    """One tick of everybody's orders; runs before motion."""
    pressed = buttons & ~world.held
    world.held[...] = buttons
    if world.rules & (BIT["fetch"] | BIT["one_pile"]):
        _pick_up(world)
    if world.rules & ORDERS:
        _finish(world, pressed)
        _begin(world)
    if world.rules & BIT["tether"]:
        _tie(world)


def touched(world: World, touching: Flags) -> None:
    """New contacts of swords in hand trigger yellow orders."""
    if world.rules & TOUCH:
        idle = (world.order == 0) & (world.todo == 0)
        np.copyto(world.todo, world.bound & TOUCH, where=touching & idle)


def _begin(world: World) -> None:
    """Fighters without a current order begin the next one."""
    ready = (world.order == 0) & (world.todo != 0)
    if not ready.any():
        return
    following = world.todo & -world.todo
    np.copyto(world.order, following, where=ready)
    np.copyto(world.todo, world.todo & (world.todo - 1), where=ready)
    np.copyto(world.spot, world.at, where=ready)
    for modifier in MODIFIERS:
        bit = BIT[modifier.name]
        if bit & ORDERS & world.rules:
            world.left[ready & (world.order == bit)] = modifier.ticks
    switching = ready & (world.order == BIT["switch"])
    if switching.any():
        np.negative(world.side, out=world.side, where=switching)
        measure(world)


def _finish(world: World, pressed: Buttons) -> None:
    """End orders whose time is up: a missed deadline is a loss, others are done."""
    busy = world.order != 0
    if not busy.any():
        return
    np.subtract(world.left, world.pace, out=world.left, where=busy)
    spent = busy & (world.left <= 0.0)
    done = np.zeros_like(busy)
    for name, is_done in DONE.items():
        if world.rules & BIT[name]:
            done |= (world.order == BIT[name]) & is_done(world, pressed)
    late = spent & ~done & ((world.order & DEADLINES) != 0) & (world.lost < 0)
    if late.any():
        lose(world, late, BROKEN, world.order)
    done |= spent & ((world.order & ~OPEN_ENDED) != 0)
    if world.rules & BIT["spin"]:
        world.drift[done & (world.order == BIT["spin"])] = DRIFT_TICKS
    if world.rules & TURNS:
        # A full turn ends at rest.
        world.spin[done & ((world.order & TURNS) != 0)] = 0.0
    world.left[done] = 0.0
    world.order[done] = 0


HIT, BROKEN, LOT = range(3)
"""Causes of a loss (`World.cause`)."""


def lose(world: World, losing: Flags, cause: int, broke: NDArray[np.int32] | int = 0) -> None:
    """Record a loss; only the first of a fighter counts."""
    losing = losing & (world.lost < 0)
    np.copyto(world.lost, world.tick, where=losing)
    world.cause[losing] = cause
    np.copyto(world.broke, np.int32(broke) if isinstance(broke, int) else broke, where=losing)


def _cried(world: World, pressed: Buttons) -> Flags:
    result: Flags = (pressed & CRY) != 0
    return result


def _gave_ground(world: World, pressed: Buttons) -> Flags:
    """Who has made a full step away from the opponent; if there is no room for one, the press is enough.

    The step is measured from the place nearest to the opponent. Being thrown back by a clash does not count.
    """
    away = unit(world.spot - world.at[:, ::-1])
    gone = along(world.at - world.spot, away)
    thrown = (world.recoil > 0.0) & (world.left > GROUND_TICKS - RECOIL_TICKS)
    np.copyto(world.spot, world.at, where=(world.order == BIT["give_ground"]) & (thrown | (gone < 0.0)))
    stepped = ~thrown & (gone >= STEP_BACK)
    near = (world.room[:, None] - np.abs(world.at)) < EDGE
    result: Flags = stepped | ((near[0] | near[1]) & ((pressed & GIVE_GROUND) != 0))
    return result


def _has_sword(world: World, pressed: Buttons) -> Flags:
    result: Flags = (world.left <= 0.0) & (world.armed != 0)
    return result


DONE: Final[dict[str, Callable[[World, Buttons], Flags]]] = {
    "fetch": _has_sword,
    "one_pile": _has_sword,
    "cry": _cried,
    "give_ground": _gave_ground,
}
"""Orders that end with something the fighter does."""

OPEN_ENDED: Final = BIT["fetch"] | BIT["one_pile"] | DEADLINES
"""Orders that do not simply end by time."""


def _pick_up(world: World) -> None:
    """Fighters whose order it is to fetch a sword pick it up when they reach it."""
    if world.armed.all():
        return
    fetching = (world.order & (BIT["fetch"] | BIT["one_pile"])) != 0
    fetching &= (world.left <= 0.0) & (world.armed == 0) & (world.phase != COUNTDOWN)
    near = fetching & (length(world.at - world.lies) < PICK_UP)
    if near.any():
        world.armed[near] = 1
        # It is grabbed with the blade trailing. Whatever the blade then lies on is not a touch.
        np.copyto(world.sword, unit(world.at - world.at[:, ::-1]), where=near)
        world.spin[near] = 0.0
        world.excused[near] = 1
        for apart in (world.blade_apart, world.body_apart, world.wall_apart, world.shield_apart):
            apart[near] = 0
        _part_grabbers(world, near)
        measure(world)


def _part_grabbers(world: World, near: Flags) -> None:
    """Two who are both armed at one pile are set apart; the first to be armed has had a moment to strike."""
    scuffle = (near[0] | near[1]) & (world.armed[0] != 0) & (world.armed[1] != 0)
    rows = np.flatnonzero(scuffle & (length(world.at[:, 0] - world.at[:, 1]) < SCUFFLE))
    shove(world, rows)


def _tie(world: World) -> None:
    """The circle is centred on where a fighter stands when the start, or an order that suspends it, is over."""
    bound = (world.bound & BIT["tether"]) != 0
    starting = ((world.order | world.todo) & START) != 0
    asleep = starting | ((world.order & TETHER_ASLEEP) != 0) | (world.phase == COUNTDOWN)
    world.tied[asleep] = 0
    ties = bound & ~asleep & (world.tied == 0)
    if not ties.any():
        return
    np.copyto(world.tie_at, world.at, where=ties)
    world.tied[ties] = 1
    middle = np.where(world.tied != 0, world.tie_at, world.at)
    half = length(middle[:, 0] - middle[:, 1]) * 0.5 - TETHER_SLACK
    radius = np.where(half > TETHER_LEAST, half, TETHER_LEAST)
    np.copyto(world.tie, radius, where=ties[0] | ties[1])
