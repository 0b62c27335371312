"""The data types of Knock Knock."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import Clauses, Result, Ruling, Seat, State, View, Wake

WORDS = ("badger", "falcon", "hornet", "lizard", "magpie", "python", "rabbit", "walrus")
WINDOW_MS = 5_000

Door: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Letter: TypeAlias = Annotated[str, Meta(pattern="^[a-z]$")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=4, title="Rounds", description="How many letters may be asked for.")] = 3
    long_window: Annotated[bool, Meta(title="More time", description="Twice the time for pointing.")] = False


class Point(Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    door: Door


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    letter: Letter


class Guess(Struct, frozen=True, tag="guess", forbid_unknown_fields=True):
    word: str


class Forfeit(Struct, frozen=True, tag="forfeit", forbid_unknown_fields=True):
    pass


Action: TypeAlias = Point | Ask | Guess | Forfeit
TableAction: TypeAlias = Wake | Result | Ruling


class Began(Struct, frozen=True, tag="began"):
    clauses: ClassVar[Clauses] = ("T-WORD-1",)

    keeper: Seat


class Pointed(Struct, frozen=True, tag="pointed"):
    clauses: ClassVar[Clauses] = ("T-POINT-1",)

    seat: Seat
    door: Door | None
    """None for seats that may not see it yet."""


class Revealed(Struct, frozen=True, tag="revealed"):
    clauses: ClassVar[Clauses] = ("T-POINT-1", "T-POINT-2")

    doors: tuple[Door, ...]


class FightBegan(Struct, frozen=True, tag="fight_began"):
    clauses: ClassVar[Clauses] = ("T-FIGHT-1",)

    fighters: tuple[Seat, ...]


class Bruised(Struct, frozen=True, tag="bruised"):
    clauses: ClassVar[Clauses] = ("T-FIGHT-1", "T-FIGHT-3")

    seat: Seat


class Asked(Struct, frozen=True, tag="asked"):
    clauses: ClassVar[Clauses] = ("T-ASK-1",)

    letter: Letter
    yes: bool


class Guessed(Struct, frozen=True, tag="guessed"):
    clauses: ClassVar[Clauses] = ("T-ASK-1",)

    seat: Seat
    word: str


class Ended(Struct, frozen=True, tag="ended"):
    clauses: ClassVar[Clauses] = ("T-WIN-1", "T-WIN-2", "T-FORFEIT-1")

    winners: tuple[Seat, ...]
    word: str


Event: TypeAlias = Began | Pointed | Revealed | FightBegan | Bruised | Asked | Guessed | Ended


class Public(Struct, frozen=True):
    keeper: Seat
    round: int
    phase: Literal["pointing", "fighting", "asking", "over"]
    pointed: tuple[bool, ...]
    until_ms: int
    bruises: tuple[int, ...]
    doors: tuple[Door, ...] = ()
    """As last revealed."""
    battles: int = 0
    fighters: tuple[Seat, ...] = ()
    asked: tuple[Asked, ...] = ()
    wrong: tuple[str, ...] = ()
    word: str = ""
    """Shown at the end."""
    ended_by: str = ""
    winners: tuple[Seat, ...] = ()


class Private(Struct, frozen=True):
    word: str | None = None
    door: Door | None = None


class Hidden(Struct, frozen=True):
    """Empty: every secret belongs to a seat."""


KnockState: TypeAlias = State[Public, Private, Hidden]
KnockView: TypeAlias = View[Public, Private]
