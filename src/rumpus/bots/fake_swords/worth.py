"""The worth of holdings: everybody's chance to be first with three sets, from a table learned by self-play.

Only the numbers of cards by colour matter, not which colours: whole sets, and colours with one or two cards. Every such
holding has a strength, and the chances to win are proportional to the strengths.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rumpus.games.fake_swords.cards import CARDS_A_SET, COLOURS, SETS_TO_WIN

Floats: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = NDArray[np.intp]
"""Cards by colour, the last axis."""

WON: Final = 14.0
"""The log strength of three sets: almost nothing is left for the others."""
COLOUR_COUNT: Final = len(COLOURS)
ROUGH_SET: Final = 1.5
ROUGH_ONE: Final = 0.3
ROUGH_TWO: Final = 0.8


class Table(Struct, frozen=True):
    """Log strengths for one number of players."""

    players: int
    holdings: tuple[tuple[tuple[float, ...], ...], ...]
    """[sets, colours with one more card, colours with two more cards]."""
    turns: tuple[float, ...]
    """What is added for the next Boss, the one after, and so on."""


class TableFile(Struct, frozen=True):
    about: str
    tables: tuple[Table, ...]


class Worth:
    """A table as arrays."""

    def __init__(self, table: Table) -> None:
        holdings = np.array(table.holdings)
        won = np.full((1, *holdings.shape[1:]), WON)
        self._strengths: Floats = np.exp(np.concatenate((holdings, won)))
        self._turns: Floats = np.exp(np.array(table.turns))

    def strengths(self, counts: Counts) -> Floats:
        """The strengths of holdings; the last axis is the colour."""
        sets = np.minimum((counts // CARDS_A_SET).sum(axis=-1), SETS_TO_WIN)
        more = counts % CARDS_A_SET
        strengths: Floats = self._strengths[sets, (more == 1).sum(axis=-1), (more == 2).sum(axis=-1)]
        return strengths

    def turns(self, next_boss: int) -> Floats:
        """By seat: the factor for how soon each is Boss."""
        factors: Floats = np.roll(self._turns, next_boss)
        return factors


def places_of(counts: Counts) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """The table indices of holdings without three sets."""
    more = counts % CARDS_A_SET
    return (counts // CARDS_A_SET).sum(axis=-1), (more == 1).sum(axis=-1), (more == 2).sum(axis=-1)


def read_tables(data: bytes) -> dict[int, Table]:
    return {table.players: table for table in msgspec.json.decode(data, type=TableFile).tables}


def rough_table(players: int) -> Table:
    """A rule of thumb: a set counts most, two of a colour are more than half of one."""
    holdings = tuple(
        tuple(tuple(ROUGH_SET * sets + ROUGH_ONE * ones + ROUGH_TWO * twos for twos in range(5)) for ones in range(5))
        for sets in range(SETS_TO_WIN)
    )
    return Table(players, holdings, (0.0,) * players)


@lru_cache(maxsize=8)
def rough_worth(players: int) -> Worth:
    return Worth(rough_table(players))


@lru_cache(maxsize=8)
def worth_for(players: int) -> Worth:
    """The worth of holdings with that many players."""
    data = resources.files("rumpus.bots.fake_swords").joinpath("worth.json").read_bytes()
    return Worth(read_tables(data)[players])
