"""Checks that every event names the clauses it rests on, and that the rule book has them."""

from __future__ import annotations

from typing import Any

from rumpus.conformance.findings import Finding, Findings
from rumpus.conformance.scene import Scene, encode
from rumpus.engine.clauses import ByField, clauses_of, declared_by, every_clause
from rumpus.engine.game import Game
from rumpus.engine.unions import members


def check_declared_clauses(
    game_type: type[Game[Any, Any, Any, Any, Any]], known: frozenset[str], findings: Findings
) -> None:
    """Check what the event types declare, also of events that no play-out has."""
    for event in members(game_type.types.event):
        declared = declared_by(event)
        if declared is None or not (declared or "clause" in event.__struct_fields__):
            findings.add(Finding("clauses", f"the event {event.__name__} does not say on which clauses it rests."))
            continue
        for clause in dict.fromkeys(every_clause(declared)):
            if clause not in known:
                message = f"the event {event.__name__} names {clause!r}, which is no clause of RULES.md."
                findings.add(Finding("unknown clause", message))
        for part in declared:
            if isinstance(part, ByField) and part.field not in event.__struct_fields__:
                message = f"the event {event.__name__} selects clauses by {part.field!r}, which is none of its fields."
                findings.add(Finding("clauses", message))


def check_clauses(scene: Scene, event: Any, seat: int | None) -> None:
    """Check the clauses of an event that has happened."""
    found = clauses_of(event)
    if not found:
        scene.note("clauses", f"the event {encode(event).decode()} rests on no clause.", seat)
    for clause in found:
        scene.check_clause(clause, f"the event {type(event).__name__}", seat)
