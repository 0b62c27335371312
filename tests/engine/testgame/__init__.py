"""Knock Knock: a small game with everything the engine has to carry."""

from tests.engine.testgame.rules import KnockKnock

__all__ = ["KnockKnock"]
