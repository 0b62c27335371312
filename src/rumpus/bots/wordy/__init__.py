"""The bots of A Little Wordy."""

from __future__ import annotations

from rumpus.bots.bot import Bot, Level
from rumpus.bots.wordy.best import BestBot
from rumpus.bots.wordy.easy import EasyBot
from rumpus.bots.wordy.good import GoodBot
from rumpus.games import AnyGame

__all__ = ["wordy_bot"]


def wordy_bot(game: AnyGame, level: Level, time_limit_ms: int | None) -> Bot:
    """The Wordy bot of a level above `random`."""
    if level == "easy":
        return EasyBot(game)
    if level == "good":
        return GoodBot(game)
    return BestBot(game, time_limit_ms)
