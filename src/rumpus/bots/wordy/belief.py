"""Which word somebody may have hidden: people hide what they know, cunning ones what is hard, others anything."""

from __future__ import annotations

from typing import Final

from rumpus.bots.wordy.hardness import evenly, familiar, hard_ones, hardness
from rumpus.bots.wordy.sight import Floats, Search
from rumpus.games.wordy.clues import Clue

CUNNING: Final = 0.3
PERSON: Final = 0.35
ANYTHING: Final = 0.35


def belief(search: Search, clues: tuple[Clue, ...]) -> Floats:
    """How likely each of the words is that still fit: by row of the search. In all 1."""
    words = search.words
    cunning = hard_ones(words, hardness("".join(sorted(search.tiles)), clues))
    return _fitting(search, CUNNING * cunning + PERSON * familiar(words) + ANYTHING * evenly(words))


def plain_belief(search: Search) -> Floats:
    """The same for somebody who does not think of cunning."""
    return _fitting(search, PERSON * familiar(search.words) + ANYTHING * evenly(search.words))


def _fitting(search: Search, weights: Floats) -> Floats:
    left: Floats = weights[search.rows]
    return left / float(left.sum())
