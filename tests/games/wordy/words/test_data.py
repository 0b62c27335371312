"""The data files of the words, and the licence notices beside them."""

from __future__ import annotations

import re

import pytest

from rumpus.games.wordy.words.data import packed_text, text
from rumpus.games.wordy.words.insults import insults

SIZES = {10, 20, 35, 40, 50, 55, 60, 70, 80}


def test_the_dictionary_is_sorted_and_has_only_letters_and_sizes() -> None:
    lines = packed_text("words.txt.gz").decode("ascii").splitlines()
    words = []
    for line in lines:
        match = re.fullmatch(r"([a-z]{1,11})\t(\d\d)", line)
        assert match, line
        assert int(match[2]) in SIZES
        words.append(match[1])
    assert words == sorted(set(words))


def test_about_two_hundred_thousand_words_are_valid_and_half_of_them_commonly_known() -> None:
    sizes = [int(line[-2:]) for line in packed_text("words.txt.gz").decode("ascii").splitlines()]
    assert 190_000 < len(sizes) < 210_000
    assert 90_000 < sum(size <= 70 for size in sizes) < 110_000


def test_the_rhymes_are_words_of_the_dictionary_with_sounds_and_the_best_known_come_first() -> None:
    sizes = dict(line.split("\t") for line in packed_text("words.txt.gz").decode("ascii").splitlines())
    lines = [line.split("\t") for line in packed_text("rhymes.txt.gz").decode("ascii").splitlines()]
    ranks = [(sizes[word], word) for word, *_ in lines]
    assert ranks == sorted(set(ranks))
    for _, *endings in lines:
        assert endings == sorted(set(endings))
        assert all(re.fullmatch("[A-Z]{2}( [A-Z]{1,2})*", ending) for ending in endings)


def test_the_insults_are_listed_once_each_in_letters() -> None:
    lines = [line for line in text("insults.txt").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch("[A-Z]{2,15}", line) for line in lines)
    assert len(set(lines)) == len(lines) == len(insults())


@pytest.mark.parametrize(
    ("file", "holder"),
    [
        ("LICENCE-SCOWL.txt", "Copyright 2000-2018 by Kevin Atkinson"),
        ("LICENCE-SCOWL.txt", "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved."),
        ("LICENCE-SCOWL.txt", "WordNet 1.6 Copyright 1997 by Princeton University."),
        ("LICENCE-CMUDICT.txt", "Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved."),
    ],
)
def test_the_notices_of_the_sources_are_beside_the_data(file: str, holder: str) -> None:
    assert holder in text(file)
    assert file in text("NOTICE.md")
