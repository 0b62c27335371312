"""The clues that the owner of the word answers: Buy a Vowel, Give & Take, Super Strike and Rhyme Time."""

from __future__ import annotations

import pytest

from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.events import Asked, Chose, Paid, Told, TurnBegan
from rumpus.games.wordy.model import Ask, Asking, Point, Reveal, Rhyme, Turn
from tests.games.wordy.positions import ADA, ADAS_TILES, BEN, only, position


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("clue", [clue for clue, card in CARDS.items() if card.asks_owner])
@pytest.mark.parametrize("secret", ["BANANA", "TAN", "O"])
def test_the_owner_is_asked_even_if_only_one_answer_is_left(clue: Clue, secret: str) -> None:
    match = position(secrets=("PEACE", secret), clues=(clue,))
    letter = "B" if clue == "super" else ""
    assert match.act(ADA, Ask(clue, letter)) == (Asked(ADA, clue, letter),)
    assert match.public.pending is not None
    [prompt] = [each for each in match.game.prompts(match.state, BEN) if each.awaited]
    assert (prompt.clause, prompt.until_ms) == (CARDS[clue].clause, 60_000)


# Buy a Vowel


@pytest.mark.clause("W-C-VOWEL")
def test_the_owner_shows_a_vowel_of_the_word_and_never_its_place() -> None:
    match = position(secrets=("PEACE", "SALON"), clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    assert match.private(BEN).asking == Asking("vowel", letters="AO")
    events = match.act(BEN, Reveal("o"))
    assert events == (
        Told(ADA, BEN, 1, "vowel", "W-C-VOWEL", letter="O"),
        Paid(BEN, 1, 1, 39, "W-C-VOWEL"),
        TurnBegan(BEN),
    )
    assert match.private(BEN).asking is None


@pytest.mark.clause("W-C-VOWEL")
@pytest.mark.clause("W-C-R4")
def test_a_word_without_a_vowel_has_none_to_show_and_y_is_a_consonant() -> None:
    match = position(secrets=("PEACE", "SPY"), tiles=(ADAS_TILES, "SPYOAIETRND"), clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    assert match.private(BEN).asking == Asking("vowel")
    assert match.refused(BEN, Reveal("Y")) == "W-C-R1"
    assert match.told(BEN, Reveal()).letter == ""
    assert match.public.berries == (0, 1)


@pytest.mark.clause("W-C-VOWEL")
def test_the_answer_that_there_is_no_vowel_is_refused_while_one_is_left() -> None:
    match = position(clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    assert match.refused(BEN, Reveal()) == "W-C-VOWEL"
    assert match.refused(BEN, Reveal("N")) == "W-C-R1"
    assert match.refused(BEN, Reveal("E")) == "W-C-R1"


# Give & Take


@pytest.mark.clause("W-C-GIVE")
@pytest.mark.clause("W-C-R1")
@pytest.mark.parametrize("order", [(ADA, BEN), (BEN, ADA)])
def test_both_sides_choose_in_secret_and_show_at_the_same_time(order: tuple[int, int]) -> None:
    match = position(clues=("give",))
    match.act(ADA, Ask("give"))
    assert match.awaited() == (("reveal",), ("reveal",))
    assert match.private(ADA).asking == Asking("give", letters="ACEP")
    assert match.private(BEN).asking == Asking("give", letters="ABN")
    letters = ("P", "N")
    first, second = order
    assert match.act(first, Reveal(letters[first])) == (Chose(first),)
    assert match.private(first).chosen == letters[first]
    assert match.private(second).chosen is None
    assert match.private(second).told == ()
    assert match.awaited()[first] == ()
    assert match.refused(first, Reveal(letters[first])) == "W-C-R3"
    events = match.act(second, Reveal(letters[second]))
    assert events[:2] == (
        Chose(second),
        Told(ADA, BEN, 1, "give", "W-C-GIVE", letter="N", asker_letter="P"),
    )
    assert match.public.berries == (0, 1)
    assert match.private(ADA).chosen is match.private(BEN).chosen is None


@pytest.mark.clause("W-C-GIVE")
@pytest.mark.clause("W-C-R1")
def test_a_side_with_nothing_left_says_so_and_the_clue_is_still_paid() -> None:
    match = position(secrets=("A", "TAN"), clues=("give", "builder"))
    match.act(ADA, Ask("builder", word="TAN"))
    match.act(BEN, Ask("give"))
    assert match.private(BEN).asking == Asking("give")
    assert match.refused(BEN, Reveal("T")) == "W-C-R1"
    match.act(BEN, Reveal())
    assert match.refused(ADA, Reveal()) == "W-C-GIVE"
    told = match.told(ADA, Reveal("A"))
    assert (told.letter, told.asker_letter) == ("A", "")
    assert match.public.berries == (1, 4)
    match.act(ADA, Ask("give"))
    match.act(ADA, Reveal())
    told = match.told(BEN, Reveal())
    assert (told.letter, told.asker_letter) == ("", "")
    assert match.public.berries == (1, 5)


# Super Strike


@pytest.mark.clause("W-C-SUPER")
@pytest.mark.clause("W-C-R1")
def test_the_owner_chooses_which_place_of_the_letter_is_shown() -> None:
    match = position(clues=("super",))
    match.act(ADA, Ask("super", "A"))
    assert match.private(BEN).asking == Asking("super", letter="A", places=(2, 4, 6))
    for place in (0, 1, 3, 7, 99):
        assert match.refused(BEN, Point(place)) == "W-C-R1"
    told = match.told(BEN, Point(4))
    assert (told.letter, told.answer, told.number) == ("A", "yes", 4)
    assert match.public.turns == (Turn(ADA, "super", "A", berries=3),)


@pytest.mark.clause("W-C-SUPER")
def test_a_letter_that_is_not_there_has_no_place() -> None:
    match = position(clues=("super",))
    match.act(ADA, Ask("super", "O"))
    assert match.private(BEN).asking == Asking("super", letter="O")
    assert match.refused(BEN, Point(1)) == "W-C-SUPER"
    told = match.told(BEN, Point(0))
    assert (told.answer, told.number) == ("no", 0)
    assert match.public.berries == (0, 3)


# Rhyme Time


@pytest.mark.clause("W-C-RHYME")
@pytest.mark.clause("W-C-R3")
def test_the_owner_picks_a_rhyme_that_the_pronouncing_dictionary_has() -> None:
    match = position(clues=("rhyme",), to_move=BEN)
    match.act(BEN, Ask("rhyme"))
    asked = match.private(ADA).asking
    assert asked is not None
    assert "POLICE" in asked.rhymes
    assert "PEACE" not in asked.rhymes
    for made_up in ("BEACE", "FLOOD"):
        assert match.refused(ADA, Rhyme(made_up)) == "W-C-R3"
    told = match.told(ADA, Rhyme("police"))
    assert (told.word, told.checked) == ("POLICE", True)
    assert match.public.berries == (5, 0)


@pytest.mark.clause("W-C-RHYME")
@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("secret", ["CARPET", "BECARPET"])
def test_if_the_dictionary_has_no_rhyme_one_is_made_up_and_marked_as_unchecked(secret: str) -> None:
    match = position(secrets=(secret, "BANANA"), clues=("rhyme",), to_move=BEN)
    match.act(BEN, Ask("rhyme"))
    assert match.private(ADA).asking == Asking("rhyme")
    told = match.told(ADA, Rhyme("Slarpet"))
    assert (told.word, told.checked) == ("SLARPET", False)


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("secret", ["CARPET", "CRATE"])
def test_a_rhyme_is_never_the_secret_nor_a_form_of_it(secret: str) -> None:
    match = position(secrets=(secret, "BANANA"), clues=("rhyme",), to_move=BEN)
    match.act(BEN, Ask("rhyme"))
    stem = secret.removesuffix("E")
    for word in (secret, f" {secret.lower()} ", f"{secret}S", f"{stem}ED", f"{stem}ER", f"{stem}ERS", f"{stem}ING"):
        assert match.refused(ADA, Rhyme(word)) == "W-C-R3"


@pytest.mark.clause("W-C-R3")
def test_a_word_that_merely_contains_a_short_secret_is_a_legal_rhyme() -> None:
    match = position(secrets=("ART", "BANANA"), tiles=("ARTEEBTCRPS", "BANANAONTSL"), clues=("rhyme",), to_move=BEN)
    match.act(BEN, Ask("rhyme"))
    asked = match.private(ADA).asking
    assert asked is not None
    assert {"HEART", "START", "CART"} <= set(asked.rhymes)
    told = match.told(ADA, Rhyme("CART"))
    assert (told.word, told.checked) == ("CART", True)


@pytest.mark.clause("W-CLUE-3")
def test_a_rhyme_is_not_public() -> None:
    match = position(clues=("rhyme",))
    match.act(ADA, Ask("rhyme"))
    events = match.act(BEN, Rhyme("piano"))
    assert only(Told, events).word == "PIANO"
    assert match.public.turns == (Turn(ADA, "rhyme", berries=5),)
