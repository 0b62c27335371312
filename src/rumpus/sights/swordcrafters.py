"""Swordcrafters as arrays: the grid, the groups, and what the viewer sees of every sword."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from rumpus.engine import View
from rumpus.games.swordcrafters import Swordcrafters
from rumpus.games.swordcrafters.cards import COLOURS_COMPARED, MAGIC_ON_TABLE, ROUNDS
from rumpus.games.swordcrafters.gems import ALL_LETTERS, BLANK, COLOURS, FORGE, TILES_A_GEM
from rumpus.games.swordcrafters.model import Magic, Private, Public
from rumpus.games.swordcrafters.sword import Sides, longest_run
from rumpus.sights.sight import Piece, Row, Sight

PHASES = ("slice", "discard", "select", "craft", "over")
SIDES = 4
FEWEST_GROUPS = 5
"""Two players slice twice each; a solo game has four icons."""
LONGEST_SIDE = 40
MOST_POINTS = 50
MOST_KEPT = 4096
MOST_OF_A_GEM = TILES_A_GEM + 2 * SIDES
_GEM = {letter: place for place, letter in enumerate(ALL_LETTERS)}
_CELL = {**_GEM, FORGE: len(ALL_LETTERS)}
_COMPARED = tuple(COLOURS_COMPARED)
_PLACES_OF_POINTS = 3
_MAGIC = len(_COMPARED) + len(COLOURS) + _PLACES_OF_POINTS


class SwordcraftersSight(Sight):
    def __init__(self, game: Swordcrafters) -> None:
        seats, swords, cells, gems = game.seats, game.swords, game.shape.cells, len(ALL_LETTERS)
        self._seats, self._swords = seats, swords
        self._groups = max(FEWEST_GROUPS, seats + 1)
        super().__init__(
            [
                Piece("phase", (len(PHASES),)),
                Piece("round", (1,)),
                Piece("first", (seats,)),
                Piece("turn", (seats,)),
                Piece("grid", (cells, len(_CELL))),
                Piece("group", (cells, self._groups)),
                Piece("taken", (self._groups, seats)),
                Piece("heights", (seats, swords, SIDES), LONGEST_SIDE),
                Piece("tops", (seats, swords, SIDES, gems)),
                Piece("top_runs", (seats, swords, SIDES), LONGEST_SIDE),
                Piece("best_runs", (seats, swords, SIDES), LONGEST_SIDE),
                # All gems that are built in, by colour; then those in hand, and those out of the game.
                Piece("gems", (seats, gems), MOST_OF_A_GEM * SIDES),
                Piece("hands", (seats, gems), MOST_OF_A_GEM),
                Piece("done", (seats,)),
                Piece("box", (gems,), TILES_A_GEM),
                Piece("magic", (MAGIC_ON_TABLE, _MAGIC), MOST_POINTS),
            ]
        )

    def write(self, view: View[Public, Private], out: Row) -> None:
        public, seat, seats, starts = view.public, view.seat or 0, self._seats, self.starts
        out[starts["phase"] + PHASES.index(public.phase)] = 1
        out[starts["round"]] = public.round / ROUNDS
        out[starts["first"] + (public.first - seat) % seats] = 1
        if public.phase in ("slice", "select") and public.turn < len(public.order):
            out[starts["turn"] + (public.order[public.turn] - seat) % seats] = 1
        grid = _grid(public.grid)
        out[starts["grid"] : starts["grid"] + len(grid)] = grid
        cells = _cells_of_groups(public.groups, len(public.grid), self._groups)
        out[starts["group"] : starts["group"] + len(cells)] = cells
        for group, holder in enumerate(public.taken):
            if holder is not None:
                out[starts["taken"] + seats * group + (holder // 2 - seat) % seats] = 1
        for other in range(seats):
            place = (other - seat) % seats
            out[starts["done"] + place] = public.done[other]
            self._write_swords(view, other, place, out)
        out[starts["box"] : starts["box"] + len(_GEM)] = _counts(public.box)
        magic = _magic(public.magic)
        out[starts["magic"] : starts["magic"] + len(magic)] = magic

    def _write_swords(self, view: View[Public, Private], owner: int, place: int, out: Row) -> None:
        starts, gems = self.starts, len(ALL_LETTERS)
        own = view.private if owner == view.seat else None
        for number, sword in enumerate(view.public.swords[owner]):
            # Guarded swords: only the owner knows all sides, and what is in hand.
            sides = own.swords[number] if own is not None and own.swords is not None else sword.sides
            hand = own.hands[number] if own is not None and own.hands is not None else sword.hand
            known = _blade(sides)
            first = (place * self._swords + number) * SIDES
            for name, width, values in (
                ("heights", 1, known.heights),
                ("tops", gems, known.tops),
                ("top_runs", 1, known.top_runs),
                ("best_runs", 1, known.best_runs),
            ):
                start = starts[name] + width * first
                out[start : start + width * SIDES] = values
            for name, counts in (("gems", known.gems), ("hands", _counts(hand))):
                start = starts[name] + gems * place
                out[start : start + gems] += counts


class Blade(NamedTuple):
    """The sides of a sword as numbers."""

    heights: Row
    tops: Row
    top_runs: Row
    best_runs: Row
    gems: Row


# Most of what a view holds was there in the view before, so what was worked out is kept.


@lru_cache(MOST_KEPT)
def _blade(sides: Sides) -> Blade:
    tops = np.zeros((SIDES, len(ALL_LETTERS)), np.float32)
    for side, tiles in enumerate(sides):
        if tiles and tiles[-1] in _GEM:
            tops[side, _GEM[tiles[-1]]] = 1
    return Blade(
        np.array([len(tiles) for tiles in sides], np.float32),
        tops.reshape(-1),
        np.array(
            [len(tiles) - len(tiles.rstrip(tiles[-1])) if tiles and tiles[-1] in _GEM else 0 for tiles in sides],
            np.float32,
        ),
        np.array([longest_run(tiles.replace("?", BLANK), BLANK) for tiles in sides], np.float32),
        _counts("".join(sides)),
    )


@lru_cache(MOST_KEPT)
def _counts(tiles: str) -> Row:
    """The number of tiles of each gem; hidden ones are not counted."""
    return np.array([tiles.count(letter) for letter in ALL_LETTERS], np.float32)


@lru_cache(MOST_KEPT)
def _grid(grid: str) -> Row:
    cells = np.zeros((len(grid), len(_CELL)), np.float32)
    for cell, gem in enumerate(grid):
        cells[cell, _CELL[gem]] = 1
    return cells.reshape(-1)


@lru_cache(MOST_KEPT)
def _cells_of_groups(groups: tuple[tuple[int, ...], ...], size: int, most: int) -> Row:
    cells = np.zeros((size, most), np.float32)
    for group, members in enumerate(groups):
        cells[list(members), group] = 1
    return cells.reshape(-1)


@lru_cache(MOST_KEPT)
def _magic(cards: tuple[Magic, ...]) -> Row:
    rows = np.zeros((MAGIC_ON_TABLE, _MAGIC), np.float32)
    for row, magic in zip(rows, cards, strict=False):
        row[_COMPARED.index(magic.side.compare)] = 1
        for colour in magic.side.colours:
            row[len(_COMPARED) + COLOURS.index(colour)] = 1
        points = magic.side.points
        row[len(_COMPARED) + len(COLOURS) :][: len(points)] = points
    return rows.reshape(-1)
