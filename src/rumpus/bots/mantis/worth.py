"""Evaluation of Mantis positions: everybody's chance to win, by a small network trained by self-play.

Positions are arrays with the batch as the last axis, so that whole batches are added and compared at once: tanks are
[colour, place, batch] and piles [place, batch], where place 0 is the seat to move and the others follow clockwise.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.games.mantis.model import DECK, TARGET, TARGET_OF_TWO

Counts: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float32]

_FEATURES_A_SEAT = 9
# The BLAS library starts threads above 2^18 multiplications. Bots share cores with other work, so stay below.
_MOST_MULTIPLICATIONS = 1 << 18


class Network(NamedTuple):
    """One hidden layer; the outputs, through a softmax, are the chances of the places."""

    hidden: Floats
    hidden_bias: Floats
    out: Floats
    out_bias: Floats

    def chances(self, features: Floats) -> Floats:
        """The chance of each place to win: [place, batch]."""
        batch = features.shape[1]
        chunk = max(1, _MOST_MULTIPLICATIONS // self.hidden.size)
        logits = np.empty((self.out.shape[0], batch), np.float32)
        for start in range(0, batch, chunk):
            part = slice(start, start + chunk)
            active = self.hidden @ features[:, part]
            active += self.hidden_bias
            np.maximum(active, 0, out=active)
            np.matmul(self.out, active, out=logits[:, part])
        logits += self.out_bias
        logits -= logits.max(axis=0)
        np.exp(logits, out=logits)
        logits /= logits.sum(axis=0)
        return logits


def _pairs(seats: int) -> list[tuple[int, int, int, int]]:
    """Features of colours that two seats both want: two places, and how many cards each must hold."""
    heights = (1, 2, 3) if seats == 2 else (1,)
    return [
        (one, other, least, most)
        for one, other in combinations(range(seats), 2)
        for least in heights
        for most in heights
    ]


def feature_count(seats: int) -> int:
    """The number of inputs of the network."""
    return _FEATURES_A_SEAT * seats + len(_pairs(seats)) + 1


def features_of(tanks: Counts, piles: Counts, left: int | NDArray[Any]) -> Floats:
    """The inputs of the network: [feature, batch]."""
    _, seats, batch = tanks.shape
    target = TARGET_OF_TWO if seats == 2 else TARGET
    # A pile at its target ends the game, so the value computed for one is never used.
    needed = np.maximum(target - piles, 1)
    features = np.empty((feature_count(seats), batch), np.float32)
    rows = features[: _FEATURES_A_SEAT * seats].reshape(_FEATURES_A_SEAT, seats, batch)
    rows[0] = piles
    rows[0] /= target
    rows[1] = 1.0 / needed
    rows[2] = tanks.sum(axis=0, dtype=np.int8)
    rows[2] /= 8
    holding = {least: tanks >= least for least in (1, 2, 3, 4)}
    for least, held in holding.items():
        rows[2 + least] = held.sum(axis=0, dtype=np.int8)
    rows[7] = tanks.max(axis=0)
    rows[7] /= 4
    # The stacks with which a single match would win.
    rows[8] = ((tanks + 1 >= needed) & (tanks > 0)).sum(axis=0, dtype=np.int8)
    for row, (one, other, least, most) in enumerate(_pairs(seats), start=_FEATURES_A_SEAT * seats):
        features[row] = (holding[least][:, one] & holding[most][:, other]).sum(axis=0, dtype=np.int8)
    features[-1] = left
    features[-1] /= len(DECK)
    return features


@lru_cache(maxsize=8)
def network_for(seats: int) -> Network:
    """The network for games of that many seats."""
    with resources.files("rumpus.bots.mantis").joinpath("worth.npz").open("rb") as file, np.load(file) as stored:
        return Network(*(stored[f"{seats}_{name}"] for name in Network._fields))
