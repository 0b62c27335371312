"""Noise is a hash that is the same on every machine."""

from __future__ import annotations

import numpy as np

from rumpus.arena.shared.noise import hashed, noise


def test_known_values_that_the_typescript_twin_also_gives() -> None:
    seeds = np.array([0, 1, 12345, 0xFFFFFFFF], np.uint32)
    words = hashed(seeds, np.array([0, 1, 1000, 4321]), 1)
    assert [hex(word) for word in words.tolist()] == ["0x82299f57", "0xc00ad2", "0xce435801", "0x726f8e52"]


def test_noise_is_uniform_between_minus_one_and_one() -> None:
    values = np.concatenate([noise(np.arange(500, dtype=np.uint32), np.full(500, tick), 0) for tick in range(20)])
    assert -1 <= values.min() < -0.99 < 0.99 < values.max() <= 1
    assert abs(values.mean()) < 0.02


def test_noise_differs_between_fighters_and_between_ticks() -> None:
    seed = np.full(100, 7, np.uint32)
    ticks = np.arange(100)
    one, other = noise(seed, ticks, 0), noise(seed, ticks, 1)
    assert abs(np.corrcoef(one, other)[0, 1]) < 0.3
    assert abs(np.corrcoef(one[1:], one[:-1])[0, 1]) < 0.3
