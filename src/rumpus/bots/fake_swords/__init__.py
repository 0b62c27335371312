"""The bots of Let's Hit Each Other With Fake Swords."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Level
from rumpus.bots.fake_swords.best import BestBot
from rumpus.bots.fake_swords.easy import EasyBot
from rumpus.bots.fake_swords.good import GoodBot
from rumpus.games import AnyGame

__all__ = ["fake_swords_bot"]


def fake_swords_bot(game: AnyGame, level: Level, time_limit_ms: int | None) -> Bot:
    """The bot of a level above `random`. None of them ever needs long."""
    if level == "easy":
        return EasyBot(game)
    if level == "good":
        return GoodBot(game)
    return BestBot(game)
