"""The secret word: writing it, looking words up, and the swap."""

from __future__ import annotations

from collections import Counter

import pytest

from rumpus.engine import Dice, IllegalAction
from rumpus.games.wordy.events import Swapped, TurnBegan, Wrote
from rumpus.games.wordy.model import Ask, Check, Checked, Guess, Options, Write
from tests.games.wordy.positions import ADA, ADAS_TILES, BEN, BENS_TILES, Match, new_game, position, writing

CHALLENGE = Options(words="challenge")


def check(match: Match, seat: int | None, word: str) -> Checked:
    answer = match.game.consult(match.game.view(match.state, seat), Check(word))
    assert isinstance(answer, Checked)
    return answer


@pytest.mark.clause("W-WORD-1")
@pytest.mark.parametrize("word", ["A", "peace", "  Carpet "])
def test_a_secret_is_a_word_of_the_sides_own_tiles(word: str) -> None:
    match = writing()
    assert match.act(ADA, Write(word)) == (Wrote(ADA),)
    assert match.private(ADA).secret == word.strip().upper()
    assert match.public.written == (True, False)


@pytest.mark.clause("W-WORD-1")
def test_a_secret_may_use_all_eleven_tiles() -> None:
    match = writing(tiles=("ELASTICALLY"[::-1], BENS_TILES))
    match.act(ADA, Write("elastically"))
    assert match.private(ADA).secret == "ELASTICALLY"


@pytest.mark.clause("W-WORD-1")
@pytest.mark.parametrize("word", ["BANANA", "PEPPER", "ABBESS", "BESPATTERERS"])
def test_each_tile_is_used_once_and_other_letters_are_refused(word: str) -> None:
    assert writing().refused(ADA, Write(word)) == "W-WORD-1"


@pytest.mark.clause("W-VALID-R1")
@pytest.mark.clause("W-WORD-4")
@pytest.mark.parametrize("word", ["PEECE", "BERTA", "PETE", "T"])
def test_a_table_that_checks_words_refuses_misspelt_words_and_names(word: str) -> None:
    match = writing()
    assert match.refused(ADA, Write(word)) == "W-VALID-R1"
    assert match.awaited() == (("write",), ("write",))


@pytest.mark.clause("W-VALID-1")
def test_on_tables_with_challenges_any_string_of_tiles_may_be_a_secret() -> None:
    match = writing(options=CHALLENGE)
    match.act(ADA, Write("TTB"))
    assert match.private(ADA).secret == "TTB"
    assert match.refused(BEN, Write("PEACE")) == "W-WORD-1"


@pytest.mark.clause("W-WORD-2")
def test_a_written_word_cannot_be_changed() -> None:
    match = writing()
    match.act(ADA, Write("PEACE"))
    assert match.refused(ADA, Write("CARPET")) == "W-WORD-2"
    match.act(BEN, Write("BANANA"))
    assert match.refused(ADA, Write("CARPET")) == "W-WORD-2"


@pytest.mark.clause("W-WORD-2")
def test_the_owner_sees_the_secret_throughout_and_nobody_else_does() -> None:
    match = position(clues=("length",))
    for asker in (ADA, BEN):
        assert match.game.view(match.state, ADA).private == match.private(ADA)
        assert match.private(ADA).secret == "PEACE"
        for seat in (BEN, None):
            view = match.game.view(match.state, seat)
            assert view.public.secrets == ("", "")
            assert view.private is None or view.private.secret == "BANANA"
        match.act(asker, Ask("length"))


@pytest.mark.clause("W-WORD-3")
def test_when_both_have_written_all_tiles_change_sides() -> None:
    match = writing()
    match.act(BEN, Write("BANANA"))
    assert match.public.racks == ("", "")
    events = match.act(ADA, Write("PEACE"))
    assert events == (Wrote(ADA), Swapped(ADA), TurnBegan(ADA))
    assert [Counter(rack) for rack in match.public.racks] == [Counter(BENS_TILES), Counter(ADAS_TILES)]
    assert match.public.phase == "asking"


@pytest.mark.clause("W-WORD-3")
def test_the_order_of_swapped_tiles_depends_neither_on_the_word_nor_on_their_order_before() -> None:
    orders = set()
    for word, tiles in (("PEACE", ADAS_TILES), ("A", ADAS_TILES), ("BETTER", ADAS_TILES[::-1])):
        match = writing(tiles=(tiles, BENS_TILES))
        match.act(ADA, Write(word))
        match.act(BEN, Write("BANANA"))
        orders.add(match.public.racks)
    assert len(orders) == 1
    other_dice = writing()
    other_dice.act(ADA, Write("PEACE"))
    other_dice.act(BEN, Write("BANANA"), dice=b"other")
    assert other_dice.public.racks not in orders


@pytest.mark.clause("W-WORD-3")
@pytest.mark.parametrize("action", [Ask("last"), Guess("BANANA")])
def test_nobody_asks_or_guesses_before_the_swap(action: Ask | Guess) -> None:
    match = writing()
    match.act(ADA, Write("PEACE"))
    assert match.refused(ADA, action) == "W-WORD-3"
    assert match.refused(BEN, action) == "W-WORD-3"


@pytest.mark.clause("W-WORD-4")
def test_a_word_is_valid_if_the_dictionary_has_it() -> None:
    match = writing()
    assert check(match, ADA, "peace") == Checked("PEACE", valid=True)
    assert check(match, ADA, "BANANA").valid is False
    assert check(match, ADA, "BREAC") == Checked("BREAC", valid=False, why="not_word")


@pytest.mark.clause("W-WORD-5")
def test_a_lookup_is_of_one_word_and_says_what_is_wrong_with_it() -> None:
    match = writing()
    before = match.state
    assert check(match, ADA, "Crate") == Checked("CRATE", valid=True)
    assert check(match, ADA, "BANANA") == Checked("BANANA", valid=False, why="not_tiles", letter="N")
    assert check(match, ADA, "TREATS") == Checked("TREATS", valid=True)
    assert check(match, ADA, "P?") == Checked("P?", valid=False, why="not_letters")
    assert check(match, ADA, "") == Checked("", valid=False, why="not_letters")
    assert match.state is before


@pytest.mark.clause("W-WORD-5")
def test_lookups_are_refused_once_a_word_is_written_and_for_spectators() -> None:
    match = writing()
    match.act(ADA, Write("PEACE"))
    for seat in (ADA, None):
        with pytest.raises(IllegalAction) as refusal:
            check(match, seat, "CRATE")
        assert refusal.value.clause == "W-WORD-5"
    assert check(match, BEN, "SALON").valid
    match.act(BEN, Write("BANANA"))
    with pytest.raises(IllegalAction):
        check(match, BEN, "SALON")


@pytest.mark.clause("W-FIRST-1")
def test_lots_are_drawn_for_who_goes_first_and_nobody_knows_before_the_swap() -> None:
    firsts = set()
    for seed in range(20):
        match = new_game(bytes([seed]))
        assert match.public.first is None
        assert match.public.to_move is None
        for seat in range(2):
            view = match.game.view(match.state, seat)
            match.act(seat, match.game.sample_action(view, match.prompts(seat)["write"], Dice(b"words")))
        assert match.public.first == match.public.to_move == match.state.hidden.first
        firsts.add(match.public.first)
    assert firsts == {ADA, BEN}
