"""The bots of Swordcrafters."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Level
from rumpus.bots.swordcrafters.best import BestBot
from rumpus.bots.swordcrafters.easy import EasyBot
from rumpus.bots.swordcrafters.good import GoodBot
from rumpus.games import AnyGame

__all__ = ["swordcrafters_bot"]


def swordcrafters_bot(game: AnyGame, level: Level, time_limit_ms: int | None) -> Bot:
    """The Swordcrafters bot of a level above `random`."""
    if level == "easy":
        return EasyBot(game)
    if level == "good":
        return GoodBot(game)
    return BestBot(game, time_limit_ms)
