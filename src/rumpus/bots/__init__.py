"""Bots: four levels of the same names in every game, each seeing only what its seat sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rumpus.bots.bot import LEVELS, Bot, Intent, Level, level_named
from rumpus.bots.mantis import mantis_bot
from rumpus.bots.pauses import pause_ms
from rumpus.bots.random_bot import RandomBot
from rumpus.bots.wordy import wordy_bot
from rumpus.bots.wordy.pauses import wordy_pause_ms
from rumpus.engine import Dice, Prompt
from rumpus.games import AnyGame

__all__ = ["BOTS", "LEVELS", "PAUSES", "Bot", "Intent", "Level", "level_named", "make_bot", "pause_before"]

BOTS: dict[str, Callable[[AnyGame, Level, int | None], Bot]] = {
    "mantis": mantis_bot,
    "wordy": wordy_bot,
}
"""Who makes the bots of a game above `random`."""

PAUSES: dict[str, Callable[[Level, str, Dice], int]] = {
    "wordy": wordy_pause_ms,
}
"""Games in which some kinds of prompts take longer: how long a level pauses before it answers one."""


def pause_before(game: AnyGame, level: Level, prompt: Prompt, dice: Dice) -> int:
    """How long a bot of that level pauses before it answers the prompt, in ms."""
    pause = PAUSES.get(game.facts.name)
    return pause_ms(dice) if pause is None else pause(level, prompt.kind, dice)


def make_bot(game: AnyGame, level: Level, *, time_limit_ms: int | None = None) -> Bot:
    """A bot for any seat of `game`.

    With a time limit the top level stops thinking when it is reached; without one it does a fixed amount of
    work, so that its choices depend on view and dice alone. A game without bots of its own is played at random.
    """
    maker = BOTS.get(game.facts.name)
    if level == "random" or maker is None:
        return RandomBot(game, partial(pause_before, game, "random"))
    return maker(game, level, time_limit_ms)
