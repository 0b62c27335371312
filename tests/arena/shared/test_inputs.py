"""Inputs are clamped to their range."""

from __future__ import annotations

import numpy as np

from rumpus.arena.shared.inputs import ALL_BUTTONS, clamped


def test_values_out_of_range_are_clamped() -> None:
    assert clamped(np.array([[1000, -1000, 128, -128, -1]])).tolist() == [[127, -127, 127, -127, ALL_BUTTONS]]
