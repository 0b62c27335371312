"""Our magic cards are the eighteen of the rules, and a table may bring its own file."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rumpus.games.swordcrafters.cards import MagicCard, MagicSide, magic_cards
from rumpus.games.swordcrafters.model import Options
from tests.games.swordcrafters.positions import new_game

COLOURS = ("red", "blue", "purple", "green", "amber", "white")


def colours_in_turn(*steps: int) -> list[tuple[str, ...]]:
    return [tuple(COLOURS[(first + step) % 6] for step in steps) for first in range(6)]


BEGINNER = [
    *(("most", colours, (6, 3, 1)) for colours in colours_in_turn(0)),
    *(("most", colours, (5, 3, 1)) for colours in colours_in_turn(0, 1)),
    *(("least", colours, (4, 2)) for colours in colours_in_turn(0)),
]
INTERMEDIATE = [
    *(("most_pairs", colours, (7, 4, 2)) for colours in colours_in_turn(0, 2)),
    *(("most_triads", colours, (8, 4, 2)) for colours in colours_in_turn(0, 1, 3)),
    *(("largest_difference", colours, (7, 3)) for colours in colours_in_turn(0, 1)),
]


def written(side: MagicSide) -> tuple[str, tuple[str, ...], tuple[int, ...]]:
    return side.compare, side.colours, side.points


@pytest.mark.clause("S-MCARDS-R1")
def test_the_easy_and_the_hard_sides_are_those_of_the_rules() -> None:
    cards = magic_cards()
    assert len(cards) == 18
    assert Counter(written(card.beginner) for card in cards) == Counter(BEGINNER)
    assert Counter(written(card.intermediate) for card in cards) == Counter(INTERMEDIATE)


@pytest.mark.clause("S-MCARDS-R1")
def test_every_colour_is_counted_as_often_as_every_other() -> None:
    for sides in ([card.beginner for card in magic_cards()], [card.intermediate for card in magic_cards()]):
        counted = Counter(colour for side in sides for colour in side.colours)
        assert len(counted) == 6
        assert len(set(counted.values())) == 1


@pytest.mark.clause("S-PARTS-R2")
def test_a_table_plays_with_its_own_magic_cards() -> None:
    side = MagicSide("most", ("red", "blue", "purple", "green", "amber", "white"), (9,))
    cards = [MagicCard(f"gems-{number}", side, side) for number in range(3)]
    options = Options(magic_file=msgspec.json.encode({"cards": cards}).decode())
    match = new_game(2, options)
    assert {card.id for card in match.public.magic} == {"gems-0", "gems-1", "gems-2"}
    assert all(card.side == side for card in match.public.magic)


@pytest.mark.clause("S-PARTS-R2")
def test_our_own_file_can_be_used_as_a_tables_file() -> None:
    text = msgspec.json.encode({"about": "ours", "cards": magic_cards()}).decode()
    assert magic_cards(text) == magic_cards()
    assert new_game(3, Options(magic_file=text)).public == new_game(3).public
