"""The own word as the other side sees it: how uncertain it is, and what a clue would give away."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rumpus.bots.wordy.belief import plain_belief
from rumpus.bots.wordy.sight import Floats, Search, own, search_for_own
from rumpus.bots.wordy.telling import weight_with
from rumpus.games.wordy.answers import asking
from rumpus.games.wordy.knowledge import ALPHABET
from rumpus.games.wordy.model import Ask, WordyView


@dataclass(frozen=True, slots=True, eq=False)
class OwnSecret:
    word: str
    search: Search
    """The other side's knowledge of it."""
    weights: Floats
    """The probability of each word for the other side."""

    @property
    def bits(self) -> float:
        """The other side's uncertainty."""
        row = self.search.words.row_of(self.word)
        places = np.flatnonzero(self.search.rows == row)
        # A word that a person hid before a bot took over may be any string.
        chance = float(self.weights[places[0]]) if len(places) else 1 / (1 + len(self.weights))
        return float(-np.log2(chance))

    def given_away(self, ask: Ask | None) -> float:
        """The bits that the other side learns from Let's Share and Give & Take, which tell both sides something."""
        if ask is None or ask.clue not in ("share", "give"):
            return 0.0
        rows = self.search.rows
        if ask.clue == "share":
            counts = self.search.words.counts[rows, ALPHABET.index(ask.letter)]
            left = float(self.weights[counts == self.word.count(ask.letter)].sum())
        else:
            letters = asking("give", "", self.word, self.search.known).letters
            # The least telling letter will be shown.
            left = max((weight_with(self.search, rows, self.weights, letter) for letter in letters), default=1.0)
        return float(-np.log2(left)) if left > 0 else 0.0


def own_secret(view: WordyView) -> OwnSecret:
    private = own(view)[1]
    search = search_for_own(view)
    return OwnSecret(private.secret, search, plain_belief(search))
