"""Helpers of all Mantis bots."""

from __future__ import annotations

from rumpus.games.mantis.model import COLOURS, Action
from rumpus.games.mantis.rules import SCORE, STEALS

PLACE = {colour: place for place, colour in enumerate(COLOURS)}
"""The place of a colour in a tank."""


def turn_over_into(into: int, seat: int) -> Action:
    """The action of `seat` that turns the top card over into that tank."""
    return SCORE if into == seat else STEALS[into]
