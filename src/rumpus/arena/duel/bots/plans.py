"""The plan of a fighter (look on, come in, feint, parry, leave) and its changes."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.bots.memory import Numbers
from rumpus.arena.duel.bots.moods import Moods
from rumpus.arena.duel.bots.sight import Sight
from rumpus.arena.duel.contacts import ON_BLADE
from rumpus.arena.duel.modifiers import BIT, HOLDS, MODIFIERS
from rumpus.arena.duel.numbers import COUNTDOWN_TICKS, LUNGE_REST, PARRY_TICKS, RECOIL_TICKS
from rumpus.arena.shared.exact import Flags, Floats, along

LOOK, COME, FEINT, PARRY, LEAVE = range(5)
"""Look on just out of reach; come in to hit; come in on one side to hit on the other; beat the opponent's blade
aside; get out of reach."""

TICKS: Final = np.array([0.0, 45.0, 14.0, 12.0, 14.0])
"""Ticks for which each plan is followed, at full pace."""
AT_HAND: Final = 1.1
"""Largest distance of the point from the opponent at which an opening is used, metres."""
FRESH: Final = 3
"""Ticks after a clash within which a riposte is possible."""
LOOK_ON: Final = 54.0
"""Attacks begin this many ticks after "Fight!", or up to twice as many."""
RUSH: Final = 1.5
RESPECT: Final = 5.0
"""The speed at which an opponent is rushing in, and the ticks of extra care then: two who rush at each other both get
hit."""
HARMLESS: Final = 30.0
"""Ticks for which an opponent without a sword is harmless."""
DETOUR: Final = 8.0
"""Ticks needed to get round a blade that is in the way."""

_HOLDING: Final = np.array([False] + [bool(BIT[each.name] & HOLDS) for each in MODIFIERS])
_HARMLESS: Final = np.array([False] + [bool(BIT[each.name] & (HOLDS | BIT["blind"])) for each in MODIFIERS])
"""By the current order, as numbered in snapshots: whether the fighter is harmless meanwhile."""

Plans = NDArray[np.int8]


def is_threatened(sight: Sight, skill: dict[str, Floats]) -> Flags:
    """Whether the opponent can hit soon and is approaching."""
    foe = sight.foe
    coming = (along(foe.speed, sight.toward) < -0.5) | (foe.lunge > LUNGE_REST) | (sight.theirs.gap < 0.25)
    result: Flags = (sight.theirs.ticks < skill["alarm"]) & coming & foe.armed & ~_HOLDING[foe.order]
    return result


def is_better(sight: Sight, skill: dict[str, Floats]) -> Flags:
    """Whether the own fighter can hit sooner than the opponent, by the margin `care`."""
    foe = sight.foe
    # A blade in the way costs a detour.
    theirs = sight.theirs.ticks + np.where(sight.theirs.blocked, DETOUR, 0.0)
    theirs = np.where(foe.armed, theirs + _busy(sight) + skill["feel"] * _felt(sight), HARMLESS)
    mine = sight.mine.ticks + np.where(sight.mine.blocked, DETOUR, 0.0)
    rushed = foe.armed & (along(foe.speed, sight.toward) < -RUSH)
    result: Flags = theirs - mine > skill["care"] + np.where(rushed, RESPECT, 0.0)
    return result


def _busy(sight: Sight) -> Floats:
    """For how many more ticks the opponent is harmless because of an order that was seen."""
    left = sight.foe.raw("left") - sight.lateness
    return np.where(_HARMLESS[sight.foe.order] & (left > 0.0), left, 0.0)


def _felt(sight: Sight) -> Floats:
    """For how many more ticks the opponent's sword recoils from a clash that was felt in the own hand, but is not seen
    yet. The less the own sword recoils, the more the other one does."""
    own = sight.own
    age = own.raw("spark_age").astype(np.float64)
    left = RECOIL_TICKS + PARRY_TICKS - own.recoil - 2.0 * age
    unseen = (own.raw("spark") == ON_BLADE) & (age < sight.lateness) & (own.recoil > 0.0)
    return np.where(unseen & (left > 0.0), left, 0.0)


def choose(
    sight: Sight, skill: dict[str, Floats], moods: Moods, plan: Plans, until: Floats, tick: Numbers
) -> tuple[Plans, Floats]:
    """The new plans, and until when they are followed."""
    own, chance, lot = sight.own, moods.chance, moods.lot
    ready = own.armed & (own.recoil <= 1.0) & (own.lunge <= 0.0) & ~_HOLDING[own.order]
    # Attack with a hop, not in mid-air or out of breath.
    ready &= own.raw("hop") == 0
    # A fighter with a head start attacks at once.
    early = (own.bound & BIT["head_start"]) != 0
    ready &= early | (tick > COUNTDOWN_TICKS + LOOK_ON * (1.5 + 0.5 * moods.sway))
    expired = tick >= until
    threat = is_threatened(sight, skill)
    better = sight.better = is_better(sight, skill)
    clashed = (own.raw("spark") == ON_BLADE) & (own.raw("spark_age") < FRESH)
    busy = (plan != LOOK) & ~expired

    goes_on = (plan == FEINT) | ((plan == COME) & (lot < skill["press"]))
    chosen = np.where(busy, plan, np.where((plan != LOOK) & goes_on, COME, np.where(plan == COME, LEAVE, LOOK)))
    looking = chosen == LOOK
    # Be bolder with a second wind: the first hit does not count.
    boldness = np.where(own.flag("wind"), 2.0, 1.0)
    opening = better & (sight.mine.gap < AT_HAND)
    attacks = looking & ready & (chance < boldness * np.where(opening, skill["pounce"], skill["dare"]))
    chosen = np.where(attacks, np.where((lot < skill["feint"]) & ~opening, FEINT, COME), chosen)
    committed = own.lunge > LUNGE_REST
    exposed = looking | (((chosen == COME) | (chosen == FEINT)) & ~better & ~committed)
    answers = threat & exposed
    chosen = np.where(answers, np.where(lot < skill["parry"], PARRY, LEAVE), chosen)
    strikes = (chosen == PARRY) & opening & ready & (chance < skill["pounce"])
    ripostes = clashed & better & (lot < skill["riposte"])
    chosen = np.where(strikes | ripostes, COME, np.where(clashed, LEAVE, chosen)).astype(np.int8)
    anew = (chosen != plan) | expired | clashed
    return chosen, np.where(anew, tick + TICKS[chosen] / own.pace, until)
