"""The bots of Mantis."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Level
from rumpus.bots.mantis.best import BestBot
from rumpus.bots.mantis.easy import EasyBot
from rumpus.bots.mantis.good import GoodBot
from rumpus.games import AnyGame

__all__ = ["mantis_bot"]


def mantis_bot(game: AnyGame, level: Level, time_limit_ms: int | None) -> Bot:
    """The Mantis bot of a level above `random`."""
    if level == "easy":
        return EasyBot()
    if level == "good":
        return GoodBot(game.seats)
    return BestBot(game.seats, time_limit_ms)
