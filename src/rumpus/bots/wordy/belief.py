"""The probability of each hidden word: people hide what they know, cunning ones what is hard, others anything."""

from __future__ import annotations

from typing import Final

from rumpus.bots.wordy.hardness import evenly, familiar, hard_ones, hardness
from rumpus.bots.wordy.sight import Floats, Search
from rumpus.games.wordy.clues import Clue

CUNNING: Final = 0.3
PERSON: Final = 0.35
ANYTHING: Final = 0.35


def belief(search: Search, clues: tuple[Clue, ...]) -> Floats:
    """The probability of each word that still fits, by row of the search. They sum to 1."""
    words = search.words
    cunning = hard_ones(words, hardness("".join(sorted(search.tiles)), clues))
    return _fitting(search, CUNNING * cunning + PERSON * familiar(words) + ANYTHING * evenly(words))


def plain_belief(search: Search) -> Floats:
    """The same without assuming cunning opponents."""
    return _fitting(search, PERSON * familiar(search.words) + ANYTHING * evenly(search.words))


def _fitting(search: Search, weights: Floats) -> Floats:
    left: Floats = weights[search.rows]
    return left / float(left.sum())
