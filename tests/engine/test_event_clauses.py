"""The clauses that an event rests on."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest
from msgspec import Struct

from rumpus.engine import ByField, Clauses, clauses_of
from rumpus.engine.rulebook import RuleBook, rulebook_of
from rumpus.games import GAMES
from rumpus.games.fake_swords.events import AdvantageUsed, ExchangeDrawn
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import Dealt, Ended, Stayed, Turned


class Knocked(Struct, frozen=True, tag="knocked"):
    clauses: ClassVar[Clauses] = (
        ByField("loud", {"yes": ("T-LOUD-1",), "no": ("T-SOFT-1",)}),
        ByField("door", {"none": ("T-WALL-1",), "2": ("T-DOOR-2",)}, otherwise=("T-DOOR-1",)),
        "T-KNOCK-1",
    )

    loud: bool
    door: int | None


def test_the_clauses_of_an_event_are_those_that_its_type_declares() -> None:
    assert clauses_of(Dealt(0, 4)) == ("M-SETUP-1", "M-SETUP-3")


def test_a_field_of_the_event_may_select_its_clauses() -> None:
    assert clauses_of(Turned(0, "score", 0, "red")) == ("M-SCORE-1", "M-TURN-1")
    assert clauses_of(Turned(0, "steal", 1, "red")) == ("M-STEAL-1", "M-TURN-1")


@pytest.mark.parametrize(
    ("event", "clauses"),
    [
        (Knocked(loud=True, door=None), ("T-LOUD-1", "T-WALL-1", "T-KNOCK-1")),
        (Knocked(loud=False, door=2), ("T-SOFT-1", "T-DOOR-2", "T-KNOCK-1")),
        (Knocked(loud=False, door=0), ("T-SOFT-1", "T-DOOR-1", "T-KNOCK-1")),
    ],
)
def test_switches_numbers_and_nothing_can_select_clauses(event: Knocked, clauses: tuple[str, ...]) -> None:
    assert clauses_of(event) == clauses


def test_the_clause_that_decided_this_time_comes_first_and_only_once() -> None:
    assert clauses_of(Stayed(0, 1, "red", "M-STEAL-2")) == ("M-STEAL-2", "M-STEAL-1")
    assert clauses_of(Ended((0, 1), "M-END-R1")) == ("M-END-R1", "M-END-2", "M-END-R2")


def test_an_event_about_a_card_names_the_rule_of_the_card_if_the_book_has_it() -> None:
    assert clauses_of(AdvantageUsed(0, "Second Wind"))[0] == "F-C-WIND"
    assert clauses_of(ExchangeDrawn(0, "A card of an uploaded deck")) == ("F-MODE-R3",)


def test_the_rule_book_has_the_clauses_of_every_kind_of_event() -> None:
    for game in GAMES.values():
        book = rulebook_of(game)
        assert set(book.events) == {str(info.cls.__struct_config__.tag) for info in _events(game.types.event)}


def test_the_clauses_of_events_survive_json() -> None:
    book = rulebook_of(Mantis)
    assert msgspec.json.decode(msgspec.json.encode(book), type=RuleBook) == book


def _events(kind: object) -> list[msgspec.inspect.StructType]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.UnionType)
    return [each for each in info.types if isinstance(each, msgspec.inspect.StructType)]
