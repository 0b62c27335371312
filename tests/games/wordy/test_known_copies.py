"""How many copies of a letter the asker knows of, and which further ones may be shown (W-C-R1).

Ben's word is BANANA: three A, two N and a B.
"""

from __future__ import annotations

import pytest

from rumpus.games.wordy.model import Action, Ask, Guess, Point, Reveal
from tests.games.wordy.positions import ADA, BEN, Match, position

PASS = Guess("TREES")
"""A turn of Ben that reveals nothing."""


def showable(match: Match, clue: str = "give") -> str:
    """The letters that Ben may show if he is asked now, by Buy a Vowel or Give & Take."""
    match.act(ADA, Ask(clue))
    asked = match.private(BEN).asking
    assert asked is not None
    return asked.letters


def known(*answered: tuple[Ask, Action | None]) -> Match:
    """Ada has asked these clues and got these answers, and it is her turn again."""
    clues = {ask.clue for ask, _ in answered} | {"give", "vowel"}
    match = position(clues=tuple(clues))
    for ask, answer in answered:
        match.act(ADA, ask)
        if answer is not None:
            match.act(BEN, answer)
        match.act(BEN, PASS)
    return match


def copies(match: Match) -> dict[str, int]:
    """The letters that Ada's notes list as in the word, with their minimum counts."""
    sure = match.private(ADA).sure
    assert sure is not None
    return dict(sure.least)


@pytest.mark.clause("W-C-R1")
def test_every_letter_of_an_unknown_word_may_be_shown() -> None:
    assert showable(known()) == "ABN"
    assert showable(known(), "vowel") == "A"


@pytest.mark.clause("W-C-R1")
def test_a_letter_that_was_hit_several_times_is_one_copy() -> None:
    strike_b = (Ask("strike", "B"), None)
    assert showable(known(strike_b)) == "AN"
    assert copies(known((Ask("strike", "N"), None), (Ask("strike", "N"), None))) == {"N": 1}


@pytest.mark.clause("W-C-R1")
def test_different_places_are_different_copies_and_the_same_place_is_one() -> None:
    match = known((Ask("super", "N"), Point(3)), (Ask("super", "N"), Point(3)))
    assert copies(match) == {"N": 1}
    assert showable(match) == "ABN"
    match = known((Ask("super", "N"), Point(3)), (Ask("super", "N"), Point(5)))
    assert copies(match) == {"N": 2}
    assert showable(match) == "AB"


@pytest.mark.clause("W-C-R1")
def test_the_first_letter_is_a_place_like_any_other() -> None:
    match = known((Ask("first"), None), (Ask("super", "B"), Point(1)))
    assert copies(match) == {"B": 1}
    assert showable(match) == "AN"


@pytest.mark.clause("W-C-R1")
def test_the_last_letter_is_another_copy_only_if_its_place_certainly_differs() -> None:
    shown = (Ask("super", "A"), Point(2))
    last = (Ask("last"), None)
    assert copies(known(last)) == {"A": 1}
    # The word might have two letters.
    assert copies(known(shown, last)) == {"A": 1}
    assert copies(known(last, shown)) == {"A": 1}
    # It has six letters.
    assert copies(known(shown, last, (Ask("length"), None))) == {"A": 2}
    assert copies(known((Ask("length"), None), last, shown)) == {"A": 2}
    # It has more than one letter.
    assert copies(known(shown, last, (Ask("relative", word="A"), None))) == {"A": 1}
    # It has more than four letters.
    assert copies(known(shown, last, (Ask("relative", word="LOTS"), None))) == {"A": 2}
    # It has at least three letters.
    assert copies(known(shown, last, (Ask("super", "N"), Point(3)))) == {"A": 2, "N": 1}
    # The place shown is the last.
    assert copies(known((Ask("super", "A"), Point(6)), last, (Ask("length"), None))) == {"A": 1}


@pytest.mark.clause("W-C-R1")
def test_counts_of_vowels_and_consonants_also_give_the_length() -> None:
    shown, last = (Ask("super", "A"), Point(2)), (Ask("last"), None)
    assert copies(known(shown, last, (Ask("vowel_count"), None))) == {"A": 2}


@pytest.mark.clause("W-C-R1")
def test_copies_left_up_are_counted_for_each_built_word_and_the_largest_count_is_known() -> None:
    match = known((Ask("builder", word="NAANS"), None))
    assert copies(match) == {"A": 2, "N": 2}
    assert showable(match) == "AB"
    again = known((Ask("builder", word="TAN"), None), (Ask("builder", word="SALON"), None))
    assert copies(again) == {"A": 1, "N": 1}
    dynamic = known((Ask("dynamic", word="BANANAS"), None))
    assert copies(dynamic) == {"A": 3, "B": 1, "N": 2}
    assert showable(dynamic) == ""


@pytest.mark.clause("W-C-R1")
@pytest.mark.parametrize("ask", [Ask("burn", "A"), Ask("share", "A")])
def test_an_answer_with_a_number_gives_that_many_copies(ask: Ask) -> None:
    match = known((ask, None))
    assert copies(match) == {"A": 3}
    assert showable(match) == "BN"
    assert showable(known((ask, None)), "vowel") == ""


@pytest.mark.clause("W-C-R1")
def test_a_reveal_is_one_copy_beyond_what_was_known() -> None:
    buy = (Ask("vowel"), Reveal("A"))
    assert copies(known(buy, buy)) == {"A": 2}
    assert showable(known(buy, buy), "vowel") == "A"
    assert showable(known(buy, buy, buy), "vowel") == ""
    # Two tiles stayed up, and one more was shown.
    assert copies(known((Ask("builder", word="ANNAL"), None), buy)) == {"A": 3, "N": 2}


@pytest.mark.clause("W-C-R1")
def test_a_hit_after_a_reveal_may_be_the_copy_that_was_shown() -> None:
    buy = (Ask("vowel"), Reveal("A"))
    assert copies(known(buy, (Ask("strike", "A"), None))) == {"A": 1}
    assert copies(known(buy, (Ask("super", "A"), Point(4)))) == {"A": 1}
    assert copies(known(buy, buy, (Ask("builder", word="ANNAL"), None)))["A"] == 2


@pytest.mark.clause("W-C-R1")
def test_letters_that_the_asker_gives_are_known_to_the_other_side() -> None:
    match = position(clues=("give", "share"))
    match.act(ADA, Ask("give"))
    match.act(ADA, Reveal("E"))
    match.act(BEN, Reveal("B"))
    match.act(BEN, Ask("share", "A"))
    match.act(ADA, Ask("give"))
    assert [each.asking.letters for each in match.state.private if each.asking] == ["CEP", "N"]
    sure = match.private(BEN).sure
    assert sure is not None
    assert dict(sure.least) == {"A": 1, "E": 1}


@pytest.mark.clause("W-C-R1")
def test_the_answer_that_nothing_is_left_gives_an_exact_count() -> None:
    buy = (Ask("vowel"), Reveal("A"))
    match = known(buy, buy, buy, (Ask("vowel"), Reveal()))
    sure = match.private(ADA).sure
    assert sure is not None
    assert (dict(sure.least), dict(sure.most)) == ({"A": 3}, {"O": 0})


@pytest.mark.clause("W-C-R1")
def test_copies_that_could_only_be_deduced_are_not_counted() -> None:
    # The word has six letters, three of them vowels, and the only other vowel is not in it.
    match = known((Ask("length"), None), (Ask("vowel_count"), None), (Ask("strike", "O"), None))
    assert copies(match) == {}
    assert showable(match, "vowel") == "A"
