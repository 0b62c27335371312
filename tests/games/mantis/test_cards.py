"""The deck."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rumpus.games.mantis.model import BACK_NAMES, BACKS, COLOURS, DECK, FRONT_NAMES, FRONTS


@pytest.mark.clause("M-CARDS-1")
def test_the_deck_has_105_cards_fifteen_of_each_of_seven_colours() -> None:
    assert len(DECK) == len(set(DECK)) == 105
    assert Counter(FRONT_NAMES) == dict.fromkeys(COLOURS, 15)
    assert len(COLOURS) == 7


@pytest.mark.clause("M-CARDS-2")
def test_the_back_of_a_card_shows_three_colours_and_one_of_them_is_its_front() -> None:
    for card in DECK:
        assert len(set(BACK_NAMES[card])) == 3
        assert FRONT_NAMES[card] in BACK_NAMES[card]


@pytest.mark.clause("M-CARDS-R1")
def test_every_combination_of_three_colours_is_the_back_of_three_cards_one_for_each_front() -> None:
    fronts: dict[tuple[int, ...], list[int]] = {}
    for card in DECK:
        fronts.setdefault(BACKS[card], []).append(FRONTS[card])
    assert set(fronts) == set(combinations(range(7), 3))
    assert len(fronts) == 35
    for back, shown in fronts.items():
        assert sorted(shown) == list(back)


@pytest.mark.clause("M-CARDS-R1")
def test_the_order_of_the_back_colours_does_not_reveal_the_front() -> None:
    for names in BACK_NAMES:
        assert list(names) == sorted(names, key=COLOURS.index)
