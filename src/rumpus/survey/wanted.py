"""The texts that a complete language has: file by file, each name with the arguments that English uses."""

from __future__ import annotations

import re

import msgspec

from rumpus.engine import option_fields
from rumpus.engine.errors import reason_of
from rumpus.engine.languages import SOURCE, languages_folder, text_in
from rumpus.engine.texts import beside, catalogue_text
from rumpus.games import GAMES, AnyGame
from rumpus.survey.catalogue import messages_of
from rumpus.survey.refusals import refusals_in
from rumpus.tables.messages.people import Settings

Names = dict[str, frozenset[str]]
"""The arguments of messages by their names."""

_ARGUMENT = re.compile(r"{(\w+)}")


def wanted() -> dict[str, Names]:
    """The messages of each file below the folder of a language."""
    found = {f"pages/{page}": messages_of(text_in(SOURCE, "pages", page), page) for page in _pages()}
    found["pages/home.ftl"] |= {f"tagline-{name}": frozenset() for name, kind in GAMES.items() if kind.facts.listed}
    found["pages/table.ftl"] |= _options(Settings)
    found["refusals.ftl"] = {f"refused-{code}": frozenset() for code in TECHNICAL_CODES}
    for package in ("engine", "tables", "server"):
        found["refusals.ftl"] |= _refusals(f"rumpus.{package}")
    for name, kind in GAMES.items():
        files = {
            "board.ftl": messages_of(text_in(SOURCE, "games", name, "board.ftl"), name),
            "sentences.ftl": messages_of(catalogue_text(kind), name),
            "options.ftl": _options(kind.types.options),
            "refusals.ftl": _refusals(f"rumpus.games.{name}"),
            "examples.ftl": _examples(kind),
        }
        found |= {f"games/{name}/{file}": names for file, names in files.items() if names}
    return found


TECHNICAL_CODES = ("bad_replay", "bad_message", "bad_action", "bad_options", "bad_request", "from_the_future")
"""The codes of refusals whose messages are for programmers, or quote a file."""


def _pages() -> list[str]:
    return sorted(each.name for each in languages_folder().joinpath(SOURCE, "pages").iterdir())


def _options(options: type[msgspec.Struct]) -> Names:
    names = [f"option-{field.name}" for field in option_fields(options)]
    return {name: frozenset() for each in names for name in (each, f"{each}-help")}


def _refusals(package: str) -> Names:
    return {
        f"refusal-{name}": frozenset(_ARGUMENT.findall(text)) for name, text in sorted(refusals_in(package).items())
    }


def _examples(kind: type[AnyGame]) -> Names:
    file = beside(kind, "examples.json")
    stored = msgspec.json.decode(file.read_bytes()) if file.is_file() else []
    names = [f"example-{reason_of(example['title'])}" for example in stored]
    return {name: frozenset() for each in names for name in (each, f"{each}-text")}
