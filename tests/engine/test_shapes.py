"""The shape of a view says what a page can draw: rows by seat, hints, unions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from rumpus.engine import show
from rumpus.engine.domain import type_info
from rumpus.engine.shapes import Part, _part, shape_of
from rumpus.games import GAMES
from tests.examples import EXAMPLES


def _public(name: str) -> dict[str, Part]:
    game = EXAMPLES.get(name) or GAMES[name]
    return {part.name: part for part in shape_of(game).public}


def test_a_row_with_an_item_for_each_seat_is_found_by_its_length() -> None:
    mantis = _public("mantis")
    assert [name for name, part in mantis.items() if part.by_seat] == ["tanks", "piles"]
    assert not _public("swordcrafters")["magic"].by_seat


def test_a_field_has_the_hint_of_its_annotation() -> None:
    pig = _public("pig")
    assert pig["pot"].show is not None
    assert (pig["pot"].show.kind, pig["pot"].show.title) == ("count", "At stake")
    assert pig["moves"] == Part("moves", "nothing")


def test_a_seat_is_not_a_number() -> None:
    assert _public("pig")["turn"].kind == "seat"


def test_private_parts_are_in_the_shape() -> None:
    assert [part.name for part in shape_of(EXAMPLES["liars_dice"]).private] == ["dice", "bid"]


class Red(Struct, frozen=True, tag="red"):
    size: int


class Blue(Struct, frozen=True, tag="blue"):
    size: int
    depth: Annotated[int, show("score")]


def _shape(kind: object) -> Part:
    return _part("it", type_info(kind), [], 0)


def test_a_union_of_structs_has_the_fields_of_all_of_them() -> None:
    assert [part.name for part in _shape(Red | Blue).parts] == ["size", "depth"]


def test_a_value_or_nothing_has_the_shape_of_the_value() -> None:
    assert _shape(Red | None) == _shape(Red)


def test_a_mixed_union_is_drawn_as_text() -> None:
    assert _shape(int | str).kind == "text"
