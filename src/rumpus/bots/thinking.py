"""A bot's decision as one function of plain data, so that tables can run it in another process."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from rumpus.bots import Bot, level_named, make_bot
from rumpus.bots.fitting import fit_named
from rumpus.bots.pauses import pause_ms
from rumpus.engine import Dice, Prompt, read_options
from rumpus.games import AnyGame, game_named


def think(
    game_name: str,
    options_json: bytes,
    seats: int,
    level: str,
    view_json: bytes,
    prompts: tuple[Prompt, ...],
    seed: bytes,
    time_limit_ms: int | None,
) -> tuple[str, bytes, int] | None:
    """The id of the prompt to answer, the action as JSON, and the delay in ms; None to wait for a change.

    The delay has separate dice, so that it does not depend on the bot's thinking.
    """
    game, bot, views = _thinker(game_name, options_json, seats, level, time_limit_ms)
    intent = bot.choose(views.decode(view_json), prompts, Dice(seed))
    if intent is None:
        return None
    after_ms = pause_ms(Dice(seed, 1)) if game.facts.pace == "turns" else intent.after_ms
    return intent.prompt, msgspec.json.encode(intent.action), after_ms


@lru_cache(maxsize=64)
def _thinker(
    game_name: str, options_json: bytes, seats: int, level: str, time_limit_ms: int | None
) -> tuple[AnyGame, Bot, msgspec.json.Decoder[Any]]:
    kind = game_named(game_name)
    game = kind(read_options(kind.types.options, options_json), seats=seats)
    bot = make_bot(game, fit_named(level) or level_named(level), time_limit_ms=time_limit_ms)
    return game, bot, msgspec.json.Decoder(game.types.view)
