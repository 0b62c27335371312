"""Writes the files of a new game. Nothing is overwritten."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from rumpus.engine import RumpusError
from rumpus.guests.places import shown
from rumpus.guests.skeletons.names import Names

Kind: TypeAlias = Literal["turns", "secrets", "simultaneous"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Files: TypeAlias = dict[Path, str]
"""Texts by the path that they are written to."""
PAGES: Final = Path("web", "src", "lib", "games")
"""Where a checkout of Rumpus has the pages of games, one folder each."""
TEXTS: Final = Path("src", "rumpus", "languages", "en", "games")
"""Where it has the texts of these pages."""
PAGE_FILES: Final = {"entry.ts": PAGES, "Board.svelte": PAGES, "board.ftl": TEXTS}


class CannotWrite(RumpusError):
    """The files of a new game cannot be written here."""

    code = "cannot_write"


def game_files(names: Names, kind: Kind, folder: Path) -> Files:
    """The rules and their test."""
    rules, test = _skeleton(f"{kind}.py"), _skeleton(f"test_{kind}.py.txt")
    names = names.apart_from(rules)
    return {
        folder / f"{names.name}.py": names.put_into(rules),
        folder / f"test_{names.name}.py": names.put_into(test),
    }


def page_files(names: Names, folder: Path) -> Files:
    """The beginning of a page, in the checkout that a folder lies in. Raises CannotWrite if it lies in none."""
    checkout = next((each for each in (folder, *folder.parents) if (each / PAGES).is_dir()), None)
    if checkout is None:
        raise CannotWrite(
            f"A page belongs to {PAGES.as_posix()} in a checkout of Rumpus, and this folder is in none. "
            "Without --page the game has the board that every game has."
        )
    return {
        checkout / place / names.name / file: names.put_into(_skeleton(f"page/{file}.txt"))
        for file, place in PAGE_FILES.items()
    }


def write(files: Files) -> None:
    """Write all of them, or none if one exists. Raises CannotWrite."""
    for path in files:
        if path.exists():
            raise CannotWrite(f"{shown(path)} exists already. Choose another name, or remove it.")
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotWrite(f"{shown(path)} cannot be written: {error.strerror}.") from None


def _skeleton(file: str) -> str:
    return resources.files(__package__).joinpath(file).read_text(encoding="utf-8")
