"""Which game an environment plays, by its name or file, its number of players and its options."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rumpus.games import AnyGame
from rumpus.guests import game_at
from rumpus.lab.seating import game_of_bots

WITHOUT_ARENA: Final[dict[str, dict[str, Any]]] = {"fake_swords": {"fights": "quick"}, "burrito": {"battles": "quick"}}
"""Fights are decided by choices: those of the arena have no questions that could be answered."""

TICK_MS: Final = 250


def choose_game(name: str, players: int, options: dict[str, Any] | None = None) -> AnyGame:
    """The game of that name, or that of a file. Raises UnknownGame, GuestRefused or BadOptions."""
    kind = game_at(name)
    chosen = {**WITHOUT_ARENA.get(kind.facts.name, {}), **(options or {})}
    return game_of_bots(kind, players, msgspec.json.encode(chosen))


def tick_of(game: AnyGame, tick_ms: int | None) -> int:
    """The time of an answer: in a game that is played in real time a quarter of a second, unless another is given."""
    if tick_ms is not None:
        return tick_ms
    return TICK_MS if game.facts.pace == "real_time" else 0
