"""The shape of a game's view as data, from its types and hints, so that a page can draw any game. Pure."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, inspect

from rumpus.engine.dice import Dice
from rumpus.engine.domain import is_seat, type_info
from rumpus.engine.game import Game
from rumpus.engine.show import SHOW_KEY, Show
from rumpus.engine.state import Moment

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
ShapeKind: TypeAlias = Literal["parts", "row", "number", "text", "switch", "seat", "nothing"]
DEEPEST = 6
"""Deeper parts of a view are not drawn."""


class Part(Struct, frozen=True, omit_defaults=True):
    """A named part of a view, or the items of a row."""

    name: str
    kind: ShapeKind
    """parts: a struct; row: a tuple; switch: true or false; seat: a player."""
    show: Show | None = None
    by_seat: bool = False
    """Whether a row has one item for each seat."""
    parts: tuple[Part, ...] = ()
    """The fields of a struct (of all structs of a union), or the one kind of items of a row."""


class Shape(Struct, frozen=True):
    """The parts of a view."""

    public: tuple[Part, ...]
    private: tuple[Part, ...]


def shape_of(game: type[AnyGame]) -> Shape:
    info = type_info(game.types.view)
    assert isinstance(info, inspect.StructType)
    fields = {field.name: field.type for field in info.fields}
    samples = _samples(game)
    public = _part("public", fields["public"], [(state.public, seats) for state, seats in samples], 0)
    private = _part("private", fields["private"], [], 0)
    return Shape(public.parts, private.parts)


def _samples(game: type[AnyGame]) -> list[tuple[Any, int]]:
    """States with few and with many seats: a row that is as long as there are seats in both has an item for each."""
    facts = game.facts
    numbers = sorted({facts.min_seats, facts.max_seats})
    return [(game(seats=seats).new(Moment(0, Dice(b"shape"))).state, seats) for seats in numbers]


def _part(name: str, info: inspect.Type, samples: list[tuple[Any, int]], depth: int) -> Part:
    show: Show | None = None
    while isinstance(info, inspect.Metadata) and not is_seat(info):
        show = show or (info.extra or {}).get(SHOW_KEY)
        info = info.type
    if depth > DEEPEST or (show is not None and show.kind == "nothing"):
        return Part(name, "nothing")
    if is_seat(info):
        return Part(name, "seat", show)
    match info:
        case inspect.UnionType():
            return _union(name, info, show, samples, depth)
        case inspect.StructType():
            return Part(name, "parts", show, parts=_fields(info, samples, depth))
        case inspect.TupleType() | inspect.VarTupleType():
            item = info.item_type if isinstance(info, inspect.VarTupleType) else _joined(info.item_types)
            return Part(name, "row", show, _is_by_seat(info, samples), (_part("", item, [], depth + 1),))
        case inspect.IntType() | inspect.FloatType():
            return Part(name, "number", show)
        case inspect.BoolType():
            return Part(name, "switch", show)
        case _:
            return Part(name, "text", show)


def _fields(info: inspect.StructType, samples: list[tuple[Any, int]], depth: int) -> tuple[Part, ...]:
    return tuple(
        _part(
            field.name,
            field.type,
            [(getattr(value, field.name, None), seats) for value, seats in samples],
            depth + 1,
        )
        for field in info.fields
    )


def _union(name: str, info: inspect.UnionType, show: Show | None, samples: list[tuple[Any, int]], depth: int) -> Part:
    """A value or None has the shape of the value; several structs have the fields of all of them."""
    kinds = [each for each in info.types if not isinstance(each, inspect.NoneType)]
    structs = [each for each in kinds if isinstance(each, inspect.StructType)]
    if len(kinds) == 1:
        part = _part(name, kinds[0], samples, depth)
        return Part(name, part.kind, show or part.show, part.by_seat, part.parts)
    if structs and len(structs) == len(kinds):
        parts = {part.name: part for each in structs for part in _fields(each, [], depth)}
        return Part(name, "parts", show, parts=tuple(parts.values()))
    return Part(name, "text", show)


def _joined(items: tuple[inspect.Type, ...]) -> inspect.Type:
    return items[0] if items and all(item == items[0] for item in items) else inspect.AnyType()


def _is_by_seat(info: inspect.Type, samples: list[tuple[Any, int]]) -> bool:
    if not samples or not isinstance(info, inspect.VarTupleType):
        return False
    return all(isinstance(value, tuple) and len(value) == seats for value, seats in samples)
