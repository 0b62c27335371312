"""Loads a game by `module:Class`, as given at the command line."""

from __future__ import annotations

import importlib
from typing import Any

from rumpus.engine.errors import RumpusError
from rumpus.engine.game import Game


class GameNotFound(RumpusError):
    """No game was found there; the message says which part of the path is wrong."""

    code = "game_not_found"


def load_game(place: str) -> type[Game[Any, Any, Any, Any, Any]]:
    """The game class at `module:Class`. Raises GameNotFound."""
    module_name, colon, class_name = place.partition(":")
    if not (module_name and colon and class_name):
        raise GameNotFound(f"{place!r} names no game. Write module:Class, as in rumpus.games.mantis:Mantis.")
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise GameNotFound(f"The module {module_name!r} cannot be imported: {error}.") from error
    game = getattr(module, class_name, None)
    if game is None:
        raise GameNotFound(f"The module {module_name!r} has no {class_name!r}.")
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise GameNotFound(f"{place} is not a game: it must be a class derived from rumpus.engine.Game.")
    unwritten = sorted(game.__abstractmethods__)
    if game.legal is Game.legal and game.speller is Game.speller:
        unwritten.append("legal")
    if unwritten:
        raise GameNotFound(f"{place} is not finished: it lacks {', '.join(unwritten)}.")
    undeclared = [name for name in ("facts", "types", "rules_version") if not hasattr(game, name)]
    if undeclared:
        raise GameNotFound(f"{place} does not declare {', '.join(undeclared)}.")
    return game
