"""Where the feet go."""

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
"""How each plan walks: forward, and sideways as a share of the circling; looking on minds the distance."""
SAFE: Final = TORSO + BLADE
"""Where an opponent's thrust without a step just does not arrive, but for the arm."""
SOON: Final = 0.15
"""How many seconds of the opponent's coming are foreseen."""
STROLL: Final = 0.6
"""One walks up at ease, and away as fast as need be."""
CLOSE: Final = 1.2
"""How near the point is to the opponent at close quarters, metres."""
WALL: Final = 1.0
"""How near a wall is minded, metres from the middle of the body."""

assert len(FORWARD) == len({LOOK, COME, FEINT, PARRY, LEAVE})


def walk(sight: Sight, skill: dict[str, Floats], moods: Moods, plan: Plans) -> Floats:
    """The wanted walk."""
    wanted = SAFE + sight.foe.stretch + skill["keep"] + moods.sway * skill["sway"]
    coming = -along(sight.foe.speed, sight.toward)
    balance = limited((sight.distance - wanted - coming * SOON) * 3.0, 1.0)
    balance = np.where(balance > STROLL, STROLL, balance)
    ahead = np.where(plan == LOOK, balance, FORWARD[plan])
    aside = SIDEWAYS[plan] * skill["circle"] * moods.way
    # Coming in at close quarters, past the side on which the opponent's point is not.
    slant = np.where(sight.mine.tip_side > 0.0, -skill["slant"], skill["slant"])
    aside = np.where((plan == COME) & (sight.mine.gap < CLOSE), slant, aside)
    toward = sight.toward
    steps = np.stack([toward[0] * ahead - toward[1] * aside, toward[1] * ahead + toward[0] * aside])
    return steps + _from_walls(sight)


def _from_walls(sight: Sight) -> Floats:
    """A push to the inside, growing towards the wall."""
    at = sight.own.at
    room = WALL - (sight.room - np.abs(at))
    push = np.where(room > 0.0, room, 0.0)
    result: Floats = np.where(at > 0.0, -push, push)
    return result
