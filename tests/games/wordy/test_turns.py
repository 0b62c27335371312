"""Turns: one clue or one guess, its price, and who is next."""

from __future__ import annotations

import pytest

from rumpus.engine import Wake
from rumpus.games.wordy.clues import Clue
from rumpus.games.wordy.events import Asked, GuessedRight, GuessedWrong, Paid, PlaysOn, Told, TookBack, TurnBegan
from rumpus.games.wordy.model import Ask, Guess, Options, TakeBack, Turn
from tests.games.wordy.positions import ADA, BEN, any_of, only, position

CHALLENGE = Options(words="challenge")


@pytest.mark.clause("W-TURN-1")
@pytest.mark.parametrize("action", [Ask("last"), Guess("SALON")])
def test_a_clue_or_a_guess_is_a_turn_and_the_other_side_is_next(action: Ask | Guess) -> None:
    match = position(clues=("last",))
    assert match.awaited() == (("turn",), ())
    events = match.act(ADA, action)
    assert events[-1] == TurnBegan(BEN)
    assert match.public.used == (1, 0)
    assert match.awaited() == ((), ("turn",))
    assert match.refused(ADA, Guess("SALON")) == "W-TURN-1"
    assert match.refused(ADA, Ask("last")) == "W-TURN-1"


@pytest.mark.clause("W-TURN-1")
def test_only_the_table_wakes_a_game_and_only_when_something_is_due() -> None:
    match = position()
    assert match.refused(ADA, Wake()) == "W-TURN-1"
    assert match.refused(None, Wake()) == "W-TURN-1"
    assert match.refused(None, Guess("SALON")) == "W-TURN-1"


@pytest.mark.clause("W-CLUE-1")
def test_a_clue_is_announced_answered_and_paid_to_the_other_side() -> None:
    match = position(clues=("length",))
    events = match.act(ADA, Ask("length"))
    assert events == (
        Asked(ADA, "length"),
        Told(ADA, BEN, 1, "length", "W-C-LENGTH", number=6),
        Paid(BEN, 3, 3, 37, "W-C-LENGTH"),
        TurnBegan(BEN),
    )
    assert match.public.turns == (Turn(ADA, "length", berries=3),)
    assert match.public.berries == (0, 3)


@pytest.mark.clause("W-CLUE-1")
def test_nothing_is_paid_before_the_owner_has_answered_and_nobody_moves_meanwhile() -> None:
    match = position(clues=("super",))
    assert match.act(ADA, Ask("super", "N")) == (Asked(ADA, "super", "N"),)
    assert match.public.berries == (0, 0)
    assert match.awaited() == ((), ("point",))
    for seat in (ADA, BEN):
        assert match.refused(seat, Guess("A")) == "W-CLUE-1"


@pytest.mark.clause("W-CLUE-2")
def test_a_clue_can_be_used_again_and_again_by_both() -> None:
    match = position(clues=("last",))
    for seat in (ADA, BEN, ADA, BEN):
        match.act(seat, Ask("last"))
    assert match.public.berries == (2, 2)
    assert [each.letter for each in match.private(ADA).told] == ["A", "E", "A", "E"]


@pytest.mark.clause("W-CLUE-3")
def test_both_sides_get_the_answer_and_spectators_only_the_question() -> None:
    match = position(clues=("strike",))
    events = match.act(ADA, Ask("strike", "O"))
    told = only(Told, events)
    assert match.private(ADA).told == match.private(BEN).told == (told,)
    shown = [match.game.event_for(event, None) for event in events]
    assert shown == [Asked(ADA, "strike", "O"), None, Paid(BEN, 2, 2, 38, "W-C-STRIKE"), TurnBegan(BEN)]
    assert [match.game.event_for(event, ADA) for event in events] == list(events)
    assert match.public.turns == (Turn(ADA, "strike", "O", berries=2),)


