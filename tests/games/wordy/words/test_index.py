"""Which words exist, and which of them given tiles can spell."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from rumpus.games.wordy.words.data import packed_text
from rumpus.games.wordy.words.index import KNOWN, LONGEST, NO_LETTER, is_insult, is_word, rack_words, size_of
from rumpus.games.wordy.words.insults import insults

RACKS = (
    "AEIORSTLNDG",
    "QUICKZEBRAS",
    "AAAAEEEEEEE",
    "UUIOTTTRRNN",
    "XYZZYQJKVWA",
    "EEEEEEEEEEE",
    "SSSSSSSSENE",
    "CAT",
    "B",
    "",
)


@cache
def all_words() -> tuple[str, ...]:
    return tuple(line.split("\t")[0].upper() for line in packed_text("words.txt.gz").decode().splitlines())


def random_racks(count: int) -> list[str]:
    dice = random.Random(7)
    return ["".join(dice.choices("AEIOU", k=4) + dice.choices("BCDFGHJKLMNPQRSTVWXYZ", k=7)) for _ in range(count)]


@pytest.mark.parametrize("word", ["CAT", "HOUSE", "QUIZ", "RHYTHM", "SH", "ZEBRAS", "THUNDER", "BERRIES"])
def test_common_words_are_in_the_dictionary(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize("word", ["COLOUR", "COLOR", "ORGANISE", "ORGANIZE", "DWARVES", "GREY", "GRAY", "GAOL", "TYRE"])
def test_british_and_american_spellings_are_words(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize(
    "word",
    [
        "APP",
        "BIO",
        "BOT",
        "BRO",
        "INTRO",
        "TECH",
        "MATHS",
        "PSI",
        "MAX",
        "ABS",
        "OP",
        "OK",
        "ADMIN",
        "MED",
        "VOL",
        "ED",
    ],
)
def test_short_forms_that_people_say_are_words(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize("word", ["APPROX", "DEPT", "YR", "CPU", "BU", "CORP", "NATL", "ABBR", "AEQ"])
def test_short_forms_that_are_only_written_are_not_words(word: str) -> None:
    assert not is_word(word)


@pytest.mark.parametrize("word", ["GE", "YS", "VON", "SLE", "HOC", "NAUSEAM", "VERSA", "DIDN", "LL", "II", "IV"])
def test_parts_of_names_phrases_and_contractions_are_not_words(word: str) -> None:
    assert not is_word(word)


@pytest.mark.parametrize(
    "word", ["LONDON", "CHARLES", "GERMANY", "NASA", "ETC", "KB", "CS", "XVII", "DON'T", "E-MAIL", "CAFÉ"]
)
def test_names_abbreviations_numerals_and_other_signs_are_not_words(word: str) -> None:
    assert not is_word(word)
    assert size_of(word) == 0


@pytest.mark.parametrize("word", ["ACCOMODATE", "SEPERATE", "RECIEVE", "DEFINATELY", "WIERD", "XQZT", ""])
def test_misspellings_are_not_words(word: str) -> None:
    assert not is_word(word)


def test_the_only_words_of_one_letter_are_a_i_and_o() -> None:
    assert [letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if is_word(letter)] == ["A", "I", "O"]


def test_words_are_given_in_capitals() -> None:
    assert is_word("CAT")
    assert not is_word("cat")
    assert not is_word("Cat")


def test_a_string_longer_than_all_tiles_is_not_a_word() -> None:
    assert not is_word("ENCYCLOPAEDIA")


def test_an_everyday_word_has_a_smaller_size_than_a_rare_one() -> None:
    assert size_of("HOUSE") == 10
    assert size_of("HOUSE") < size_of("HALBERD") < size_of("DIAPENTE")


def test_a_rare_word_is_a_word_but_not_commonly_known() -> None:
    assert is_word("DIAPENTE")
    assert size_of("HALBERD") <= KNOWN < size_of("DIAPENTE")


def test_a_string_that_is_not_a_word_has_no_size() -> None:
    assert size_of("XQZT") == 0


def test_unusual_spellings_count_as_less_known_than_the_usual_ones() -> None:
    assert size_of("RACCOON") < size_of("RACOON")


@pytest.mark.parametrize("tiles", [*RACKS, *random_racks(6)])
def test_the_words_of_a_rack_are_exactly_those_that_its_tiles_can_spell(tiles: str) -> None:
    have = Counter(tiles)
    spelt = (word for word in all_words() if have.keys() >= set(word) and have >= Counter(word))
    assert rack_words(tiles).words == tuple(spelt)


@pytest.mark.parametrize("tiles", ["AEIORSTLNDG", "QUICKZEBRAS", "B"])
def test_every_array_has_the_right_values_for_its_word(tiles: str) -> None:
    rack = rack_words(tiles)
    assert len(rack) == len(rack.words)
    for row, word in enumerate(rack.words):
        places = [ord(letter) - ord("A") for letter in word]
        assert rack.letters[row].tolist() == places + [NO_LETTER] * (LONGEST - len(word))
        assert rack.counts[row].tolist() == [places.count(letter) for letter in range(26)]
        assert rack.lengths[row] == len(word)
        assert rack.vowels[row] == sum(letter in "AEIOU" for letter in word)
        assert rack.sizes[row] == size_of(word)
        assert rack.clean[row] == (not is_insult(word))
        assert rack.row_of(word) == row


def test_a_word_that_the_tiles_cannot_spell_has_no_row() -> None:
    assert rack_words("CATDOGS").row_of("ZEBRA") is None
    assert rack_words("CATDOGS").row_of("AARDVARK") is None


def test_the_order_of_the_tiles_does_not_matter() -> None:
    assert rack_words("TAC") is rack_words("CAT")


def test_the_arrays_of_a_rack_are_read_only() -> None:
    rack = rack_words("AEIORSTLNDG")
    for array in (rack.sizes, rack.clean, rack.counts, rack.letters, rack.lengths, rack.vowels):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_more_than_eleven_tiles_are_refused() -> None:
    with pytest.raises(ValueError, match="12 tiles"):
        rack_words("A" * 12)


def test_insults_are_words_that_people_may_write() -> None:
    shown = [word for word in insults() if is_word(word)]
    assert len(shown) > 300
    assert all(is_insult(word) for word in shown)


def test_insults_are_marked_in_every_rack_that_can_spell_them() -> None:
    for word in insults():
        rack = rack_words(word[:LONGEST])
        row = rack.row_of(word)
        assert (row is None) == (not is_word(word))
        assert row is None or not rack.clean[row]


def test_everyday_words_are_not_insults() -> None:
    assert not any(map(is_insult, ("CAT", "HOUSE", "GAY", "LESBIAN", "WOMAN", "BLACK", "BLIND", "DEAF", "FOREIGN")))


def test_every_rack_from_the_bags_has_words_that_everybody_knows() -> None:
    for tiles in random_racks(100):
        rack = rack_words(tiles)
        assert np.count_nonzero((rack.sizes <= 35) & rack.clean) > 0
