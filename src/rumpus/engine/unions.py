"""The member types of a union, such as the event types of a game."""

from __future__ import annotations

import typing
from types import UnionType
from typing import Any


def members(kind: Any) -> tuple[Any, ...]:
    """The member types of a union; none for None."""
    if kind is None:
        return ()
    if typing.get_origin(kind) in (typing.Union, UnionType):
        return tuple(member for part in typing.get_args(kind) for member in members(part))
    return (kind,)
