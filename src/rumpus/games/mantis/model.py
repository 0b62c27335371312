"""The data types of Mantis: cards, tanks, actions, events and the parts of a state."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from rumpus.engine import ByField, Clauses, Seat, State, View, show

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink"]
COLOURS: tuple[Colour, ...] = ("red", "orange", "yellow", "green", "blue", "purple", "pink")

CARDS_A_COLOUR = 15
DEALT = 4
TARGET = 10
TARGET_OF_TWO = 15

Card: TypeAlias = int
"""0 to 104: the colour of the front times 15, plus which pair of other colours shares the back."""

Tank: TypeAlias = tuple[int, ...]
"""The number of cards of each colour, in the order of COLOURS."""

Back: TypeAlias = tuple[Colour, ...]


def _backs() -> tuple[tuple[int, int, int], ...]:
    # M-CARDS-R1: each colour with each pair of the other six; sorted, so that the order reveals nothing.
    backs: list[tuple[int, int, int]] = []
    for front in range(len(COLOURS)):
        others = [colour for colour in range(len(COLOURS)) if colour != front]
        for one, two in combinations(others, 2):
            first, second, third = sorted((front, one, two))
            backs.append((first, second, third))
    return tuple(backs)


BACKS: tuple[tuple[int, int, int], ...] = _backs()
"""The three back colours of each card, as indices of COLOURS."""

BACK_NAMES: tuple[Back, ...] = tuple(tuple(COLOURS[colour] for colour in back) for back in BACKS)

DECK: tuple[Card, ...] = tuple(range(len(BACKS)))

FRONTS: tuple[int, ...] = tuple(card // CARDS_A_COLOUR for card in DECK)
"""The colour of each card's front, as an index of COLOURS."""

FRONT_NAMES: tuple[Colour, ...] = tuple(COLOURS[colour] for colour in FRONTS)

CARD_BY_FRONT_AND_BACK: dict[tuple[int, tuple[int, int, int]], Card] = {
    (FRONTS[card], back): card for card, back in enumerate(BACKS)
}


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    hints: Annotated[
        bool,
        Meta(
            title="Show the odds",
            description="On your move, show the chance of each colour, counted from every card seen so far.",
        ),
    ] = False


class Score(Struct, frozen=True, tag="score", forbid_unknown_fields=True):
    """Turn the top card over into the own tank."""


class Steal(Struct, frozen=True, tag="steal", forbid_unknown_fields=True):
    """Turn the top card over into another player's tank."""

    target: Seat


Action: TypeAlias = Score | Steal


class Dealt(Struct, frozen=True, tag="dealt"):
    clauses: ClassVar[Clauses] = ("M-SETUP-1", "M-SETUP-3")

    first: Seat
    cards: int
    """The number of cards that each player got."""


class Turned(Struct, frozen=True, gc=False, tag="turned"):
    """The top card was turned over."""

    clauses: ClassVar[Clauses] = (ByField("aim", {"score": ("M-SCORE-1",), "steal": ("M-STEAL-1",)}), "M-TURN-1")

    seat: Seat
    aim: Literal["score", "steal"]
    into: Seat
    colour: Colour


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    clauses: ClassVar[Clauses] = ("M-SCORE-1", "M-PILE-1")

    seat: Seat
    colour: Colour
    cards: int
    pile: int
    """The number of cards in the score pile now."""
    clause: str = "M-SCORE-1"


class Stolen(Struct, frozen=True, gc=False, tag="stolen"):
    clauses: ClassVar[Clauses] = ("M-STEAL-1",)

    seat: Seat
    victim: Seat
    colour: Colour
    cards: int
    clause: str = "M-STEAL-1"


class Stayed(Struct, frozen=True, gc=False, tag="stayed"):
    """The card matched nothing and stays in the tank it was turned into."""

    clauses: ClassVar[Clauses] = (ByField("clause", {"M-SCORE-2": ("M-SCORE-1",), "M-STEAL-2": ("M-STEAL-1",)}),)

    seat: Seat
    into: Seat
    colour: Colour
    clause: str


class PlaysAgain(Struct, frozen=True, gc=False, tag="plays_again"):
    clauses: ClassVar[Clauses] = ("M-TWO-2",)

    seat: Seat
    clause: str = "M-TWO-2"


class TurnBegan(Struct, frozen=True, gc=False, tag="turn_began"):
    clauses: ClassVar[Clauses] = ("M-TURN-1", "M-SETUP-3")

    seat: Seat


class Ended(Struct, frozen=True, tag="ended"):
    clauses: ClassVar[Clauses] = (
        ByField("clause", {"M-END-1": ("M-TWO-1",), "M-END-2": ("M-END-R2",), "M-END-R1": ("M-END-2", "M-END-R2")}),
    )

    winners: tuple[Seat, ...]
    clause: str


Event: TypeAlias = Dealt | Turned | Scored | Stolen | Stayed | PlaysAgain | TurnBegan | Ended


TONES = {colour: f"var(--mantis-{colour})" for colour in COLOURS}
"""The colours of cards on the generic board."""


class Public(Struct, frozen=True, gc=False):
    tanks: Annotated[tuple[Tank, ...], show("cards", "Tank", places=COLOURS, colours=TONES)]
    piles: Annotated[tuple[int, ...], show("score", "Score pile")]
    """M-PILE-1: the number of cards in each score pile; nothing else of it is known."""
    target: Annotated[int, show("count", "Cards to win")]
    turn: Annotated[int, show("nothing")]
    """The number of the turn, from 1."""
    to_move: Seat
    top: Annotated[Back, show("cards", "One of these", colours=TONES)]
    """The three colours on the back of the top card; empty when the draw pile is."""
    left: Annotated[int, show("pile", "Draw pile")]
    """The number of cards in the draw pile."""
    dealt: Annotated[Tank, show("nothing")]
    """The number of cards of each colour dealt face up, whose backs were never seen."""
    drawn: Annotated[tuple[Card, ...], show("nothing")]
    """Every card turned over so far, in order; everybody saw its back, then its front."""
    over: Annotated[str, show("nothing")] = ""
    """The clause that ended the game."""


class Private(Struct, frozen=True):
    """Mantis players have no secrets."""


class Hidden(Struct, frozen=True, gc=False):
    deck: tuple[Card, ...]
    """The draw pile after the deal, including the cards drawn since."""


MantisState: TypeAlias = State[Public, Private, Hidden]
MantisView: TypeAlias = View[Public, Private]


class Odds(Struct, frozen=True, tag="odds", forbid_unknown_fields=True):
    """Question: what may the top card be?"""


class OddsAnswer(Struct, frozen=True, tag="odds"):
    fronts: tuple[float, ...]
    """The chance of each colour of `top`."""
    match: tuple[float, ...]
    """By seat: the chance that the card matches in its tank."""
