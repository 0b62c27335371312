"""Rumpus: a rumpus room for party games, and the rule engines behind it.

Programs may use `rumpus.engine`, `rumpus.games` and `rumpus.play`; docs/API.md lists their names.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
