"""Bots of four levels for every game, and of any strength between them. A bot sees only what its seat sees."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rumpus.bots.bot import LEVELS, Bot, Intent, Level, level_named
from rumpus.bots.fitting import CompanyBot, Fit
from rumpus.bots.random_bot import RandomBot
from rumpus.games import AnyGame

__all__ = ["BOTS", "LEVELS", "Bot", "Fit", "Intent", "Level", "level_named", "make_bot"]

_ANY_GAME = "playouts"
BOTS = frozenset(each.name for each in iter_modules(__path__) if each.ispkg) - {_ANY_GAME}
"""The games with bots of their own: each is a folder here, with an EasyBot, a GoodBot and a BestBot."""
_CLASSES: dict[Level, str] = {"easy": "EasyBot", "good": "GoodBot", "best": "BestBot"}


def make_bot(game: AnyGame, level: Level | Fit, *, time_limit_ms: int | None = None) -> Bot:
    """A bot for any seat of `game`: of a level, or of a strength between two of them.

    With a time limit the top level stops thinking in time; without one it does a fixed amount of work, so that its
    choices depend on view and dice alone. Games without bots of their own are played by playouts.
    """
    if isinstance(level, Fit):
        lower, upper = (make_bot(game, each, time_limit_ms=time_limit_ms) for each in level.levels)
        return CompanyBot(game, level, lower, upper)
    if level == "random":
        return RandomBot(game)
    bots = import_module(f"{__name__}.{game.facts.name if game.facts.name in BOTS else _ANY_GAME}")
    bot: Bot = getattr(bots, _CLASSES[level])(game, time_limit_ms)
    return bot
