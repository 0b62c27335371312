"""Actions that differ from a given one in one place: what a check tries when a type has too many values. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect
from msgspec.structs import replace

from rumpus.engine.domain import type_info, values_of

FEW = 64


def variants(action: Any, seats: int) -> Iterator[Any]:
    """Copies of the action, each with another value in one field, or with an item of a tuple changed, added or left
    out."""
    kind: Any = type(action)
    info = type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        value = getattr(action, field.name)
        for other in _others(value, field.type, seats):
            if other != value:
                yield replace(action, **{field.name: other})


def _others(value: Any, info: inspect.Type, seats: int) -> Iterator[Any]:
    if isinstance(info, inspect.Metadata) and isinstance(info.type, inspect.VarTupleType):
        info = info.type
    if isinstance(info, inspect.VarTupleType):
        yield from _other_tuples(value, _few(info.item_type, seats))
    else:
        yield from _few(info, seats)


def _other_tuples(items: tuple[Any, ...], values: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    yield from ((*items, each) for each in values)
    for place in range(len(items)):
        before, after = items[:place], items[place + 1 :]
        yield (*before, *after)
        yield from ((*before, each, *after) for each in values)


def _few(info: inspect.Type, seats: int) -> tuple[Any, ...]:
    found = values_of(info, seats)
    return found if found is not None and len(found) <= FEW else ()
