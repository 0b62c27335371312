"""Expected points for the magic cards and the longest sword, if everybody gets tiles at the same rate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rumpus.games.swordcrafters.cards import MagicSide
from rumpus.games.swordcrafters.gems import COLOURS
from rumpus.games.swordcrafters.scoring import LONGEST_POINTS

Gems: TypeAlias = tuple[int, ...]
Odds: TypeAlias = tuple[float, ...]
"""The probability of each count, from 0."""
Runner: TypeAlias = tuple[Gems, float]
"""A player's gems by colour, and the number of rounds in which more come."""
Blade: TypeAlias = tuple[int, float]
"""A sword's number of tiles, and the number of rounds in which more come."""

MOST_MORE: Final = 9
"""More additional gems of a colour than this hardly ever come."""
SPREAD: Final = 1.1
"""The standard deviation of the tiles per player and round."""


class Races:
    """The odds as of one round, with a cache."""

    def __init__(self, magic: Sequence[MagicSide], shares: tuple[float, ...], rate: float, swords: int) -> None:
        """`shares` of each colour among the tiles to come; `rate`: tiles per sword and round."""
        self._cards = [(side, tuple(COLOURS.index(colour) for colour in side.colours)) for side in magic]
        self._shares = shares
        self._rate = rate
        self._swords = swords
        self._odds: dict[tuple[int, Gems, float], Odds] = {}
        self._points: dict[tuple[int, Runner, tuple[Runner, ...]], float] = {}
        self._long: dict[tuple[Blade, tuple[Blade, ...]], float] = {}

    def magic(self, mine: Runner, others: Sequence[Runner]) -> float:
        """The expected points for the magic cards."""
        total = 0.0
        for card, (side, colours) in enumerate(self._cards):
            me = (tuple([mine[0][colour] for colour in colours]), mine[1])
            them = [(tuple([gems[colour] for colour in colours]), rounds) for gems, rounds in others]
            them.sort()
            key = (card, me, tuple(them))
            points = self._points.get(key)
            if points is None:
                points = self._points[key] = _expected_points(
                    self._of(card, me), [self._of(card, each) for each in them], side
                )
            total += points
        return total

    def _of(self, card: int, runner: Runner) -> Odds:
        counts, rounds = runner
        found = self._odds.get((card, counts, rounds))
        if found is None:
            side, colours = self._cards[card]
            each = [
                _grown(count, self._rate * self._swords * rounds * self._shares[colour])
                for count, colour in zip(counts, colours, strict=True)
            ]
            found = self._odds[card, counts, rounds] = _together(side, each)
        return found

    def longest(self, mine: Blade, others: Sequence[Blade]) -> float:
        """The expected points of a sword for its length."""
        key = (mine, tuple(sorted(others)))
        found = self._long.get(key)
        if found is None:
            rivals = [_lengths(tiles, rounds, self._rate) for tiles, rounds in others]
            found = self._long[key] = LONGEST_POINTS * sum(
                chance * math.prod(sum(odds for tiles, odds in rival.items() if tiles <= mine_then) for rival in rivals)
                for mine_then, chance in _lengths(*mine, self._rate).items()
            )
        return found


@lru_cache(maxsize=4096)
def _grown(count: int, expected: float) -> Odds:
    """The distribution of the final count of a colour: new gems are Poisson distributed."""
    if expected <= 0:
        return (*(0.0,) * count, 1.0)
    rain = [math.exp(-expected) * expected**more / math.factorial(more) for more in range(MOST_MORE + 1)]
    rain[-1] += 1 - sum(rain)
    return (*(0.0,) * count, *rain)


def _together(side: MagicSide, each: list[Odds]) -> Odds:
    """The distribution of what a card counts, from those of its colours."""
    found = each[0]
    for odds in each[1:]:
        longest = len(found) + len(odds) - 1 if side.compare in ("most", "least") else max(len(found), len(odds))
        joined = [0.0] * longest
        for one, chance in enumerate(found):
            for two, other in enumerate(odds):
                if side.compare in ("most", "least"):
                    count = one + two
                elif side.compare == "largest_difference":
                    count = abs(one - two)
                else:
                    count = min(one, two)
                joined[count] += chance * other
        found = tuple(joined)
    return found


def _expected_points(mine: Odds, others: list[Odds], side: MagicSide) -> float:
    """The expected points by S-MAGIC-2."""
    least = side.compare == "least"
    total = 0.0
    for count, chance in enumerate(mine):
        if chance < 1e-6:
            continue
        places: dict[tuple[int, int], float] = {(0, 0): chance}
        for odds in others:
            level = odds[count] if count < len(odds) else 0.0
            better = sum(odds[:count]) if least else sum(odds[count + 1 :])
            worse = 1 - level - better
            after: dict[tuple[int, int], float] = {}
            for (ahead, beside), weight in places.items():
                for key, odd in (
                    ((ahead, beside), worse),
                    ((ahead + 1, beside), better),
                    ((ahead, beside + 1), level),
                ):
                    if odd > 1e-9:
                        after[key] = after.get(key, 0.0) + weight * odd
            places = after
        total += sum(weight * _shared(side.points, *key) for key, weight in places.items())
    return total


@lru_cache(maxsize=4096)
def _shared(points: tuple[int, ...], ahead: int, beside: int) -> int:
    return sum(points[ahead : ahead + beside + 1]) // (beside + 1)


@lru_cache(maxsize=4096)
def _lengths(tiles: int, rounds: float, rate: float) -> dict[int, float]:
    if not rounds:
        return {tiles: 1.0}
    middle, spread = rate * rounds, SPREAD * math.sqrt(rounds)
    weights = {
        tiles + more: math.exp(-(((more - middle) / spread) ** 2) / 2)
        for more in range(max(0, int(middle - 3 * spread)), int(middle + 3 * spread) + 2)
    }
    total = sum(weights.values())
    return {length: weight / total for length, weight in weights.items()}
