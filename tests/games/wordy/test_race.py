"""The race for a word of four letters, when both have guessed right with equal berries."""

from __future__ import annotations

import pytest

from rumpus.engine import Wake
from rumpus.games.wordy.events import Ended, RaceBegan, RaceCalled, RaceWon, RoundEnded
from rumpus.games.wordy.model import Ask, Guess, Options, Race, Rhyme
from tests.games.wordy.positions import ADA, BEN, Match, only, position


def to_the_countdown(options: Options | None = None) -> Match:
    match = position(berries=(6, 6), options=options)
    match.at_ms = 1000
    match.act(ADA, Guess("BANANA"))
    match.act(BEN, Guess("PEACE"))
    return match


def racing(match: Match | None = None) -> Match:
    match = match or to_the_countdown()
    match.wake()
    return match


@pytest.mark.clause("W-TIE-1")
def test_a_race_begins_after_a_countdown_from_three() -> None:
    match = position(berries=(6, 6))
    match.at_ms = 1000
    match.act(ADA, Guess("BANANA"))
    assert only(RaceCalled, match.act(BEN, Guess("PEACE"))) == RaceCalled(4000)
    assert match.public.phase == "countdown"
    assert match.awaited() == ((), ())
    assert match.refused(ADA, Race("SLOT")) == "W-TIE-1"
    match.at_ms = 3999
    assert match.refused(None, Wake()) == "W-TURN-1"
    assert match.wake() == (RaceBegan(184_000),)
    assert match.at_ms == 4000
    assert match.awaited() == (("race",), ("race",))


@pytest.mark.clause("W-TIE-1")
@pytest.mark.parametrize(("seat", "word"), [(ADA, "slot"), (BEN, "CRAB")])
def test_the_first_valid_word_of_four_letters_wins(seat: int, word: str) -> None:
    match = racing()
    events = match.act(seat, Race(word))
    assert events == (RaceWon(seat, word.upper()), RoundEnded((seat,), "W-TIE-1"), Ended((seat,), "W-TIE-1"))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)
    assert match.public.results[-1].race_word == word.upper()
    assert match.refused(1 - seat, Race("BEST")) == "W-TIE-1"


@pytest.mark.clause("W-TIE-1")
@pytest.mark.parametrize("word", ["SALON", "TAN", "CRAB", "OTTO", "", "SL0T"])
def test_a_race_word_has_four_letters_and_uses_the_tiles_in_front_of_the_racer(word: str) -> None:
    assert racing().refused(ADA, Race(word)) == "W-TIE-1"


@pytest.mark.clause("W-TIE-R1")
def test_secrets_guesses_and_words_shown_for_a_clue_are_refused_as_used() -> None:
    tiles = ("BOATSEEECRT", "LOTSBANANTA")
    match = position(secrets=("BOAT", "LOTS"), tiles=tiles, clues=("builder", "relative"))
    match.act(ADA, Guess("SLOT"))
    match.act(BEN, Guess("REST"))
    match.act(ADA, Ask("builder", word="SLAB"))
    match.act(BEN, Ask("builder", word="TREE"))
    match.act(ADA, Ask("relative", word="LOAN"))
    match.act(BEN, Ask("relative", word="A"))
    match.act(ADA, Guess("LOTS"))
    match.act(BEN, Guess("BOAT"))
    match.wake()
    # BOAT is the racer's own word, and REST was guessed by the other side.
    for word in ("LOTS", "SLOT", "SLAB", "LOAN", "BOAT"):
        assert match.refused(ADA, Race(word)) == "W-TIE-R1"
    for word in ("REST", "TREE", "BOAT"):
        assert match.refused(BEN, Race(word)) == "W-TIE-R1"
    match.act(ADA, Race("BOLT"))


@pytest.mark.clause("W-TIE-R1")
def test_a_rhyme_is_not_shown_with_tiles_and_does_not_count_as_used() -> None:
    match = position(secrets=("PEACE", "BLOAT"), clues=("rhyme",), berries=(5, 0))
    match.act(ADA, Ask("rhyme"))
    match.act(BEN, Rhyme("BOAT"))
    match.act(BEN, Guess("PEACE"))
    match.act(ADA, Guess("BLOAT"))
    match.wake()
    assert RaceWon(ADA, "BOAT") in match.act(ADA, Race("BOAT"))


@pytest.mark.clause("W-TIE-R1")
def test_a_wrong_spelling_costs_nothing() -> None:
    match = racing()
    for _ in range(3):
        assert match.refused(ADA, Race("SLOA")) == "W-TIE-R2"
    match.act(ADA, Race("SLOT"))
    assert match.public.berries == (6, 6)
    assert match.public.winners == (ADA,)


@pytest.mark.clause("W-TIE-R2")
def test_the_dictionary_also_checks_the_race_on_tables_with_challenges() -> None:
    match = racing(to_the_countdown(Options(words="challenge")))
    assert match.refused(ADA, Race("SLOA")) == "W-TIE-R2"
    events = match.act(ADA, Race("SLOT"))
    assert RoundEnded((ADA,), "W-TIE-1") in events


@pytest.mark.clause("W-TIE-R2")
def test_without_a_word_within_three_minutes_the_round_is_drawn() -> None:
    match = racing()
    assert match.game.wake_at_ms(match.state) == 4000 + 180_000
    events = match.wake()
    assert events == (RoundEnded((), "W-TIE-R2"), Ended((ADA, BEN), "W-TIE-R2"))
    assert match.outcome is not None
    assert match.outcome.winners == (ADA, BEN)
