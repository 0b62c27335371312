"""Knowledge from the clues about one side's word: bounds on letters, length and places. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.games.wordy.events import Told
from rumpus.games.wordy.model import Sure, Turn
from rumpus.games.wordy.tiles import RACK, VOWELS, vowels_in
from rumpus.games.wordy.words.index import RackWords
from rumpus.games.wordy.words.rhymes import do_rhyme, has_rhymes, is_form_of

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_A = ord("A")


class Span(NamedTuple):
    least: int
    most: int

    def holds(self, number: int) -> bool:
        return self.least <= number <= self.most


class Known:
    """What the other side has been told of a word made of `tiles`.

    Only what a clue says directly counts, without further reasoning (W-C-R1).
    """

    def __init__(self, tiles: str) -> None:
        self.tiles = tiles
        self.least = dict.fromkeys(sorted(set(tiles)), 0)
        self.most = {letter: tiles.count(letter) for letter in self.least}
        self.length = Span(1, RACK)
        self.vowels: int | None = None
        self.consonants: int | None = None
        self.places: dict[int, str] = {}
        self.last = ""
        self.rhymes: list[tuple[str, bool]] = []
        self.wrong: list[str] = []

    def copies(self, letter: str) -> int:
        """The number of copies of a letter known to be in the word (W-C-R1)."""
        return self.least.get(letter, 0)

    # Facts

    def at_least(self, letter: str, copies: int) -> None:
        self.least[letter] = max(self.least.get(letter, 0), copies)

    def at_most(self, letter: str, copies: int) -> None:
        self.most[letter] = min(self.most.get(letter, 0), copies)

    def exactly(self, letter: str, copies: int) -> None:
        self.at_least(letter, copies)
        self.at_most(letter, copies)

    def revealed(self, letter: str, among: str) -> None:
        """A copy beyond the known ones was shown; or, without a letter, none of `among` is left."""
        if letter:
            self.at_least(letter, self.copies(letter) + 1)
            return
        for each in among:
            if each in self.least:
                self.at_most(each, self.least[each])

    def built(self, word: str, up: Sequence[bool]) -> None:
        """Copies are judged one by one: if fewer stay up than were shown, the count is exact."""
        for letter in dict.fromkeys(word):
            shown = word.count(letter)
            staying = sum(stays for each, stays in zip(word, up, strict=True) if each == letter)
            self.at_least(letter, staying)
            if staying < shown:
                self.at_most(letter, staying)

    def counted(self, *, vowels: int | None = None, consonants: int | None = None) -> None:
        self.vowels = vowels if vowels is not None else self.vowels
        self.consonants = consonants if consonants is not None else self.consonants
        most_consonants = RACK - vowels_in(self.tiles)
        least = (self.vowels or 0) + (self.consonants or 0)
        most = (vowels_in(self.tiles) if self.vowels is None else self.vowels) + (
            most_consonants if self.consonants is None else self.consonants
        )
        self.between(least, most)

    def between(self, shortest: int, longest: int) -> None:
        self.length = Span(max(self.length.least, shortest), min(self.length.most, longest))
        self._count_places()

    def at(self, place: int, letter: str) -> None:
        self.places[place] = letter
        self.between(place, self.length.most)

    def ends_with(self, letter: str) -> None:
        self.last = letter
        self._count_places()

    def _count_places(self) -> None:
        """Different places shown are different copies. The last place counts separately only if it is surely beyond
        those shown."""
        for letter in dict.fromkeys((*self.places.values(), self.last)):
            if not letter:
                continue
            shown = [place for place, each in self.places.items() if each == letter]
            is_beyond = letter == self.last and max(shown, default=0) < self.length.least
            self.at_least(letter, len(shown) + is_beyond)

    # The words that fit

    def fitting(self, words: RackWords) -> NDArray[np.bool_]:
        """Which of the words that the tiles spell fit everything."""
        fits = (words.lengths >= self.length.least) & (words.lengths <= self.length.most)
        for letter, least in self.least.items():
            most = self.most[letter]
            column = words.counts[:, ord(letter) - _A]
            if least == most:
                fits &= column == least
            else:
                if least:
                    fits &= column >= least
                if most < self.tiles.count(letter):
                    fits &= column <= most
        if self.vowels is not None:
            fits &= words.vowels == self.vowels
        if self.consonants is not None:
            fits &= words.lengths - words.vowels == self.consonants
        for place, letter in self.places.items():
            fits &= words.letters[:, place - 1] == ord(letter) - _A
        if self.last:
            ends = words.letters[np.arange(len(words.words)), words.lengths - 1]
            fits &= ends == ord(self.last) - _A
        for word in self.wrong:
            row = words.row_of(word)
            if row is not None:
                fits[row] = False
        if self.rhymes:
            for index in np.flatnonzero(fits):
                if not self._rhymes_fit(words.words[index]):
                    fits[index] = False
        return fits

    def fits(self, word: str) -> bool:
        """Whether one word fits everything. It need not be in the dictionary."""
        return (
            self.length.holds(len(word))
            and all(self.least[letter] <= word.count(letter) <= self.most[letter] for letter in self.least)
            and (self.vowels is None or vowels_in(word) == self.vowels)
            and (self.consonants is None or len(word) - vowels_in(word) == self.consonants)
            and all(place <= len(word) and word[place - 1] == letter for place, letter in self.places.items())
            and (not self.last or word[-1] == self.last)
            and word not in self.wrong
            and self._rhymes_fit(word)
        )

    def _rhymes_fit(self, word: str) -> bool:
        return all(
            not is_form_of(word, rhyme) and (do_rhyme(word, rhyme) if checked else not has_rhymes(word))
            for rhyme, checked in self.rhymes
        )

    def sure(self) -> Sure:
        """The knowledge as notes for a page."""
        return Sure(
            least=tuple((letter, least) for letter, least in self.least.items() if least),
            most=tuple((letter, most) for letter, most in self.most.items() if most < self.tiles.count(letter)),
            shortest=self.length.least,
            longest=self.length.most,
            vowels=self.vowels,
            consonants=self.consonants,
            places=tuple(sorted(self.places.items())),
            last=self.last,
        )


def learn(known: Known, told: Told, owner: int) -> None:
    """Add what a clue told about the word of `owner`: the side asked or, if both sides tell, the asker."""
    if told.asker == owner:
        if told.clue == "share":
            known.exactly(told.letter, told.asker_number)
        elif told.clue == "give":
            known.revealed(told.asker_letter, ALPHABET)
        return
    match told.clue:
        case "last":
            known.ends_with(told.letter)
        case "first":
            known.at(1, told.letter)
        case "length":
            known.between(told.number, told.number)
        case "relative":
            shown = len(told.word)
            if told.answer == "same":
                known.between(shown, shown)
            elif told.answer == "longer":
                known.between(shown + 1, RACK)
            else:
                known.between(1, shown - 1)
        case "strike" | "rare":
            if told.answer == "yes":
                known.at_least(told.letter, 1)
            else:
                known.at_most(told.letter, 0)
        case "super":
            if told.answer == "yes":
                known.at(told.number, told.letter)
            else:
                known.at_most(told.letter, 0)
        case "builder" | "dynamic":
            known.built(told.word, told.up)
        case "share" | "burn":
            known.exactly(told.letter, told.number)
        case "vowel":
            known.revealed(told.letter, VOWELS)
        case "give":
            known.revealed(told.letter, ALPHABET)
        case "vowel_count":
            known.counted(vowels=told.number)
        case "consonant_count":
            known.counted(consonants=told.number)
        case "rhyme":
            known.rhymes.append((told.word, told.checked))


def known_of(owner: int, tiles: str, told: Iterable[Told], turns: Iterable[Turn] = ()) -> Known:
    """The other side's knowledge of the word that `owner` made of `tiles`."""
    known = Known(tiles)
    for each in told:
        learn(known, each, owner)
    known.wrong = [turn.word for turn in turns if turn.clue is None and turn.seat != owner and not turn.right]
    return known
