"""Whether a brought game may be played here: its facts, its data types, its texts, and a short run of the suite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import inspect

from rumpus.conformance import check_quickly
from rumpus.engine.domain import type_info
from rumpus.engine.unions import members
from rumpus.games import AnyGame
from rumpus.guests.guard import guarded
from rumpus.guests.places import place_of

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
MOST_SEATS: Final = 64
MOST_ENTRIES: Final = 2000
"""A game that has not ended after so many actions counts as one that never ends."""
CHECK_S: Final = 5.0
FORBIDDEN: Final = {
    inspect.DictType: "dict",
    inspect.SetType: "set",
    inspect.FrozenSetType: "frozenset",
    inspect.ListType: "list",
}


def faults_of(kind: type[AnyGame], taken: frozenset[str]) -> list[str]:
    """Why a game is refused, one sentence each with file and line; empty if it is welcome. `taken` are the names of the
    other games."""
    facts, where = kind.facts, place_of(kind)
    found = []
    if not NAME.fullmatch(facts.name):
        found.append(f"{where}: the name {facts.name!r} needs 2 to 40 of the characters a-z, 0-9 and _.")
    if facts.name in taken:
        found.append(f"{where}: there is another game with the name {facts.name!r}.")
    if not 1 <= facts.min_seats <= facts.max_seats <= MOST_SEATS:
        found.append(f"{where}: a game has 1 to {MOST_SEATS} seats, not {facts.min_seats} to {facts.max_seats}.")
    if not re.fullmatch(r"[A-FH-Z]", facts.prefix):
        found.append(f"{where}: the prefix of the clauses is one capital letter, not G, which the house rules have.")
    found += [f"{where}: {fault}." for fault in _mutable_fields(kind)]
    return found or _findings(kind)


def _mutable_fields(kind: type[AnyGame]) -> Iterator[str]:
    for what, data in (("state", kind.types.state), ("action", kind.types.action), ("event", kind.types.event)):
        for each in members(data):
            for path, wrong in _forbidden(type_info(each), set()):
                where = f"{each.__name__}{path}"
                yield f"the {what} holds a {wrong} ({where}): only structs, tuples and plain values may be there"


def _forbidden(info: inspect.Type, seen: set[Any]) -> Iterator[tuple[str, str]]:
    match info:
        case inspect.StructType():
            if info.cls in seen:
                return
            for field in info.fields:
                for path, wrong in _forbidden(field.type, seen | {info.cls}):
                    yield f".{field.encode_name}{path}", wrong
        case inspect.UnionType():
            for part in info.types:
                yield from _forbidden(part, seen)
        case inspect.TupleType():
            for part in info.item_types:
                yield from _forbidden(part, seen)
        case inspect.VarTupleType():
            yield from _forbidden(info.item_type, seen)
        case inspect.Metadata():
            yield from _forbidden(info.type, seen)
        case _ if type(info) in FORBIDDEN:
            yield "", FORBIDDEN[type(info)]


def _findings(kind: type[AnyGame]) -> list[str]:
    findings = check_quickly(guarded(kind), seconds=CHECK_S, most_entries=MOST_ENTRIES)
    return [f"{place_of(kind)}: {finding}" for finding in findings]
