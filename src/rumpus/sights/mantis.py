"""Mantis as arrays: everything is known to everybody."""

from __future__ import annotations

import numpy as np

from rumpus.engine import View
from rumpus.games.mantis import Mantis
from rumpus.games.mantis.model import CARDS_A_COLOUR, COLOURS, DECK, Private, Public
from rumpus.sights.sight import Piece, Row, Sight

MOST_IN_PILE = 32
_PLACE = {colour: place for place, colour in enumerate(COLOURS)}


class MantisSight(Sight):
    def __init__(self, game: Mantis) -> None:
        seats, colours = game.seats, len(COLOURS)
        self._seats = seats
        super().__init__(
            [
                Piece("tanks", (seats, colours), CARDS_A_COLOUR),
                Piece("piles", (seats,), MOST_IN_PILE),
                Piece("to_move", (seats,)),
                Piece("top", (colours,)),
                Piece("left", (1,)),
                Piece("dealt", (colours,), CARDS_A_COLOUR),
                # Every card turned over so far: with the top, all that a count of cards needs.
                Piece("drawn", (len(DECK),)),
            ]
        )

    def write(self, view: View[Public, Private], out: Row) -> None:
        public, seat, seats, starts = view.public, view.seat or 0, self._seats, self.starts
        row: list[int] = []
        for tank in public.tanks[seat:]:
            row += tank
        for tank in public.tanks[:seat]:
            row += tank
        row += public.piles[seat:]
        row += public.piles[:seat]
        out[: len(row)] = row
        out[starts["to_move"] + (public.to_move - seat) % seats] = 1
        for colour in public.top:
            out[starts["top"] + _PLACE[colour]] = 1
        out[starts["left"]] = public.left / len(DECK)
        dealt = starts["dealt"]
        out[dealt : dealt + len(public.dealt)] = public.dealt
        if public.drawn:
            out[np.add(public.drawn, starts["drawn"])] = 1
