"""Where a mistake is, in the form `file, line 12`."""

from __future__ import annotations

import inspect
import traceback
from pathlib import Path

from rumpus.games import AnyGame


def shown(path: Path) -> str:
    """A path relative to the current folder, if it lies in it."""
    here = Path.cwd()
    whole = path.resolve()
    return str(whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)


def place_of(kind: type) -> str:
    """The file and line of a class."""
    try:
        return f"{shown(Path(inspect.getfile(kind)))}, line {inspect.getsourcelines(kind)[1]}"
    except (OSError, TypeError):
        return kind.__module__


def place_in(error: BaseException, game: type[AnyGame]) -> str:
    """The file and line of the game's own code at which an error was raised."""
    file = inspect.getfile(game)
    folder = str(Path(file).parent)
    frames = traceback.extract_tb(error.__traceback__)
    own = [each for each in frames if each.filename == file] or [
        each for each in frames if each.filename.startswith(folder)
    ]
    last = own[-1] if own else frames[-1]
    return f"{shown(Path(last.filename))}, line {last.lineno}, in {last.name}"
