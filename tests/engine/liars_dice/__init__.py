"""Liar's Dice: a game in one file, with a rule book."""

from tests.engine.liars_dice.rules import Bid, Doubt, LiarsDice

__all__ = ["Bid", "Doubt", "LiarsDice"]
