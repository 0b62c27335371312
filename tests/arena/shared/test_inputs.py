"""Inputs from the wire: clamped where they can be, refused where they are none."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.shared.inputs import ALL_BUTTONS, CRY, BadInput, clamped, decode_inputs


def test_inputs_are_read_from_the_wire() -> None:
    assert decode_inputs(bytes([127, 0, 129, 5, CRY, 0, 0, 0, 0, 0])).tolist() == [[127, 0, -127, 5, CRY], [0] * 5]


def test_what_is_out_of_range_is_clamped() -> None:
    assert decode_inputs(bytes([128, 127, 0, 0, 0xFF])).tolist() == [[-127, 127, 0, 0, ALL_BUTTONS]]
    assert clamped(np.array([[1000, -1000, 128, -128, -1]])).tolist() == [[127, -127, 127, -127, ALL_BUTTONS]]


@pytest.mark.parametrize("size", [0, 1, 4, 6, 41, 45])
def test_bytes_of_another_length_are_refused(size: int) -> None:
    with pytest.raises(BadInput, match="bytes"):
        decode_inputs(bytes(size))
