"""Deck files: an error names its line."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from importlib import resources
from typing import Any

import msgspec
import pytest

from rumpus.arena.duel import Floor
from rumpus.engine import BadOptions, Terms, file_model, read_options
from rumpus.games.fake_swords import FakeSwords
from rumpus.games.fake_swords.arena import rules_in_force, setup_of
from rumpus.games.fake_swords.cards import DeckFile, deck_of, read_deck
from rumpus.games.fake_swords.model import Options

OURS: str = resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text(encoding="utf-8")
PLAIN: dict[str, Any] = json.loads(OURS)


def written(file: dict[str, Any]) -> str:
    """The file with one field a line."""
    return json.dumps(file, indent=1)


def changed(place: int, value: Any, *path: str) -> str:
    """Our file with another value in one card; `...` removes the field."""
    file = deepcopy(PLAIN)
    at = file["cards"][place]
    for step in path[:-1]:
        at = at[step]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return written(file)


def line_told(text: str) -> tuple[int, str]:
    """The line that the error names, and its text."""
    with pytest.raises(ValueError, match="line") as refusal:
        read_deck(text)
    found = re.match(r"line (\d+)", str(refusal.value))
    assert found is not None
    return int(found[1]), str(refusal.value)


@pytest.mark.clause("F-CARDS-R1")
def test_our_own_deck_is_a_deck_file_and_the_example_to_start_from() -> None:
    assert read_deck(OURS).kinds == deck_of().kinds
    model = file_model(Options, "deck")
    assert model is not None
    assert (model.path, model.type) == ("data/deck.json", DeckFile)
    assert msgspec.json.schema(model.type)


@pytest.mark.clause("F-CARDS-R1")
def test_a_table_plays_with_its_own_deck() -> None:
    file = {"cards": [{**card, "copies": 2, "name": f"My {card['name']}"} for card in PLAIN["cards"]]}
    game = FakeSwords(Options(deck=written(file)), seats=3)
    assert game.deck.size == 48
    assert game.deck.kind(0).name == "My Flamingo"


@pytest.mark.clause("F-CARDS-R1")
@pytest.mark.parametrize(
    ("place", "path", "value", "named", "says"),
    [
        (3, ("colour",), "pink", "colour", "Invalid enum value 'pink'"),
        (3, ("name",), "", "name", "length >= 1"),
        (3, ("copies",), 0, "copies", ">= 1"),
        (3, ("copies",), "three", "copies", "Expected `int`"),
        (0, ("arena", "modifier"), "freeze", "modifier", "one of hop, tether"),
        (0, ("arena", "modifier"), "fly", "modifier", "Invalid enum value 'fly'"),
        (12, ("quick", "effect"), "shield", "effect", "one of none, bar"),
        (12, ("quick", "when"), "first", "when", "touch"),
        (23, ("quick", "move"), ..., "quick", ""),
        (5, ("id",), "F-C-FLAMINGO", "id", "another card has this id"),
        (5, ("name",), "Flamingo", "name", "another card has this name"),
        (5, ("exempt",), True, "exempt", "only a black card"),
        (9, ("overrides",), ["F-C-NOTHING"], "overrides", "not there"),
        (9, ("overrides",), ["F-C-ONEPILE"], "overrides", "itself"),
        (7, ("wings",), 2, "wings", "unknown field"),
        (2, ("arena", "value"), 0.05, "value", ">= 0.1"),
        (2, ("arena", "value"), 1.5, "value", "<= 1.0"),
        (0, ("arena", "exempt"), 0.5, "exempt", "only a pace"),
    ],
)
def test_an_error_names_its_line(place: int, path: tuple[str, ...], value: Any, named: str, says: str) -> None:
    text = changed(place, value, *path)
    line, told = line_told(text)
    begins = [number for number, each in enumerate(text.splitlines(), 1) if each.strip().startswith('"id"')]
    assert begins[place] - 1 <= line
    assert place + 1 == len(begins) or line < begins[place + 1]
    assert says in told
    if value is not ...:
        assert f'"{named}"' in text.splitlines()[line - 1]


@pytest.mark.clause("F-CARDS-R1")
@pytest.mark.parametrize("path", [("text",), ("arena", "text"), ("quick", "text"), ("exempt",), ("arena", "exempt")])
def test_an_error_names_the_line_of_the_invalid_field_among_several_with_the_same_name(path: tuple[str, ...]) -> None:
    text = changed(2, 77, *path)
    line, told = line_told(text)
    assert text.splitlines()[line - 1].strip().rstrip(",") == f'"{path[-1]}": 77'
    assert ".".join(path) in told


@pytest.mark.clause("F-CARDS-R1")
@pytest.mark.parametrize("wrong", ["NaN", "-Infinity", "9" * 5000, '"\\ud800"'])
def test_an_invalid_number_or_letter_is_reported_with_its_line(wrong: str) -> None:
    text = changed(2, 77, "copies").replace(": 77", f": {wrong}")
    assert wrong in text.splitlines()[line_told(text)[0] - 1]


@pytest.mark.clause("F-CARDS-R1", "F-MODE-R2")
@pytest.mark.parametrize("pace", [0.1, 1.0])
def test_the_arena_can_stage_a_bout_with_every_card_that_a_file_may_have(pace: float) -> None:
    file = deepcopy(PLAIN)
    file["cards"][2]["arena"] |= {"value": pace, "exempt": pace}
    file["cards"][0]["arena"] = {"text": "Slower still.", "modifier": "pace", "value": 0.3}
    deck = read_deck(written(file))
    cards = tuple(deck.by_id)
    for shorter in (0, 1):
        terms = Terms("battle-1", (0, 1), (2,), rules_in_force(deck, cards, (0, 1), shorter))
        floor = Floor(1)
        floor.open(setup_of(deck, terms, 1))
        assert floor.world.pace[1 - shorter, 0] == min(pace, 0.3)


@pytest.mark.clause("F-CARDS-R1")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("not JSON", 1),
        ('{\n "cards": [\n  {,}\n ]\n}', 3),
        ("[]", 1),
        ("{}", 1),
        ('{\n "about": "",\n "cards": []\n}', 3),
        ('{"cards": [\n1,\n2]}', 2),
        ("[" * 100_000, 1),
    ],
)
def test_a_file_that_is_not_a_deck_is_refused_with_a_line(text: str, line: int) -> None:
    assert line_told(text)[0] == line


@pytest.mark.clause("F-CARDS-R1")
def test_a_deck_must_be_large_enough_to_play_and_to_win_with() -> None:
    few = {"cards": [{**card, "copies": 1} for card in PLAIN["cards"][:20]]}
    assert "24 to 240 cards" in line_told(written(few))[1]
    many = {"cards": [{**card, "copies": 20} for card in PLAIN["cards"]]}
    assert "24 to 240 cards" in line_told(written(many))[1]
    assert read_deck(written({"cards": [{**card, "copies": 10} for card in PLAIN["cards"]]})).size == 240
    assert "24 to 240 cards" in line_told(written({"cards": [{**card, "copies": 1} for card in PLAIN["cards"][1:]]}))[1]


@pytest.mark.clause("F-CARDS-R1")
def test_a_bad_file_is_refused_as_an_option_of_the_table() -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, msgspec.json.encode({"deck": changed(3, "pink", "colour")}))
    assert refusal.value.field == "deck"
    assert re.search(r"line \d+: Invalid enum value 'pink'", refusal.value.message)
    assert "F-CARDS-R1" in refusal.value.message
