"""Card files of a table: an error names the entry."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from rumpus.engine import BadOptions
from rumpus.engine.facts import read_options
from rumpus.games.swordcrafters.cards import (
    SoloCard,
    magic_cards,
    read_magic,
    read_solo,
    solo_cards,
    wrong_with_opponent,
)
from rumpus.games.swordcrafters.grid import Axis
from rumpus.games.swordcrafters.model import Options

H: Axis = "horizontal"
V: Axis = "vertical"

MAGIC: dict[str, Any] = {"cards": msgspec.to_builtins(magic_cards()[:4])}
SOLO: dict[str, Any] = {
    "cards": [
        {
            "id": f"smith-{number}",
            "name": f"Smith {number}",
            "icons": [H, V, H, V],
            "length": 12,
            "runs": [["red", 3], ["blue", 2]],
            "gems": [4, 3, 2, 1, 1, 1],
        }
        for number in range(10)
    ]
}


def changed(file: dict[str, Any], path: tuple[str | int, ...], value: Any) -> str:
    """The file with another value at one path; a value of `...` removes the entry."""
    found = deepcopy(file)
    at: Any = found
    for step in path[:-1]:
        at = at[step]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return msgspec.json.encode(found).decode()


MAGIC_MISTAKES = [
    (("cards", 1, "id"), "Most Red!", "cards[1].id"),
    (("cards", 1, "id"), "", "cards[1].id"),
    (("cards", 1, "id"), "most-red", "cards[1] (most-red)"),
    (("cards", 1, "id"), ..., "cards[1]"),
    (("cards", 2, "colour"), "red", "cards[2]"),
    (("cards", 2, "beginner"), ..., "cards[2]"),
    (("cards", 2, "beginner"), 7, "cards[2].beginner"),
    (("cards", 2, "beginner", "compare"), "prettiest", "cards[2].beginner.compare"),
    (("cards", 2, "beginner", "colours"), [], "cards[2].beginner.colours"),
    (("cards", 2, "beginner", "colours"), ["pink"], "cards[2].beginner.colours[0]"),
    (("cards", 2, "beginner", "colours"), ["red", "red"], "cards[2] (most-purple): beginner.colours"),
    (("cards", 3, "intermediate", "colours"), ["red"], "cards[3] (most-green): intermediate.colours"),
    (("cards", 3, "intermediate", "compare"), "most_triads", "cards[3] (most-green): intermediate.colours"),
    (("cards", 3, "intermediate", "points"), [], "cards[3].intermediate.points"),
    (("cards", 3, "intermediate", "points"), [9, 8, 7, 6], "cards[3].intermediate.points"),
    (("cards", 3, "intermediate", "points"), [-1], "cards[3].intermediate.points[0]"),
    (("cards", 3, "intermediate", "points"), [51], "cards[3].intermediate.points[0]"),
    (("cards", 3, "intermediate", "points"), [1.5], "cards[3].intermediate.points[0]"),
    (("cards", 3, "intermediate", "points"), [3, 6, 1], "cards[3] (most-green): intermediate.points"),
    (("cards",), [], "cards: at least 3"),
    (("cards",), {}, "cards"),
    (("kards",), [], "kards"),
]

SOLO_MISTAKES = [
    (("cards", 4, "id"), "Smith", "cards[4].id"),
    (("cards", 4, "id"), "smith-1", "cards[4] (smith-1)"),
    (("cards", 4, "name"), "", "cards[4].name"),
    (("cards", 4, "name"), "x" * 41, "cards[4].name"),
    (("cards", 4, "icons"), [H, V, H], "cards[4].icons"),
    (("cards", 4, "icons"), [H, V, H, "diagonal"], "cards[4].icons[3]"),
    (("cards", 4, "icons"), [H, H, H, H], "cards[4] (smith-4): icons"),
    (("cards", 4, "length"), -1, "cards[4].length"),
    (("cards", 4, "length"), 25, "cards[4].length"),
    (("cards", 4, "length"), ..., "cards[4]"),
    (("cards", 4, "runs"), [["red", 1]], "cards[4] (smith-4): runs[0]"),
    (("cards", 4, "runs"), [["blank", 2]], "cards[4].runs[0][0]"),
    (("cards", 4, "runs"), [["blue", 2], ["red", 5]], "cards[4] (smith-4): runs[1]"),
    (("cards", 4, "runs"), [["blue", 2], ["blue", 2]], "cards[4] (smith-4): runs: 4 blue gems"),
    (("cards", 4, "runs"), [["white", 2]], "cards[4] (smith-4): runs: 2 white gems"),
    (("cards", 4, "runs"), [["red", 2]] * 5, "cards[4] (smith-4): runs: a sword has four sides"),
    (("cards", 4, "gems"), [4, 3, 2, 1, 1], "cards[4].gems"),
    (("cards", 4, "gems"), [4, 3, 2, 1, 1, -1], "cards[4] (smith-4): gems"),
    (("cards", 4, "gems"), [4, 3, 2, 4, 1, 1], "cards[4] (smith-4): gems"),
    (("cards", 4, "gems"), [1, 0, 0, 0, 0, 0], "cards[4] (smith-4): gems"),
    (("cards", 9), ..., "cards: at least 10"),
]


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.parametrize(("path", "value", "named"), MAGIC_MISTAKES)
def test_a_wrong_entry_of_a_magic_file_is_named(path: tuple[str | int, ...], value: Any, named: str) -> None:
    _is_refused("magic_file", changed(MAGIC, path, value), named)


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.clause("S-SOLO-R2")
@pytest.mark.parametrize(("path", "value", "named"), SOLO_MISTAKES)
def test_a_wrong_entry_of_a_solo_file_is_named(path: tuple[str | int, ...], value: Any, named: str) -> None:
    _is_refused("solo_file", changed(SOLO, path, value), named)


def _is_refused(field: str, text: str, named: str) -> None:
    read = read_magic if field == "magic_file" else read_solo
    with pytest.raises(ValueError, match=re.escape(named)) as told:
        read(text)
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, msgspec.json.encode({field: text}))
    assert refusal.value.field == field
    assert refusal.value.message == f"option {field}: {told.value}"


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.parametrize("field", ["magic_file", "solo_file"])
@pytest.mark.parametrize("text", ["cards", "{", "[" * 10_000, '{"cards":[]', "\x00", "[]", "7", "null"])
def test_a_file_of_another_kind_is_refused(field: str, text: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, msgspec.json.encode({field: text}))
    assert refusal.value.field == field


@pytest.mark.clause("S-PARTS-R2")
@pytest.mark.parametrize("field", ["magic_file", "solo_file"])
def test_a_file_that_is_too_long_is_not_parsed(field: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, msgspec.json.encode({field: " " * 40_001}))
    assert refusal.value.field == field


def test_the_files_without_the_errors_are_valid() -> None:
    assert len(read_magic(msgspec.json.encode(MAGIC))) == 4
    assert len(read_solo(msgspec.json.encode(SOLO))) == 10
    brought = {"magic_file": changed(MAGIC, ("about",), "x"), "solo_file": changed(SOLO, ("about",), "")}
    options = read_options(Options, msgspec.json.encode(brought))
    assert magic_cards(options.magic_file)[0].id == "most-red"
    assert solo_cards(options.solo_file)[0].name == "Smith 0"


@pytest.mark.clause("S-SOLO-R2")
@pytest.mark.parametrize(
    ("length", "runs", "is_right"),
    [
        # Twelve tiles make sides of 3, 3, 4 and 4 gems.
        (12, (4, 4, 3, 3), True),
        (12, (4, 4, 4, 2), False),
        (12, (5,), False),
        # Thirteen tiles make sides of 4, 3, 4 and 4.
        (13, (4, 4, 4, 3), True),
        (13, (5, 2), False),
        (14, (4, 4, 4, 4), True),
        (0, (), True),
        (2, (2,), False),
        (3, (2,), True),
    ],
)
def test_the_runs_of_an_opponent_fit_on_the_sides_of_some_sword(
    length: int, runs: tuple[int, ...], is_right: bool
) -> None:
    colours = ("red", "blue", "purple", "green")
    gems = [*runs, *(0,) * (6 - len(runs))]
    gems[5] = max(0, 2 - sum(gems))
    card = {
        **SOLO["cards"][0],
        "length": length,
        "runs": [[colour, run] for colour, run in zip(colours, runs, strict=False)],
        "gems": gems,
    }
    text = msgspec.json.encode({"cards": [card, *SOLO["cards"][1:]]})
    if is_right:
        assert wrong_with_opponent(read_solo(text)[0]) == ""
    else:
        with pytest.raises(ValueError, match=r"cards\[0\] \(smith-0\): runs"):
            read_solo(text)


@pytest.mark.clause("S-SOLO-R2")
@pytest.mark.parametrize(
    ("length", "runs", "gems", "says"),
    [
        (4, 0, (2, 0), ""),
        (4, 0, (1, 0), "gems: each of the 2 guards"),
        (4, 0, (6, 0), ""),
        (4, 0, (6, 1), "gems: 7 gems on 4 tiles"),
        (4, 0, (3, -1), "gems: a count below 0"),
        (8, 4, (8, 0), ""),
        (8, 4, (7, 1), "runs: 8 red gems in runs, and the sword has 7"),
        (8, 5, (10, 0), "runs: a sword has four sides"),
    ],
)
def test_an_opponent_has_no_more_gems_and_runs_than_a_sword_can_have(
    length: int, runs: int, gems: tuple[int, int], says: str
) -> None:
    card = SoloCard("smith", "Smith", (H, V, H, V), length, (("red", 2),) * runs, (*gems, 0, 0, 0, 0))
    wrong = wrong_with_opponent(card)
    assert wrong.startswith(says) if says else wrong == ""
