"""What follows from a view: the words that still fit, and the other side's knowledge."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rumpus.engine import Dice
from rumpus.games.wordy.knowledge import Known, known_of
from rumpus.games.wordy.model import Private, WordyView
from rumpus.games.wordy.words.index import RackWords, rack_words

Rows = NDArray[np.intp]
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Search:
    """The search for a word: everything that its tiles can spell, and what is known of it."""

    tiles: str
    words: RackWords
    known: Known
    rows: Rows
    """The words that fit, without insults: bots neither guess nor show those."""

    def among(self, most_size: int) -> Rows:
        """The rows of words up to a SCOWL size."""
        return self.rows[self.words.sizes[self.rows] <= most_size]


def any_of(words: RackWords, rows: Rows, dice: Dice) -> str:
    """A random word of `rows`."""
    return words.words[int(rows[dice.below(len(rows))])]


def own(view: WordyView) -> tuple[int, Private]:
    """The seat of a view, and its private part."""
    assert view.seat is not None
    assert view.private is not None
    return view.seat, view.private


def search_of(view: WordyView) -> Search:
    """This side's knowledge of the other's word."""
    seat, private = own(view)
    tiles = view.public.racks[seat]
    return _search(tiles, known_of(1 - seat, tiles, private.told, view.public.turns))


def search_for_own(view: WordyView) -> Search:
    """The other side's knowledge of this side's word."""
    seat, private = own(view)
    return _search(private.tiles, known_of(seat, private.tiles, private.told, view.public.turns))


def _search(tiles: str, known: Known) -> Search:
    words = rack_words(tiles)
    return Search(tiles, words, known, np.flatnonzero(known.fitting(words) & words.clean))
