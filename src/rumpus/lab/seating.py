"""A game in which every seat is a bot, or another program."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import read_options, table_options
from rumpus.games import AnyGame


def game_of_bots(kind: type[AnyGame], players: int, options: bytes = b"{}") -> AnyGame:
    """The game with options in JSON. Raises BadOptions, also if the number of players does not fit."""
    chosen = read_options(kind.types.options, options)
    facts = table_options(kind.types.options)
    return kind(
        replace(chosen, **{name: tuple(range(players)) for name, fact in facts.items() if fact == "bots"}),
        seats=players,
    )
