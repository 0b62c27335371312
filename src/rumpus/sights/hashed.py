"""The sight of any game: every value of a view is added at a place that depends on its path, by a hash."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from rumpus.engine import View
from rumpus.games import AnyGame
from rumpus.sights.sight import Piece, Row, Sight

PLACES = 512
LARGEST = 1e4
"""Numbers are cut off here: some are times in milliseconds."""
LONGEST_LIST = 64
LONGEST_TEXT = 24


class HashedSight(Sight):
    """Different values may share a place, which learning tolerates."""

    def __init__(self, game: AnyGame) -> None:
        most = LARGEST * PLACES
        super().__init__([Piece("view", (PLACES,), most, -most)])
        self._places: dict[str, int] = {}

    def write(self, view: View[Any, Any], out: Row) -> None:
        self._add(msgspec.to_builtins({"public": view.public, "private": view.private}), "", out)
        out[self._place("seat")] += 0 if view.seat is None else view.seat + 1

    def _add(self, value: Any, path: str, out: Row) -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                self._add(each, f"{path}/{key}", out)
        elif isinstance(value, list | tuple):
            out[self._place(f"{path}#")] += len(value)
            for place, each in enumerate(value[:LONGEST_LIST]):
                self._add(each, f"{path}/{place}", out)
        elif isinstance(value, str):
            out[self._place(f"{path}={value[:LONGEST_TEXT]}")] += 1
        elif value is not None:
            out[self._place(path)] += max(-LARGEST, min(LARGEST, float(value)))

    def _place(self, path: str) -> int:
        place = self._places.get(path)
        if place is None:
            place = self._places[path] = crc32(path.encode()) % PLACES
        return place
