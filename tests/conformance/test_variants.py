"""An action is varied in one place at a time."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rumpus.conformance.variants import variants
from rumpus.engine import Seat


class Report(Struct, frozen=True, tag="report"):
    losers: Annotated[tuple[Seat, ...], Meta(max_length=2)]
    cause: Literal["hit", "foul"] = "hit"
    word: str = "zebra"
    by: Seat | None = None


def test_each_field_with_few_values_takes_all_the_others() -> None:
    found = list(variants(Report((1,)), seats=2))
    assert Report((1,), "foul") in found
    assert {each.by for each in found if each.by is not None} == {0, 1}
    assert {each.word for each in found} == {"zebra"}
    assert Report((1,)) not in found


def test_an_item_of_a_tuple_is_changed_added_or_left_out() -> None:
    found = [each.losers for each in variants(Report((1,)), seats=2) if each.losers != (1,)]
    assert sorted(found) == [(), (0,), (1, 0), (1, 1)]
