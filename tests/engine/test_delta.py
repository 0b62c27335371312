"""The encoded difference between two values, and how a reader applies it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from rumpus.conformance import patched
from rumpus.engine.delta import SAME, SHORT, changes


class Inner(Struct, frozen=True):
    word: str = ""
    marks: tuple[int, ...] = ()


class Outer(Struct, frozen=True):
    number: int
    row: tuple[Any, ...] = ()
    inner: Inner | None = None


def told(old: Any, new: Any) -> Any:
    """The difference, encoded for the wire and decoded again."""
    return msgspec.json.decode(msgspec.json.encode(changes(old, new)))


def test_nothing_changed() -> None:
    assert changes(Outer(1, (1, 2)), Outer(1, (1, 2))) is SAME
    assert not SAME


def test_only_changed_fields_are_encoded() -> None:
    assert told(Outer(1, (1,), Inner("a")), Outer(2, (1,), Inner("b"))) == {"number": 2, "inner": {"word": "b"}}


def test_a_longer_list_is_encoded_by_its_new_items() -> None:
    assert told(Outer(1, (1, 2)), Outer(1, (1, 2, 3))) == {"row": {"+": [3]}}


def test_a_changed_item_of_a_long_list_is_encoded_by_its_index() -> None:
    old = tuple(range(SHORT + 1))
    assert told(old, (*old[:2], 99, *old[3:])) == {"@": {"2": 99}}


def test_a_changed_item_of_a_list_of_lists_is_encoded_by_its_index() -> None:
    assert told(((1, 2), (3, 4), (5, 6)), ((1, 2), (3, 9), (5, 6))) == {"@": {"1": [3, 9]}}


def test_a_short_list_of_plain_values_is_encoded_whole() -> None:
    assert told((1, 2, 3, 4), (1, 2, 9, 4)) == [1, 2, 9, 4]


def test_a_list_of_which_most_items_changed_is_encoded_whole() -> None:
    rows = ((1,), (2,), (3,))
    assert told(rows, ((7,), (8,), (3,))) == [[7], [8], [3]]


def test_a_struct_that_replaces_none_is_encoded_whole() -> None:
    assert told(Outer(1), Outer(1, (), Inner("a"))) == {"inner": {"=": {"word": "a", "marks": []}}}


def test_a_struct_that_becomes_none_is_encoded_as_null() -> None:
    assert told(Outer(1, (), Inner("a")), Outer(1)) == {"inner": None}


inners = st.builds(Inner, st.sampled_from(["", "a", "b"]), st.lists(st.integers(0, 3), max_size=4).map(tuple))
rows = st.lists(st.one_of(st.integers(0, 3), inners, st.none(), st.text(max_size=2)), max_size=5).map(tuple)
outers = st.builds(Outer, st.integers(0, 3), rows, st.none() | inners)


@given(old=outers, new=outers)
def test_a_change_patched_onto_the_old_value_gives_the_new_one(old: Outer, new: Outer) -> None:
    held = msgspec.to_builtins(old)
    change = changes(old, new)
    after = held if change is SAME else patched(msgspec.json.decode(msgspec.json.encode(held)), told(old, new))
    assert msgspec.json.encode(after) == msgspec.json.encode(new)


@pytest.mark.parametrize(
    ("old", "change", "new"),
    [
        ([1, 2], {"+": [3]}, [1, 2, 3]),
        ([{"a": 1}, 2], {"@": {"0": {"a": 5}}}, [{"a": 5}, 2]),
        ({"a": 1, "b": 2}, {"b": None}, {"a": 1, "b": None}),
        (None, {"=": {"a": 1}}, {"a": 1}),
    ],
)
def test_the_reader_handles_every_form_of_change(old: Any, change: Any, new: Any) -> None:
    assert patched(old, change) == new
