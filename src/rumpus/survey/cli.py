"""`rumpus languages`: what each language lacks."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from rumpus.engine.languages import languages
from rumpus.survey.comparing import Gap, compared

_SUBJECTS = {
    "pages": "pages",
    "board.ftl": "pages",
    "sentences.ftl": "games",
    "options.ftl": "options",
    "refusals.ftl": "refusals",
    "examples.ftl": "rule books",
    "RULES.md": "rule books",
    "coach.ftl": "coach",
}


def subject_of(gap: Gap) -> str:
    """What a gap is about, in a word."""
    if gap.name.startswith("lesson-"):
        return "guided games"
    if gap.name.startswith("coach-"):
        return "coach"
    if gap.name.startswith("option-"):
        return "options"
    folder, _, file = gap.file.rpartition("/")
    return _SUBJECTS.get(file) or _SUBJECTS.get(folder, file)


def show_languages(
    check: Annotated[
        list[str] | None,
        typer.Option(help="List everything that is wrong with this language, and fail if there is anything."),
    ] = None,
) -> None:
    """Say what each language lacks: pages, games, refusals, options, rule books, guided games and the coach."""
    known = languages()
    if unknown := [each for each in check or () if each not in known]:
        typer.echo(f"rumpus: there is no language {unknown[0]!r}. Known: {', '.join(known)}.", err=True)
        raise typer.Exit(2)
    failed = False
    for code in check or known:
        gaps = compared(code)
        typer.echo(f"{code}  {known[code].name}: {_summary(gaps)}")
        if check:
            failed = failed or bool(gaps)
            for gap in gaps:
                typer.echo(f"  {gap.kind:8} {gap.file}: {gap.name}")
    raise typer.Exit(1 if failed else 0)


def _summary(gaps: list[Gap]) -> str:
    if not gaps:
        return "complete"
    counted = Counter((gap.kind, subject_of(gap)) for gap in gaps)
    return ", ".join(f"{number} {kind} in {subject}" for (kind, subject), number in sorted(counted.items()))
