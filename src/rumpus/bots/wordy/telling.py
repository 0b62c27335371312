"""Answers clues about the own word so that as many words as possible still fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rumpus.bots.wordy.sight import Floats, Rows, Search
from rumpus.engine import Dice
from rumpus.games.wordy.knowledge import ALPHABET
from rumpus.games.wordy.model import Action, Asking, Point, Reveal, Rhyme
from rumpus.games.wordy.words.rhymes import is_form_of, made_up_rhymes, rhymes_of

T = TypeVar("T")

EQUAL = 1e-9


def least_telling(asked: Asking, secret: str, search: Search, rows: Rows, weights: Floats, dice: Dice) -> Action:
    """The least telling answer; `search` and `weights` are the asker's knowledge and probabilities."""
    if asked.clue in ("vowel", "give"):
        if not asked.letters:
            return Reveal("")
        fitting = [weight_with(search, rows, weights, letter) for letter in asked.letters]
        return Reveal(_any_of_the_most(asked.letters, fitting, dice))
    if asked.clue == "super":
        if not asked.places:
            return Point(0)
        letter = ALPHABET.index(asked.letter)
        fitting = [float(weights[search.words.letters[rows, place - 1] == letter].sum()) for place in asked.places]
        return Point(_any_of_the_most(asked.places, fitting, dice))
    return Rhyme(_rhyme(asked, secret, search, rows, weights, dice))


def weight_with(search: Search, rows: Rows, weights: Floats, letter: str) -> float:
    """The total probability of the words that have one more of a letter than is known."""
    counts = search.words.counts[rows, ALPHABET.index(letter)]
    return float(weights[counts > search.known.copies(letter)].sum())


def _rhyme(asked: Asking, secret: str, search: Search, rows: Rows, weights: Floats, dice: Dice) -> str:
    if not asked.rhymes:
        return dice.pick(made_up_rhymes(secret))
    weight_of = {search.words.words[row]: float(weight) for row, weight in zip(rows, weights, strict=True)}
    fitting = []
    for rhyme in asked.rhymes:
        fits = {word for word in rhymes_of(rhyme) if word in weight_of and not is_form_of(word, rhyme)}
        # Of equally telling rhymes, people learn least from one that is spelt differently.
        fitting.append(sum(weight_of[word] for word in sorted(fits)) - EQUAL * 10 * _common_ending(rhyme, secret))
    return _any_of_the_most(asked.rhymes, fitting, dice)


def _common_ending(one: str, other: str) -> int:
    length = 0
    while length < min(len(one), len(other)) and one[-length - 1] == other[-length - 1]:
        length += 1
    return length


def _any_of_the_most(things: Sequence[T], worths: Sequence[float], dice: Dice) -> T:
    most = max(worths) - EQUAL
    return dice.pick([thing for thing, worth in zip(things, worths, strict=True) if worth >= most])
