"""Compares clauses with the marks of tests: clauses without a test, and marks without a clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rumpus.engine import Game
from rumpus.engine.rulebook import rulebook_of


def faults(games: Mapping[str, type[Game[Any, Any, Any, Any, Any]]], marked: Iterable[str]) -> list[str]:
    """One sentence for every mismatch between rule books and marks."""
    marks = set(marked)
    known = {clause for game in games.values() for clause in rulebook_of(game).clauses}
    said = [f"no test is marked with {clause}" for clause in sorted(known - marks)]
    said += [f"a test is marked with {clause}, which is in no rule book" for clause in sorted(marks - known)]
    return said
