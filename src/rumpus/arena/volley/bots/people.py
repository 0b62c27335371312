"""Everybody whom minds can be: the levels, the steps between them, and people as measurements imagine them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rumpus.arena.shared.company import between_levels
from rumpus.arena.volley.bots.skills import SKILLS, Skill

NEWCOMER: Final = "newcomer"
"""Somebody who fights for the first time, on a phone: the judgement of good, and a newcomer's hands.

They react after 400 ms, as with a sword, do not reckon with half of that delay, aim up to 11 degrees beside, and put
their hands up a fifth of a second too early or too late.
"""
EVERYBODY: Final[dict[str, Skill]] = {
    **between_levels(SKILLS),
    NEWCOMER: replace(SKILLS["good"], delay=12, unsteady=0.3, foresee=0.5, error=0.1, wild=0.1, timing=12.0),
}
