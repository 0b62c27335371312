"""What cards ask for: to cry, to give ground, to fetch a sword, to fight blind, with the wrong hand."""

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
"""How many ticks before the time to give ground is over one does so at the latest."""
SLACK: Final = 0.1
"""Of their speed, what people lose on average on the way to their sword."""


def dutiful(intent: Intent, sight: Sight, late: Snapshots, skill: dict[str, Floats], moods: Moods, plan: Plans) -> None:
    """Bends what is wanted to the orders that were seen; `late` is the own fighter as it was seen."""
    own = sight.own
    flags = late["flags"] & own.flags
    attentive = moods.heed < skill["obey"]
    # A press is one that was not held before: every other decision lets go.
    presses = attentive & (moods.tick // TICKS_A_SNAPSHOT % 2 == 0)
    cries = (flags & FLAGS["cry_due"]) != 0
    # There is time to strike first.
    strikes = (plan == COME) & sight.better & (own.raw("left") > LAST_MOMENT)
    yields = ((flags & FLAGS["ground_due"]) != 0) & ~strikes
    intent.buttons |= np.where(presses, np.where(cries, CRY, np.where(yields, GIVE_GROUND, 0)), 0)
    intent.steps = np.where(yields & attentive, -sight.toward, intent.steps)
    if not own.armed.all():
        # Without a sword: to where it lies, some faster than others.
        haste = unit(own.vector("tip_x") - own.at) * (1.0 - SLACK * (1.0 + moods.sway))
        intent.steps = np.where(own.armed, intent.steps, haste)
    mirrored = ((own.bound & BIT["other_hand"]) != 0) & own.flag("left_handed")
    if mirrored.any():
        share = along(intent.direction, sight.toward)
        intent.direction = np.where(mirrored, sight.toward * (share + share) - intent.direction, intent.direction)
    # What was dark when it should have been seen is not seen later.
    idle = own.flag("blind") | own.flag("held") | ((late["flags"] & FLAGS["blind"]) != 0)
    if idle.any():
        intent.steps = np.where(idle, 0.0, intent.steps)
        intent.direction = np.where(idle, 0.0, intent.direction)
        intent.buttons[idle] = 0
