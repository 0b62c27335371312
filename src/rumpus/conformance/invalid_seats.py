"""Replaces the seats that an action names by seat numbers that do not exist. Pure.

No client can send them, because the decoder checks the bounds of a seat. The rules must refuse them all the same:
Python takes index -1 for the last seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect
from msgspec.structs import replace

from rumpus.engine.domain import is_seat, type_info


def with_invalid_seats(action: Any, kind: Any, seats: int) -> Iterator[Any]:
    """Copies of the action, each with one seat that it names, or might name, replaced by an invalid number."""
    return _variants(action, type_info(kind), seats)


def _variants(value: Any, info: inspect.Type, seats: int) -> Iterator[Any]:
    match info:
        case inspect.Metadata() if is_seat(info):
            # The negative index of the same seat is the one most likely to be accepted by mistake.
            behind = value - seats if value in range(seats) else -seats
            yield from dict.fromkeys((seats, 10**6, -1, behind))
        case inspect.Metadata():
            yield from _variants(value, info.type, seats)
        case inspect.UnionType():
            for part in info.types:
                if _is_of(value, part):
                    yield from _variants(value, part, seats)
        case inspect.StructType():
            for field in info.fields:
                for each in _variants(getattr(value, field.name), field.type, seats):
                    yield replace(value, **{field.name: each})
        case inspect.TupleType():
            yield from _in_turn(value, info.item_types, seats)
        case inspect.VarTupleType():
            yield from _in_turn(value, (info.item_type,) * len(value), seats)
            if is_seat(info.item_type):
                yield from ((*value, each) for each in _variants(None, info.item_type, seats))
        case _:
            return


def _is_of(value: Any, part: inspect.Type) -> bool:
    """Whether the value is of this member of a union, or could have been a seat of it."""
    match part:
        case inspect.StructType():
            return isinstance(value, part.cls)
        case inspect.TupleType() | inspect.VarTupleType():
            return isinstance(value, tuple)
        case _:
            return True


def _in_turn(items: tuple[Any, ...], infos: tuple[inspect.Type, ...], seats: int) -> Iterator[Any]:
    for place, info in enumerate(infos):
        for each in _variants(items[place], info, seats):
            yield (*items[:place], each, *items[place + 1 :])
