"""Knock Knock: a small game that uses everything the engine offers."""

from tests.engine.testgame.rules import KnockKnock

__all__ = ["KnockKnock"]
