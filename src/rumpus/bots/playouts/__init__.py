"""Bots for any game: they try answers in states that may be the real one, and play on to see how these end."""

from rumpus.bots.playouts.levels import BestBot, EasyBot, GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
