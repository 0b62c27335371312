"""The easy Wordy bot: it knows everyday words, asks any sensible question, and guesses when few words are left."""

from __future__ import annotations

import numpy as np

from rumpus.bots.wordy.player import WordyBot, worth_asking
from rumpus.bots.wordy.sight import Rows, Search, any_of, own, search_of
from rumpus.engine import Dice
from rumpus.games.wordy.clues import CARDS
from rumpus.games.wordy.model import Action, Ask, Guess, Point, Question, Reveal, Rhyme, WordyView
from rumpus.games.wordy.words.index import rack_words
from rumpus.games.wordy.words.rhymes import made_up_rhymes

FEW = 4
"""It guesses if at most so many words are left."""
SOME = 15
"""It sometimes guesses if at most so many words are left."""
NOW_AND_THEN = 0.25
MIDDLING = (4, 7)
"""The range of lengths of the words that it hides."""


class EasyBot(WordyBot):
    level = "easy"
    vocabulary = 35

    def hide(self, view: WordyView, dice: Dice) -> str:
        words = rack_words(own(view)[1].tiles)
        rows = self.known(words)
        shortest, longest = MIDDLING
        middling = rows[(words.lengths[rows] >= shortest) & (words.lengths[rows] <= longest)]
        return any_of(words, middling if len(middling) else rows, dice)

    def take_turn(self, view: WordyView, dice: Dice) -> Action:
        search = search_of(view)
        suspects = self.suspects(search)
        if not len(suspects):
            return self.at_a_loss(view, search, dice)
        is_bold = len(suspects) <= SOME and dice.roll() < NOW_AND_THEN
        questions = self._questions(view, search, suspects)
        if len(suspects) <= FEW or is_bold or not questions:
            return Guess(any_of(search.words, suspects, dice))
        question = questions[dice.weighted([1 / (1 + CARDS[each.clue].value) for each in questions])]
        needs = CARDS[question.clue].needs
        if needs == "letter":
            return Ask(question.clue, letter=dice.pick(question.letters))
        if needs == "word":
            return Ask(question.clue, word=dice.pick(self.to_show(view, search)))
        return Ask(question.clue)

    def _questions(self, view: WordyView, search: Search, suspects: Rows) -> list[Question]:
        """The clues that may still tell something, each with the uncertain letters."""
        seat, private = own(view)
        answered = {each.clue for each in private.told if each.asker == seat and CARDS[each.clue].needs == "nothing"}
        counts = search.words.counts[suspects]
        in_doubt = {chr(ord("A") + letter) for letter in np.flatnonzero((counts != counts[0]).any(axis=0))}
        found = []
        for question in worth_asking(view):
            letters = "".join(letter for letter in question.letters if letter in in_doubt)
            is_spent = question.clue in answered and question.clue not in ("vowel", "give")
            needs = CARDS[question.clue].needs
            lacks = (needs == "letter" and not letters) or (needs == "word" and not self.to_show(view, search))
            if is_spent or lacks:
                continue
            found.append(Question(question.clue, letters))
        return found

    def tell(self, view: WordyView, dice: Dice) -> Action:
        private = own(view)[1]
        asked = private.asking
        assert asked is not None
        if asked.clue in ("vowel", "give"):
            return Reveal(dice.pick(asked.letters) if asked.letters else "")
        if asked.clue == "super":
            return Point(dice.pick(asked.places) if asked.places else 0)
        return Rhyme(dice.pick(asked.rhymes or made_up_rhymes(private.secret)))
