"""The dictionary as arrays: valid words, and those that some tiles can spell.

Words are upper-case A to Z everywhere. Pure: the package's own data is read once, on first use.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from rumpus.games.wordy.words.data import packed_text
from rumpus.games.wordy.words.insults import insults

LONGEST = 11
"""The maximal length of a word: there are that many tiles."""

KNOWN = 70
"""The size up to which a word is commonly known."""

NO_LETTER = 255

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

# Letter counts packed for one subtraction: 13 letters in each of two integers, 4 bits per letter. The highest of the
# four is clear for a word and set for the tiles; it survives the subtraction if the tiles suffice.
_LETTERS_A_HALF = 13
_MOST_COPIES = 7
_SHIFTS = np.arange(_LETTERS_A_HALF, dtype=np.uint64) * np.uint64(4)
_GUARDS = np.uint64(sum(8 << (4 * place) for place in range(_LETTERS_A_HALF)))

_VOWELS = np.array([ord(letter) - ord("A") for letter in "AEIOU"])


@dataclass(frozen=True, slots=True, eq=False)
class RackWords:
    """The words that some tiles can spell, in alphabetical order, one row per word. All arrays are read-only."""

    words: tuple[str, ...]
    sizes: Bytes
    """The SCOWL size of each, as by `size_of`."""
    clean: Flags
    """Which of them are not insults."""
    counts: Bytes
    """(n, 26): the letter counts of each word."""
    letters: Bytes
    """(n, 11): the letter at each place, A = 0; NO_LETTER beyond the end."""
    lengths: Bytes
    vowels: Bytes
    """The number of A, E, I, O and U; Y is a consonant."""

    def __len__(self) -> int:
        return len(self.words)

    def row_of(self, word: str) -> int | None:
        """The row of a word, or None."""
        row = bisect_left(self.words, word)
        return row if row < len(self.words) and self.words[row] == word else None


def is_word(word: str) -> bool:
    """Whether the dictionary has the word (W-WORD-4)."""
    return bool(size_of(word))


def size_of(word: str) -> int:
    """The SCOWL size of a word, from 10 (everyday) to 80 (rare); 0 if it is not a word."""
    return _dictionary().size_of(word)


def is_insult(word: str) -> bool:
    """Whether the table and the bots never show the word. It may be valid all the same."""
    return word in insults()


def rack_words(tiles: str) -> RackWords:
    """Every word that at most 11 tiles, each used once, can spell; their order does not matter."""
    if len(tiles) > LONGEST:
        raise ValueError(f"{len(tiles)} tiles are more than {LONGEST}")
    return _rack_words("".join(sorted(tiles)))


@lru_cache(maxsize=256)
def _rack_words(tiles: str) -> RackWords:
    return _dictionary().spelt_with(tiles)


@cache
def _dictionary() -> _Dictionary:
    return _Dictionary(packed_text("words.txt.gz"))


class _Dictionary:
    """All words in alphabetical order, one row each."""

    def __init__(self, text: bytes) -> None:
        """Parse lines `word<tab>size` in alphabetical order, every size with two digits."""
        characters = np.frombuffer(text, dtype=np.uint8)
        newlines = np.flatnonzero(characters == ord("\n"))
        starts = np.concatenate((np.zeros(1, dtype=newlines.dtype), newlines[:-1] + 1))
        self._lengths = (newlines - starts - len("\t10")).astype(np.uint8)
        self._sizes = (characters[newlines - 2] - ord("0")) * 10 + (characters[newlines - 1] - ord("0"))
        # ASCII codes padded with zeros, so that each row is also an `S11`, and these are sorted.
        self._codes = np.zeros((len(starts), LONGEST), dtype=np.uint8)
        for place in range(LONGEST):
            rows = np.flatnonzero(self._lengths > place)
            self._codes[rows, place] = characters[starts[rows] + place] - (ord("a") - ord("A"))
        self._texts = self._codes.view(f"S{LONGEST}").ravel()
        self._used, self._halves = _pack(self._codes)
        self._clean = np.ones(len(starts), dtype=np.bool_)
        self._clean[[row for row in map(self._row_of, insults()) if row is not None]] = False

    def size_of(self, word: str) -> int:
        row = self._row_of(word)
        return 0 if row is None else int(self._sizes[row])

    def spelt_with(self, tiles: str) -> RackWords:
        # No word has more copies of a letter than the packing holds, so more tiles make no difference.
        enough = "".join(letter * min(tiles.count(letter), _MOST_COPIES) for letter in sorted(set(tiles)))
        used, halves = _pack(np.frombuffer(enough.encode("ascii"), dtype=np.uint8)[None, :])
        # Filter by the set of letters first, which leaves few words to count.
        rows = np.flatnonzero((self._used & ~used) == 0)
        for mine, theirs in zip(self._halves, halves, strict=True):
            rows = rows[(((theirs | _GUARDS) - mine[rows]) & _GUARDS) == _GUARDS]
        return self._rack_words(rows)

    def _rack_words(self, rows: NDArray[np.intp]) -> RackWords:
        codes = self._codes[rows]
        letters = codes - np.uint8(ord("A"))
        letters[codes == 0] = NO_LETTER
        counts = np.concatenate([_unpack(half[rows]) for half in self._halves], axis=1)
        arrays = (
            self._sizes[rows],
            self._clean[rows],
            counts,
            letters,
            self._lengths[rows],
            counts[:, _VOWELS].sum(axis=1, dtype=np.uint8),
        )
        for array in arrays:
            array.flags.writeable = False
        words = b" ".join(self._texts[rows].tolist()).decode("ascii").split()
        return RackWords(tuple(words), *arrays)

    def _row_of(self, word: str) -> int | None:
        if len(word) > LONGEST or not word.isascii():
            return None
        text = word.encode("ascii")
        row = int(self._texts.searchsorted(text))
        return row if row < len(self._texts) and self._texts[row] == text else None


def _pack(codes: Bytes) -> tuple[NDArray[np.uint32], tuple[NDArray[np.uint64], NDArray[np.uint64]]]:
    """For rows of letters: a bit mask of the letters used, and the packed counts."""
    bits = np.zeros(256, dtype=np.uint32)
    ones = np.zeros((2, 256), dtype=np.uint64)
    for letter in range(26):
        half, place = divmod(letter, _LETTERS_A_HALF)
        bits[ord("A") + letter] = 1 << letter
        ones[half, ord("A") + letter] = 1 << int(_SHIFTS[place])
    used = np.zeros(len(codes), dtype=np.uint32)
    halves = np.zeros((2, len(codes)), dtype=np.uint64)
    for column in codes.T:
        used |= bits[column]
        halves[0] += ones[0, column]
        halves[1] += ones[1, column]
    return used, (halves[0], halves[1])


def _unpack(half: NDArray[np.uint64]) -> Bytes:
    return ((half[:, None] >> _SHIFTS) & np.uint64(_MOST_COPIES)).astype(np.uint8)
