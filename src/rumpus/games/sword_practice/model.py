"""The data types of the practice floor: options, actions, events and the state."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import ByField, Clauses, Result, Seat, State, View, Wake
from rumpus.games.fake_swords.cards import deck_of

BREAK_MS = 6_000
BRISK_BREAK_MS = 4_000
TIES_TO_LOT = 3


def chosen_cards(text: str) -> tuple[str, ...]:
    """The card ids in a text, each once, in deck-list order. Raises ValueError naming an unknown one."""
    wanted = text.replace(",", " ").upper().split()
    known = deck_of().by_id
    for each in wanted:
        if each not in known:
            raise ValueError(f"there is no card {each}; known are {', '.join(known)}")
    return tuple(card for card in known if card in wanted)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[
        str,
        Meta(
            max_length=500,
            title="Cards",
            description="The ids of the cards in force, with spaces between them.",
        ),
    ] = ""
    bouts: Annotated[
        Literal[1, 3, 5, 7], Meta(title="Best of", description="Whoever wins more than half of these bouts has won.")
    ] = 5
    brisk: Annotated[
        bool,
        Meta(
            title="Shorter countdowns",
            description="From the second bout on, the countdown and the break are shorter.",
            extra={"offered": True},
        ),
    ] = False
    heights: Annotated[tuple[int, ...], Meta(max_length=2, extra={"kind": "heights"})] = ()
    bots: Annotated[tuple[Seat, ...], Meta(max_length=2, extra={"kind": "bots"})] = ()

    def __post_init__(self) -> None:
        try:
            chosen_cards(self.cards)
        except ValueError as error:
            raise ValueError(f"field `cards`: {error} (P-CARDS-1)") from None


class GoOn(Struct, frozen=True, tag="go_on", forbid_unknown_fields=True):
    """End the break between two bouts."""


Action: TypeAlias = GoOn
TableAction: TypeAlias = Wake | Result


class BoutBegan(Struct, frozen=True, tag="bout_began"):
    clauses: ClassVar[Clauses] = (ByField("again", {"yes": ("P-TIE-1",)}), "P-BOUT-1", "P-CARDS-1", "P-SHORT-1")

    number: int
    again: bool = False


class BoutWon(Struct, frozen=True, tag="bout_won"):
    clauses: ClassVar[Clauses] = (
        ByField("cause", {"hit": ("P-HIT-1",), "broken": ("P-BROKEN-1",), "lot": ("P-LOT-1",)}),
    )

    seat: Seat
    """The winner."""
    loser: Seat
    number: int
    cause: Literal["hit", "broken", "lot"]
    card: str
    """The name of the card whose rule was broken."""


class BoutTied(Struct, frozen=True, tag="bout_tied"):
    clauses: ClassVar[Clauses] = ("P-TIE-1", "P-LOT-1")

    number: int


class Won(Struct, frozen=True, tag="won"):
    clauses: ClassVar[Clauses] = ("P-WIN-1",)

    seat: Seat
    bouts: int
    lost: int


Event: TypeAlias = BoutBegan | BoutWon | BoutTied | Won


class Bout(Struct, frozen=True):
    """A finished bout."""

    winner: Seat
    battle: str
    clause: str
    card: str | None
    """The id of the card whose rule was broken."""


class Public(Struct, frozen=True, gc=False):
    cards: tuple[str, ...]
    """The ids of the cards in force."""
    bout: int = 1
    """The number of the current or last bout."""
    battle: str = ""
    """The id of its arena battle; empty in a break."""
    ties: int = 0
    """The number of ties of this bout."""
    shorter: Seat = 0
    """The seat that black cards help."""
    rules: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """The cards in force, each with the seats that it binds."""
    wins: tuple[int, ...] = (0, 0)
    until_ms: int | None = None
    """The end of the break."""
    bouts: tuple[Bout, ...] = ()


class Private(Struct, frozen=True):
    """Nobody has secrets here."""


class Hidden(Struct, frozen=True):
    """Nothing is hidden here."""


PracticeState: TypeAlias = State[Public, Private, Hidden]
PracticeView: TypeAlias = View[Public, Private]
