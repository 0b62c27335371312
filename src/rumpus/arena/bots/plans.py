"""What a fighter is about: looking on, attacking, feinting, parrying, leaving; and when that changes."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.bots.memory import Numbers
from rumpus.arena.bots.moods import Moods
from rumpus.arena.bots.sight import Sight
from rumpus.arena.duel.contacts import ON_BLADE
from rumpus.arena.duel.modifiers import BIT, HOLDS, MODIFIERS, ROOTS
from rumpus.arena.duel.numbers import LUNGE_REST, TORSO
from rumpus.arena.exact import Flags, Floats, along

LOOK, COME, FEINT, PARRY, LEAVE = range(5)
"""Look on just out of reach; come in to hit; come in on one side to hit on the other; beat the opponent's blade
aside; get out of reach."""

TICKS: Final = np.array([0.0, 45.0, 14.0, 12.0, 24.0])
"""How long a plan is followed, at full pace."""
AT_HAND: Final = 1.1
"""How far the point may be from the opponent for an opening to be worth anything, metres."""
FRESH: Final = 3
"""How many ticks ago a clash was to be answered."""
OPEN_OFF: Final = 0.5
"""Sine of the angle by which a sword is out of line."""

_HELPLESS: Final = np.array([False] + [bool(BIT[each.name] & (ROOTS | HOLDS)) for each in MODIFIERS])
_HOLDING: Final = np.array([False] + [bool(BIT[each.name] & HOLDS) for each in MODIFIERS])
"""By order as snapshots tell it: who cannot get away or strike, and who cannot strike."""

Plans = NDArray[np.int8]


def is_threatened(sight: Sight, skill: dict[str, Floats]) -> Flags:
    """The opponent's point is on me and near, or soon will be."""
    foe = sight.foe
    closing = along(foe.speed - sight.own.speed, sight.foe_line)
    near = sight.foe_gap - closing * 0.08 < skill["alarm"]
    reach = sight.foe_gap + (TORSO + 0.9) + foe.arm
    on_me = (np.abs(sight.foe_off) * reach < TORSO + 0.12) & (sight.foe_ahead > 0.0)
    coming = (closing > 0.4) | (foe.lunge > LUNGE_REST)
    result: Flags = near & on_me & coming & foe.armed & (foe.recoil <= 2.0) & ~_HOLDING[foe.order]
    return result


def is_open(sight: Sight) -> Flags:
    """The opponent cannot well defend itself now."""
    foe = sight.foe
    resting = (foe.lunge > 0.0) & (foe.lunge <= LUNGE_REST)
    astray = (sight.foe_ahead < 0.0) | (np.abs(sight.foe_off) > OPEN_OFF)
    result: Flags = ~foe.armed | (foe.recoil > 2.0) | resting | astray | _HELPLESS[foe.order]
    return result


def choose(
    sight: Sight, skill: dict[str, Floats], moods: Moods, plan: Plans, until: Floats, tick: Numbers
) -> tuple[Plans, Floats]:
    """The plans from now on, and until when."""
    own, chance, lot = sight.own, moods.chance, moods.lot
    ready = own.armed & (own.recoil <= 1.0) & (own.lunge <= 0.0) & ~_HOLDING[own.order]
    expired = tick >= until
    threat = is_threatened(sight, skill)
    opening = is_open(sight) & (sight.gap < AT_HAND)
    clashed = (own.raw("spark") == ON_BLADE) & (own.raw("spark_age") < FRESH)
    busy = (plan != LOOK) & ~expired

    goes_on = (plan == FEINT) | ((plan == COME) & (lot < skill["press"]))
    chosen = np.where(busy, plan, np.where((plan != LOOK) & goes_on, COME, np.where(plan == COME, LEAVE, LOOK)))
    looking = chosen == LOOK
    # A second wind makes bold: the first hit does not count.
    boldness = np.where(own.flag("wind"), 2.0, 1.0)
    attacks = looking & ready & (chance < boldness * np.where(opening, skill["pounce"], skill["dare"]))
    chosen = np.where(attacks, np.where((lot < skill["feint"]) & ~opening, FEINT, COME), chosen)
    exposed = (looking & ~attacks) | (
        ((chosen == COME) | (chosen == FEINT)) & (sight.blocked | (sight.gap > sight.foe_gap + 0.1))
    )
    answers = threat & exposed & (chosen != PARRY)
    chosen = np.where(answers, np.where(lot < skill["parry"], PARRY, LEAVE), chosen)
    chosen = np.where(clashed, np.where(lot < skill["riposte"], COME, LEAVE), chosen).astype(np.int8)
    anew = (chosen != plan) | expired | clashed
    return chosen, np.where(anew, tick + TICKS[chosen] / own.pace, until)
