"""Regret matching: an approximate equilibrium of pointing, as near as the number of steps allows.

Nobody gains much by leaving their mix while the others keep theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from rumpus.bots.fake_swords.worth import Floats

SURE: Final = 1e-3


@dataclass(frozen=True, slots=True, eq=False)
class Balance:
    """The approximate equilibrium."""

    mixes: Floats
    """[batch, seat, pile]: the probability that each points there."""
    worths: Floats
    """[batch, seat, pile]: the payoff of pointing there while the others keep to their mixes."""

    @property
    def expected(self) -> Floats:
        """[batch, seat]."""
        expected: Floats = (self.mixes * self.worths).sum(axis=2)
        return expected


def balanced(chances: Floats, twins: Floats, steps: int, habits: Floats, hesitation: Floats | None = None) -> Balance:
    """The mixes for payoffs [batch, seat, profile]; those over twin piles [batch, pile, pile] are even.

    `hesitation` [seat] is an entropy bonus, as a share of what is at stake. With it, two who want the same both
    hesitate; without it, one might count on the other to give way. `habits` [batch, seat, pile] is the fixed part of
    each mix, which regret does not change. Its rows sum to less than 1.
    """
    batch, seats, _ = chances.shape
    piles = twins.shape[1]
    free = 1 - habits.sum(axis=2, keepdims=True)
    chosen = np.full((batch, seats, piles), 1 / piles)
    mixes = habits + free * chosen
    regrets = np.zeros_like(chosen)
    average = np.zeros_like(chosen)
    price: Floats | None = None
    for step in range(1, steps + 1):
        # All update their mixes at once, so that no seat has an advantage and equals stay equal.
        worths = _worths(chances, mixes) @ twins
        if hesitation is not None:
            if price is None:
                price = hesitation[:, None] * (worths.max(axis=2, keepdims=True) - worths.min(axis=2, keepdims=True))
            worths = worths - price * np.log(piles * np.maximum(chosen, SURE))
        regrets = np.maximum(regrets + worths - (chosen * worths).sum(axis=2, keepdims=True), 0)
        total = regrets.sum(axis=2, keepdims=True)
        chosen = np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / piles)
        mixes = habits + free * chosen
        # Later steps are better informed, so they weigh more.
        average += step * chosen
    average *= 2 / (steps * (steps + 1))
    mixes = habits + free * average
    return Balance(average, _worths(chances, mixes))


def _worths(chances: Floats, mixes: Floats) -> Floats:
    """[batch, seat, pile]: what each pile is worth, averaged over the others' piles.

    The seats of the other half are averaged first, for one half of the table at once: fewer and larger products.
    """
    batch, seats, piles = mixes.shape
    half = seats // 2
    first, second = _together(mixes[:, :half]), _together(mixes[:, half:])
    tables = chances.reshape(batch, seats, first.shape[1], second.shape[1])
    of_first = np.matmul(tables[:, :half], second[:, None, :, None])[:, :, :, 0]
    of_second = np.matmul(first[:, None, None, :], tables[:, half:])[:, :, 0]
    worths = np.empty_like(mixes)
    for seat in range(seats):
        start, end, left = (0, half, of_first) if seat < half else (half, seats, of_second)
        worth = left[:, seat - start].reshape(batch, -1, piles)
        for other in range(end - 1, seat, -1):
            worth = np.matmul(worth, mixes[:, other, :, None]).reshape(batch, -1, piles)
        for other in range(start, seat):
            worth = np.matmul(mixes[:, other, None], worth.reshape(batch, piles, -1))[:, 0]
        worths[:, seat] = worth.reshape(batch, piles)
    return worths


def _together(mixes: Floats) -> Floats:
    """[batch, profile of these seats]: the probability that they point so."""
    batch = len(mixes)
    together = mixes[:, 0]
    for seat in range(1, mixes.shape[1]):
        together = (together[:, :, None] * mixes[:, seat, None, :]).reshape(batch, -1)
    return together
