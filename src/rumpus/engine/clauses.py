"""The clauses that each kind of event rests on.

An event type declares them as `clauses`, the most important first. Declarations never change: pages get them once,
with the rule book, and events carry nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from rumpus.engine.sentences import telling


class ByField(Struct, frozen=True, omit_defaults=True):
    """Clauses that depend on the value of one field of the event.

    Values are written as in `en.ftl`: yes and no, none for nothing, and numbers as digits.
    """

    field: str
    cases: dict[str, tuple[str, ...]]
    otherwise: tuple[str, ...] = ()

    def chosen(self, event: Struct) -> tuple[str, ...]:
        return self.cases.get(str(telling(getattr(event, self.field))), self.otherwise)


Clauses: TypeAlias = tuple[str | ByField, ...]
"""What an event type declares as its `clauses`."""


def clauses_of(event: Struct) -> tuple[str, ...]:
    """The clauses that an event rests on, the most important first.

    If the event has a field `clause`, that one decided this time and comes before the declared ones.
    """
    own = getattr(event, "clause", "")
    found = [own] if own else []
    for part in declared_by(type(event)) or ():
        found += [part] if isinstance(part, str) else part.chosen(event)
    return tuple(dict.fromkeys(found))


def declared_by(event: type[Struct]) -> Clauses | None:
    """What an event type declares; None if it declares nothing."""
    declared: Clauses | None = getattr(event, "clauses", None)
    return declared


def every_clause(declared: Clauses) -> Iterator[str]:
    """All clauses that a declaration can yield."""
    for part in declared:
        if isinstance(part, str):
            yield part
        else:
            for chosen in (*part.cases.values(), part.otherwise):
                yield from chosen


def clause_table(events: tuple[Any, ...]) -> dict[str, Clauses]:
    """The declarations of event types by their tags."""
    return {str(event.__struct_config__.tag): declared_by(event) or () for event in events}
