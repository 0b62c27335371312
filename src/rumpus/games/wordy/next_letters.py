"""The letters that may follow the start of a word, so that it can still become a valid one. Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from functools import lru_cache
from string import ascii_uppercase

from rumpus.games.wordy.model import LONGEST_TYPED, RACE_LETTERS
from rumpus.games.wordy.words.index import rack_words
from rumpus.games.wordy.words.rhymes import accepted_rhymes, has_rhymes, is_form_of

END = ""
"""Stands for the end of the word."""


def of_words(tiles: str, start: str, without: Collection[str] = ()) -> tuple[str, ...]:
    """For a word of the dictionary that the tiles can spell, other than some."""
    return _among(rack_words(tiles).words, start, without) if without else _of_words(tiles, start)


@lru_cache(maxsize=16384)
def _of_words(tiles: str, start: str) -> tuple[str, ...]:
    return _among(rack_words(tiles).words, start)


def _among(words: Sequence[str], start: str, without: Collection[str] = ()) -> tuple[str, ...]:
    """`words` are in alphabetical order."""
    place, size = bisect_left(words, start), len(start)
    found: list[str] = []
    if place < len(words) and words[place] == start:
        if start not in without:
            found.append(END)
        place += 1
    while place < len(words) and words[place].startswith(start):
        letter = words[place][size]
        beyond = bisect_left(words, start + chr(ord(letter) + 1), place)
        if not without or any(word not in without for word in words[place:beyond]):
            found.append(letter)
        place = beyond
    return tuple(found)


def of_tiles(tiles: str, start: str, without: Collection[str] = ()) -> tuple[str, ...]:
    """For any string of tiles, other than some."""
    left = "".join(sorted(tiles))
    for letter in start:
        left = left.replace(letter, "", 1)
    letters = dict.fromkeys(left)
    found = (END,) if start and start not in without else ()
    if not without:
        return (*found, *letters)
    return (*found, *[each for each in letters if _can_end(start + each, left.replace(each, "", 1), without)])


def _can_end(word: str, left: str, without: Collection[str]) -> bool:
    """Whether a string, with the tiles that are left, can become another one than those."""
    if word not in without:
        return True
    return any(_can_end(word + letter, left.replace(letter, "", 1), without) for letter in left)


def of_race(tiles: str, used: tuple[str, ...], start: str) -> tuple[str, ...]:
    """For a word of the race (W-TIE-1, W-TIE-R1)."""
    return _among(_race_words(tiles, used), start)


@lru_cache(maxsize=64)
def _race_words(tiles: str, used: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in rack_words(tiles).words if len(word) == RACE_LETTERS and word not in used)


@lru_cache(maxsize=4096)
def of_rhyme(secret: str, start: str) -> tuple[str, ...]:
    """For a rhyme: one that the dictionary has, if it has any; otherwise any letters (W-C-R3)."""
    if has_rhymes(secret):
        return _among(accepted_rhymes(secret), start)
    ends = (END,) if start and not is_form_of(secret, start) else ()
    return ends if len(start) == LONGEST_TYPED else (*ends, *ascii_uppercase)
