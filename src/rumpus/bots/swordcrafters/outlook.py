"""Estimates of what the sides of a sword will score: a rule of thumb, and a Markov chain."""

from __future__ import annotations

from typing import Final

from rumpus.bots.swordcrafters.blade import Top
from rumpus.games.swordcrafters.gems import LETTERS
from rumpus.games.swordcrafters.scoring import QUALITY_POINTS

HOPE: Final = 0.7
"""The worth of a gem on top by the rule of thumb, as long as more may follow."""
BLANKS: Final = 0.1
"""The share of blanks among the tiles of a side."""
PARTS: Final = 40
"""Probabilities are rounded to so many steps, for the cache."""


class Glance:
    """A rule of thumb: what a side scores now, and a bit for a run that can go on."""

    def __init__(self, goes_on: bool) -> None:
        self._hope = HOPE if goes_on else 0.0

    def to_come(self) -> float:
        return 0.0

    def of_side(self, top: Top, quarters: int) -> float:
        best = top.best if top.best >= 2 else 0
        return QUALITY_POINTS * best + self._hope * top.run


class Chain:
    """A Markov chain: with each tile the top run goes on with the chance that one of a few tiles matches it."""

    def __init__(self, to_come: float, shares: tuple[float, ...], choice: float) -> None:
        """`shares` of each colour among the tiles to come; `choice`: how many tiles there are to choose from."""
        self._to_come = to_come
        chances = [1 - (1 - share) ** choice for share in shares]
        self._chances = {gem: round(chance * PARTS) for gem, chance in zip(LETTERS, chances, strict=True)}
        self._any = round(sum(chances) / len(chances) * PARTS)
        self._known: dict[tuple[int, int, int, int], float] = {}

    def to_come(self) -> float:
        return self._to_come

    def of_side(self, top: Top, quarters: int) -> float:
        chance = self._chances.get(top.gem, self._any)
        tiles, part = divmod(quarters, 4)
        worth = self._expected(top.best, top.run, chance, tiles)
        if part:
            worth += part / 4 * (self._expected(top.best, top.run, chance, tiles + 1) - worth)
        return worth

    def _expected(self, best: int, run: int, chance: int, tiles: int) -> float:
        if tiles == 0:
            return QUALITY_POINTS * best if best >= 2 else 0
        key = (best, run, chance, tiles)
        found = self._known.get(key)
        if found is None:
            fits = chance / PARTS if run else 0.0
            longer, other = (max(best, run + 1), max(best, 1))
            found = (
                (fits * self._expected(longer, run + 1, chance, tiles - 1) if run else 0.0)
                + (1 - fits) * (1 - BLANKS) * self._expected(other, 1, self._any, tiles - 1)
                + (1 - fits) * BLANKS * self._expected(best, 0, self._any, tiles - 1)
            )
            self._known[key] = found
        return found
