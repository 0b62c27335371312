"""How hard words are to find with the clues on the table: the simulated cost of a good search."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from rumpus.bots.wordy.questions import questions_about
from rumpus.bots.wordy.sight import Floats
from rumpus.bots.wordy.tree import costs_of
from rumpus.games.wordy.answers import question
from rumpus.games.wordy.clues import Clue
from rumpus.games.wordy.words.index import KNOWN, RackWords, rack_words

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
FAMILIAR = np.zeros(256)
FAMILIAR[list(SIZES)] = (0.7, 0.9, 1.0, 0.8, 0.6, 0.45, 0.35, 0.2, 0.04)
"""By SCOWL size: how readily a person thinks of a word."""
LIKED_LENGTH = np.array((0, 0.02, 0.04, 0.2, 0.6, 1, 1, 1, 1, 1, 1, 1))
"""By length: how readily a person hides it."""

SHOWN = 90
"""The number of words that the seeker may show."""
TIMES = 2
"""The number of passes; the second one assumes that hard words are hidden."""
MANY = 800
"""With more words than this there is only one pass."""
SELDOM = 0.5
"""The factor for words that few people know: it is no fun to lose to those."""
HARD_TEMPER = 1.2
"""The softmax temperature, in berries, of the choice among hard words. It must vary, or it would be guessed."""


def familiar(words: RackWords) -> Floats:
    """The probability that a person hides each of the words. They sum to 1."""
    return _normalised(FAMILIAR[words.sizes] * LIKED_LENGTH[words.lengths] * words.clean)


def evenly(words: RackWords) -> Floats:
    return _normalised(words.clean.astype(np.float64))


def _normalised(weights: Floats) -> Floats:
    total = float(weights.sum())
    return weights / total if total > 0 else np.full(len(weights), 1 / max(1, len(weights)))


@lru_cache(maxsize=64)
def hardness(tiles: str, clues: tuple[Clue, ...]) -> Floats:
    """For each word that the tiles (sorted) spell: the berries that it costs to find it."""
    words = rack_words(tiles)
    rows = np.flatnonzero(words.clean)
    found = np.zeros(len(words))
    if not len(rows):
        return found
    # The hider does not know the other side's tiles, so any letter may turn out to be common.
    open_questions = [question(clue, tiles, tiles, is_own_word_known=False) for clue in clues]
    to_show = rows[:: -(-len(rows) // SHOWN)]
    questions = questions_about(words, rows, open_questions, to_show, frozenset())
    expected = (familiar(words) + evenly(words))[rows] / 2
    times = TIMES if len(rows) <= MANY else 1
    for time in range(1, times + 1):
        found[rows] += (costs_of(questions, expected) - found[rows]) / time
        hard = hard_ones(words, found)[rows]
        expected = (expected + hard) / 2
    found.flags.writeable = False
    return found


def hard_ones(words: RackWords, hard: Floats) -> Floats:
    """The probability that each word is hidden by somebody who knows how hard each is. They sum to 1."""
    liked = np.where(words.sizes <= KNOWN, 1.0, SELDOM) * words.clean
    return _normalised(np.exp((hard - hard.max(initial=0)) / HARD_TEMPER) * liked)
