"""Buttons of a battle; the sticks are those of every battle (`rumpus.arena.shared.inputs`).

`move` is the wanted run, `hand` where to look and throw: its length says how flat (full) or high (short) a throw goes.
"""

from __future__ import annotations

THROW = 1
"""Held it gathers power, let go it throws."""
HANDS = 2
"""A press grabs what lies within reach, else tries to catch; with a burrito in hand it wards off, and ends a throw."""
DUCK = 4
DODGE = 8
"""A press is a dash to where one wants to run."""
ALL = THROW | HANDS | DUCK | DODGE
