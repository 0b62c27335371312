"""Throw Throw Burrito: passing cards without turns, and battles."""

from rumpus.games.burrito.rules import Burrito

__all__ = ["Burrito"]
