"""The walk of a bot."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.duel.bots.moods import Moods
from rumpus.arena.duel.bots.plans import COME, FEINT, LEAVE, LOOK, PARRY, Plans
from rumpus.arena.duel.bots.sight import Sight
from rumpus.arena.duel.numbers import BLADE, TORSO
from rumpus.arena.shared.exact import Floats, along, limited

FORWARD: Final = np.array([0.0, 1.0, 0.7, -0.6, -1.0])
SIDEWAYS: Final = np.array([1.0, 0.15, 0.4, 0.3, 0.6])
"""Walk of each plan: forward, and sideways as a share of `circle`; LOOK keeps its distance instead."""
SAFE: Final = TORSO + BLADE
"""The distance at which a thrust without a step just misses, not counting the arm."""
SOON: Final = 0.15
"""How many seconds of the opponent's approach are extrapolated."""
STROLL: Final = 0.6
"""Speed of walking up; retreats are at full speed."""
CLOSE: Final = 1.2
"""Distance of the point from the opponent that counts as close quarters, metres."""
WALL: Final = 1.0
"""Distance from a wall, measured from the middle of the body, at which it is avoided; metres."""

assert len(FORWARD) == len({LOOK, COME, FEINT, PARRY, LEAVE})


def walk(sight: Sight, skill: dict[str, Floats], moods: Moods, plan: Plans) -> Floats:
    """The wanted walk."""
    wanted = SAFE + sight.foe.stretch + skill["keep"] + moods.sway * skill["sway"]
    coming = -along(sight.foe.speed, sight.toward)
    balance = limited((sight.distance - wanted - coming * SOON) * 3.0, 1.0)
    balance = np.where(balance > STROLL, STROLL, balance)
    ahead = np.where(plan == LOOK, balance, FORWARD[plan])
    aside = SIDEWAYS[plan] * skill["circle"] * moods.way
    # At close quarters, come in on the side away from the opponent's point.
    slant = np.where(sight.mine.tip_side > 0.0, -skill["slant"], skill["slant"])
    aside = np.where((plan == COME) & (sight.mine.gap < CLOSE), slant, aside)
    toward = sight.toward
    steps = np.stack([toward[0] * ahead - toward[1] * aside, toward[1] * ahead + toward[0] * aside])
    return steps + _from_walls(sight)


def _from_walls(sight: Sight) -> Floats:
    """A push away from the walls that grows towards them."""
    at = sight.own.at
    room = WALL - (sight.room - np.abs(at))
    push = np.where(room > 0.0, room, 0.0)
    result: Floats = np.where(at > 0.0, -push, push)
    return result
