"""Arbitrary values of a type: anything a client may send that decodes, sensible or not. Pure."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from rumpus.engine.dice import Dice
from rumpus.engine.domain import type_info

TEXTS = ("", "a", "zebra", "ZEBRA", "no-such-thing", "0", "é ☃", "x" * 40)


def arbitrary(kind: Any, dice: Dice) -> Any:
    """A random value of the type, or None if the type's own validation rejects it."""
    try:
        return msgspec.convert(_plain(type_info(kind), dice), kind)
    except msgspec.ValidationError:
        return None


def _plain(info: inspect.Type, dice: Dice) -> Any:
    match info:
        case inspect.UnionType():
            return _plain(dice.pick(info.types), dice)
        case inspect.Metadata():
            return _plain(info.type, dice)
        case inspect.StructType():
            value = {field.encode_name: _plain(field.type, dice) for field in info.fields}
            return value if info.tag_field is None else {info.tag_field: info.tag, **value}
        case inspect.LiteralType():
            return dice.pick(info.values)
        case inspect.EnumType():
            return dice.pick([member.value for member in info.cls])
        case inspect.BoolType():
            return dice.below(2) == 1
        case inspect.IntType():
            return _whole(info, dice)
        case inspect.FloatType():
            return dice.roll() * 4 - 1
        case inspect.StrType():
            return dice.pick(TEXTS)
        case inspect.TupleType():
            return [_plain(item, dice) for item in info.item_types]
        case inspect.VarTupleType() | inspect.ListType():
            return [_plain(info.item_type, dice) for _ in range(dice.below(5))]
        case _:
            return None


def _whole(info: inspect.IntType, dice: Dice) -> int:
    least = -1 if info.ge is None else int(info.ge)
    most = 10**6 if info.le is None else int(info.le)
    # Small numbers are existing seats and places; the ends of the range find off-by-one errors.
    return dice.pick((least, most, *(number for number in range(9) if least <= number <= most)))
