"""The good Wordy bot: it knows many words, and asks what rules out most of them per berry."""

from __future__ import annotations

import math

import numpy as np

from rumpus.bots.wordy.player import WordyBot, shown_before, worth_asking
from rumpus.bots.wordy.questions import Questions, questions_about, revealed
from rumpus.bots.wordy.sight import Rows, Search, any_of, own, search_for_own, search_of
from rumpus.bots.wordy.telling import least_telling
from rumpus.engine import Dice
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.knowledge import ALPHABET
from rumpus.games.wordy.model import Action, Ask, Guess, WordyView
from rumpus.games.wordy.words.index import rack_words

FEW = 2
"""It guesses if at most so many words are left."""
SHOWN = 8
"""The number of words that it considers showing."""
EFFORT = 0.5
"""The cost of a turn besides the berries."""
SHORTEST = 5
"""The shortest word that it hides, if it can: it assumes that long words are hard to find."""


class GoodBot(WordyBot):
    level = "good"
    vocabulary = 60

    def hide(self, view: WordyView, dice: Dice) -> str:
        words = rack_words(own(view)[1].tiles)
        rows = self.known(words)
        long = rows[words.lengths[rows] >= SHORTEST]
        return any_of(words, long if len(long) else rows, dice)

    def take_turn(self, view: WordyView, dice: Dice) -> Action:
        search = search_of(view)
        suspects = self.suspects(search)
        if not len(suspects):
            return self.at_a_loss(view, search, dice)
        guess = Guess(any_of(search.words, suspects, dice))
        if len(suspects) <= FEW:
            return guess
        ask = self._best_question(view, search, suspects, dice)
        return ask or guess

    def _best_question(self, view: WordyView, search: Search, suspects: Rows, dice: Dice) -> Ask | None:
        to_show = np.array(dice.shuffled(self.known(search.words).tolist())[:SHOWN], np.intp)
        questions = questions_about(search.words, suspects, worth_asking(view), to_show, shown_before(view))
        best, most = None, 0.0
        for ask, left, price in _expected(questions, search):
            worth = math.log2(len(suspects) / left) / (price + EFFORT)
            if worth > most:
                best, most = ask, worth
        return best

    def tell(self, view: WordyView, dice: Dice) -> Action:
        private = own(view)[1]
        assert private.asking is not None
        search = search_for_own(view)
        rows = search.among(self.vocabulary)
        return least_telling(private.asking, private.secret, search, rows, np.ones(len(rows)), dice)


def _expected(questions: Questions, search: Search) -> list[tuple[Ask, float, float]]:
    """Every question with the expected number of words left, and the expected price."""
    count = len(questions.counts)
    found = []
    if len(questions.asks):
        sizes = np.bincount(questions.answers.ravel(), minlength=len(questions.prices)).astype(np.float64)
        left = np.add.reduceat(sizes * sizes, questions.first) / count
        prices = np.add.reduceat(sizes * questions.prices, questions.first) / count
        found += [(ask, float(left[place]), float(prices[place])) for place, ask in enumerate(questions.asks)]
    copies = np.array([search.known.copies(letter) for letter in ALPHABET], np.int32)
    for clue in questions.reveals:
        answers = revealed(questions.counts, np.ones(count), clue, copies)
        sizes = np.bincount(answers).astype(np.float64)
        found.append((Ask(clue), float((sizes * sizes).sum()) / count, float(CARDS[clue].value)))
    return found
