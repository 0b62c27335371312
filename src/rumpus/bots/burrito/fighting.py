"""Choices in Quick battles (B-MODE-R3), and preferred targets."""

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
"""By number of fighters: probabilities to throw, fake and catch. If all others choose so, with uniform targets, all
three are equally good.

With more fighters a catch is worth less, because a thrower may aim at somebody else. A shared loss counts as half.
"""
DREAD: Final = 0.5
"""How much each additional point raises the chance to be chosen as a target."""


def balanced(fighters: int) -> tuple[float, float, float]:
    """Probabilities to throw, fake and catch that nobody can exploit."""
    return BALANCED[fighters]


def choice(mix: tuple[float, float, float], battle: Battle, seat: int, weights: list[float], dice: Dice) -> Choose:
    """A random move by the mix, with a random target by the weights."""
    move = MOVES[dice.weighted(mix)]
    if move == "catch":
        return Choose(move)
    return Choose(move, others(battle, seat)[dice.weighted(weights)])


def others(battle: Battle, seat: int) -> list[int]:
    return [each for each in battle.fighters if each != seat]


def evenly(battle: Battle, seat: int) -> list[float]:
    return [1.0] * len(others(battle, seat))


def by_threat(public: Public, battle: Battle, seat: int) -> list[float]:
    """Weights of the other fighters as targets: more points mean more weight."""
    targets = others(battle, seat)
    most = max(public.points[each] for each in targets)
    return [exp(DREAD * (public.points[each] - most)) for each in targets]


def rivals(public: Public, seat: int, seats: tuple[int, ...]) -> list[int]:
    """The others, the most dangerous first: by points, then by the badge, then by distance to the left."""
    players = len(public.waits)
    return sorted(
        [each for each in seats if each != seat],
        key=lambda each: (-public.points[each], each != public.badge, (each - seat) % players),
    )
