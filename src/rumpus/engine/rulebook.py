"""The rule book of a game, clause by clause.

A clause is a list item that begins with its id in bold;
further lines of it are indented.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Any

from msgspec import Struct

from rumpus.engine.clauses import Clauses, clause_table
from rumpus.engine.game import Game
from rumpus.engine.languages import SOURCE, text_in
from rumpus.engine.texts import rulebook_text
from rumpus.engine.unions import members

_CLAUSE = re.compile(r"- \*\*([A-Z]-[A-Z]+-(?:R?\d+|[A-Z]+))\*\* (.+)")


class Clause(Struct, frozen=True):
    id: str
    text: str


class Section(Struct, frozen=True):
    title: str
    intro: str
    clauses: tuple[Clause, ...]


class RuleBook(Struct, frozen=True):
    title: str
    intro: str
    sections: tuple[Section, ...]
    events: dict[str, Clauses] = {}
    """The clauses that each kind of event rests on, by its tag."""

    @property
    def clauses(self) -> dict[str, str]:
        """Every clause by its id."""
        return {clause.id: clause.text for section in self.sections for clause in section.clauses}


@lru_cache(maxsize=256)
def rulebook_of(game: type[Game[Any, Any, Any, Any, Any]], language: str = SOURCE) -> RuleBook:
    """The rule book of a game, with the house rules that hold at every table as its last section, and its events.

    What a language does not have is English."""
    house = resources.files("rumpus.engine").joinpath("HOUSE_RULES.md").read_text(encoding="utf-8")
    book = parse_rules(rulebook_text(game))
    sections = book.sections + parse_rules(house).sections
    book = RuleBook(book.title, book.intro, sections, clause_table(members(game.types.event)))
    # A game that somebody brings has English rules only, even if it has the name of one of ours.
    ours = game.__module__.startswith("rumpus.games.")
    told = parse_rules(text_in(language, "games", game.facts.name, "RULES.md")) if ours else RuleBook("", "", ())
    kept = parse_rules(text_in(language, "HOUSE_RULES.md"))
    return _translated(book, RuleBook(told.title, told.intro, told.sections + kept.sections))


def _translated(book: RuleBook, told: RuleBook) -> RuleBook:
    """A rule book with the texts of another one, which may lack some of them."""
    texts = told.clauses
    heads = {clause.id: section for section in told.sections for clause in section.clauses}
    sections = []
    for section in book.sections:
        head = next((heads[clause.id] for clause in section.clauses if clause.id in heads), section)
        clauses = tuple(Clause(each.id, texts.get(each.id, each.text)) for each in section.clauses)
        sections.append(Section(head.title, head.intro or section.intro, clauses))
    return RuleBook(told.title or book.title, told.intro or book.intro, tuple(sections), book.events)


def parse_rules(text: str) -> RuleBook:
    """Parse a rule book. Raises ValueError for a line that it does not understand, or an id used twice."""
    title = ""
    heads: list[str] = []
    intros: list[list[str]] = [[]]
    clauses: list[list[Clause]] = [[]]
    seen: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            heads.append(line[3:].strip())
            intros.append([])
            clauses.append([])
        elif match := _CLAUSE.fullmatch(line.strip()):
            if not heads:
                raise ValueError(f"clause {match[1]} stands before the first section")
            if match[1] in seen:
                raise ValueError(f"clause {match[1]} stands twice")
            seen.add(match[1])
            clauses[-1].append(Clause(match[1], match[2]))
        elif line.startswith("- "):
            raise ValueError(f"a list item without a clause id: {line}")
        elif line.startswith("  ") and line.strip() and clauses[-1]:
            begun = clauses[-1].pop()
            clauses[-1].append(Clause(begun.id, f"{begun.text} {line.strip()}"))
        elif line.strip():
            intros[-1].append(line.strip())
    return RuleBook(
        title,
        " ".join(intros[0]),
        tuple(
            Section(head, " ".join(intro), tuple(listed))
            for head, intro, listed in zip(heads, intros[1:], clauses[1:], strict=True)
        ),
    )
