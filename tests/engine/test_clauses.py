"""The check that every clause has a test, itself tested."""

from __future__ import annotations

from pathlib import Path

from rumpus.engine.rulebook import rulebook_of
from tests.clauses import faults
from tests.engine.testgame import KnockKnock

GAMES = {"knock_knock": KnockKnock}
ALL = tuple(rulebook_of(KnockKnock).clauses)


def test_all_is_well_when_every_clause_is_marked(tmp_path: Path) -> None:
    assert faults(GAMES, ALL, tmp_path) == []


def test_a_clause_without_a_test_is_named_the_house_rules_included(tmp_path: Path) -> None:
    marked = set(ALL) - {"T-WIN-1", "G-AWAY-R1"}
    assert faults(GAMES, marked, tmp_path) == [
        "no test is marked with G-AWAY-R1",
        "no test is marked with T-WIN-1",
    ]


def test_a_mark_without_a_clause_is_named(tmp_path: Path) -> None:
    assert faults(GAMES, [*ALL, "T-WIN-9"], tmp_path) == ["a test is marked with T-WIN-9, which is in no rule book"]


def test_a_clause_that_the_rule_book_lost_is_named(tmp_path: Path) -> None:
    source = "- T-WIN-1 Guess it.\n- T-LOST-R1 A ruling\n  that goes on.\n| T-C-CARD | a card |\n"
    (tmp_path / "knock_knock.md").write_text(source)
    assert faults(GAMES, ALL, tmp_path) == [
        "T-C-CARD of knock_knock.md is missing in the RULES.md of knock_knock",
        "T-LOST-R1 of knock_knock.md is missing in the RULES.md of knock_knock",
    ]
