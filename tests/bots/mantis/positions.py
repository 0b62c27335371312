"""Mantis positions for tests: given tanks, score piles and first cards of the draw pile."""

from __future__ import annotations

from rumpus.engine import State
from rumpus.games.mantis.model import (
    BACK_NAMES,
    COLOURS,
    DECK,
    FRONT_NAMES,
    Card,
    Colour,
    Hidden,
    MantisState,
    Private,
    Public,
)


def tank(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def card(front: Colour, *others: Colour) -> Card:
    """The card with that front, whose back shows that colour and the others."""
    wanted = {front, *others}
    return next(each for each in DECK if FRONT_NAMES[each] == front and set(BACK_NAMES[each]) == wanted)


def position(
    *tanks: tuple[int, ...],
    piles: tuple[int, ...],
    top: Card,
    to_move: int = 0,
    drawn: tuple[Card, ...] = (),
    left: int | None = None,
) -> MantisState:
    """A state in which all cards in tanks and piles were dealt, as far as anybody can tell."""
    rest = [each for each in DECK if each not in drawn and each != top]
    deck = (*drawn, top, *rest)[: None if left is None else len(drawn) + left]
    public = Public(
        tanks=tanks,
        piles=piles,
        target=15 if len(tanks) == 2 else 10,
        turn=len(drawn) + 1,
        to_move=to_move,
        top=BACK_NAMES[top],
        left=len(deck) - len(drawn),
        dealt=(0,) * len(COLOURS),
        drawn=drawn,
    )
    return State(public, (Private(),) * len(tanks), Hidden(deck))
