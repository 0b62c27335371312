"""The private part of a side, and the rules for teams that share a seat."""

from __future__ import annotations

import pytest

from rumpus.engine import IllegalAction, NoSuchQuestion
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Ask, Fitting, FittingAnswer, Guess, Options, Point, Sure
from rumpus.games.wordy.words.index import rack_words
from tests.games.wordy.positions import ADA, BEN, BENS_TILES, Match, position, writing


def fitting(match: Match, seat: int | None) -> FittingAnswer:
    answer = match.game.consult(match.game.view(match.state, seat), Fitting())
    assert isinstance(answer, FittingAnswer)
    return answer


@pytest.mark.clause("W-NOTES-1")
def test_the_notes_of_the_side_that_asked_are_filled_in_automatically() -> None:
    match = position(clues=("length", "super", "last", "strike", "vowel_count"))
    assert match.private(ADA).sure is None
    match.act(ADA, Ask("super", "N"))
    match.act(BEN, Point(5))
    match.act(BEN, Ask("strike", "T"))
    match.act(ADA, Ask("last"))
    match.act(BEN, Ask("length"))
    match.act(ADA, Ask("vowel_count"))
    assert match.private(ADA).sure == Sure(
        least=(("A", 1), ("N", 1)),
        most=(),
        shortest=5,
        longest=10,
        vowels=3,
        consonants=None,
        places=((5, "N"),),
        last="A",
    )
    assert match.private(BEN).sure == Sure(
        least=(), most=(("T", 0),), shortest=5, longest=5, vowels=None, consonants=None, places=(), last=""
    )


@pytest.mark.clause("W-NOTES-1")
def test_the_notes_of_a_side_are_in_no_other_view() -> None:
    match = position(clues=("length",))
    match.act(ADA, Ask("length"))
    views = [match.game.view(match.state, seat) for seat in (None, BEN)]
    assert views[0].private is None
    assert views[1].private == match.private(BEN)
    assert match.private(BEN).sure != match.private(ADA).sure


@pytest.mark.clause("W-NOTES-1")
def test_a_table_may_turn_automatic_notes_off() -> None:
    match = position(clues=("length",), options=Options(notes=False))
    match.act(ADA, Ask("length"))
    assert match.private(ADA).sure is match.private(BEN).sure is None
    assert len(match.private(ADA).told) == 1


@pytest.mark.clause("W-TEAM-1")
def test_a_side_is_one_seat_with_one_word_one_set_of_tiles_and_one_turn() -> None:
    assert (Wordy.facts.min_seats, Wordy.facts.max_seats, Wordy.facts.teams) == (2, 2, True)
    match = position()
    assert len(match.state.private) == len(match.public.racks) == 2
    assert match.game.waiting_for(match.state) == (ADA,)


@pytest.mark.clause("W-TEAM-R1")
def test_the_game_names_the_clause_by_which_a_captain_confirms() -> None:
    assert Wordy.facts.team_clause == "W-TEAM-R1"


def test_hints_say_how_many_words_fit_a_sides_answers() -> None:
    match = position(clues=("length", "first"), options=Options(hints=True))
    words = rack_words(BENS_TILES).words
    assert fitting(match, ADA).all == fitting(match, ADA).tiles == len(words)
    match.act(ADA, Ask("first"))
    match.act(BEN, Guess("TREES"))
    match.act(ADA, Ask("length"))
    left = [word for word in words if len(word) == 6 and word[0] == "B"]
    assert fitting(match, ADA).all == len(left)
    assert 0 < fitting(match, ADA).known <= len(left)
    assert fitting(match, BEN).all == fitting(match, BEN).tiles - 1


def test_there_are_no_hints_without_tiles_for_spectators_or_on_tables_without_hints() -> None:
    hints = Options(hints=True)
    for match, seat in ((writing(options=hints), ADA), (position(options=hints), None)):
        with pytest.raises(IllegalAction) as refusal:
            fitting(match, seat)
        assert refusal.value.clause == "W-WORD-3"
    with pytest.raises(NoSuchQuestion):
        fitting(position(), ADA)
