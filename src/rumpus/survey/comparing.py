"""A language compared with what a complete one has."""

from __future__ import annotations

from msgspec import Struct

from rumpus.engine.languages import SOURCE, languages_folder, text_in
from rumpus.engine.rulebook import parse_rules, rulebook_of
from rumpus.games import GAMES
from rumpus.survey.catalogue import BadCatalogue, messages_of
from rumpus.survey.wanted import wanted


class Gap(Struct, frozen=True):
    """Something that is wrong with one file of a language."""

    file: str
    kind: str
    """missing, unused, argument (one that English does not have), broken."""
    name: str


def compared(language: str) -> list[Gap]:
    """What a language lacks, has for nothing, or says with arguments that nobody gives."""
    gaps: list[Gap] = []
    files = wanted()
    for file, names in files.items():
        # The source has its sentences with the games; everything else of it is what the others are compared with.
        if language == SOURCE:
            continue
        try:
            known = messages_of(text_in(language, *file.split("/")), file)
        except BadCatalogue as error:
            gaps.append(Gap(file, "broken", str(error)))
            continue
        gaps += [Gap(file, "missing", name) for name in names if name not in known]
        gaps += [Gap(file, "unused", name) for name in known if name not in names]
        gaps += [
            Gap(file, "argument", f"{name} ${argument}")
            for name, used in known.items()
            if name in names and not name.startswith("refused-")
            for argument in sorted(used - names[name] - {"you"})
        ]
    gaps += [Gap(file, "unused", "the file") for file in _files(language) if file not in files]
    return gaps + (_rules(language) if language != SOURCE else [])


def _files(language: str) -> list[str]:
    folder = languages_folder().joinpath(language)
    found: list[str] = []

    def walk(path: str) -> None:
        for each in folder.joinpath(path).iterdir():
            place = f"{path}/{each.name}".lstrip("/")
            if each.is_dir():
                walk(place)
            elif each.name.endswith(".ftl"):
                found.append(place)

    walk("")
    return sorted(found)


def _rules(language: str) -> list[Gap]:
    gaps = []
    for name, kind in GAMES.items():
        house = set(parse_rules(text_in(language, "HOUSE_RULES.md")).clauses)
        told = set(parse_rules(text_in(language, "games", name, "RULES.md")).clauses) | house
        book = set(rulebook_of(kind).clauses)
        file = f"games/{name}/RULES.md"
        gaps += [Gap(file, "missing", clause) for clause in sorted(book - told)]
        gaps += [Gap(file, "unused", clause) for clause in sorted(told - book)]
    return gaps
