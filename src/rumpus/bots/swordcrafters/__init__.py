"""The bots of Swordcrafters."""

from rumpus.bots.swordcrafters.best import BestBot
from rumpus.bots.swordcrafters.easy import EasyBot
from rumpus.bots.swordcrafters.good import GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
