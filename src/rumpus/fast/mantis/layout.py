"""A state of Mantis as a row of small numbers, and the way back."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.engine import State
from rumpus.games.mantis.model import (
    BACK_NAMES,
    COLOURS,
    DEALT,
    DECK,
    TARGET,
    TARGET_OF_TWO,
    Hidden,
    MantisState,
    Private,
    Public,
)

MOST_SEATS: Final = 6
TO_MOVE: Final = 0
DRAWN: Final = 1
"""The number of cards that were turned over."""
LEFT: Final = 2
OVER: Final = 3
"""0 while the game goes on; then the number of the clause that ended it, from 1."""
PILES: Final = 4
TANKS: Final = PILES + MOST_SEATS
"""Seat by seat, the number of cards of each colour."""
ALL_DEALT: Final = TANKS + MOST_SEATS * len(COLOURS)
PILE: Final = ALL_DEALT + len(COLOURS)
"""The draw pile after the deal, including the cards drawn since."""
WIDTH: Final = PILE + len(DECK)
ENDINGS: Final = ("", "M-END-1", "M-END-2")

Rows: TypeAlias = NDArray[np.int8]


def target_of(seats: int) -> int:
    """M-TWO-1."""
    return TARGET_OF_TWO if seats == 2 else TARGET


def write_state(state: MantisState, row: Rows) -> None:
    public, pile = state.public, state.hidden.deck
    row[:] = 0
    row[TO_MOVE] = public.to_move
    row[DRAWN] = len(public.drawn)
    row[LEFT] = public.left
    row[OVER] = ENDINGS.index(public.over)
    row[PILES : PILES + len(public.piles)] = public.piles
    row[TANKS : TANKS + len(COLOURS) * len(public.tanks)] = np.ravel(public.tanks)
    row[ALL_DEALT : ALL_DEALT + len(COLOURS)] = public.dealt
    row[PILE : PILE + len(pile)] = pile


def read_state(row: Rows, seats: int) -> MantisState:
    numbers = row.tolist()
    drawn, left, over = numbers[DRAWN], numbers[LEFT], ENDINGS[numbers[OVER]]
    pile = tuple(numbers[PILE : PILE + len(DECK) - DEALT * seats])
    colours = len(COLOURS)
    public = Public(
        tanks=tuple(tuple(numbers[TANKS + colours * seat : TANKS + colours * (seat + 1)]) for seat in range(seats)),
        piles=tuple(numbers[PILES : PILES + seats]),
        target=target_of(seats),
        turn=drawn if over else drawn + 1,
        to_move=numbers[TO_MOVE],
        top=BACK_NAMES[pile[drawn]] if left else (),
        left=left,
        dealt=tuple(numbers[ALL_DEALT : ALL_DEALT + colours]),
        drawn=pile[:drawn],
        over=over,
    )
    return State(public, (Private(),) * seats, Hidden(pile))
