"""The bots of Throw Throw Burrito."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Level
from rumpus.bots.burrito.best import BestBot
from rumpus.bots.burrito.easy import EasyBot
from rumpus.bots.burrito.good import GoodBot
from rumpus.games import AnyGame

__all__ = ["burrito_bot"]


def burrito_bot(game: AnyGame, level: Level, time_limit_ms: int | None) -> Bot:
    """The bot of a level above `random`. None of them ever needs long."""
    if level == "easy":
        return EasyBot(game)
    if level == "good":
        return GoodBot(game)
    return BestBot(game)
