"""RULES.md, read clause by clause."""

from __future__ import annotations

import pytest

from rumpus.engine.rulebook import Clause, Section, parse_rules, rulebook_of
from rumpus.games.mantis import Mantis

TEXT = """# A game

What it is
about.

## The cards

All of them.

- **M-CARDS-1** There are cards.
- **M-CARDS-R1** Ours are blue.

## The end

- **M-C-FLAMINGO** One foot off the floor.
"""


def test_a_rule_book_has_sections_of_clauses() -> None:
    book = parse_rules(TEXT)
    assert (book.title, book.intro) == ("A game", "What it is about.")
    assert book.sections == (
        Section(
            "The cards",
            "All of them.",
            (Clause("M-CARDS-1", "There are cards."), Clause("M-CARDS-R1", "Ours are blue.")),
        ),
        Section("The end", "", (Clause("M-C-FLAMINGO", "One foot off the floor."),)),
    )
    assert list(book.clauses) == ["M-CARDS-1", "M-CARDS-R1", "M-C-FLAMINGO"]


def test_a_clause_may_go_on_in_indented_lines() -> None:
    book = parse_rules(TEXT + "  All\n  fight long.\n")
    assert book.clauses["M-C-FLAMINGO"] == "One foot off the floor. All fight long."


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("- **M-CARDS-1** Again.", "clause M-CARDS-1 stands twice"),
        ("- Anything goes.", "a list item without a clause id"),
        ("- **M-CARDS** No number.", "a list item without a clause id"),
        ("- **m-cards-2** Small.", "a list item without a clause id"),
    ],
)
def test_a_line_that_is_not_part_of_a_rule_book_is_refused(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse_rules(TEXT + line)


def test_a_clause_before_the_first_section_is_refused() -> None:
    with pytest.raises(ValueError, match="M-CARDS-1 stands before the first section"):
        parse_rules("# A game\n- **M-CARDS-1** There are cards.\n")


def test_the_house_rules_are_the_last_section_of_every_book() -> None:
    book = rulebook_of(Mantis)
    assert book.title == "Mantis"
    assert "M-STEAL-1" in book.clauses
    assert [clause.id for clause in book.sections[-1].clauses] == ["G-AWAY-R1"]
