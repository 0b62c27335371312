"""How answers are spelt: token by token, from the fixed alphabet of a game. Pure.

A small choice is one token. A large one is built step by step, each step a small choice; the last token makes it an
ordinary action, which `apply` judges.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, inspect

from rumpus.engine.domain import is_seat, type_info

Said: TypeAlias = tuple[int, ...]
"""The numbers of the tokens so far."""
Viewed = TypeVar("Viewed")
Answer = TypeVar("Answer")


class Token(Struct, frozen=True, omit_defaults=True):
    """A letter of the alphabet in which the answers of a game are spelt."""

    kind: str
    """The id of its text in the game's catalogue, for example "token-steal"."""
    value: Any = None
    """A card, a letter, a cell, as views call it: a JSON scalar, or a tuple of them."""
    seat: int | None = None
    """A seat, counted clockwise from the viewer, who is 0."""
    idle: bool = False
    """Whether it only takes back or talks. Search and training leave it out: games end without it."""


class Speller(ABC, Generic[Viewed, Answer]):
    """Spells the answers of a game. Prompts are typed as Any because this module lies below `game`."""

    def __init__(self) -> None:
        self.tokens: tuple[Token, ...] = ()
        self._actions: dict[int, Answer] = {}
        self._numbers: dict[Answer, int] = {}

    def add(
        self,
        kind: str,
        value: Any = None,
        *,
        seat: int | None = None,
        idle: bool = False,
        action: Answer | None = None,
    ) -> int:
        """Add a token to the alphabet; `action` is given if the token alone spells it. Returns its number."""
        number = len(self.tokens)
        self.tokens += (Token(f"token-{kind}", value, seat, idle),)
        if action is not None:
            self._actions[number] = action
            self._numbers[action] = number
        return number

    def answer(self, view: Viewed, prompt: Any, said: Said) -> Answer | None:
        if not said:
            return None
        whole = self._actions.get(said[0])
        return self.build(view, prompt, said) if whole is None else whole

    def spelling(self, view: Viewed, prompt: Any, action: Answer) -> Said:
        whole = self._numbers.get(action)
        if whole is not None:
            return (whole,)
        try:
            return self.spell(view, prompt, action)
        except LookupError:
            return ()

    @abstractmethod
    def choices(self, view: Viewed, prompt: Any, said: Said) -> tuple[int, ...]:
        """The tokens that may come next."""

    @abstractmethod
    def build(self, view: Viewed, prompt: Any, said: Said) -> Answer | None:
        """The action that is spelt, unless its first token spells it alone; None if it is not complete."""

    @abstractmethod
    def spell(self, view: Viewed, prompt: Any, action: Answer) -> Said:
        """The spelling of an action that no token spells alone. Raises LookupError if there is none."""


class MoveSpeller(Speller[Any, Answer]):
    """Spells each action of a small game by one token, which depends on the viewer if the action names a seat."""

    def __init__(self, moves: Sequence[Answer], legal: Callable[[Any, Any], tuple[Answer, ...]], seats: int) -> None:
        super().__init__()
        numbers: dict[Token, int] = {}
        self._legal = legal
        self._number_of: list[dict[Answer, int]] = [
            {move: numbers.setdefault(token_of(move, viewer, seats), len(numbers)) for move in moves}
            for viewer in range(seats)
        ]
        self._move_of = [{number: move for move, number in known.items()} for known in self._number_of]
        self.tokens = tuple(numbers)

    def choices(self, view: Any, prompt: Any, said: Said) -> tuple[int, ...]:
        number_of = self._number_of[view.seat]
        return () if said else tuple([number_of[action] for action in self._legal(view, prompt)])

    def build(self, view: Any, prompt: Any, said: Said) -> Answer | None:
        seat: int = view.seat
        return self._move_of[seat][said[0]]

    def spell(self, view: Any, prompt: Any, action: Answer) -> Said:
        return (self._number_of[view.seat][action],)


def token_of(action: Any, viewer: int, seats: int) -> Token:
    """The token of a whole action: its tag, the seat that it names, and its other fields."""
    kind: Any = type(action)
    info = type_info(kind)
    assert isinstance(info, inspect.StructType)
    named = [field.name for field in info.fields if _may_be_seat(field.type)]
    if len(named) > 1:
        raise TypeError(f"{info.cls.__name__} names several seats: write a Speller that spells it in steps")
    seat = getattr(action, named[0]) if named else None
    values = tuple(getattr(action, field.name) for field in info.fields if field.name not in named)
    return Token(
        f"token-{info.tag if info.tag is not None else info.cls.__name__.lower()}",
        values if len(values) > 1 else values[0] if values else None,
        None if seat is None else (seat - viewer) % seats,
    )


def _may_be_seat(info: inspect.Type) -> bool:
    return is_seat(info) or (isinstance(info, inspect.UnionType) and any(map(is_seat, info.types)))
