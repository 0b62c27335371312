"""Buttons of a battle; the sticks are those of every battle (`rumpus.arena.shared.inputs`).

`move` is the wanted run, `hand` where to look and throw: its length says how flat (full) or high (short) a throw goes.
"""

from __future__ import annotations

THROW = 1
"""Holding it charges a throw, letting go throws."""
HANDS = 2
"""A press grabs a burrito within reach, or else tries to catch; with a burrito in hand it wards off and cancels a
throw."""
DUCK = 4
DODGE = 8
"""A press dashes in the direction of the wanted run."""
ALL = THROW | HANDS | DUCK | DODGE
