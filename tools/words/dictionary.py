"""Reads the dictionary from the word lists of SCOWL: every word with the size of the smallest list that has it.

A size tells how well a word is known: 10 holds everyday words, 70 those of a large dictionary, 80 those of word games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

LARGEST = 80
"""The largest list used; larger ones contain doubtful words."""

SPELLINGS = ("english", "american", "british", "british_z", "canadian", "australian")

VARIANTS = {
    "variant_1": 60,
    "australian_variant_1": 60,
    "british_variant_1": 60,
    "canadian_variant_1": 60,
    "variant_2": 70,
    "australian_variant_2": 70,
    "british_variant_2": 70,
    "canadian_variant_2": 70,
}
"""Other spellings of words, and the size that they have at least: the lists give them the size of the usual spelling.

`variant_3` is left out: by SCOWL's own account its spellings "may not even be considered correct".
"""

WITHOUT_VOWEL = re.compile(r"brrr?|crwths?|cwms?|hmm|nth|pfft|phpht|pht|pss?ts?|pwns?|shh?|ssh|(tsk){1,2}s?|zzz")
"""Words without A, E, I, O, U and Y; all others are letters, their plurals, and abbreviations."""

NO_WORDS = frozenset(
    (
        *("aeq", "ge"),
        # The plural of a letter: Y counts as a vowel here.
        "ys",
        # A particle of names.
        "von",
        # Parts of contractions: fo'c'sle, se'nnight.
        *("sle", "se"),
        # Parts of fixed phrases.
        *("compos", "hoc", "nauseam", "tempore", "versa", "vivre"),
    )
)
"""Entries that are not words: abbreviations, and parts of split phrases."""

ONLY_ABBREVIATIONS = frozenset(
    ("bu", "co", "corp", "cpu", "cpus", "di", "hor", "imper", "impers", "oj", "ojs", "tko", "tkos", "yr", "yrs")
)
"""Abbreviations that only seem to have a plural or to be one: BUS is not the plural of BU, and a CPU is spelt out."""

CLIPPED = {"ok": 35, "trans": 50}
"""Short forms that are words although they have no plural."""

SINGLE_LETTERS = {"a": 10, "i": 10, "o": 35}
"""The lists contain every letter as its own name; only these three are words.

I and O are in the lists of capitalised words, with these sizes.
"""

_WORD = re.compile(r"[a-z]+")
_VOWEL = re.compile(r"[aeiouy]")


def read_dictionary(lists: Path, longest: int) -> dict[str, int]:
    """The size of every word of at most so many letters, from the folder that has SCOWL's lists."""
    sizes: dict[str, int] = {}
    least = dict.fromkeys(SPELLINGS, 0) | VARIANTS
    for spelling, least_size in least.items():
        for word, size in _read_lists(lists, f"{spelling}-words", longest):
            sizes[word] = min(sizes.get(word, LARGEST), max(size, least_size))
    if not sizes:
        raise SystemExit(f"{lists} has no lists of SCOWL")
    return _clipped_words(lists, longest, sizes) | sizes | CLIPPED | SINGLE_LETTERS


def _clipped_words(lists: Path, longest: int, words: dict[str, int]) -> dict[str, int]:
    """Short forms that have become words, such as app, maths and max.

    The lists have them among the abbreviations, but their plurals mostly among the words. Short forms that have a
    plural or are one are spoken as words; others (approx, dept, natl) are only written.
    """
    shortened: dict[str, int] = {}
    for spelling in SPELLINGS:
        for word, size in _read_lists(lists, f"{spelling}-abbreviations", longest):
            shortened[word] = min(shortened.get(word, LARGEST), size)
    known = words.keys() | shortened.keys()
    return {
        word: size
        for word, size in shortened.items()
        if word not in ONLY_ABBREVIATIONS and (_plural_of(word) in known or _singular_of(word) in known)
    }


def _plural_of(word: str) -> str:
    """The plural, or "" if there is none: MUSS is not the plural of MUS."""
    return "" if word[-1] == "s" else word + ("es" if word[-1] == "x" else "s")


def _singular_of(word: str) -> str:
    return word[:-1] if word[-1] == "s" and word[-2] != "s" else ""


def _read_lists(lists: Path, name: str, longest: int) -> Iterator[tuple[str, int]]:
    """The words of the lists of that name that are allowed here, with the sizes of their lists."""
    for path in sorted(lists.glob(f"{name}.*")):
        size = int(path.suffix[1:])
        if size <= LARGEST:
            allowed = (word for word in path.read_text(encoding="latin-1").split() if _is_allowed(word, longest))
            yield from ((word, size) for word in allowed)


def _is_allowed(word: str, longest: int) -> bool:
    if len(word) == 1 or len(word) > longest or not _WORD.fullmatch(word) or word in NO_WORDS:
        return False
    return _VOWEL.search(word) is not None or WITHOUT_VOWEL.fullmatch(word) is not None
