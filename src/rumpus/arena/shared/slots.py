"""Rows of a floor as slots: each holds one battle, and can be copied, saved and restored."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray


class Slots:
    """A state made of arrays whose last axis is the row."""

    parts: ClassVar[tuple[str, ...]]
    """Names of the arrays."""

    def kept(self, rows: NDArray[np.bool_]) -> list[NDArray[Any]]:
        """The content of some rows, for `put_back`."""
        return [getattr(self, name)[..., rows] for name in self.parts]

    def put_back(self, rows: NDArray[np.bool_], kept: list[NDArray[Any]]) -> None:
        for name, values in zip(self.parts, kept, strict=True):
            getattr(self, name)[..., rows] = values

    def take_over(self, other: Slots, rows: NDArray[np.intp]) -> None:
        """Copy some rows of another state to the first rows of this one."""
        for name in self.parts:
            getattr(self, name)[..., : rows.size] = getattr(other, name)[..., rows]

    def put(self, row: int, other: Slots, source: int) -> None:
        """Copy one row of another state."""
        for name in self.parts:
            getattr(self, name)[..., row] = getattr(other, name)[..., source]
