"""Dice: the same seed gives the same rolls on every machine, and rolls are fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rumpus.engine import Dice

SEED = bytes(range(16))


def test_the_same_seed_and_entry_roll_the_same() -> None:
    assert [Dice(SEED, 7).roll() for _ in range(3)] == [Dice(SEED, 7).roll()] * 3
    one, two = Dice(SEED, 7), Dice(SEED, 7)
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]


def test_another_entry_or_seed_rolls_something_else() -> None:
    rolls = {Dice(SEED, number).roll() for number in range(50)} | {Dice(b"another", 0).roll()}
    assert len(rolls) == 51


def test_the_sequence_of_rolls_never_changes() -> None:
    # Logs of finished games are replayed with these dice: if this test fails, no old game can be replayed.
    dice = Dice(SEED, 1)
    assert [dice.below(1000) for _ in range(6)] == [845, 158, 740, 236, 534, 264]
    assert Dice(SEED, 2).shuffled("abcdefgh") == tuple("ebcafdgh")
    assert [Dice(SEED, number).weighted((1, 0, 2, 3)) for number in range(8)] == [2, 3, 3, 3, 3, 0, 2, 2]
    assert "".join(Dice(SEED, number).pick("abcdef") for number in range(8)) == "bfdeeacb"


def test_below_is_fair() -> None:
    dice = Dice(b"below")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 130 for count in counts.values())


def test_below_one_always_gives_zero() -> None:
    assert {Dice(SEED, number).below(1) for number in range(20)} == {0}


def test_pick_is_fair() -> None:
    dice = Dice(b"pick")
    counts = Counter(dice.pick("abc") for _ in range(3000))
    assert all(abs(counts[letter] - 1000) < 130 for letter in "abc")


def test_choices_follow_the_weights() -> None:
    dice = Dice(b"weighted")
    counts = Counter(dice.weighted((1.0, 0.0, 3.0)) for _ in range(4000))
    assert counts[1] == 0
    assert counts[0] == pytest.approx(1000, abs=130)


def test_a_weight_of_zero_is_never_chosen_not_even_last() -> None:
    assert {Dice(SEED, number).weighted((0.0, 1e-300, 0.0)) for number in range(50)} == {1}


def test_every_order_is_equally_likely() -> None:
    dice = Dice(b"shuffled")
    counts = Counter(dice.shuffled("abc") for _ in range(6000))
    assert set(counts) == set(permutations("abc"))
    assert all(abs(count - 1000) < 130 for count in counts.values())


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(Dice(SEED).shuffled(range(105))) == list(range(105))
    assert Dice(SEED).shuffled(()) == ()
