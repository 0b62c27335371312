"""Our solo cards are ten opponents of all strengths, derived from simulated games (see their file)."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import msgspec
import pytest

from rumpus.games.swordcrafters.cards import FILES, SoloCard, SoloFile, solo_cards
from rumpus.games.swordcrafters.gems import COLOURS
from rumpus.games.swordcrafters.model import Options
from rumpus.games.swordcrafters.sword import holds_together
from tests.games.swordcrafters.positions import new_game


def quality(card: SoloCard) -> int:
    return sum(2 * gems for _, gems in card.runs)


def about() -> str:
    text = resources.files(FILES).joinpath("solo.json").read_bytes()
    return msgspec.json.decode(text, type=SoloFile).about


@pytest.mark.clause("S-SCARDS-R1")
def test_there_are_ten_cards_with_unique_ids_and_names() -> None:
    cards = solo_cards()
    assert len(cards) == len({card.id for card in cards}) == len({card.name for card in cards}) == 10


@pytest.mark.clause("S-SCARDS-R1")
def test_every_card_has_both_directions_and_the_deck_has_as_many_of_each() -> None:
    cards = solo_cards()
    assert all(set(card.icons) == {"horizontal", "vertical"} for card in cards)
    assert Counter(icon for card in cards for icon in card.icons) == {"horizontal": 20, "vertical": 20}


@pytest.mark.clause("S-SCARDS-R1")
def test_lengths_lie_between_12_and_22() -> None:
    assert all(12 <= card.length <= 22 for card in solo_cards())


@pytest.mark.clause("S-SOLO-R2")
@pytest.mark.parametrize("card", solo_cards(), ids=lambda card: card.id)
def test_an_opponents_sword_could_have_been_crafted(card: SoloCard) -> None:
    assert 2 <= sum(card.gems) <= card.length + 2
    assert min(card.gems) >= 0
    # Thirteen tiles and two guards of each colour.
    assert max(card.gems) <= 15
    runs = sorted((gems for _, gems in card.runs), reverse=True)
    assert len(runs) <= 4
    assert min(runs, default=2) >= 2
    for number, colour in enumerate(COLOURS):
        assert sum(gems for each, gems in card.runs if each == colour) <= card.gems[number]
    numbers = range(card.length + 1)
    swords = [
        sorted((left, right, front + 1, card.length - left - right - front + 1), reverse=True)
        for left in numbers
        for right in numbers
        for front in range(card.length - left - right + 1)
        if holds_together(left, right, front, card.length - left - right - front)
    ]
    assert any(all(run <= side for run, side in zip(runs, sides, strict=False)) for sides in swords)


@pytest.mark.clause("S-PARTS-R2")
def test_a_table_plays_with_its_own_solo_cards() -> None:
    cards = [
        SoloCard(f"own-{card.id}", f"My {card.name}", card.icons, card.length, card.runs, card.gems)
        for card in solo_cards()
    ]
    options = Options(solo_file=msgspec.json.encode({"cards": cards}).decode())
    match = new_game(1, options)
    solo = match.public.solo
    assert solo is not None
    used = [*(card.id for card in solo.opponents), *solo.drawn, *match.state.hidden.solo]
    assert all(each.startswith("own-") for each in used)


@pytest.mark.clause("S-SCARDS-R1")
def test_strengths_range_from_a_beginners_sword_to_a_strong_players() -> None:
    cards = solo_cards()
    assert max(card.length for card in cards) - min(card.length for card in cards) >= 6
    assert max(map(quality, cards)) >= 2 * min(map(quality, cards))
    assert len({quality(card) for card in cards}) >= 5
    assert len({card.gems for card in cards}) == 10


@pytest.mark.clause("S-SCARDS-R1")
def test_the_file_says_how_the_cards_were_made() -> None:
    assert "simulat" in about()


def test_the_cards_have_names_and_not_numbers() -> None:
    assert not any(any(letter.isdigit() for letter in card.name) for card in solo_cards())
