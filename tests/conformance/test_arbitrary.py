"""Arbitrary values of a type, up to the limits of its range."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from rumpus.conformance.arbitrary import arbitrary
from rumpus.engine import Dice
from rumpus.engine.game import Result
from rumpus.games.mantis.model import Action, Score, Steal


class Deep(Struct, frozen=True, tag="deep"):
    number: Annotated[int, Meta(ge=2, le=5)]
    pair: tuple[bool, float]
    kind: Literal["a", "b"]
    inner: Score | None


def test_every_member_of_a_union_appears_and_numbers_reach_their_limits() -> None:
    values = {arbitrary(Action, Dice(b"union", number)) for number in range(200)}
    assert Score() in values
    assert {Steal(0), Steal(63)} <= values


def test_values_decode_as_their_type() -> None:
    for kind in (Deep, Result):
        for number in range(100):
            value = arbitrary(kind, Dice(b"decode", number))
            assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def test_values_that_the_type_itself_refuses_are_left_out() -> None:
    letters = {arbitrary(Annotated[str, Meta(pattern="^[a-z]$")], Dice(b"text", number)) for number in range(50)}
    assert letters == {None, "a"}
