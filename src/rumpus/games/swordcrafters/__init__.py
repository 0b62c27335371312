"""Swordcrafters: slice, select, craft."""

from rumpus.games.swordcrafters.rules import Swordcrafters

__all__ = ["Swordcrafters"]
