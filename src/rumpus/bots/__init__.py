"""Bots: four levels of the same names in every game, each seeing only what its seat sees."""

from __future__ import annotations

from collections.abc import Callable

from rumpus.bots.bot import LEVELS, Bot, Intent, Level, level_named
from rumpus.bots.burrito import burrito_bot
from rumpus.bots.fake_swords import fake_swords_bot
from rumpus.bots.mantis import mantis_bot
from rumpus.bots.random_bot import RandomBot
from rumpus.bots.swordcrafters import swordcrafters_bot
from rumpus.bots.wordy import wordy_bot
from rumpus.games import AnyGame

__all__ = ["BOTS", "LEVELS", "Bot", "Intent", "Level", "level_named", "make_bot"]

BOTS: dict[str, Callable[[AnyGame, Level, int | None], Bot]] = {
    "burrito": burrito_bot,
    "fake_swords": fake_swords_bot,
    "mantis": mantis_bot,
    "swordcrafters": swordcrafters_bot,
    "wordy": wordy_bot,
}
"""Who makes the bots of a game above `random`."""


def make_bot(game: AnyGame, level: Level, *, time_limit_ms: int | None = None) -> Bot:
    """A bot for any seat of `game`.

    With a time limit the top level stops thinking when it is reached; without one it does a fixed amount of
    work, so that its choices depend on view and dice alone. A game without bots of its own is played at random.
    """
    maker = BOTS.get(game.facts.name)
    if level == "random" or maker is None:
        return RandomBot(game)
    return maker(game, level, time_limit_ms)
