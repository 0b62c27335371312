"""Every token of every game has a label, short enough for a button."""

from __future__ import annotations

import pytest

from rumpus.conformance.settings import option_settings
from rumpus.engine.errors import BadOptions
from rumpus.engine.sentences import Sentences
from rumpus.engine.spelling import Token
from rumpus.games import GAMES, AnyGame

LONGEST = 32
NAMES = tuple("ABCDEFGHIJKL")


def games(kind: type[AnyGame]) -> list[AnyGame]:
    """The game with each setting and number of seats."""
    found = []
    for options in option_settings(kind):
        for seats in range(kind.facts.min_seats, kind.facts.max_seats + 1):
            try:
                found.append(kind(options, seats=seats))
            except BadOptions:
                continue
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_token_has_a_short_label(name: str) -> None:
    sentences = Sentences(GAMES[name], NAMES[: GAMES[name].facts.max_seats])
    tokens = {token for game in games(GAMES[name]) for token in game.tokens}
    assert [token for token in tokens if not sentences.has_label(token)] == []
    labels = {sentences.label(token, 0) for token in tokens}
    assert [label for label in labels if not 0 < len(label) <= LONGEST] == []


def test_a_seat_is_called_by_the_name_of_who_sits_there() -> None:
    sentences = Sentences(GAMES["mantis"], ("Ann", "Bo", "Cy"))
    assert sentences.label(Token("token-steal", seat=1), viewer=2) == "Steal from Ann"


def test_the_parts_of_a_value_are_told_one_by_one() -> None:
    sentences = Sentences(GAMES["swordcrafters"], ("Ann", "Bo"))
    assert sentences.label(Token("token-slice", (1, "vertical", 2)), viewer=0) == "Slice group 2 right of column 2"


def test_a_value_of_nothing_can_have_words_of_its_own() -> None:
    sentences = Sentences(GAMES["fake_swords"], ("Ann", "Bo", "Cy"))
    assert sentences.label(Token("token-onto", 1), viewer=0) == "Onto pile 2"
    assert sentences.label(Token("token-onto"), viewer=0) == "Beside the piles"


def test_a_token_that_the_catalogue_does_not_have_is_told_in_plain_words() -> None:
    sentences = Sentences(GAMES["mantis"], ("Ann", "Bo", "Cy"))
    assert sentences.label(Token("token-swap_cards", ("ace", 2), seat=1), viewer=0) == "swap cards ace 2 Bo"
