"""Which words rhyme, and made-up rhymes for words without any."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rumpus.games.wordy.words.index import is_insult, is_word, size_of
from rumpus.games.wordy.words.insults import insults
from rumpus.games.wordy.words.rhymes import do_rhyme, has_rhymes, is_form_of, made_up_rhymes, rhymes_of

COMMON = (
    "CAT",
    "DAY",
    "BERRY",
    "TABLE",
    "NATION",
    "RUNNING",
    "HOUSES",
    "DUCK",
    "GRASS",
    "BITTER",
    "LIGHT",
    "BOOK",
    "A",
    "I",
)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        ("CAT", "HAT"),
        ("DAY", "WEIGH"),
        ("COLOUR", "DULLER"),
        ("BERRY", "CHERRY"),
        ("NATION", "STATION"),
        ("THROUGH", "BLUE"),
        ("DAYLIGHT", "NIGHT"),
        ("ORGANISES", "SIZES"),
        ("GUZZLING", "PUZZLING"),
        ("UNTRIMMED", "DIMMED"),
    ],
)
def test_words_that_sound_alike_at_the_end_rhyme_however_they_are_spelt(word: str, other: str) -> None:
    assert do_rhyme(word, other)
    assert do_rhyme(other, word)
    assert other in rhymes_of(word)


@pytest.mark.parametrize(
    ("word", "other"), [("COUGH", "THROUGH"), ("CAT", "CAR"), ("LEMON", "DEMON"), ("XQZT", "XQZT")]
)
def test_words_that_are_only_spelt_alike_do_not_rhyme(word: str, other: str) -> None:
    assert not do_rhyme(word, other)
    assert other not in rhymes_of(word)


@pytest.mark.parametrize("word", ["BOW", "READ", "WIND", "TEAR"])
def test_a_word_that_is_said_in_two_ways_rhymes_either_way(word: str) -> None:
    pairs = {"BOW": ("GO", "NOW"), "READ": ("NEED", "HEAD"), "WIND": ("KIND", "PINNED"), "TEAR": ("FEAR", "BEAR")}
    assert all(do_rhyme(word, other) for other in pairs[word])


@pytest.mark.parametrize("word", COMMON)
def test_no_rhyme_is_the_word_itself_or_a_form_of_it(word: str) -> None:
    assert has_rhymes(word)
    assert not any(is_form_of(word, rhyme) for rhyme in rhymes_of(word))
    assert not do_rhyme(word, word)


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("ART", "ART"),
        ("ART", "ARTS"),
        ("BOX", "BOXES"),
        ("BAKE", "BAKER"),
        ("BAKE", "BAKING"),
        ("RUN", "RUNNERS"),
        ("CRY", "CRIED"),
        ("COLD", "COLDEST"),
    ],
)
def test_a_word_with_an_ending_is_a_form_of_it(word: str, form: str) -> None:
    assert is_form_of(word, form)


@pytest.mark.parametrize(("word", "other"), [("ART", "CART"), ("ART", "ARTY"), ("LIGHT", "DAYLIGHT"), ("CAR", "CARE")])
def test_a_word_that_contains_another_is_not_a_form_of_it(word: str, other: str) -> None:
    assert not is_form_of(word, other)


@pytest.mark.parametrize(("word", "rhyme"), [("ART", "HEART"), ("AIR", "CHAIR"), ("ICE", "NICE"), ("OWN", "GROWN")])
def test_a_short_word_has_the_rhymes_that_contain_it(word: str, rhyme: str) -> None:
    assert rhyme in rhymes_of(word)


@pytest.mark.parametrize("word", COMMON)
def test_every_rhyme_is_a_word_and_the_best_known_come_first(word: str) -> None:
    sizes = [size_of(rhyme) for rhyme in rhymes_of(word)]
    assert min(sizes) > 0
    assert sizes == sorted(sizes)


def test_a_word_that_rhymes_with_nothing_has_no_rhymes() -> None:
    for word in ("ORANGE", "DEPTH", "WASP", "XQZT"):
        assert rhymes_of(word) == ()
        assert not has_rhymes(word)


def test_insults_rhyme_but_are_never_suggested() -> None:
    suggested = {rhyme for word in (*insults(), *COMMON) for rhyme in rhymes_of(word)}
    assert len(suggested) > 1000
    assert not any(map(is_insult, suggested))
    assert any(do_rhyme(insult, rhyme) for insult in insults() for rhyme in rhymes_of(insult)[:1])


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=11))
@example("A")
@example("Y")
@example("E")
@example("OH")
@example("TSK")
@example("EEEEEEEEEEE")
@example("ZZZZZZZZZZZ")
def test_any_string_of_letters_has_made_up_rhymes_that_are_not_forms_of_it(word: str) -> None:
    made_up = made_up_rhymes(word)
    assert made_up
    for rhyme in made_up:
        assert not is_form_of(word, rhyme)
        assert not is_word(rhyme)
        assert rhyme.isascii()
        assert rhyme.isalpha()
        assert rhyme.isupper()


@pytest.mark.parametrize(
    ("word", "ending"), [("ORANGE", "ANGE"), ("MONTH", "ONTH"), ("SILVER", "ER"), ("BOXES", "OXES"), ("ORB", "ORB")]
)
def test_a_made_up_rhyme_ends_like_the_word(word: str, ending: str) -> None:
    assert all(rhyme.endswith(ending) for rhyme in made_up_rhymes(word))


def test_no_made_up_rhyme_contains_an_insult() -> None:
    made_up = {rhyme for word in insults() for rhyme in made_up_rhymes(word)}
    assert not any(insult in rhyme for rhyme in made_up for insult in insults() if len(insult) > 3)
    assert not any(map(is_insult, made_up))
