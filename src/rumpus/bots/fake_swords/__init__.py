"""The bots of Let's Hit Each Other With Fake Swords."""

from rumpus.bots.fake_swords.best import BestBot
from rumpus.bots.fake_swords.easy import EasyBot
from rumpus.bots.fake_swords.good import GoodBot

__all__ = ["BestBot", "EasyBot", "GoodBot"]
