"""Direction of the sword, reach of the arm, and thrusts."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.duel.bots.moods import Moods
from rumpus.arena.duel.bots.plans import COME, FEINT, LEAVE, PARRY, Plans
from rumpus.arena.duel.bots.sight import ONE_SIDED, Sight
from rumpus.arena.duel.numbers import BLADE
from rumpus.arena.shared.exact import Flags, Floats, across, turned, unit

REACH: Final = np.array([0.45, 0.55, 0.7, 0.3, 0.35])
"""Reach of the arm by plan: 0 drawn in, 1 stretched."""
FEINT_BESIDE: Final = 0.6
GUARD_AT: Final = 0.55
"""Where the guard crosses the line between the fighters, as a share of it."""
COVERED: Final = 0.2
"""Shift of the guard towards the sword side if only that side can be hit; it turns the body."""
MEET: Final = 0.6
"""Where along the opponent's blade a parry meets it."""
MINDED: Final = 1.0
STRETCHED: Final = 0.5
"""Distance of the point at which an attacker who would not hit first goes on guard, and at which the arm stretches;
metres."""
IN_LINE: Final = 0.16
"""Sine of the largest aiming error at which to thrust."""


def point(sight: Sight, skill: dict[str, Floats], moods: Moods, plan: Plans) -> tuple[Floats, Floats, Flags]:
    """The direction of the sword, the reach of the arm (0..1), and who thrusts now."""
    own, foe = sight.own, sight.foe
    left = np.stack([-sight.mine.to[1], sight.mine.to[0]])
    attacking = plan == COME
    strikes = attacking & sight.better
    # On guard: the blade crosses the line between the fighters.
    past = skill["guard"] + np.where((own.bound & ONE_SIDED) != 0, COVERED, 0.0)
    goal = own.at + (foe.shoulder - own.at) * GUARD_AT - left * (past * own.side)
    goal = np.where(strikes | (attacking & (sight.mine.gap > MINDED)), sight.spot, goal)
    goal = np.where(plan == FEINT, foe.at + left * (FEINT_BESIDE * moods.way), goal)
    direction = unit(goal - own.shoulder)
    pressed = (plan == PARRY) | ((plan == LEAVE) & (sight.theirs.ticks < skill["alarm"]))
    direction = np.where(pressed, _parry(sight, skill), direction)
    near = strikes & (sight.mine.gap < STRETCHED)
    reach = np.where(near, 1.0, np.where(attacking, skill["draw"], REACH[plan]))
    in_line = (np.abs(across(own.sword, direction)) < IN_LINE) & (sight.mine.ahead > 0.0)
    thrusts = strikes & in_line & (sight.mine.gap < skill["thrust"]) & ~sight.mine.blocked
    return direction, reach, thrusts


def _parry(sight: Sight, skill: dict[str, Floats]) -> Floats:
    """Sweep through the opponent's blade, from the side of the own blade to some way past it."""
    own, foe = sight.own, sight.foe
    meeting = unit(foe.hand + foe.sword * (MEET * BLADE) - own.shoulder)
    beyond = np.where(across(own.sword, meeting) > 0.0, skill["sweep"], -skill["sweep"])
    return turned(meeting, beyond)
