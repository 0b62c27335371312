"""Everybody whom minds can be: the levels, the steps between them, and people as measurements imagine them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rumpus.arena.duel.bots.skills import SKILLS, Skill
from rumpus.arena.shared.company import between_levels

NEWCOMER: Final = "newcomer"
"""Somebody who fights for the first time, on a phone: the judgement of good, and a newcomer's hands.

They react after 400 ms: 270 ms to see and decide between several answers, the rest for the network, the picture and the
thumb. They do not reckon with half of that delay, aim up to 17 degrees beside, and forget themselves now and then.
"""
EVERYBODY: Final[dict[str, Skill]] = {
    **between_levels(SKILLS),
    NEWCOMER: replace(SKILLS["good"], delay=12, unsteady=0.3, lead=0.5, error=0.15, wild=0.1),
}
