"""The dictionary, from the word lists of SCOWL: every word with the size of the smallest list that has it.

A size tells how well a word is known: 10 holds everyday words, 70 those of a large dictionary, 80 those of word games.
"""

from __future__ import annotations

import re
from pathlib import Path

LARGEST = 80
"""Beyond it, SCOWL itself doubts that its words are words."""

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
"""The words among those without A, E, I, O, U or Y; the others are letters, their plurals, and abbreviations."""

ABBREVIATIONS = frozenset({"aeq"})
"""Those that stand among the words of the lists by mistake."""

SINGLE_LETTERS = {"a": 10, "i": 10, "o": 35}
"""The lists of words have every letter as its own name; only these three mean anything else.

I and O are in the lists of capitalised words, with these sizes.
"""

_WORD = re.compile(r"[a-z]+")
_VOWEL = re.compile(r"[aeiouy]")


def read_dictionary(lists: Path, longest: int) -> dict[str, int]:
    """The size of every word of at most so many letters, from the folder that has SCOWL's lists."""
    sizes: dict[str, int] = {}
    least = dict.fromkeys(SPELLINGS, 0) | VARIANTS
    for spelling, least_size in least.items():
        for path in sorted(lists.glob(f"{spelling}-words.*")):
            size = int(path.suffix[1:])
            if size > LARGEST:
                continue
            for word in path.read_text(encoding="latin-1").split():
                if _is_allowed(word, longest):
                    sizes[word] = min(sizes.get(word, LARGEST), max(size, least_size))
    if not sizes:
        raise SystemExit(f"{lists} has no lists of SCOWL")
    return sizes | SINGLE_LETTERS


def _is_allowed(word: str, longest: int) -> bool:
    if len(word) == 1 or len(word) > longest or not _WORD.fullmatch(word) or word in ABBREVIATIONS:
        return False
    return _VOWEL.search(word) is not None or WITHOUT_VOWEL.fullmatch(word) is not None
