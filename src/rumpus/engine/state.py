"""The state of a game, what a seat knows of it, and a step from one state to the next. Pure."""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from rumpus.engine.dice import Dice
from rumpus.engine.domain import SEAT_MARK

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63, extra_json_schema={SEAT_MARK: True})]
"""A place at a table, counted from 0 clockwise."""

Public = TypeVar("Public")
Private = TypeVar("Private")
Hidden = TypeVar("Hidden")
E = TypeVar("E")
S = TypeVar("S", bound="State[Any, Any, Any]")


class State(Struct, Generic[Public, Private, Hidden], frozen=True, gc=False):
    """The complete state of a game, divided by who may know it.

    Immutable, and free of sets and dicts, so that equal states encode to equal bytes.
    """

    public: Public
    private: tuple[Private, ...]
    """One part per seat."""
    hidden: Hidden
    """Unknown to everybody."""


class View(Struct, Generic[Public, Private], frozen=True, gc=False):
    """What one seat (None: a spectator) knows. It is built from the parts it may know, never by removing secrets."""

    seat: Seat | None
    public: Public
    private: Private | None


class Moment(Struct, frozen=True, gc=False):
    """All external input of a step."""

    at_ms: int
    """Game time: milliseconds since the start, standing still while the table is paused or down."""
    dice: Dice


class Step(Struct, Generic[S, E], frozen=True, gc=False):
    """The result of an accepted action."""

    state: S
    events: tuple[E, ...]
