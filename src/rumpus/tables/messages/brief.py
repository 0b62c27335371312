"""Steps of a game in few bytes: names that a page knows already are left out."""

from __future__ import annotations

import typing
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from rumpus.engine.unions import members
from rumpus.games import AnyGame
from rumpus.tables.messages.to_page import Shapes

MOST_GAMES = 64


class _Brevity(Struct, frozen=True):
    """How the events and changes of a game are shortened."""

    shapes: Shapes
    kinds: dict[type, int]
    """The numbers of the events that can be told without names."""
    fields: dict[str, int]
    """The numbers of the fields of the public part."""


@lru_cache(MOST_GAMES)
def _brevity(game: type[AnyGame]) -> _Brevity:
    plain = [kind for kind in members(game.types.event) if _is_plain(kind)]
    events = tuple((str(kind.__struct_config__.tag), *kind.__struct_encode_fields__) for kind in plain)
    public: tuple[str, ...] = getattr(typing.get_args(game.types.view)[0], "__struct_fields__", ())
    return _Brevity(
        Shapes(events, public),
        {kind: number for number, kind in enumerate(plain)},
        {name: number for number, name in enumerate(public)},
    )


def _is_plain(kind: Any) -> bool:
    """Whether an event always has all its fields, so that their values tell everything."""
    config = kind.__struct_config__
    return config.tag_field == "type" and not config.omit_defaults and not config.array_like


def shapes_of(game: AnyGame) -> Shapes:
    return _brevity(type(game)).shapes


def brief_events(game: AnyGame, events: tuple[Any, ...]) -> tuple[Any, ...]:
    kinds = _brevity(type(game)).kinds
    return tuple([(kinds[kind], *astuple(event)) if (kind := type(event)) in kinds else event for event in events])


def brief_changes(game: AnyGame, changes: Any) -> tuple[Any, ...] | None:
    """The changes of the public part, which `engine.delta` has found. None if they are not of known fields."""
    fields = _brevity(type(game)).fields
    if type(changes) is not dict:
        return None
    found: list[Any] = []
    for name, change in changes.items():
        if name not in fields:
            return None
        found += fields[name], change
    return tuple(found)
