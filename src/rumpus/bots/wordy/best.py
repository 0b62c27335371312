"""The best Wordy bot: it plays every promising question out to the end, and asks the one with the best expected
lead."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

import numpy as np

from rumpus.bots.wordy.belief import belief
from rumpus.bots.wordy.hardness import hard_ones, hardness
from rumpus.bots.wordy.player import WordyBot, shown_before, worth_asking
from rumpus.bots.wordy.questions import questions_about
from rumpus.bots.wordy.secret import OwnSecret, own_secret
from rumpus.bots.wordy.sight import Floats, Search, own, search_of
from rumpus.bots.wordy.standing import standing_of
from rumpus.bots.wordy.telling import least_telling
from rumpus.bots.wordy.tree import BERRIES_A_BIT, Choice, at_a_glance, bits, costs_after
from rumpus.engine import Dice
from rumpus.games.wordy.knowledge import ALPHABET
from rumpus.games.wordy.model import Action, Guess, WordyView
from rumpus.games.wordy.words.index import KNOWN, rack_words

SHOWN = 120
"""The number of words that it considers showing."""
WORK = 2_400
"""The budget of play-outs, in words found."""
FEWEST, MOST = 2, 24
"""The least and the greatest number of choices that are played out."""
HOPELESS = 0.15
"""It accepts a draw if its chance to win is smaller than this."""


class BestBot(WordyBot):
    level = "best"
    vocabulary = KNOWN

    def hide(self, view: WordyView, dice: Dice) -> str:
        tiles = "".join(sorted(own(view)[1].tiles))
        words = rack_words(tiles)
        chances = hard_ones(words, hardness(tiles, view.public.clues))
        return words.words[dice.weighted(chances.tolist())]

    def take_turn(self, view: WordyView, dice: Dice) -> Action:
        began = time.perf_counter()
        seat, _ = own(view)
        search = search_of(view)
        if not len(search.rows):
            return self.at_a_loss(view, search, dice)
        weights = belief(search, view.public.clues)
        guess = Guess(search.words.words[search.rows[int(weights.argmax())]])
        if len(weights) == 1 or view.public.used[seat] + 1 >= self.options.most_turns:
            return guess
        secret = own_secret(view)
        standing = standing_of(view, secret.bits)
        best: Action = guess
        most = -math.inf
        for choice, costs in self._played_out(view, search, weights, secret, dice, began):
            worth = float(weights @ standing.chances(costs))
            if worth > most:
                best, most = choice.ask or guess, worth
        return best

    def _played_out(
        self, view: WordyView, search: Search, weights: Floats, secret: OwnSecret, dice: Dice, began: float
    ) -> Iterator[tuple[Choice, Floats]]:
        """The most promising choices, and for each the cost of finding every word after it."""
        words, rows = search.words, search.rows
        to_show = np.array(dice.shuffled(self.known(words).tolist())[:SHOWN], np.intp)
        questions = questions_about(words, rows, worth_asking(view), to_show, shown_before(view))
        copies = np.array([search.known.copies(letter) for letter in ALPHABET], np.int32)
        choices = at_a_glance(questions, weights, copies, lambda ask: secret.given_away(ask) * BERRIES_A_BIT)
        count = max(FEWEST, min(MOST, WORK // len(rows)))
        promising = choices[:count]
        if view.public.guessed[1 - own(view)[0]]:
            # Consider guesses even if they tell little: any berry may be the deciding one.
            promising += [choice for choice in choices[count:] if choice.ask is None]
        for choice in promising:
            yield choice, costs_after(questions, weights, choice)
            if self.time_limit_ms is not None and (time.perf_counter() - began) * 1000 > self.time_limit_ms:
                return

    def tell(self, view: WordyView, dice: Dice) -> Action:
        private = own(view)[1]
        assert private.asking is not None
        secret = own_secret(view)
        return least_telling(private.asking, private.secret, secret.search, secret.search.rows, secret.weights, dice)

    def wants_draw(self, view: WordyView) -> bool:
        seat, _ = own(view)
        if view.public.guessed[seat] or not view.public.racks[seat]:
            return False
        search = search_of(view)
        if not len(search.rows):
            return False
        weights = belief(search, view.public.clues)
        expected = np.array([BERRIES_A_BIT * bits(weights)])
        return float(standing_of(view, own_secret(view).bits).chances(expected)[0]) < HOPELESS
