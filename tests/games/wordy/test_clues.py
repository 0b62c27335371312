"""The clues that the table answers by itself. Ada asks about BANANA, made of B A N A N A O N T S L."""

from __future__ import annotations

import pytest

from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.events import Paid
from rumpus.games.wordy.model import Ask, Guess, Question
from tests.games.wordy.positions import ADA, ADAS_TILES, BEN, BENS_TILES, Match, only, position

PRICES: dict[Clue, int] = {
    "last": 1,
    "relative": 1,
    "strike": 2,
    "length": 3,
    "builder": 4,
    "first": 4,
    "share": 1,
    "rare": 1,
    "vowel": 1,
    "give": 1,
    "burn": 2,
    "vowel_count": 2,
    "consonant_count": 3,
    "super": 3,
    "rhyme": 5,
}


def question_of(match: Match, seat: int, clue: Clue) -> Question:
    [found] = [each for each in match.public.questions[seat] if each.clue == clue]
    return found


@pytest.mark.clause("W-CLUE-1")
@pytest.mark.parametrize(("clue", "price"), PRICES.items())
def test_every_card_has_its_price(clue: Clue, price: int) -> None:
    assert CARDS[clue].value == price


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("clue", [clue for clue, card in CARDS.items() if not card.asks_owner])
def test_the_table_answers_at_once_if_the_owner_has_no_choice(clue: Clue) -> None:
    match = position(clues=(clue,))
    letter = {"share": "A", "burn": "A", "strike": "A", "rare": "J"}.get(clue, "")
    word = "SALON" if CARDS[clue].needs == "word" else ""
    told = match.told(ADA, Ask(clue, letter, word))
    assert (told.asker, told.owner, told.clause) == (ADA, BEN, CARDS[clue].clause)
    assert match.public.pending is None
    assert match.public.to_move == BEN


@pytest.mark.clause("W-C-LAST")
def test_last_letter() -> None:
    match = position(secrets=("PEACE", "SALON"), clues=("last",))
    assert match.told(ADA, Ask("last")).letter == "N"
    assert match.public.berries == (0, 1)


@pytest.mark.clause("W-C-FIRST")
def test_first_letter() -> None:
    match = position(clues=("first",))
    assert match.told(ADA, Ask("first")).letter == "B"
    assert match.public.berries == (0, 4)


@pytest.mark.clause("W-C-RELATIVE")
@pytest.mark.parametrize(("word", "answer"), [("A", "longer"), ("ANNALS", "same"), ("BANANAS", "shorter")])
def test_relative_word_length(word: str, answer: str) -> None:
    match = position(clues=("relative",))
    told = match.told(ADA, Ask("relative", word=word))
    assert (told.word, told.answer) == (word, answer)
    assert match.public.berries == (0, 1)


@pytest.mark.clause("W-C-STRIKE")
@pytest.mark.parametrize(("letter", "answer"), [("n", "yes"), ("O", "no")])
def test_letter_strike(letter: str, answer: str) -> None:
    match = position(clues=("strike",))
    told = match.told(ADA, Ask("strike", letter))
    assert (told.letter, told.answer) == (letter.upper(), answer)
    assert match.public.berries == (0, 2)


@pytest.mark.clause("W-C-LENGTH")
@pytest.mark.parametrize("secret", ["A", "TAN", "BANANA"])
def test_exact_word_length(secret: str) -> None:
    match = position(secrets=("PEACE", secret), clues=("length",))
    assert match.told(ADA, Ask("length")).number == len(secret)
    assert match.public.berries == (0, 3)


@pytest.mark.clause("W-C-BUILDER")
def test_word_builder_turns_every_tile_over_that_is_not_in_the_word() -> None:
    match = position(clues=("builder",))
    told = match.told(ADA, Ask("builder", word="BATON"))
    assert told.up == (True, True, False, False, True)
    assert told.staying == "BAN"
    assert match.public.berries == (0, 4)


@pytest.mark.clause("W-C-BUILDER")
@pytest.mark.parametrize(("word", "staying"), [("BEE", "E"), ("TEPEES", "TE"), ("CREPE", "CRE")])
def test_word_builder_counts_copies_one_by_one(word: str, staying: str) -> None:
    match = position(secrets=("CRATE", "BANANA"), tiles=("CRATEEEPBTS", BENS_TILES), clues=("builder",), to_move=BEN)
    assert match.told(BEN, Ask("builder", word=word)).staying == staying


@pytest.mark.clause("W-BUILDER-R1")
@pytest.mark.parametrize("clue", ["builder", "dynamic"])
def test_the_leftmost_of_equal_tiles_stay_up(clue: Clue) -> None:
    match = position(secrets=("PEACE", "TAN"), clues=(clue,))
    told = match.told(ADA, Ask(clue, word="BANANAS"))
    assert told.up == (False, True, True, False, False, False, False)
    assert told.staying == "AN"


@pytest.mark.clause("W-C-SHARE")
def test_lets_share_counts_the_letter_in_both_words() -> None:
    match = position(clues=("share",))
    assert question_of(match, ADA, "share").letters == "ABST"
    told = match.told(ADA, Ask("share", "A"))
    assert (told.letter, told.number, told.asker_number) == ("A", 3, 1)
    assert match.public.berries == (0, 1)


@pytest.mark.clause("W-C-SHARE")
def test_lets_share_may_find_the_letter_in_neither_word() -> None:
    told = position(clues=("share",)).told(ADA, Ask("share", "T"))
    assert (told.number, told.asker_number) == (0, 0)


