"""A sight: named arrays with shapes, written one after the other into a row of numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.engine import View

Row: TypeAlias = NDArray[np.float32]
"""One observation, or several with the batch as the first axis."""


class Piece(NamedTuple):
    """A named array of a sight."""

    name: str
    shape: tuple[int, ...]
    high: float = 1.0
    """The largest value that it can have."""
    low: float = 0.0

    @property
    def size(self) -> int:
        return prod(self.shape)


class Sight(ABC):
    """Writes what a viewer knows as numbers.

    It is a function of the view alone, so it reveals nothing that the seat does not know. Seats are counted clockwise
    from the viewer, who is 0, so that a player learns the same from every seat.
    """

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.starts: dict[str, int] = {}
        """The index at which each piece begins."""
        self.size = 0
        for piece in self.pieces:
            self.starts[piece.name] = self.size
            self.size += piece.size

    @abstractmethod
    def write(self, view: View[Any, Any], out: Row) -> None:
        """Write the view into the first `size` numbers of a row of zeros."""

    def see(self, views: Sequence[View[Any, Any]]) -> Row:
        """The rows of several views."""
        rows = np.zeros((len(views), self.size), np.float32)
        for row, view in zip(rows, views, strict=True):
            self.write(view, row)
        return rows

    def parts(self, rows: Row) -> dict[str, Row]:
        """The pieces of one row, or of a batch of rows, by name."""
        return {
            piece.name: rows[..., start : start + piece.size].reshape(*rows.shape[:-1], *piece.shape)
            for piece, start in zip(self.pieces, self.starts.values(), strict=True)
        }

    @property
    def low(self) -> Row:
        """The smallest value of each number."""
        return np.concatenate([np.full(piece.size, piece.low, np.float32) for piece in self.pieces])

    @property
    def high(self) -> Row:
        """The largest value of each number."""
        return np.concatenate([np.full(piece.size, piece.high, np.float32) for piece in self.pieces])
