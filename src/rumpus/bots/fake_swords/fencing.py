"""How to choose in the exchanges of a Quick fight: a mix that no opponent can profit from, the cards in force included."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np

from rumpus.bots.fake_swords.duel import Duel, Stand, stand_of
from rumpus.bots.fake_swords.worth import Floats
from rumpus.games.fake_swords.cards import MOVES, deck_of
from rumpus.games.fake_swords.model import Fight, Rule

STEPS: Final = 160
MOST_STANDS: Final = 900
"""Of a fight with very many cards only so many stands are looked through; beyond them only the score counts."""
PAIRS: Final = tuple(product(range(len(MOVES)), repeat=2))
BY_SCORE: Final = {(0, 0): 0.5, (1, 0): 0.75, (0, 1): 0.25, (1, 1): 0.5}
"""The chance of the first fighter, were there no cards."""
ASTRAY: Final[Floats] = np.full((3, 3), 0.25) + 0.25 * np.eye(3)
"""By chosen move: how likely each move is to come of it (every second choice becomes one of the two others)."""


def short_sighted_mix(deck: str, fight: Fight, side: int) -> list[float]:
    """How often to choose each move, thinking of this exchange only."""
    duel = Duel(deck_of(deck), fight.rules, fight.fighters)
    stand = stand_of(fight)
    cells = np.zeros((1, 3, 3))
    for first, second in PAIRS:
        for chance, ending in duel.endings(stand, (MOVES[first], MOVES[second])):
            score = 1.0 - ending if isinstance(ending, int) else BY_SCORE[ending.score]
            cells[0, first, second] += chance * score
    return _mixes(cells, [stand])[side][0].tolist()


def far_sighted_mix(deck: str, fight: Fight, side: int) -> list[float]:
    """The same, thinking of all that may follow."""
    stand = stand_of(fight)
    solved = _solved(deck, fight.rules, fight.fighters, stand)
    return [float(each) for each in solved[1 + side][0]]


def chance_of_first(deck: str, rules: tuple[Rule, ...], fighters: tuple[int, int]) -> float:
    """The first fighter's chance to win a fight under these cards if both choose well."""
    return float(_solved(deck, rules, fighters, Duel(deck_of(deck), rules, fighters).first())[0])


@lru_cache(maxsize=64)
def _solved(
    deck: str, rules: tuple[Rule, ...], fighters: tuple[int, int], start: Stand
) -> tuple[float, Floats, Floats]:
    """The chance of the first fighter from a stand on, and both mixes by stand, the first of which is that one."""
    duel = Duel(deck_of(deck), rules, fighters)
    stands = [start]
    numbers = {start: 0}
    endings: list[tuple[int, int, float, int]] = []
    sure = np.zeros((MOST_STANDS, len(PAIRS)))
    number = 0
    while number < len(stands):
        for cell, (first, second) in enumerate(PAIRS):
            for chance, ending in duel.endings(stands[number], (MOVES[first], MOVES[second])):
                if isinstance(ending, int):
                    sure[number, cell] += chance * (1 - ending)
                elif ending in numbers or len(stands) < MOST_STANDS:
                    if ending not in numbers:
                        numbers[ending] = len(stands)
                        stands.append(ending)
                    endings.append((number, cell, chance, numbers[ending]))
                else:
                    sure[number, cell] += chance * BY_SCORE[ending.score]
        number += 1
    count = len(stands)
    rows, cells, chances, following = (np.array(each) for each in zip(*endings, strict=True)) if endings else (
        np.zeros(0, np.intp), np.zeros(0, np.intp), np.zeros(0), np.zeros(0, np.intp)
    )  # fmt: skip
    flat = rows * len(PAIRS) + cells
    worths = np.array([BY_SCORE[stand.score] for stand in stands])

    def payoffs() -> Floats:
        added = np.bincount(flat, weights=chances * worths[following], minlength=count * len(PAIRS))
        return (sure[:count].reshape(-1) + added).reshape(count, 3, 3)

    solver = _Solver(stands)
    for _ in range(STEPS):
        worths = solver.step(payoffs())
    return float(worths[0]), *solver.mixes()


def _mixes(cells: Floats, stands: list[Stand]) -> tuple[Floats, Floats]:
    solver = _Solver(stands)
    for _ in range(STEPS):
        solver.step(cells)
    return solver.mixes()


class _Solver:
    """Regret matching in many exchanges at once, while what they lead to is still being found out."""

    def __init__(self, stands: list[Stand]) -> None:
        count = len(stands)
        self._able = np.array(
            [[[move not in stand.barred[side] for move in MOVES] for stand in stands] for side in (0, 1)]
        )
        self._turns = np.array([[ASTRAY if stand.astray[side] else np.eye(3) for stand in stands] for side in (0, 1)])
        self._regrets = np.zeros((2, count, 3))
        self._sums = np.zeros((2, count, 3))
        self._steps = 0

    def step(self, cells: Floats) -> Floats:
        """What each exchange is worth to the first fighter now."""
        self._steps += 1
        cells = self._turns[0] @ cells @ self._turns[1].transpose(0, 2, 1)
        chosen = self._chosen()
        first = (cells @ chosen[1][:, :, None])[:, :, 0]
        second = -(chosen[0][:, None, :] @ cells)[:, 0]
        worths: Floats = (chosen[0] * first).sum(axis=1)
        for side, gains in enumerate((first, second)):
            regret = gains - (chosen[side] * gains).sum(axis=1, keepdims=True)
            self._regrets[side] = np.maximum(self._regrets[side] + np.where(self._able[side], regret, 0), 0)
        self._sums += self._steps * chosen
        average = self._sums / self._sums.sum(axis=2, keepdims=True)
        worths = (average[0][:, None, :] @ cells @ average[1][:, :, None])[:, 0, 0]
        return worths

    def _chosen(self) -> Floats:
        total = self._regrets.sum(axis=2, keepdims=True)
        evenly = self._able / self._able.sum(axis=2, keepdims=True)
        chosen: Floats = np.where(total > 0, self._regrets / np.where(total > 0, total, 1), evenly)
        return chosen

    def mixes(self) -> tuple[Floats, Floats]:
        average = self._sums / self._sums.sum(axis=2, keepdims=True)
        return average[0], average[1]
