"""docs/COMPANY.md is what its benchmark writes, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.newcomer import NEWCOMER, Row, hands
from benchmarks.newcomer_pages import Terms, page
from benchmarks.rushers import WAYS, Bouts

DOCS = Path(__file__).parents[2] / "docs" / "COMPANY.md"


def prose(text: str) -> list[str]:
    """The page without its figures: headings and sentences."""
    kept = text.partition("## How these figures came about")[0]
    return [re.sub(r"\d+", "0", line) for line in kept.splitlines() if not line.startswith("|")]


def test_the_page_has_nothing_that_its_benchmark_does_not_write() -> None:
    row = Row("Mantis", "company", NEWCOMER, 4, 0.25, 0.2, 0.3, 0.25)
    bouts = [Bouts(way.name, "easy", 2, 0.5, 0.4, 0.6) for way in WAYS]
    written = prose(page(Terms(4, 1, 8, 2, 1), hands(), [row], [row], [row], bouts))
    found = prose(DOCS.read_text(encoding="utf-8"))
    assert [line for line in found if line not in written] == []
