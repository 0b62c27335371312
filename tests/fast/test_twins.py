"""The compiled games are those of the rules."""

from __future__ import annotations

import pytest

from tests.fast.twins import OPTIONS, Variant, play_both, play_to_the_last_state, variants

ALL = [variant for name in OPTIONS for variant in variants(name)]


@pytest.mark.parametrize(
    "variant", ALL, ids=lambda each: f"{each.name}-{each.seats}-{'-'.join(map(str, each.options))}"
)
def test_the_same_deck_and_the_same_choices_give_the_same_state_at_every_step(variant: Variant) -> None:
    play_both(variant, games=12, seed=variant.seats)


@pytest.mark.parametrize(
    "variant", ALL, ids=lambda each: f"{each.name}-{each.seats}-{'-'.join(map(str, each.options))}"
)
def test_the_last_state_and_the_places_are_the_same(variant: Variant) -> None:
    play_to_the_last_state(variant, games=12, seed=variant.seats)