@pytest.mark.clause("W-C-SHARE")
@pytest.mark.parametrize("letter", ["E", "N", "Z"])
def test_a_letter_that_only_one_side_has_or_none_is_not_shared(letter: str) -> None:
    assert position(clues=("share",)).refused(ADA, Ask("share", letter)) == "W-C-SHARE"


@pytest.mark.clause("W-C-RARE")
@pytest.mark.parametrize(("letter", "answer"), [("Z", "yes"), ("J", "no"), ("k", "no"), ("Q", "no"), ("X", "no")])
def test_rare_find_accepts_a_rare_letter_whether_or_not_it_is_among_the_tiles(letter: str, answer: str) -> None:
    match = position(secrets=("PEACE", "ZIT"), tiles=(ADAS_TILES, "QIZTAUOBLNS"), clues=("rare",))
    assert question_of(match, ADA, "rare").letters == "JKQXZ"
    assert match.told(ADA, Ask("rare", letter)).answer == answer
    assert match.public.berries == (0, 1)


@pytest.mark.clause("W-C-RARE")
def test_rare_find_refuses_other_letters() -> None:
    assert position(clues=("rare",)).refused(ADA, Ask("rare", "B")) == "W-C-RARE"


@pytest.mark.clause("W-C-BURN")
@pytest.mark.parametrize(("secret", "number"), [("BANANA", 3), ("TAN", 1), ("LOTS", 0)])
def test_burn_the_copies_counts_a_letter_that_is_twice_among_the_tiles(secret: str, number: int) -> None:
    match = position(secrets=("PEACE", secret), clues=("burn",))
    assert question_of(match, ADA, "burn").letters == "AN"
    assert match.told(ADA, Ask("burn", "A")).number == number
    assert match.public.berries == (0, 2)


@pytest.mark.clause("W-C-BURN")
def test_burn_the_copies_refuses_a_letter_that_is_there_once() -> None:
    assert position(clues=("burn",)).refused(ADA, Ask("burn", "B")) == "W-C-BURN"


@pytest.mark.clause("W-C-VCOUNT")
@pytest.mark.clause("W-C-R4")
def test_vowel_count_excludes_y() -> None:
    match = position(
        secrets=("PEACE", "YEARLY"), tiles=(ADAS_TILES, "YEARLYOISTN"), clues=("vowel_count", "consonant_count")
    )
    assert match.told(ADA, Ask("vowel_count")).number == 2
    assert match.public.berries == (0, 2)


@pytest.mark.clause("W-C-CCOUNT")
@pytest.mark.clause("W-C-R4")
def test_consonant_count_includes_y() -> None:
    match = position(secrets=("PEACE", "YEARLY"), tiles=(ADAS_TILES, "YEARLYOISTN"), clues=("consonant_count",))
    assert match.told(ADA, Ask("consonant_count")).number == 4
    assert match.public.berries == (0, 3)


@pytest.mark.clause("W-C-DYNAMIC")
@pytest.mark.parametrize(("word", "price"), [("BANANAS", 6), ("BATON", 3), ("LOTS", 0)])
def test_dynamic_word_builder_costs_as_many_berries_as_tiles_stay(word: str, price: int) -> None:
    match = position(clues=("dynamic",))
    events = match.act(ADA, Ask("dynamic", word=word))
    assert only(Paid, events) == Paid(BEN, price, price, 40 - price, "W-C-DYNAMIC")
    assert match.public.turns[0].berries == price
    assert match.public.to_move == BEN


@pytest.mark.clause("W-C-DYNAMIC")
def test_a_side_shows_no_word_twice_for_dynamic_word_builder_but_the_other_side_may() -> None:
    tiles = ("STABLEERPTC", "BATSLONANAN")
    match = position(secrets=("STABLE", "BANANA"), tiles=tiles, clues=("dynamic", "builder"))
    match.act(ADA, Ask("dynamic", word="BATS"))
    match.act(BEN, Ask("dynamic", word="BATS"))
    assert match.refused(ADA, Ask("dynamic", word="bats")) == "W-C-DYNAMIC"
    match.act(ADA, Ask("builder", word="BATS"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("dynamic", word="STAB"))


@pytest.mark.clause("W-C-R2")
def test_burn_the_copies_needs_a_letter_that_is_there_twice() -> None:
    match = position(secrets=("PEACE", "TAN"), tiles=(ADAS_TILES, "BATONSLIRUD"), clues=("burn",))
    assert question_of(match, ADA, "burn").closed == "no_double"
    assert match.refused(ADA, Ask("burn", "A")) == "W-C-R2"
    assert question_of(match, BEN, "burn").letters == "ET"


@pytest.mark.clause("W-C-R2")
def test_lets_share_needs_a_letter_that_both_sets_hold() -> None:
    match = position(secrets=("PEACE", "TIN"), tiles=("PEACEEBCPBB", "TINYOUSLLRD"), clues=("share",))
    assert question_of(match, ADA, "share").closed == "no_common"
    assert match.refused(ADA, Ask("share", "E")) == "W-C-R2"


@pytest.mark.clause("W-C-R2")
def test_a_side_whose_word_was_guessed_cannot_share_or_give_and_take() -> None:
    match = position(clues=("share", "give", "last"), berries=(0, 4))
    match.act(ADA, Guess("BANANA"))
    assert question_of(match, BEN, "share").closed == question_of(match, BEN, "give").closed == "own_word_known"
    assert match.refused(BEN, Ask("share", "A")) == "W-C-R2"
    assert match.refused(BEN, Ask("give")) == "W-C-R2"
    match.act(BEN, Ask("last"))
