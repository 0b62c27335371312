"""Events as sentences."""

from __future__ import annotations

import pytest
from msgspec import Struct

from rumpus.engine import Wake
from rumpus.engine.sentences import Sentences, seat_fields
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Dealt, Ended, Scored, Stayed, Stolen, Turned
from tests.engine.testgame import KnockKnock
from tests.engine.testgame.model import Asked, FightBegan, Pointed

MANTIS = Sentences(Mantis, ("Ada", "Ben", "Cleo"))
KNOCK = Sentences(KnockKnock, ("Ada", "Ben", "Cleo"))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(1, 4), "Everyone gets 4 cards. Ben goes first."),
        (Turned(0, "score", 0, "red"), "Ada tries to score and turns over a red card."),
        (Turned(0, "steal", 2, "pink"), "Ada tries to steal from Cleo and turns over a pink card."),
        (Scored(0, "red", 3, 7), "It matches: 3 red cards go to the score pile of Ada, which now holds 7."),
        (Stayed(0, 2, "blue", "M-STEAL-2"), "No match: the blue card stays in the tank of Cleo."),
        (Ended((1,), "M-END-1"), "Ben wins the game."),
        (Ended((0, 2), "M-END-R1"), "Ada and Cleo share the win."),
    ],
)
def test_an_event_of_mantis_is_a_sentence(event: Struct, sentence: str) -> None:
    assert MANTIS.say(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Pointed(0, 2), "Ada points at door 2."),
        (Pointed(0, None), "Ada has pointed."),
        (Asked("a", True), "The word has the letter a."),
        (Asked("a", False), "The word has no a."),
        (FightBegan((0, 2)), "Ada and Cleo fight."),
    ],
)
def test_a_sentence_may_depend_on_null_and_on_booleans(event: Struct, sentence: str) -> None:
    assert KNOCK.say(event) == sentence


def test_an_event_without_a_sentence_is_an_error() -> None:
    assert not MANTIS.knows(Wake)
    assert MANTIS.knows(Dealt)
    with pytest.raises(LookupError):
        MANTIS.say(Wake())


def test_the_fields_that_hold_seats_are_known() -> None:
    assert seat_fields(Turned) == {"seat", "into"}
    assert seat_fields(Ended) == {"winners"}
    assert seat_fields(FightBegan) == {"fighters"}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Stolen(2, 1, "red", 2), "It matches: you steal 2 red cards from Ben."),
        (Stolen(1, 2, "red", 1), "It matches: Ben steals one red card from you."),
        (Stayed(2, 2, "blue", "M-SCORE-2"), "No match: the blue card stays in your tank."),
        (Ended((0, 2), "M-END-R1"), "You and Ada share the win."),
    ],
)
def test_a_sentence_speaks_to_whoever_reads_it(event: Struct, sentence: str) -> None:
    assert MANTIS.say(event, reader=2) == sentence
