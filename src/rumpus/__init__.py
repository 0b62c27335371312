"""Rumpus: a rumpus room for party games, and the rule engines behind it."""

__version__ = "0.1.0"
