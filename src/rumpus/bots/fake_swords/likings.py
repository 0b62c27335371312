"""How people point who go for what they like, and think of nobody else."""

from __future__ import annotations

from typing import Final

from rumpus.bots.fake_swords.worth import Floats

KEENNESS: Final = 3.0
"""How much more often somebody points at a pile that is worth more to them."""


def likings(now: Floats, gained: Floats) -> Floats:
    """[..., pile]: how often each is pointed at, from strengths as they are [...] and with each pile [..., pile]."""
    keen = (gained / now[..., None]) ** KEENNESS
    mixes: Floats = keen / keen.sum(axis=-1, keepdims=True)
    return mixes
