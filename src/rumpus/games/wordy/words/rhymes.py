"""Which words rhyme: they share every sound from the last stressed vowel on, in any of their pronunciations.

Words are upper-case A to Z everywhere. Pure: the package's own data is read once, on first use.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from rumpus.games.wordy.words.data import packed_text
from rumpus.games.wordy.words.index import is_insult, is_word
from rumpus.games.wordy.words.insults import insults

_ONSETS = (
    *"BDFGHJKLMNPRSTVWZ",
    *("BL", "BR", "CH", "CL", "DR", "FL", "GR", "PL", "PR", "SH", "SL", "SN", "SP", "ST", "TR"),
)

# An E at the end is rarely heard, alone or before D or S: CAKE ends in AKE.
_ENDING = re.compile(r"(?:[AEIOUY]+[^AEIOUY]+E[DS]?|[AEIOUY]+[^AEIOUY]*)$")

_FORM_ENDINGS = ("S", "ES", "ED", "ER", "ERS", "EST", "ING", "INGS", "LY")

_LETTER_NAMES = ("AY", "EE", "YE", "OH")
"""Endings of the names of letters, for words of a single letter."""


@lru_cache(maxsize=1024)
def rhymes_of(word: str) -> tuple[str, ...]:
    """All words that rhyme with a word, the best known first; none if its pronunciation is unknown.

    Insults are left out, and the word itself and its forms.
    """
    rhymes = _sounds().rhymes_of(word)
    return tuple(rhyme for rhyme in rhymes if not is_form_of(word, rhyme) and not is_insult(rhyme))


def is_form_of(word: str, other: str) -> bool:
    """Whether `other` is the word itself, or the word with an ending (W-C-R3) as in BAKER, RUNNING and CRIED."""
    if word == other:
        return True
    # The beginning tells most words apart.
    return other.startswith(word[:-1]) and any(
        other.startswith(stem) and other[len(stem) :] in _FORM_ENDINGS for stem in _stems(word)
    )


def _stems(word: str) -> tuple[str, ...]:
    """The stems before an ending: the word, without its last E, with an I for its Y, or with its last letter
    doubled."""
    if word[-1] == "E" and len(word) > 1:
        return word, word[:-1]
    return word, word + word[-1], word[:-1] + "I" if word[-1] == "Y" else word


def has_rhymes(word: str) -> bool:
    """Whether there is a rhyme that may be shown."""
    return bool(rhymes_of(word))


def do_rhyme(word: str, other: str) -> bool:
    """Whether two different words rhyme; an insult is a word like others here."""
    sounds = _sounds()
    return word != other and not sounds.endings_of(word).isdisjoint(sounds.endings_of(other))


@lru_cache(maxsize=256)
def accepted_rhymes(word: str) -> tuple[str, ...]:
    """Every real word that may be given as a rhyme, insults included, in alphabetical order."""
    return tuple(sorted(rhyme for rhyme in _sounds().rhymes_of(word) if not is_form_of(word, rhyme)))


@lru_cache(maxsize=1024)
def made_up_rhymes(word: str) -> tuple[str, ...]:
    """The ending of a word with other beginnings: at least one, none of them a real word or a form of the word."""
    for ending in (_ending_of(word), *_LETTER_NAMES):
        made_up = tuple(onset + ending for onset in _ONSETS if _can_be_shown(onset + ending, word))
        if ending and made_up:
            return made_up
    raise ValueError(f"nothing to rhyme with {word!r}")


def _ending_of(word: str) -> str:
    """The ending from the last vowels on; that of a letter's name for a single letter."""
    if len(word) == 1:
        return ""
    match = _ENDING.search(word)
    return f"U{word[1:]}" if match is None else match[0]


def _can_be_shown(made_up: str, word: str) -> bool:
    # A short insult is part of many harmless words.
    is_clean = not is_insult(made_up) and not any(insult in made_up for insult in insults() if len(insult) > 3)
    return is_clean and not is_form_of(word, made_up) and not is_word(made_up)


@cache
def _sounds() -> _Sounds:
    return _Sounds(packed_text("rhymes.txt.gz").decode("ascii").upper())


class _Sounds:
    """The pronunciation of endings."""

    def __init__(self, text: str) -> None:
        """Parse lines `word<tab>ending<tab>ending...`, the best known words first."""
        self._words: list[str] = []
        self._endings: dict[str, frozenset[str]] = {}
        self._sharing: dict[str, list[int]] = {}
        same: dict[str, frozenset[str]] = {}
        for number, line in enumerate(text.splitlines()):
            word, _, endings = line.partition("\t")
            found = same.get(endings)
            if found is None:
                found = same[endings] = frozenset(endings.split("\t"))
            self._words.append(word)
            self._endings[word] = found
            for ending in found:
                self._sharing.setdefault(ending, []).append(number)

    def endings_of(self, word: str) -> frozenset[str]:
        return self._endings.get(word, frozenset())

    def rhymes_of(self, word: str) -> list[str]:
        """All words with the same ending, including the word itself."""
        numbers = {number for ending in self.endings_of(word) for number in self._sharing[ending]}
        return [self._words[number] for number in sorted(numbers)]
