"""A state while one step changes it, and what happened so far in that step."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from rumpus.engine import Moment, State, Step
from rumpus.games.burrito.events import Event
from rumpus.games.burrito.model import Battle, BurritoState, Hidden, Options, Private, Public
from rumpus.games.burrito.seating import active

T = TypeVar("T")


class Draft:
    """Parts are replaced, never changed; `step` makes the next state of them."""

    __slots__ = ("events", "hidden", "moment", "options", "private", "public", "seats")

    def __init__(self, options: Options, state: BurritoState, moment: Moment) -> None:
        self.options = options
        self.public: Public = state.public
        self.private: tuple[Private, ...] = state.private
        self.hidden: Hidden = state.hidden
        self.moment = moment
        self.seats = len(state.private)
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        self.public = replace(self.public, **fields)

    def change_battle(self, **fields: Any) -> None:
        self.public = replace(self.public, battle=replace(self.battle, **fields))

    def change_private(self, seat: int, **fields: Any) -> None:
        self.private = put(self.private, seat, replace(self.private[seat], **fields))

    @property
    def battle(self) -> Battle:
        battle = self.public.battle
        assert battle is not None
        return battle

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that are not skipped."""
        return active(self.seats, self.public.skipped)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def step(self) -> Step[BurritoState, Event]:
        return Step(State(self.public, self.private, self.hidden), tuple(self.events))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with that at one place replaced."""
    return values[:place] + (value,) + values[place + 1 :]
