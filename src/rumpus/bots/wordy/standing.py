"""The lead, and the chance to win by the cost of finding the other side's word."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from rumpus.bots.wordy.sight import Floats, own
from rumpus.bots.wordy.tree import BERRIES_A_BIT
from rumpus.games.wordy.model import WordyView

RACE_CHANCE = 0.5
LESS_WELL = 1.3
"""The other side is assumed to pay this factor more than a perfect seeker."""
LEAST_SPREAD, SPREAD = 1.5, 0.4
"""The standard deviation of that: a constant, and a share of the expected berries."""
MOST = 200
A_BERRY = 1e-6


@dataclass(frozen=True, slots=True)
class Standing:
    """The lead in berries, and the mean and spread of what the other side will still pay; None if it has found the
    word."""

    ahead: int
    to_come: float | None

    def chances(self, costs: Floats) -> Floats:
        """The chance to win for each cost of finding the word. The lower total wins; a tie is a race.

        A small bonus prefers saved berries if the chances are equal.
        """
        return self._chances(costs) - A_BERRY * costs

    def _chances(self, costs: Floats) -> Floats:
        if self.to_come is None:
            return np.where(costs < self.ahead, 1.0, np.where(costs == self.ahead, RACE_CHANCE, 0.0))
        spread = LEAST_SPREAD + SPREAD * self.to_come
        whole = np.clip(np.rint(costs * 2).astype(np.intp), 0, 2 * MOST)
        table = np.array(
            [_normal((self.ahead + self.to_come - cost / 2) / spread) for cost in range(int(whole.max()) + 1)]
        )
        found: Floats = table[whole]
        return found


def _normal(deviations: float) -> float:
    return (1 + math.erf(deviations / math.sqrt(2))) / 2


def standing_of(view: WordyView, lacking_bits: float) -> Standing:
    """`lacking_bits`: the other side's uncertainty about this side's word."""
    seat, _ = own(view)
    public = view.public
    ahead = public.berries[seat] - public.berries[1 - seat]
    return Standing(ahead, None if public.guessed[1 - seat] else LESS_WELL * BERRIES_A_BIT * lacking_bits)
