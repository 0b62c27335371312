"""Obeys the orders of modifiers: crying out, giving ground, fetching a sword, fighting blind or with the wrong hand."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena.duel.bots.intent import Intent
from rumpus.arena.duel.bots.memory import TICKS_A_SNAPSHOT
from rumpus.arena.duel.bots.moods import Moods
from rumpus.arena.duel.bots.plans import COME, Plans
from rumpus.arena.duel.bots.sight import Sight
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.snapshots import FLAGS, Snapshots
from rumpus.arena.shared.exact import Floats, along, unit
from rumpus.arena.shared.inputs import CRY, GIVE_GROUND

LAST_MOMENT: Final = 75
"""Give ground at the latest so many ticks before the time is over."""
SLACK: Final = 0.1
"""The share of their speed that bots lose on average on the way to their sword."""


def dutiful(intent: Intent, sight: Sight, late: Snapshots, skill: dict[str, Floats], moods: Moods, plan: Plans) -> None:
    """Change the intent to obey the orders seen; `late` is the own fighter after the reaction time."""
    own = sight.own
    flags = late["flags"] & own.flags
    attentive = moods.heed < skill["obey"]
    # A press needs a release before it, so every other decision lets go.
    presses = attentive & (moods.tick // TICKS_A_SNAPSHOT % 2 == 0)
    cries = (flags & FLAGS["cry_due"]) != 0
    # There is still time to strike first.
    strikes = (plan == COME) & sight.better & (own.raw("left") > LAST_MOMENT)
    yields = ((flags & FLAGS["ground_due"]) != 0) & ~strikes
    intent.buttons |= np.where(presses, np.where(cries, CRY, np.where(yields, GIVE_GROUND, 0)), 0)
    intent.steps = np.where(yields & attentive, -sight.toward, intent.steps)
    if not own.armed.all():
        # Without a sword: run to where it lies, at slightly different speeds.
        haste = unit(own.vector("tip_x") - own.at) * (1.0 - SLACK * (1.0 + moods.sway))
        intent.steps = np.where(own.armed, intent.steps, haste)
    mirrored = ((own.bound & BIT["other_hand"]) != 0) & own.flag("left_handed")
    if mirrored.any():
        share = along(intent.direction, sight.toward)
        intent.direction = np.where(mirrored, sight.toward * (share + share) - intent.direction, intent.direction)
    # What happened while the fighter was blind is not seen afterwards.
    idle = own.flag("blind") | own.flag("held") | ((late["flags"] & FLAGS["blind"]) != 0)
    if idle.any():
        intent.steps = np.where(idle, 0.0, intent.steps)
        intent.direction = np.where(idle, 0.0, intent.direction)
        intent.buttons[idle] = 0
