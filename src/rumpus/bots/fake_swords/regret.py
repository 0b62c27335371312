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
    by_own = [
        np.ascontiguousarray(np.moveaxis(chances[:, seat].reshape(batch, *(piles,) * seats), 1 + seat, 1))
        for seat in range(seats)
    ]
    free = 1 - habits.sum(axis=2, keepdims=True)
    chosen = np.full((batch, seats, piles), 1 / piles)
    mixes = habits + free * chosen
    regrets = np.zeros_like(chosen)
    average = np.zeros_like(chosen)
    price: Floats | None = None
    for step in range(1, steps + 1):
        # All update their mixes at once, so that no seat has an advantage and equals stay equal.
        worths = np.stack([_worths(by_own[seat], mixes, seat) for seat in range(seats)], axis=1)
        worths = worths @ twins
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
    worths = np.stack([_worths(by_own[seat], mixes, seat) for seat in range(seats)], axis=1)
    return Balance(average, worths)


def _worths(chances: Floats, mixes: Floats, own: int) -> Floats:
    """[batch, pile] of one seat, from its payoffs with its own pile first, averaged over the others' piles.

    The others are averaged in two halves: two medium products are faster than many small ones.
    """
    batch, seats, piles = mixes.shape
    others = [seat for seat in range(seats) if seat != own]
    half = len(others) // 2
    last = _together(mixes, others[half:])
    left = np.matmul(chances.reshape(batch, -1, last.shape[1]), last[:, :, None])
    first = _together(mixes, others[:half])
    worths: Floats = np.matmul(left.reshape(batch, piles, -1), first[:, :, None])[:, :, 0]
    return worths


def _together(mixes: Floats, seats: list[int]) -> Floats:
    """[batch, profile of those seats]: the probability that they point so."""
    batch = len(mixes)
    together = mixes[:, seats[0]]
    for seat in seats[1:]:
        together = (together[:, :, None] * mixes[:, seat, None, :]).reshape(batch, -1)
    return together
