"""Regret matching for many exchanges of a Quick fight at once, each a 3 × 3 matrix game."""

from __future__ import annotations

import numpy as np

from rumpus.bots.fake_swords.duel import Stand
from rumpus.bots.fake_swords.worth import Floats
from rumpus.games.fake_swords.cards import MOVES


class Exchanges:
    """Both fighters' mixes, step by step; the payoffs may be refined between steps."""

    def __init__(self, stands: list[Stand]) -> None:
        self._able = np.array(
            [[[move not in stand.barred[side] for move in MOVES] for stand in stands] for side in (0, 1)]
        )
        self._evenly = self._able / self._able.sum(axis=2, keepdims=True)
        self._regrets = np.zeros((2, len(stands), 3))
        self._sums = np.zeros((2, len(stands), 3))
        self._steps = 0

    def step(self, cells: Floats) -> Floats:
        """By stand: its value for the first fighter, given the value of each pair of choices [stand, 3, 3]."""
        self._steps += 1
        total = self._regrets.sum(axis=2, keepdims=True)
        chosen = np.where(total > 0, self._regrets / np.where(total > 0, total, 1), self._evenly)
        gains = np.stack(((cells @ chosen[1][:, :, None])[:, :, 0], -(chosen[0][:, None, :] @ cells)[:, 0]))
        regrets = gains - (chosen * gains).sum(axis=2, keepdims=True)
        self._regrets = np.maximum(self._regrets + np.where(self._able, regrets, 0), 0)
        # Later steps are better informed, so they weigh more.
        self._sums += self._steps * chosen
        first, second = self.mixes()
        worths: Floats = (first[:, None, :] @ cells @ second[:, :, None])[:, 0, 0]
        return worths

    def mixes(self) -> Floats:
        """[side, stand, move]."""
        mixes: Floats = self._sums / self._sums.sum(axis=2, keepdims=True)
        return mixes
