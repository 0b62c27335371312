"""The values of a type, if there are few of them: the moves of a small game, and what brute force tries. Pure."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from msgspec import inspect

MOST = 4096
SEAT_MARK = "x-seat"


@lru_cache(maxsize=256)
def type_info(kind: Any) -> inspect.Type:
    # Inspecting a type takes a thousand times as long as making a value of it.
    return inspect.type_info(kind)


def is_seat(info: inspect.Type) -> bool:
    return isinstance(info, inspect.Metadata) and SEAT_MARK in (info.extra_json_schema or {})


def domain(kind: Any, seats: int) -> tuple[Any, ...] | None:
    """Every value of a type, with the seats of a table; None if there are too many of them to list."""
    return values_of(type_info(kind), seats)


def values_of(info: inspect.Type, seats: int) -> tuple[Any, ...] | None:
    match info:
        case inspect.Metadata() if is_seat(info):
            return tuple(range(seats))
        case inspect.Metadata():
            return values_of(info.type, seats)
        case inspect.NoneType():
            return (None,)
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType():
            return tuple(info.values)
        case inspect.EnumType():
            return tuple(info.cls)
        case inspect.IntType():
            return _whole_numbers(info)
        case inspect.UnionType():
            return _joined([values_of(part, seats) for part in info.types])
        case inspect.StructType():
            names = [field.name for field in info.fields]
            parts = [values_of(field.type, seats) for field in info.fields]
            return _product(parts, lambda each: info.cls(**dict(zip(names, each, strict=True))))
        case inspect.TupleType():
            return _product([values_of(part, seats) for part in info.item_types], tuple)
        case _:
            return None


def _whole_numbers(info: inspect.IntType) -> tuple[int, ...] | None:
    least = info.ge if info.ge is not None else None if info.gt is None else info.gt + 1
    most = info.le if info.le is not None else None if info.lt is None else info.lt - 1
    if least is None or most is None or most - least >= MOST:
        return None
    return tuple(range(least, most + 1))


def _joined(parts: Sequence[tuple[Any, ...] | None]) -> tuple[Any, ...] | None:
    found: list[Any] = []
    for part in parts:
        if part is None or len(found) + len(part) > MOST:
            return None
        found += part
    return tuple(found)


def _product(parts: Sequence[tuple[Any, ...] | None], made: Callable[[Iterable[Any]], Any]) -> tuple[Any, ...] | None:
    known = [part for part in parts if part is not None]
    if len(known) < len(parts) or math.prod(map(len, known)) > MOST:
        return None
    return tuple(made(each) for each in product(*known))
