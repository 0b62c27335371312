"""Sentences of the log: one for each event, also for counts of zero and one."""

from __future__ import annotations

import pytest

from rumpus.engine.sentences import Sentences
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.events import Asked, Chose, Event, Paid, RoundEnded, Told
from tests.games.wordy.positions import ADA, BEN


def said(event: Event) -> str:
    return Sentences(Wordy, ("Ada", "Ben")).say(event)


def told(clue: Clue, **fields: object) -> str:
    return said(Told(ADA, BEN, 1, clue, CARDS[clue].clause, **fields))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (told("last", letter="A"), "The word of Ben ends with A."),
        (told("first", letter="B"), "The word of Ben begins with B."),
        (told("relative", word="TAN", answer="longer"), "The word of Ben is longer than TAN."),
        (told("relative", word="TAN", answer="same"), "The word of Ben is as long as TAN."),
        (told("strike", letter="O", answer="no"), "O is not in the word of Ben."),
        (told("rare", letter="Z", answer="yes"), "Z is in the word of Ben."),
        (told("length", number=1), "The word of Ben has one letter."),
        (told("length", number=6), "The word of Ben has 6 letters."),
        (told("builder", word="BATON", staying="BAN"), "Of BATON, these tiles stay: BAN."),
        (told("dynamic", word="LOTS"), "Of LOTS, no tile stays."),
        (told("share", letter="A", number=3, asker_number=1), "A: 3 in the word of Ben, 1 in the word of Ada."),
        (told("vowel", letter="A"), "Ben shows a vowel: A."),
        (told("vowel"), "Ben has no vowel left to show."),
        (told("give", letter="A", asker_letter="P"), "Ben shows A, Ada shows P."),
        (told("give", asker_letter="P"), "Ben has no letter left to show, Ada shows P."),
        (told("give"), "Ben has no letter left to show, Ada has none left."),
        (told("burn", letter="A", number=0), "A is not in the word of Ben."),
        (told("burn", letter="A", number=1), "A is in the word of Ben once."),
        (told("burn", letter="A", number=3), "A is in the word of Ben 3 times."),
        (told("vowel_count", number=0), "The word of Ben has no vowel."),
        (told("vowel_count", number=3), "The word of Ben has 3 vowels."),
        (told("consonant_count", number=1), "The word of Ben has one consonant."),
        (told("super", letter="A", answer="yes", number=2), "A is in the word of Ben, at place 2."),
        (told("super", letter="O", answer="no"), "O is not in the word of Ben."),
        (told("rhyme", word="PIANO"), "Ben gives a rhyme: PIANO."),
        (told("rhyme", word="BOME", checked=False), "Ben makes up a rhyme: BOME. Nobody has checked it."),
    ],
)
def test_the_answer_to_a_clue_is_told_in_a_sentence(sentence: str, expected: str) -> None:
    assert sentence == expected


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Asked(ADA, "last"), "Ada activates Last Letter."),
        (Asked(ADA, "strike", "O"), "Ada activates Letter Strike and asks for O."),
        (Asked(ADA, "builder", word="NONE"), "Ada activates Word Builder and shows NONE."),
        (Chose(BEN), "Ben is ready to show."),
        (Paid(BEN, 0, 4, 30, "W-C-DYNAMIC"), "Ben gets no berries for it."),
        (Paid(BEN, 1, 4, 30, "W-C-LAST"), "Ben takes one berry and has 4."),
        (RoundEnded((), "W-END-R1"), "The round is drawn."),
        (RoundEnded((), "W-TIE-R2"), "Time is up, and nobody has found a word. The round is drawn."),
        (RoundEnded((BEN,), "W-WIN-1"), "Ben wins the round."),
        (RoundEnded((BEN,), "W-END-R1"), "All turns are used. Ben wins the round."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, expected: str) -> None:
    assert said(event) == expected
