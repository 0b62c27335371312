"""The bots of A Little Wordy."""

from rumpus.bots.wordy.best import BestBot
from rumpus.bots.wordy.easy import EasyBot
from rumpus.bots.wordy.good import GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
