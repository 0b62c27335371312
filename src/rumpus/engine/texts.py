"""The texts of a game: its rule book and its sentences, from its class or from the files beside its module."""

from __future__ import annotations

import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rumpus.engine.game import Game


def beside(game: type[Game[Any, Any, Any, Any, Any]], name: str) -> Traversable:
    """The file of that name beside the module that defines the game; it need not exist."""
    package = game.__module__.rpartition(".")[0]
    if package:
        return resources.files(package).joinpath(name)
    # Before Python 3.12 `importlib.resources` does not support a module outside a package.
    return Path(sys.modules[game.__module__].__file__ or ".").with_name(name)


def rulebook_text(game: type[Game[Any, Any, Any, Any, Any]]) -> str:
    """The rule book in Markdown. Raises OSError if there is none."""
    return game.rulebook or beside(game, "RULES.md").read_text(encoding="utf-8")


def catalogue_text(game: type[Game[Any, Any, Any, Any, Any]]) -> str:
    """The sentences and labels in Fluent; empty if there are none."""
    file = beside(game, "en.ftl")
    return game.texts or (file.read_text(encoding="utf-8") if file.is_file() else "")
