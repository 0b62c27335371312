"""How players point who follow their preferences and ignore the others."""

from __future__ import annotations

from typing import Final

from rumpus.bots.fake_swords.worth import Floats

KEENNESS: Final = 3.0
"""How strongly the worth of a pile raises the chance that somebody points at it."""


def likings(now: Floats, gained: Floats) -> Floats:
    """[..., pile]: the chance that each is pointed at, from the strength now [...] and with each pile [..., pile]."""
    keen = (gained / now[..., None]) ** KEENNESS
    mixes: Floats = keen / keen.sum(axis=-1, keepdims=True)
    return mixes
