"""How hard words are to find with the clues on the table: what somebody pays who asks well. Measured, not guessed."""

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
"""By size: how readily a person thinks of a word."""
LIKED_LENGTH = np.array((0, 0.02, 0.04, 0.2, 0.6, 1, 1, 1, 1, 1, 1, 1))
"""By length: how readily a person hides it."""

SHOWN = 90
"""Words that the seeker may show."""
TIMES = 2
"""How often the seeker looks, the second time for what was hard at first."""
MANY = 800
"""With more words than this, once has to do."""
SELDOM = 0.5
"""How much less readily words are hidden that few people know: it is no fun to lose to those."""
HARD_TEMPER = 1.2
"""Berries: how closely the choice sticks to the hardest words. It has to vary, or it is found out."""


def familiar(words: RackWords) -> Floats:
    """How likely a person hides each of the words. In all 1."""
    return _in_all_one(FAMILIAR[words.sizes] * LIKED_LENGTH[words.lengths] * words.clean)


def evenly(words: RackWords) -> Floats:
    return _in_all_one(words.clean.astype(np.float64))


def _in_all_one(weights: Floats) -> Floats:
    total = float(weights.sum())
    return weights / total if total > 0 else np.full(len(weights), 1 / max(1, len(weights)))


@lru_cache(maxsize=64)
def hardness(tiles: str, clues: tuple[Clue, ...]) -> Floats:
    """By word that the tiles spell: the berries that it costs to find it. Tiles in alphabetical order."""
    words = rack_words(tiles)
    rows = np.flatnonzero(words.clean)
    found = np.zeros(len(words))
    if not len(rows):
        return found
    # The other side's tiles are not known to whoever hides a word: any letter may turn out to be common.
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
    """How likely each word is hidden by somebody who knows how hard each is. In all 1."""
    liked = np.where(words.sizes <= KNOWN, 1.0, SELDOM) * words.clean
    return _in_all_one(np.exp((hard - hard.max(initial=0)) / HARD_TEMPER) * liked)
