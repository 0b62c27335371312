"""Card counting: the probability of each card to be the next of the draw pile."""

from __future__ import annotations

import numpy as np

from rumpus.bots.mantis.worth import Floats
from rumpus.games.mantis.model import BACKS, CARDS_A_COLOUR, COLOURS, FRONTS, Card, Tank

ROWS = sorted(set(BACKS))
"""The 35 different backs, in the order of the rows of `fronts_of_next`."""

_FRONT_OF_CARD = np.array(FRONTS)
_BACK_OF_CARD = np.array([ROWS.index(back) for back in BACKS])


def fronts_of_next(dealt: Tank, drawn: tuple[Card, ...]) -> Floats:
    """The joint probability of the next card's back and front: [back, colour]. It sums to 1 unless the pile is empty.

    If n cards of a colour are not drawn, and d of these were dealt, each of the n is in the draw pile with probability
    (n - d) / n.
    """
    gone = list(drawn)
    unseen = CARDS_A_COLOUR - np.bincount(_FRONT_OF_CARD[gone], minlength=len(COLOURS))
    in_pile = (unseen - np.array(dealt)) / np.maximum(unseen, 1)
    weights = in_pile[_FRONT_OF_CARD]
    weights[gone] = 0
    fronts = np.zeros((len(ROWS), len(COLOURS)), np.float32)
    fronts[_BACK_OF_CARD, _FRONT_OF_CARD] = weights / max(weights.sum(), 1e-9)
    return fronts
