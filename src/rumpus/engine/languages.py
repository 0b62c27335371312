"""The languages of the house: one folder each, of which English is the source.

`rumpus/languages/CODE` has `language.json`, the texts of the pages and, for each game, its board, sentences, options,
refusals, examples and rule book. The English sentences, options, refusals, examples and rule books lie with the games.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

SOURCE = "en"


class Language(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """Its own name."""
    complete: bool = False
    """Whether the tests fail when a message of it is missing."""


def languages_folder() -> Traversable:
    return resources.files("rumpus").joinpath("languages")


@lru_cache(maxsize=1)
def languages() -> dict[str, Language]:
    """The languages by their codes, English first."""
    found = {
        each.name: msgspec.json.decode(about.read_bytes(), type=Language)
        for each in languages_folder().iterdir()
        if (about := each.joinpath("language.json")).is_file()
    }
    return dict(sorted(found.items(), key=lambda item: (item[0] != SOURCE, item[0])))


def text_in(language: str, *path: str) -> str:
    """A file of a language; empty if there is none, or no such language."""
    if language not in languages():
        return ""
    file = languages_folder().joinpath(language, *path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""
