"""The names of a new game are made from one word; names that would not work are refused."""

from __future__ import annotations

import pytest

from rumpus.guests.skeletons import Names, names_of
from rumpus.guests.skeletons.names import BadName


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("tag", Names("tag", "Tag", "Tag", "T")),
        ("go_low_2", Names("go_low_2", "Go Low 2", "GoLow2", "O")),
        ("gg", Names("gg", "Gg", "Gg", "X")),
    ],
)
def test_a_name_gives_title_class_and_prefix(name: str, names: Names) -> None:
    assert names_of(name) == names


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Tag", "characters a-z, 0-9 and _"),
        ("x", "2 to 40"),
        ("my-game", "characters a-z"),
        ("../tag", "characters a-z"),
        ("x" * 41, "2 to 40"),
        ("mantis", "a game 'mantis' already"),
        ("class", "such as 'my_class'"),
        ("random", "such as 'my_random'"),
        ("rumpus", "such as 'my_rumpus'"),
    ],
)
def test_a_name_that_would_not_work_is_refused_with_a_reason(name: str, says: str) -> None:
    with pytest.raises(BadName, match=says):
        names_of(name)


def test_a_class_is_not_called_like_something_else_in_its_file() -> None:
    assert names_of("table").apart_from("class Table(Struct): ...").kind == "TableGame"
    assert names_of("tab").apart_from("class Table(Struct): ...").kind == "Tab"
