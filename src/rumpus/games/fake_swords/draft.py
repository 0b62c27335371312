"""A state while one step changes it, and what happened so far in that step."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from rumpus.engine import Moment, State, Step
from rumpus.games.fake_swords.cards import Deck
from rumpus.games.fake_swords.events import Event
from rumpus.games.fake_swords.model import Fight, FightState, Hidden, Options, Private, Public

T = TypeVar("T")
NOTHING = Private()


class Draft:
    """`public` and the private parts are replaced, never changed; `step` makes the next state of them."""

    __slots__ = ("deck", "events", "hidden", "moment", "options", "private", "public", "seats")

    def __init__(self, options: Options, deck: Deck, state: FightState, moment: Moment) -> None:
        self.options = options
        self.deck = deck
        self.public: Public = state.public
        self.private: tuple[Private, ...] = state.private
        self.hidden: Hidden = state.hidden
        self.moment = moment
        self.seats = len(state.private)
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        self.public = replace(self.public, **fields)

    def change_fight(self, **fields: Any) -> None:
        public = self.public
        assert public.fight is not None
        self.public = replace(public, fight=replace(public.fight, **fields))

    @property
    def fight(self) -> Fight:
        fight = self.public.fight
        assert fight is not None
        return fight

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def forget_choices(self) -> None:
        self.private = (NOTHING,) * self.seats

    def step(self) -> Step[FightState, Event]:
        return Step(State(self.public, self.private, self.hidden), tuple(self.events))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with that at one place replaced."""
    return values[:place] + (value,) + values[place + 1 :]
