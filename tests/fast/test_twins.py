"""The compiled games are those of the rules."""

from __future__ import annotations

import pytest

from tests.fast.twins import OPTIONS, Variant, play_both, play_to_the_last_state, variants

SIZES = {"mantis": range(2, 7), "burrito": (2, 3, 4, 7, 12)}
GAMES = {"mantis": 12, "burrito": 3}
"""A few games of some sizes are enough to notice most differences: the long form plays thousands of all of them."""
ALL = [variant for name in OPTIONS for variant in variants(name) if variant.seats in SIZES[name]]
SMALL = [variant for variant in ALL if variant.seats < 5]


def ids(variant: Variant) -> str:
    return f"{variant.name}-{variant.seats}-{'-'.join(variant.options)}"


@pytest.mark.parametrize("variant", ALL, ids=ids)
def test_the_same_deck_and_the_same_choices_give_the_same_state_at_every_step(variant: Variant) -> None:
    play_both(variant, games=GAMES[variant.name], seed=variant.seats)


@pytest.mark.parametrize("variant", SMALL, ids=ids)
def test_the_last_state_and_the_places_are_the_same(variant: Variant) -> None:
    play_to_the_last_state(variant, games=4, seed=variant.seats)
