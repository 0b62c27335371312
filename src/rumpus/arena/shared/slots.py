"""Rows of a floor as slots: each holds one battle, and can be taken over, kept and put back."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray


class Slots:
    """A state made of arrays whose last axis are the rows."""

    parts: ClassVar[tuple[str, ...]]
    """Names of the arrays."""

    def kept(self, rows: NDArray[np.bool_]) -> list[NDArray[Any]]:
        """All that some rows hold, to be put back with `put_back`."""
        return [getattr(self, name)[..., rows] for name in self.parts]

    def put_back(self, rows: NDArray[np.bool_], kept: list[NDArray[Any]]) -> None:
        for name, values in zip(self.parts, kept, strict=True):
            getattr(self, name)[..., rows] = values

    def take_over(self, other: Slots, rows: NDArray[np.intp]) -> None:
        """Some rows of another state of this kind become the first of this one."""
        for name in self.parts:
            getattr(self, name)[..., : rows.size] = getattr(other, name)[..., rows]

    def put(self, row: int, other: Slots, source: int) -> None:
        """Takes over one row of another state of this kind."""
        for name in self.parts:
            getattr(self, name)[..., row] = getattr(other, name)[..., source]
