"""Test fighters that attack and obey orders. They use no sine, so that their bouts are the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from rumpus.arena.duel import Floor, Setup, Verdict
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.world import World
from rumpus.arena.shared.exact import Floats, length, turned, unit
from rumpus.arena.shared.inputs import CRY, GIVE_GROUND, SIZE, THRUST, Inputs
from rumpus.arena.shared.noise import hashed

BEAT: Final = 18
"""Ticks between two changes of plan."""
GUARD, FROM_LEFT, FROM_RIGHT, LUNGE, RETREAT = range(5)


def decide(world: World) -> Inputs:
    """The inputs of both fighters in every row."""
    plan, before = _plan(world, 0), _plan(world, 1)
    late = np.where(world.tick % BEAT >= BEAT // 2, 1, 0)
    offset = world.at[:, ::-1] - world.at
    far = length(offset)
    toward = unit(offset)
    keep = np.where(plan == GUARD, 2.2, np.where(plan == RETREAT, 3.2, 1.2))
    walk = toward * _within(3.0 * (far - keep))
    walk = walk + _aside(toward) * np.where(before % 2 == 0, 0.4, -0.4)
    swing = np.where(plan == FROM_LEFT, 0.5, np.where(plan == FROM_RIGHT, -0.5, 0.0))
    aim = turned(toward, np.where(late == 1, -0.4 * swing, swing))
    threat = unit(world.tip[:, ::-1] * 0.6 + world.hand[:, ::-1] * 0.4 - world.at)
    aim = np.where((plan == GUARD) | (plan == RETREAT), threat, aim)
    unarmed = world.armed == 0
    walk = np.where(unarmed, unit(world.lies - world.at), walk)
    stretch = np.where((plan == GUARD) | (late == 0), 0.5, 1.0)
    return _inputs(world, walk, aim * stretch, (plan == LUNGE) & (late == 1))


def _plan(world: World, back: int) -> np.ndarray:
    beat = world.tick // BEAT - back
    plans = [hashed(world.seed, beat, fighter) % np.uint32(5) for fighter in (0, 1)]
    return np.stack(plans).astype(np.int64)


def _within(values: Floats) -> Floats:
    return np.where(values > 1.0, 1.0, np.where(values < -1.0, -1.0, values))


def _aside(vector: Floats) -> Floats:
    return np.stack([-vector[1], vector[0]])


def _inputs(world: World, walk: Floats, hand: Floats, thrust: np.ndarray) -> Inputs:
    inputs = np.zeros((world.rows, 2, SIZE), np.int8)
    size = length(walk)
    walk = walk / np.where(size > 1.0, size, 1.0)
    for part in (0, 1):
        inputs[..., part] = (walk[part] * 127.0).T
        inputs[..., 2 + part] = (hand[part] * 127.0).T
    buttons = np.where(thrust, THRUST, 0)
    # Release the button in between: only a new press counts.
    buttons |= np.where((world.order == BIT["cry"]) & (world.tick % 4 == 0), CRY, 0)
    buttons |= np.where((world.order == BIT["give_ground"]) & (world.tick % 4 != 0), GIVE_GROUND, 0)
    inputs[..., 4] = buttons.T
    return inputs


def fought(setups: Sequence[Setup]) -> list[Verdict]:
    """Play all bouts to the end. Finished ones are taken off the floor when they are half of it."""
    floor = Floor(len(setups))
    numbers = np.array([floor.open(setup) for setup in setups])
    verdicts: dict[int, Verdict | None] = {}
    while numbers.size:
        floor.step(decide(floor.world))
        rows = np.flatnonzero(~floor.over)
        if 2 * rows.size <= numbers.size:
            verdicts |= {number: floor.verdict(row) for row, number in enumerate(numbers.tolist())}
            floor.keep(rows, rows.size)
            numbers = numbers[rows]
    return [verdict for number in range(len(setups)) if (verdict := verdicts[number]) is not None]
