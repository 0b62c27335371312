"""The text files beside a game's module: RULES.md and en.ftl."""

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
