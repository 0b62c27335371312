"""The cards and berries on the table, and the tiles that each side draws."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import Dice, Moment
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import CARDS, FIRST_GAME, SPICY, VANILLA
from rumpus.games.wordy.events import RoundBegan
from rumpus.games.wordy.model import Ask, Guess, Options
from rumpus.games.wordy.tiles import CONSONANT_BAG, VOWEL_BAG, draw_tiles, vowels_in
from rumpus.games.wordy.words.index import RackWords, rack_words
from tests.games.wordy.positions import ADA, BEN, new_game, position

COUNTS = "A6 E8 I5 O5 U2 B2 C2 D4 F2 G3 H2 J1 K1 L4 M2 N5 P2 Q1 R6 S4 T6 V2 W2 X1 Y2 Z1"


@pytest.mark.clause("W-CARDS-1")
def test_there_are_26_vowels_55_consonants_40_berries_and_sixteen_clues() -> None:
    assert (len(VOWEL_BAG), len(CONSONANT_BAG)) == (26, 55)
    assert new_game().public.bank == 40
    assert (len(VANILLA), len(SPICY), len(CARDS)) == (6, 10, 16)


@pytest.mark.clause("W-C-R4")
def test_the_bags_hold_the_letters_that_the_rule_book_lists_and_y_is_a_consonant() -> None:
    assert Counter(VOWEL_BAG + CONSONANT_BAG) == {entry[0]: int(entry[1:]) for entry in COUNTS.split()}
    assert set(VOWEL_BAG) == set("AEIOU")
    assert "Y" in CONSONANT_BAG
    assert vowels_in("YEARLY") == 2


@pytest.mark.clause("W-SETUP-1")
def test_four_vanilla_and_four_spicy_clues_lie_open_for_both() -> None:
    seen = set()
    for seed in range(40):
        clues = new_game(bytes([seed])).public.clues
        assert len(set(clues)) == 8
        assert set(clues[:4]) <= set(VANILLA)
        assert set(clues[4:]) <= set(SPICY)
        seen |= set(clues)
    assert seen == set(CARDS)


@pytest.mark.clause("W-SETUP-1")
def test_a_clue_that_is_not_on_the_table_is_refused() -> None:
    match = position(clues=("last", "relative", "strike", "length"))
    assert match.refused(ADA, Ask("first")) == "W-SETUP-1"


@pytest.mark.clause("W-SETUP-2")
def test_the_first_game_has_its_own_eight_clues_with_their_values() -> None:
    match = new_game(options=Options(clues="first_game"))
    assert match.public.clues == FIRST_GAME
    values = {CARDS[clue].clause: CARDS[clue].value for clue in match.public.clues}
    assert values == {
        "W-C-FIRST": 4,
        "W-C-STRIKE": 2,
        "W-C-RELATIVE": 1,
        "W-C-BUILDER": 4,
        "W-C-BURN": 2,
        "W-C-GIVE": 1,
        "W-C-RHYME": 5,
        "W-C-SUPER": 3,
    }


@pytest.mark.clause("W-SETUP-3")
def test_both_sides_are_paid_from_one_bank() -> None:
    match = position(clues=("length",))
    match.act(ADA, Ask("length"))
    assert (match.public.berries, match.public.bank) == ((0, 3), 37)
    match.act(BEN, Guess("SPREE"))
    assert (match.public.berries, match.public.bank) == ((2, 3), 35)


@pytest.mark.clause("W-SETUP-4")
def test_each_side_draws_four_vowels_and_seven_consonants_from_the_bags() -> None:
    for seed in range(40):
        match = new_game(bytes([seed]))
        drawn = [match.private(seat).tiles for seat in range(2)]
        assert [(len(tiles), vowels_in(tiles)) for tiles in drawn] == [(11, 4), (11, 4)]
        assert not Counter("".join(drawn)) - Counter(VOWEL_BAG + CONSONANT_BAG)


@pytest.mark.clause("W-SETUP-4")
def test_tiles_that_were_drawn_are_only_in_the_view_of_their_side() -> None:
    match = new_game()
    for seat in (None, BEN):
        view = match.game.view(match.state, seat)
        assert view.public.racks == ("", "")
        assert view.private is None or view.private.tiles != match.private(ADA).tiles


@pytest.mark.clause("W-WORD-R1")
def test_tiles_that_spell_no_word_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # With our dictionary every draw can spell something, so here only words with an S count.
    def words_with_s(tiles: str) -> RackWords:
        return rack_words(tiles if "S" in tiles else "")

    monkeypatch.setattr("rumpus.games.wordy.tiles.rack_words", words_with_s)
    for seed in range(30):
        assert all("S" in tiles for tiles in draw_tiles(Dice(bytes([seed])), sides=2))


def test_the_first_event_has_the_round_and_the_clues() -> None:
    step = Wordy(seats=2).new(Moment(0, Dice(b"test")))
    assert step.events == (RoundBegan(1, step.state.public.clues),)
