"""Arithmetic that gives the same bits for every batch size, on every machine and in the TypeScript twin.

Only + − × ÷ √, comparisons and `where` on 64-bit floats. Sums are written out in a fixed order; what numpy may
reorder or vectorise differently (`sum`, `dot`, `hypot`, `maximum`, `clip`, powers) is not used in the arena.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int32]
Flags = NDArray[np.bool_]

TINY = 1e-9
"""Smaller values become 0, because machines differ in their treatment of denormal numbers."""


def settle(values: Floats) -> None:
    """Replace tiny values and −0 by 0, in place."""
    values += 0.0
    tiny = np.abs(values) < TINY
    tiny &= values != 0.0
    if tiny.any():
        values[tiny] = 0.0


def limited(values: Floats, limit: Floats | float) -> Floats:
    """The values clamped to −limit..limit."""
    capped: Floats = np.where(values > limit, limit, values)
    return np.where(capped < -limit, -limit, capped)


def length(vector: Floats) -> Floats:
    """Lengths of vectors whose two parts lie along the first axis."""
    squares = vector * vector
    result: Floats = np.sqrt(squares[0] + squares[1])
    return result


def unit(vector: Floats) -> Floats:
    """Vectors of length one in the same direction; a zero vector stays zero."""
    size = length(vector)
    return vector / np.where(size > TINY, size, 1.0)


def along(one: Floats, other: Floats) -> Floats:
    """Dot products of vectors whose parts lie along the first axis."""
    parts = one * other
    result: Floats = parts[0] + parts[1]
    return result


def across(one: Floats, other: Floats) -> Floats:
    """Cross products: positive if `other` points to the left of `one`."""
    result: Floats = one[0] * other[1] - one[1] * other[0]
    return result


def turned(vector: Floats, half: Floats) -> Floats:
    """Vectors turned by the angle whose half has the tangent `half`, to the left if positive; not renormalised."""
    square = half * half
    scale = 1.0 + square
    cosine = (1.0 - square) / scale
    sine = (half + half) / scale
    result = np.empty(np.broadcast_shapes(vector.shape, (1, *half.shape)))
    np.subtract(vector[0] * cosine, vector[1] * sine, out=result[0])
    np.add(vector[0] * sine, vector[1] * cosine, out=result[1])
    return result
