"""Choices in Quick battles (B-MODE-R3), and whom one would rather see hit."""

from __future__ import annotations

from math import exp
from typing import Final

from rumpus.engine import Dice
from rumpus.games.burrito.model import Battle, Choose, Move, Public

MOVES: Final[tuple[Move, ...]] = ("throw", "fake", "catch")
BALANCED: Final[dict[int, tuple[float, float, float]]] = {
    2: (0.333, 0.333, 0.333),
    3: (0.339, 0.409, 0.251),
    4: (0.361, 0.434, 0.205),
    5: (0.382, 0.450, 0.169),
    6: (0.397, 0.459, 0.145),
    7: (0.410, 0.464, 0.126),
    8: (0.419, 0.470, 0.111),
    9: (0.430, 0.470, 0.100),
    10: (0.435, 0.475, 0.090),
    11: (0.440, 0.477, 0.083),
    12: (0.443, 0.480, 0.077),
}
"""By fighters: how often to throw, fake and catch. If all others do so, at any target alike, all three are as good.

The more there are, the less a catch is worth: whoever throws may throw at somebody else. Losing together counts as the
even chance that it is.
"""
DREAD: Final = 0.5
"""How much more often a target is chosen that has a point more."""


def balanced(fighters: int) -> tuple[float, float, float]:
    """How often to throw, fake and catch, so that nobody can gain by knowing it."""
    return BALANCED[fighters]


def choice(mix: tuple[float, float, float], battle: Battle, seat: int, weights: list[float], dice: Dice) -> Choose:
    """A move by the mix, at one of the other fighters by their weights."""
    move = MOVES[dice.weighted(mix)]
    if move == "catch":
        return Choose(move)
    return Choose(move, others(battle, seat)[dice.weighted(weights)])


def others(battle: Battle, seat: int) -> list[int]:
    return [each for each in battle.fighters if each != seat]


def evenly(battle: Battle, seat: int) -> list[float]:
    return [1.0] * len(others(battle, seat))


def by_threat(public: Public, battle: Battle, seat: int) -> list[float]:
    """The other fighters' weights: whoever has more points is chosen more often, but not always."""
    targets = others(battle, seat)
    most = max(public.points[each] for each in targets)
    return [exp(DREAD * (public.points[each] - most)) for each in targets]


def rivals(public: Public, seat: int, seats: tuple[int, ...]) -> list[int]:
    """The others, the most dangerous first: points, then the badge, then who sits closer to the left."""
    players = len(public.waits)
    return sorted(
        [each for each in seats if each != seat],
        key=lambda each: (-public.points[each], each != public.badge, (each - seat) % players),
    )
