"""Loads the class of a game from a file, a module or an installed package."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from rumpus.engine import Game, RumpusError
from rumpus.games import AnyGame
from rumpus.guests.places import shown

ENTRY_POINTS = "rumpus.games"
"""The group of entry points in which installed packages announce their games."""
MODULE_PREFIX = "rumpus_guest_"


class GuestRefused(RumpusError):
    """A game that cannot be played here. The message says why, with file and line."""

    code = "bad_game"


def load_game(place: str) -> type[AnyGame]:
    """The game at `path/to/game.py`, `path/to/game.py:Class` or `module:Class`. Raises GuestRefused."""
    path, class_name = _split(place)
    if path is not None:
        return game_in(_module_in(path), path, class_name)
    module_name, colon, class_name = place.partition(":")
    if not (module_name and colon and class_name):
        raise GuestRefused(
            f"{place!r} names no game. Write path/to/game.py, or module:Class as in rumpus.games.mantis:Mantis."
        )
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise GuestRefused(f"The module {module_name!r} cannot be imported: {error}.") from error
    return _checked(getattr(module, class_name, None), place)


def announced() -> list[str]:
    """The games that installed packages announce, as `module:Class`."""
    return [each.value for each in sorted(entry_points(group=ENTRY_POINTS))]


def file_of(place: str) -> Path | None:
    """The file of a game that is given by its path."""
    return _split(place)[0]


def game_in(module: ModuleType, path: Path, class_name: str = "") -> type[AnyGame]:
    """The one game that a file defines, or the class of that name."""
    if class_name:
        return _checked(getattr(module, class_name, None), f"{shown(path)}:{class_name}")
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Game) and each.__module__ == module.__name__
    ]
    if not found:
        raise GuestRefused(f"{shown(path)} defines no game: it needs a class derived from rumpus.engine.Game.")
    if len(found) > 1:
        names = ", ".join(each.__name__ for each in found)
        raise GuestRefused(f"{shown(path)} defines several games ({names}). Write {path.name}:{found[0].__name__}.")
    return _checked(found[0], shown(path))


def _split(place: str) -> tuple[Path | None, str]:
    head, colon, class_name = place.rpartition(":")
    if colon and head.endswith(".py"):
        return Path(head), class_name
    return (Path(place), "") if place.endswith(".py") or "/" in place else (None, "")


def _module_in(path: Path) -> ModuleType:
    """Run a file as a module. Raises GuestRefused with the line of the mistake."""
    # Traces and syntax errors name the whole path.
    path = path.resolve()
    name = MODULE_PREFIX + path.stem
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise GuestRefused(f"{shown(path)} is not a Python file that can be read.")
    module = importlib.util.module_from_spec(spec)
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        # An earlier version goes on, if this one replaces it.
        sys.modules.pop(name)
        if before is not None:
            sys.modules[name] = before
        if isinstance(error, KeyboardInterrupt):
            raise
        raise GuestRefused(_told(error, path)) from None
    return module


def _told(error: BaseException, path: Path) -> str:
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return f"{shown(path)}, line {error.lineno}: {error.msg}."
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    where = f"{shown(path)}, line {lines[-1]}" if lines else shown(path)
    return f"{where}: {type(error).__name__}: {str(error).rstrip('.') or 'it ends the program'}."


def _checked(game: object, place: str) -> type[AnyGame]:
    if game is None:
        raise GuestRefused(f"{place} does not exist.")
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise GuestRefused(f"{place} is not a game: it must be a class derived from rumpus.engine.Game.")
    unwritten = sorted(game.__abstractmethods__)
    if game.legal is Game.legal and game.speller is Game.speller:
        unwritten.append("legal")
    unwritten += [name for name in ("facts", "types") if not hasattr(game, name)]
    if unwritten:
        raise GuestRefused(f"{place} is not finished: it lacks {', '.join(unwritten)}.")
    return game
