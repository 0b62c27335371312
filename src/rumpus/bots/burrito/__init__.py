"""The bots of Throw Throw Burrito."""

from rumpus.bots.burrito.best import BestBot
from rumpus.bots.burrito.easy import EasyBot
from rumpus.bots.burrito.good import GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
