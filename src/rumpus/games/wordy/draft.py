"""A state while one step changes it, and what happened so far in that step."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from rumpus.engine import IllegalAction, Moment, State, Step
from rumpus.games.wordy.events import Event
from rumpus.games.wordy.knowledge import Known, known_of
from rumpus.games.wordy.model import Hidden, Options, Private, Public, WordyState
from rumpus.games.wordy.tiles import missing, normal

T = TypeVar("T")


class Draft:
    """`public` and `private` are replaced, never changed; `step` makes the next state of them."""

    def __init__(self, options: Options, state: WordyState, moment: Moment) -> None:
        self.options = options
        self.public: Public = state.public
        self.private: list[Private] = list(state.private)
        self.hidden: Hidden = state.hidden
        self.moment = moment
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        self.public = replace(self.public, **fields)

    def change_own(self, seat: int, **fields: Any) -> None:
        self.private[seat] = replace(self.private[seat], **fields)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def next_step(self) -> int:
        """The number of the next question that is opened."""
        self.change(step=self.public.step + 1)
        return self.public.step

    @property
    def is_checked(self) -> bool:
        return self.options.words == "checked"

    def secret(self, seat: int) -> str:
        return self.private[seat].secret

    def known_of(self, owner: int) -> Known:
        """What the other side knows of the word of `owner`."""
        return known_of(owner, self.private[owner].tiles, self.private[owner].told, self.public.turns)

    def step(self) -> Step[WordyState, Event]:
        return Step(State(self.public, tuple(self.private), self.hidden), tuple(self.events))


def other(seat: int) -> int:
    return 1 - seat


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values by seat, with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def spelt(word: str, tiles: str, clause: str) -> str:
    """A word in capitals. Raises IllegalAction unless it is spelt with these tiles, each used once."""
    if not word.strip():
        raise IllegalAction(clause, "That is no word at all. Use at least one tile.")
    plain = normal(word)
    if plain is None:
        raise IllegalAction(clause, "Only the letters A to Z are on the tiles.")
    if len(plain) > len(tiles):
        raise IllegalAction(clause, f"There are only {len(tiles)} tiles, and that has {len(plain)} letters.")
    letter = missing(plain, tiles)
    if letter and letter not in tiles:
        raise IllegalAction(clause, f"There is no {letter} among the tiles.")
    if letter:
        raise IllegalAction(clause, f"There are not so many {letter} among the tiles.")
    return plain
