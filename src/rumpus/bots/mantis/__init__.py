"""The bots of Mantis."""

from rumpus.bots.mantis.best import BestBot
from rumpus.bots.mantis.easy import EasyBot
from rumpus.bots.mantis.good import GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
