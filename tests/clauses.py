"""Clauses and the tests that show them to hold: which clause has no test, which test no clause."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rumpus.engine import Game
from rumpus.engine.rulebook import rulebook_of

_ID = re.compile(r"^(?:- |\| )([A-Z]-[A-Z]+-(?:R?\d+|[A-Z]+))\b", re.MULTILINE)

SHARED_RULES = Path(__file__).parents[2] / "shared" / "rules"
"""The rules that the rule books are written from, where they lie beside the checkout."""


def faults(
    games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]], marked: Iterable[str], sources: Path = SHARED_RULES
) -> list[str]:
    """A sentence for everything that is wrong between rule books, their sources and marks."""
    marks = set(marked)
    known: set[str] = set()
    said: list[str] = []
    for name, game in games.items():
        book = set(rulebook_of(game).clauses)
        known |= book
        source = sources / f"{name}.md"
        if source.is_file():
            lost = _ids(source) - book
            said += [f"{clause} of {source.name} is missing in the RULES.md of {name}" for clause in sorted(lost)]
    said += [f"no test is marked with {clause}" for clause in sorted(known - marks)]
    said += [f"a test is marked with {clause}, which is in no rule book" for clause in sorted(marks - known)]
    return said


def _ids(source: Path) -> set[str]:
    return set(_ID.findall(source.read_text(encoding="utf-8")))
