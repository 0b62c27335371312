"""The values of a type are listed if there are few of them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from rumpus.engine import Seat
from rumpus.engine.domain import domain


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Lay(Struct, frozen=True, kw_only=True, tag="lay"):
    side: Literal["left", "right"]
    up: bool = True


class Pass(Struct, frozen=True, tag="pass"):
    pass


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (bool, (False, True)),
        (Literal["a", "b"], ("a", "b")),
        (Colour, (Colour.RED, Colour.BLUE)),
        (Annotated[int, Meta(ge=2, lt=5)], (2, 3, 4)),
        (Annotated[int, Meta(gt=2, le=5)], (3, 4, 5)),
        (Seat, (0, 1, 2)),
        (Seat | None, (0, 1, 2, None)),
        (tuple[Literal["a"], bool], (("a", False), ("a", True))),
        (
            Lay | Pass,
            (*(Lay(side=side, up=up) for side in ("left", "right") for up in (False, True)), Pass()),
        ),
    ],
)
def test_every_value_is_listed_with_the_seats_of_the_table(kind: Any, values: tuple[Any, ...]) -> None:
    found = domain(kind, 3)
    assert found is not None
    assert sorted(map(repr, found)) == sorted(map(repr, values))


class Many(Struct, frozen=True, tag="many"):
    first: Annotated[int, Meta(ge=0, le=99)]
    second: Annotated[int, Meta(ge=0, le=99)]


@pytest.mark.parametrize(
    "kind", [str, int, float, Many, Annotated[int, Meta(ge=0, le=10**9)], tuple[bool, ...], Many | Pass, str | None]
)
def test_a_type_with_too_many_values_has_no_list(kind: Any) -> None:
    assert domain(kind, 3) is None
