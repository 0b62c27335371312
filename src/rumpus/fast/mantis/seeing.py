"""What everybody sees of Mantis, in compiled code: the same numbers as `rumpus.sights.mantis`."""

from __future__ import annotations

import numpy as np

from rumpus.fast.compiling import part
from rumpus.fast.mantis.layout import ALL_DEALT, DRAWN, LEFT, PILE, PILES, TANKS, TO_MOVE, Rows
from rumpus.games.mantis.model import BACKS, COLOURS, DECK
from rumpus.sights.sight import Row

_COLOURS = len(COLOURS)
_CARDS = len(DECK)
_BACKS = np.array(BACKS, np.int64)


@part
def see(row: Rows, seats: int, out: Row) -> None:
    """Write the view of the seat that is asked."""
    out[:] = 0
    seat = np.int64(row[TO_MOVE])
    piles = _COLOURS * seats
    for place in range(seats):
        other = seat + place
        if other >= seats:
            other -= seats
        for colour in range(_COLOURS):
            out[_COLOURS * place + colour] = row[TANKS + _COLOURS * other + colour]
        out[piles + place] = row[PILES + other]
    to_move = piles + seats
    out[to_move] = 1
    top = to_move + seats
    drawn, left = np.int64(row[DRAWN]), np.int64(row[LEFT])
    if left:
        card = row[PILE + drawn]
        for place in range(3):
            out[top + _BACKS[card, place]] = 1
    share_left = top + _COLOURS
    out[share_left] = left / _CARDS
    dealt = share_left + 1
    for colour in range(_COLOURS):
        out[dealt + colour] = row[ALL_DEALT + colour]
    seen = dealt + _COLOURS
    for place in range(drawn):
        out[seen + row[PILE + place]] = 1
