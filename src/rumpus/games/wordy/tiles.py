"""Letter tiles: the two bags, drawing, and spelling. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from rumpus.engine import Dice
from rumpus.games.wordy.words.index import rack_words

VOWELS = "AEIOU"
VOWEL_BAG = "A" * 6 + "E" * 8 + "I" * 5 + "O" * 5 + "U" * 2
# W-C-R4: Y is a consonant here.
CONSONANT_BAG = "BBCCDDDDFFGGGHHJKLLLLMMNNNNNPPQRRRRRRSSSSTTTTTTVVWWXYYZ"
VOWELS_DRAWN = 4
CONSONANTS_DRAWN = 7
RACK = VOWELS_DRAWN + CONSONANTS_DRAWN


def draw_tiles(dice: Dice, *, sides: int, without: str = "", holding: Sequence[str] = ()) -> tuple[str, ...]:
    """Draw tiles for so many sides from bags without the tiles `without` (W-SETUP-4).

    `holding` are letters that each side surely has. A set that spells nothing is drawn again (W-WORD-R1).
    """
    held = tuple(holding) or ("",) * sides
    taken = without + "".join(held)
    vowels, consonants = _less(VOWEL_BAG, taken), _less(CONSONANT_BAG, taken)
    while True:
        some_vowels, some_consonants = iter(dice.shuffled(vowels)), iter(dice.shuffled(consonants))
        sets = tuple(
            each
            + "".join(islice(some_vowels, VOWELS_DRAWN - vowels_in(each)))
            + "".join(islice(some_consonants, CONSONANTS_DRAWN - len(each) + vowels_in(each)))
            for each in held
        )
        if all(rack_words(tiles).words for tiles in sets):
            return tuple("".join(dice.shuffled(tiles)) for tiles in sets)


def _less(bag: str, without: str) -> str:
    left = list(bag)
    for letter in without:
        if letter in left:
            left.remove(letter)
    return "".join(left)


def normal(word: str) -> str | None:
    """The word stripped and in capitals, or None if it is not made of A to Z."""
    word = word.strip()
    # Check first: some letters outside A to Z have capitals inside.
    return word.upper() if word.isascii() and word.isalpha() else None


def missing(word: str, tiles: str) -> str:
    """The first letter of a word for which there is no tile left, or ""."""
    for letter in word:
        if letter not in tiles:
            return letter
        tiles = tiles.replace(letter, "", 1)
    return ""


def vowels_in(word: str) -> int:
    return sum(letter in VOWELS for letter in word)
