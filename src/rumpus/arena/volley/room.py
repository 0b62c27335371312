"""The room: a table in the middle and furniture as cover, in a few layouts.

Furniture consists of boxes. Layouts are symmetric under half a turn, so that no side is better; no piece stands in the
middle lane, where Duels are walked, and there is always a passage between a piece and a wall.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rumpus.arena.shared.exact import Flags
from rumpus.arena.volley.numbers import GONE, ROOM_X, ROOM_Y, SMALL
from rumpus.arena.volley.world import PIECES, World


class Piece(NamedTuple):
    """One piece of furniture: name, middle, half extents, height."""

    what: str
    x: float
    y: float
    wide: float
    deep: float
    high: float


TABLE: Final = Piece("table", 0.0, 0.0, 0.6, 0.45, 0.75)


def _both(what: str, x: float, y: float, wide: float, deep: float, high: float) -> tuple[Piece, Piece]:
    """A piece and its counterpart on the other side."""
    return Piece(what, x, y, wide, deep, high), Piece(what, -x, -y, wide, deep, high)


LAYOUTS: Final[tuple[tuple[Piece, ...], ...]] = (
    (*_both("sofa", 0.0, 3.25, 0.9, 0.3, 0.85), *_both("shelf", 4.2, 1.7, 0.3, 0.6, 1.9)),
    (*_both("crate", 3.4, 2.3, 0.38, 0.38, 1.15), *_both("sofa", 4.1, -2.0, 0.32, 0.85, 0.85)),
    (*_both("shelf", 2.3, 3.1, 0.7, 0.25, 1.9), *_both("crate", 4.4, -1.6, 0.42, 0.42, 1.15)),
    (*_both("plant", 3.2, 2.5, 0.3, 0.3, 1.35), *_both("plant", 3.2, -2.5, 0.3, 0.3, 1.35)),
)
assert all(len(layout) < PIECES for layout in LAYOUTS)


def furnish(world: World, row: int, layout: int, *, small: bool, with_table: bool) -> None:
    """Puts walls and furniture into a row; a Duel has no table."""
    scale = SMALL if small else 1.0
    world.room[0, row], world.room[1, row] = ROOM_X * scale, ROOM_Y * scale
    world.layout[row], world.small[row] = layout, small
    if with_table:
        _stand(world, row, 0, TABLE, 1.0)
    for number, piece in enumerate(LAYOUTS[layout], 1):
        _stand(world, row, number, piece, scale)


def _stand(world: World, row: int, number: int, piece: Piece, scale: float) -> None:
    world.px[number, row], world.py[number, row] = piece.x * scale, piece.y * scale
    world.wide[number, row], world.deep[number, row], world.high[number, row] = piece.wide, piece.deep, piece.high


def clear(world: World, rows: Flags) -> None:
    """Takes all furniture out of some rows."""
    world.pieces[..., rows] = 0.0
    world.px[..., rows] = GONE