@pytest.mark.clause("W-CLUE-3")
def test_everybody_gets_the_answers_when_the_round_is_over() -> None:
    match = position(clues=("strike",), berries=(5, 0))
    match.act(ADA, Ask("strike", "O"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Guess("BANANA"))
    assert match.game.view(match.state, None).public.results[0].told == match.private(ADA).told


@pytest.mark.clause("W-CLUE-4")
@pytest.mark.parametrize("clue", ["relative", "builder", "dynamic"])
def test_an_invalid_word_gets_no_answer_costs_nothing_and_another_may_be_shown(clue: Clue) -> None:
    match = position(clues=(clue,))
    assert match.refused(ADA, Ask(clue, word="BANATO")) == "W-CLUE-4"
    assert match.awaited() == (("turn",), ())
    match.act(ADA, Ask(clue, word="BATON"))
    assert match.public.turns[0].word == "BATON"


@pytest.mark.clause("W-CLUE-R1")
def test_a_clue_may_be_taken_back_until_its_word_stands() -> None:
    match = position(clues=("builder",), options=CHALLENGE)
    match.act(ADA, Ask("builder", word="BANATO"))
    assert not match.prompts(ADA)["take_back"].awaited
    assert match.act(ADA, TakeBack()) == (TookBack(ADA, "builder"),)
    assert (match.public.berries, match.public.turns) == ((0, 0), ())
    assert match.awaited() == (("turn",), ())
    match.act(ADA, Guess("SALON"))


@pytest.mark.clause("W-CLUE-R1")
def test_a_clue_that_stands_or_asks_for_no_word_cannot_be_taken_back() -> None:
    match = position(clues=("builder", "super"), options=CHALLENGE)
    assert match.refused(ADA, TakeBack()) == "W-CLUE-R1"
    match.act(ADA, Ask("super", "N"))
    assert match.refused(ADA, TakeBack()) == "W-CLUE-R1"
    match = position(clues=("builder",), options=CHALLENGE)
    match.act(ADA, Ask("builder", word="BATON"))
    assert match.refused(BEN, TakeBack()) == "W-CLUE-R1"


@pytest.mark.clause("W-GUESS-1")
@pytest.mark.parametrize("word", ["PEACE", "BANANASS", "SLOTTED", ""])
def test_a_guess_is_spelt_with_the_tiles_in_front_of_the_guesser(word: str) -> None:
    assert position().refused(ADA, Guess(word)) == "W-GUESS-1"


@pytest.mark.clause("W-GUESS-R1")
def test_a_guess_need_not_be_in_the_dictionary_and_only_its_letters_count() -> None:
    match = position(secrets=("PEACE", "NATBO"), options=CHALLENGE)
    assert any_of(GuessedWrong, match.act(ADA, Guess("BATON")))
    match.act(BEN, Guess("TREES"))
    assert any_of(GuessedRight, match.act(ADA, Guess(" natbo ")))
    assert any_of(GuessedWrong, position().act(ADA, Guess("BNTSL")))


@pytest.mark.clause("W-GUESS-2")
def test_a_wrong_guess_gives_the_other_side_two_berries_and_ends_the_turn() -> None:
    match = position()
    events = match.act(ADA, Guess("salon"))
    assert events == (GuessedWrong(ADA, "SALON"), Paid(BEN, 2, 2, 38, "W-GUESS-2"), TurnBegan(BEN))
    assert match.public.turns == (Turn(ADA, word="SALON", berries=2),)


@pytest.mark.clause("W-GUESS-3")
def test_after_a_right_guess_a_side_has_no_more_turns_and_pays_nothing() -> None:
    match = position(clues=("last", "length"), berries=(1, 9))
    events = match.act(ADA, Guess("BANANA"))
    assert events == (GuessedRight(ADA, "BANANA"), PlaysOn(BEN), TurnBegan(BEN))
    assert match.public.berries == (1, 9)
    assert match.public.turns == (Turn(ADA, word="BANANA", right=True),)
    for _ in range(2):
        assert match.refused(ADA, Guess("BANANA")) == "W-GUESS-3"
        assert match.refused(ADA, Ask("last")) == "W-GUESS-3"
        match.act(BEN, Ask("last"))
        assert match.public.to_move == BEN
    assert match.public.berries == (3, 9)


@pytest.mark.clause("W-BANK-1")
def test_an_empty_bank_ends_nothing_and_further_berries_are_counted() -> None:
    match = position(clues=("length",), berries=(20, 18))
    paid = only(Paid, match.act(ADA, Ask("length")))
    assert paid == Paid(BEN, 3, 21, 0, "W-C-LENGTH")
    assert (match.public.bank, match.public.tally, match.public.berries) == (0, 1, (20, 21))
    match.act(BEN, Guess("TREES"))
    assert (match.public.bank, match.public.tally, match.public.berries) == (0, 3, (22, 21))
    match.act(ADA, Guess("BANANA"))
    assert match.outcome is not None
    assert match.outcome.winners == (ADA,)
