"""Which word the other side may have hidden: people hide what they know, cunning ones what is hard, others anything."""

from __future__ import annotations

from typing import Final

from rumpus.bots.wordy.hardness import evenly, familiar, hard_ones, hardness
from rumpus.bots.wordy.sight import Floats, Search
from rumpus.games.wordy.clues import Clue

CUNNING: Final = 0.4
PERSON: Final = 0.4
ANYTHING: Final = 0.2


def belief(search: Search, clues: tuple[Clue, ...]) -> Floats:
    """How likely each of the words is that still fit: by row of the search. In all 1."""
    words = search.words
    cunning = hard_ones(words, hardness("".join(sorted(search.tiles)), clues))
    weights: Floats = (CUNNING * cunning + PERSON * familiar(words) + ANYTHING * evenly(words))[search.rows]
    return weights / float(weights.sum())
