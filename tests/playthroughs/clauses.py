"""The clauses that each kind of event of a game rests on, as a text that is stored and reviewed as a diff."""

from __future__ import annotations

from pathlib import Path

from rumpus.engine.clauses import ByField, declared_by
from rumpus.engine.unions import members
from rumpus.games import GAMES
from tests.playthroughs.games import FOLDER


def clauses_path(game: str) -> Path:
    return FOLDER / game / "clauses.md"


def clauses_text(game: str) -> str:
    """One line an event, with a line for each case if its clauses depend on a field."""
    lines = []
    for event in members(GAMES[game].types.event):
        fixed = [each for each in declared_by(event) or () if isinstance(each, str)]
        own = ["the event's own clause"] if "clause" in event.__struct_fields__ else []
        lines.append(f"- {event.__struct_config__.tag}: {', '.join((*own, *fixed)) or '-'}")
        for each in declared_by(event) or ():
            if isinstance(each, ByField):
                lines += [f"  - {each.field} {value}: {', '.join(found)}" for value, found in each.cases.items()]
                lines.append(f"  - otherwise: {', '.join(each.otherwise) or '-'}")
    return "\n".join([f"# The clauses of the events of {GAMES[game].facts.title}", "", *lines, ""])
