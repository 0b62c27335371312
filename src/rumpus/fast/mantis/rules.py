"""The rules of Mantis in compiled code, on one row. `rumpus.games.mantis` judges them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.fast.compiling import part
from rumpus.fast.mantis.layout import ALL_DEALT, DRAWN, LEFT, OVER, PILE, PILES, TANKS, TO_MOVE, Rows
from rumpus.fast.rolls import Streams, below
from rumpus.games.mantis.model import CARDS_A_COLOUR, COLOURS, DEALT, DECK, TARGET, TARGET_OF_TWO

_COLOURS = len(COLOURS)
_CARDS = len(DECK)
_STEALS = 1
"""The token of a steal from the seat so many places clockwise is this plus that number."""


@part
def deal(row: Rows, seats: int, dice: Streams, number: int) -> None:
    """M-SETUP-1 to M-SETUP-3."""
    pile = row[PILE:]
    for card in range(_CARDS):
        pile[card] = card
    for last in range(_CARDS - 1, 0, -1):
        other = below(dice, number, last + 1)
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card
    row[:PILE] = 0
    dealt = DEALT * seats
    for place in range(dealt):
        colour = pile[place] // CARDS_A_COLOUR
        row[TANKS + _COLOURS * (place // DEALT) + colour] += 1
        row[ALL_DEALT + colour] += 1
    left = _CARDS - dealt
    for place in range(left):
        pile[place] = pile[place + dealt]
    pile[left:] = 0
    row[LEFT] = left
    row[TO_MOVE] = below(dice, number, seats)


@part
def is_choice(token: int, seats: int) -> bool:
    """Score, or steal from somebody else (M-STEAL-3)."""
    return token == 0 or (token > _STEALS and token <= seats)


@part
def choice(number: int) -> int:
    """The token of a choice, by its number."""
    return 0 if number == 0 else number + _STEALS


@part
def say(row: Rows, seats: int, token: int) -> None:
    """Turn the top card over, into the tank that the token means."""
    seat = np.int64(row[TO_MOVE])
    into = seat
    if token:
        into += token - _STEALS
        if into >= seats:
            into -= seats
    colour = np.int64(row[PILE + row[DRAWN]]) // CARDS_A_COLOUR
    row[DRAWN] += 1
    row[LEFT] -= 1
    place = TANKS + _COLOURS * into + colour
    cards = row[place]
    is_again = False
    if cards == 0:  # M-SCORE-2, M-STEAL-2
        row[place] = 1
    elif into == seat:  # M-SCORE-1
        row[place] = 0
        row[PILES + seat] += cards + 1
        if row[PILES + seat] >= (TARGET_OF_TWO if seats == 2 else TARGET):
            row[OVER] = 1
            return
    else:  # M-STEAL-1
        row[place] = 0
        row[TANKS + _COLOURS * seat + colour] += cards + 1
        is_again = seats == 2  # M-TWO-2
    if row[LEFT] == 0:  # M-END-R2
        row[OVER] = 2
    elif not is_again:
        row[TO_MOVE] = 0 if seat + 1 == seats else seat + 1


@part
def rank(row: Rows, seats: int, places: NDArray[np.int64], points: NDArray[np.int64]) -> None:
    """M-END-2: most cards in the score pile, then most in the tank."""
    for seat in range(seats):
        points[seat] = row[PILES + seat]
    for seat in range(seats):
        places[seat] = 1
        for other in range(seats):
            is_level = points[other] == points[seat]
            if points[other] > points[seat] or (is_level and _in_tank(row, other) > _in_tank(row, seat)):
                places[seat] += 1


@part
def _in_tank(row: Rows, seat: int) -> int:
    cards = 0
    for colour in range(_COLOURS):
        cards += row[TANKS + _COLOURS * seat + colour]
    return cards
