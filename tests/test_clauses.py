"""Tests of the check that every clause has a test."""

from __future__ import annotations

from rumpus.engine.rulebook import rulebook_of
from tests.clauses import faults
from tests.engine.testgame import KnockKnock

GAMES = {"knock_knock": KnockKnock}
ALL = tuple(rulebook_of(KnockKnock).clauses)


def test_no_fault_if_every_clause_is_marked() -> None:
    assert faults(GAMES, ALL) == []


def test_a_clause_without_a_test_is_reported_also_of_the_house_rules() -> None:
    marked = set(ALL) - {"T-WIN-1", "G-AWAY-R1"}
    assert faults(GAMES, marked) == [
        "no test is marked with G-AWAY-R1",
        "no test is marked with T-WIN-1",
    ]


def test_a_mark_without_a_clause_is_reported() -> None:
    assert faults(GAMES, [*ALL, "T-WIN-9"]) == ["a test is marked with T-WIN-9, which is in no rule book"]
