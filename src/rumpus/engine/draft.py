"""A state under construction within one step, and the events of that step so far."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rumpus.engine.state import E, Hidden, Moment, State, Step

Options = TypeVar("Options")
Public = TypeVar("Public", bound=Struct)
Private = TypeVar("Private")
T = TypeVar("T")


class Draft(Generic[Options, Public, Private, Hidden, E]):
    """The next state under construction, and the events so far.

    The parts of the state are replaced, never mutated; `step` builds the next state from them.
    """

    __slots__ = ("events", "hidden", "moment", "options", "private", "public", "seats")

    def __init__(self, options: Options, state: State[Public, Private, Hidden], moment: Moment) -> None:
        self.options = options
        self.public: Public = state.public
        self.private: tuple[Private, ...] = state.private
        self.hidden: Hidden = state.hidden
        self.moment = moment
        self.seats = len(state.private)
        self.events: list[E] = []

    def change(self, **fields: Any) -> None:
        """Replace fields of the public part."""
        self.public = replace(self.public, **fields)

    def change_private(self, seat: int, **fields: Any) -> None:
        """Replace fields of the private part of a seat."""
        own: Any = self.private[seat]
        self.private = put(self.private, seat, replace(own, **fields))

    def tell(self, event: E) -> None:
        """Add an event to the step."""
        self.events.append(event)

    def step(self) -> Step[State[Public, Private, Hidden], E]:
        """The next state and the events."""
        return Step(State(self.public, self.private, self.hidden), tuple(self.events))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A copy of `values` with one item replaced."""
    return values[:place] + (value,) + values[place + 1 :]
