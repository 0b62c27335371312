"""Owners who do not answer in time (W-PEND-R1)."""

from __future__ import annotations

import pytest

from rumpus.engine import Wake
from rumpus.games.wordy.events import Paid, TimeRanOut, Told, TurnBegan
from rumpus.games.wordy.model import Ask, Options, Reveal
from rumpus.games.wordy.words.rhymes import made_up_rhymes, rhymes_of
from tests.games.wordy.positions import ADA, BEN, Match, only, position

DICE = [bytes([seed]) for seed in range(40)]


def late(match: Match, ask: Ask) -> list[Told]:
    """What the table answers for Ben, with different dice."""
    match.act(ADA, ask)
    asked, found = match.state, []
    for dice in DICE:
        match.state = asked
        events = match.wake(dice)
        assert events[0] == TimeRanOut(BEN)
        assert events[-1] == TurnBegan(BEN)
        assert only(Paid, events).berries == match.public.turns[0].berries == match.public.berries[BEN]
        found.append(only(Told, events))
    return found


@pytest.mark.clause("W-PEND-R1")
def test_the_table_shows_any_vowel_that_may_be_shown() -> None:
    told = late(position(secrets=("PEACE", "SALON"), clues=("vowel",)), Ask("vowel"))
    assert {each.letter for each in told} == {"A", "O"}


@pytest.mark.clause("W-PEND-R1")
def test_the_table_answers_that_nothing_is_left_only_if_that_is_true() -> None:
    match = position(secrets=("PEACE", "NTH"), tiles=("PEACEEBTTRS", "NTHAAOIRLSB"), clues=("vowel",))
    assert {each.letter for each in late(match, Ask("vowel"))} == {""}


@pytest.mark.clause("W-PEND-R1")
def test_the_table_points_at_any_place_of_the_letter_or_at_none() -> None:
    assert {each.number for each in late(position(clues=("super",)), Ask("super", "A"))} == {2, 4, 6}
    assert {each.answer for each in late(position(clues=("super",)), Ask("super", "O"))} == {"no"}


@pytest.mark.clause("W-PEND-R1")
def test_the_table_shows_a_rhyme() -> None:
    told = late(position(clues=("rhyme",)), Ask("rhyme"))
    assert len({each.word for each in told}) > 3
    assert all(each.checked and each.word in rhymes_of("BANANA") for each in told)


@pytest.mark.clause("W-PEND-R1")
def test_without_a_rhyme_the_table_puts_another_beginning_before_the_end_of_the_word() -> None:
    match = position(secrets=("PEACE", "DEPTH"), tiles=("PEACEEBTTRS", "DEPTHAEIRLS"), clues=("rhyme",))
    told = late(match, Ask("rhyme"))
    assert all(not each.checked and each.word in made_up_rhymes("DEPTH") for each in told)
    assert all(each.word.endswith("EPTH") for each in told)


@pytest.mark.clause("W-PEND-R1")
def test_with_give_and_take_the_table_chooses_for_each_side_that_has_not() -> None:
    match = position(clues=("give",))
    match.act(ADA, Ask("give"))
    match.act(ADA, Reveal("P"))
    events = match.wake()
    assert events[0] == TimeRanOut(BEN)
    told = only(Told, events)
    assert told.asker_letter == "P"
    assert told.letter in "ABN"
    assert match.public.berries == (0, 1)
    match = position(clues=("give",))
    match.act(ADA, Ask("give"))
    events = match.wake()
    assert [event.seat for event in events if isinstance(event, TimeRanOut)] == [ADA, BEN]
    told = only(Told, events)
    assert told.asker_letter in "ACEP"
    assert told.letter in "ABN"


@pytest.mark.clause("W-PEND-R1")
def test_a_word_that_nobody_challenges_in_time_stands() -> None:
    match = position(clues=("builder",), options=Options(words="challenge", answer_s=30))
    match.act(ADA, Ask("builder", word="BATNO"))
    assert match.game.wake_at_ms(match.state) == 30_000
    events = match.wake()
    assert events[0] == TimeRanOut(BEN)
    assert only(Told, events).staying == "BAN"
    assert match.public.turns[0].challenged is False


@pytest.mark.clause("W-PEND-R1")
def test_the_table_answers_for_nobody_before_the_time_is_up() -> None:
    match = position(clues=("vowel",))
    match.act(ADA, Ask("vowel"))
    match.at_ms = 59_999
    assert match.refused(None, Wake()) == "W-TURN-1"
    assert match.prompts(BEN)["reveal"].until_ms == 60_000
    match.act(BEN, Reveal("A"))
    assert match.game.wake_at_ms(match.state) is None


@pytest.mark.clause("W-PEND-R1")
def test_a_table_without_a_limit_waits_for_ever() -> None:
    match = position(clues=("vowel",), options=Options(answer_s=0))
    match.act(ADA, Ask("vowel"))
    assert match.prompts(BEN)["reveal"].until_ms is None
    assert match.game.wake_at_ms(match.state) is None
    match.at_ms = 10**9
    assert match.refused(None, Wake()) == "W-TURN-1"
