"""Choices in a Quick fight: a mix that no opponent can exploit, with the cards in force."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np

from rumpus.bots.fake_swords.duel import Binding, Duel, Stand, binding_of, stand_of
from rumpus.bots.fake_swords.exchanges import Exchanges
from rumpus.bots.fake_swords.worth import Floats
from rumpus.games.fake_swords.cards import MOVES, deck_of
from rumpus.games.fake_swords.model import Fight

STEPS: Final = 160
GLANCE: Final = 40
"""Steps of regret matching: for whole fights, and for a single exchange."""
MOST_STANDS: Final = 300
"""The limit of stands searched in a fight with very many cards; beyond it only the score counts."""
PAIRS: Final = tuple(product(range(len(MOVES)), repeat=2))
BY_SCORE: Final = {(0, 0): 0.5, (1, 0): 0.75, (0, 1): 0.25, (1, 1): 0.5}
"""The chance of the first fighter by score, without cards."""


@dataclass(frozen=True, slots=True, eq=False)
class Solved:
    """The solution of a whole fight."""

    numbers: dict[Stand, int]
    chances: Floats
    """By stand: the first fighter's chance to win."""
    mixes: Floats
    """[side, stand, move]."""


def short_sighted_mix(deck: str, fight: Fight, side: int) -> list[float]:
    """The probability of each move, considering this exchange only."""
    mixes = _glanced_at(deck, binding_of(fight.rules, fight.fighters), stand_of(fight))
    return [float(each) for each in mixes[side]]


@lru_cache(maxsize=1024)
def _glanced_at(deck: str, binding: Binding, stand: Stand) -> Floats:
    """[side, move]."""
    duel = Duel(deck_of(deck), binding)
    cells = np.zeros((1, 3, 3))
    for first, second in PAIRS:
        for chance, ending in duel.endings(stand, (MOVES[first], MOVES[second])):
            worth = 1 - ending if isinstance(ending, int) else BY_SCORE[ending.score]
            cells[0, first, second] += chance * worth
    exchanges = Exchanges([stand])
    for _ in range(GLANCE):
        exchanges.step(cells)
    return exchanges.mixes()[:, 0]


def far_sighted_mix(deck: str, fight: Fight, side: int) -> list[float]:
    """The probability of each move, considering the whole fight."""
    solved = solved_fight(deck, binding_of(fight.rules, fight.fighters))
    number = solved.numbers.get(stand_of(fight))
    if number is None:
        return short_sighted_mix(deck, fight, side)
    return [float(each) for each in solved.mixes[side, number]]


def chance_of_first(deck: str, binding: Binding) -> float:
    """The first fighter's chance to win a fight under these cards if both play optimally."""
    return float(solved_fight(deck, binding).chances[0])


@lru_cache(maxsize=256)
def solved_fight(deck: str, binding: Binding) -> Solved:
    duel = Duel(deck_of(deck), binding)
    stands = [duel.first()]
    numbers = {stands[0]: 0}
    sure = np.zeros(MOST_STANDS * len(PAIRS))
    cells: list[int] = []
    chances: list[float] = []
    following: list[int] = []
    for stand in stands:  # grows meanwhile
        for pair, (first, second) in enumerate(PAIRS):
            cell = numbers[stand] * len(PAIRS) + pair
            for chance, ending in duel.endings(stand, (MOVES[first], MOVES[second])):
                if isinstance(ending, int):
                    sure[cell] += chance * (1 - ending)
                    continue
                if ending not in numbers and len(stands) < MOST_STANDS:
                    numbers[ending] = len(stands)
                    stands.append(ending)
                if ending in numbers:
                    cells.append(cell)
                    chances.append(chance)
                    following.append(numbers[ending])
                else:
                    sure[cell] += chance * BY_SCORE[ending.score]
    count = len(stands) * len(PAIRS)
    worths = np.array([BY_SCORE[stand.score] for stand in stands])
    into, weights, onwards = np.array(cells), np.array(chances), np.array(following)
    exchanges = Exchanges(stands)
    for _ in range(STEPS):
        added = np.bincount(into, weights=weights * worths[onwards], minlength=count)
        worths = exchanges.step((sure[:count] + added).reshape(-1, 3, 3))
    return Solved(numbers, worths, exchanges.mixes())
