"""Expectimax over Mantis positions, one whole level at a time, with a chance node for every colour and every back.

There are only 35 backs and 7 fronts, so draws are enumerated, never sampled: the card may go into any tank and show any
colour, and the probability of each colour under each back decides which tank its player takes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.bots.mantis.worth import Counts, Floats, Network, features_of
from rumpus.games.mantis.model import COLOURS, DECK, TARGET, TARGET_OF_TWO

_EACH_COLOUR = np.arange(len(COLOURS))


class Positions(NamedTuple):
    """Positions of the same depth, the seat to move in place 0."""

    tanks: Counts
    piles: Counts
    left: int
    """The number of cards in the draw pile."""


class Children(NamedTuple):
    """The positions after each choice and colour, as seen by the seat to move then."""

    level: Positions
    """The batch runs over [tank chosen, colour, parent]."""
    won: NDArray[np.bool_]
    """Where the seat that moved has reached the target."""
    again: NDArray[np.bool_] | None
    """M-TWO-2: where the same seat moves again; None when there are more than two seats."""

    def only(self, picked: list[int]) -> Children:
        """Some of the batch."""
        return Children(
            Positions(self.level.tanks[:, :, picked], self.level.piles[:, picked], self.level.left),
            self.won[picked],
            None if self.again is None else self.again[picked],
        )


def children_of(level: Positions) -> Children:
    """Every tank for the top card × every colour it may show."""
    colours, seats, batch = level.tanks.shape
    shape = (seats, colours, batch)
    tanks = np.empty((colours, seats, *shape), np.int8)
    tanks[:] = level.tanks[:, :, None, None, :]
    piles = np.empty((seats, *shape), np.int8)
    piles[:] = level.piles[:, None, None, :]
    matches = np.empty(shape, np.bool_)
    for into in range(seats):
        held = level.tanks[:, into]
        match = matches[into] = held > 0
        gained = (held + 1) * match
        tanks[_EACH_COLOUR, into, into, _EACH_COLOUR] = ~match
        if into == 0:
            piles[0, into] += gained
        else:
            tanks[_EACH_COLOUR, 0, into, _EACH_COLOUR] += gained
    won = piles[0] >= (TARGET_OF_TWO if seats == 2 else TARGET)
    again = None
    if seats == 2:
        matches[0] = False
        again = matches
        tanks = np.where(again, tanks, tanks[:, ::-1])
        piles = np.where(again, piles, piles[::-1])
    else:
        tanks = np.roll(tanks, -1, axis=1)
        piles = np.roll(piles, -1, axis=0)
    return Children(
        Positions(tanks.reshape(colours, seats, -1), piles.reshape(seats, -1), level.left - 1),
        won.reshape(-1),
        None if again is None else again.reshape(-1),
    )


def chances_of_children(children: Children, chances: Floats) -> Floats:
    """The children's chances (as seen from each child), permuted to the places of their parents."""
    if children.again is None:
        chances = np.roll(chances, 1, axis=0)
    else:
        chances = np.where(children.again, chances, chances[::-1])
    chances[:, children.won] = 0
    chances[0, children.won] = 1
    return chances


def chances_of(level: Positions, depth: int, fronts: Floats, network: Network) -> Floats:
    """Everybody's chance to win before the top card's back is known: [place, batch].

    Every seat takes the tank that is best for itself. `fronts` is [back, colour]: the joint probability for the top
    card.
    """
    if level.left == 0:
        return _at_the_end(level)
    if depth == 0:
        return network.chances(features_of(level.tanks, level.piles, level.left))
    seats, batch = level.piles.shape
    children = children_of(level)
    chances = chances_of_children(children, chances_of(children.level, depth - 1, fronts, network))
    chances = chances.reshape(seats, seats, len(COLOURS), batch)
    own = fronts @ chances[0]
    chosen = own.argmax(axis=0)
    taken = np.stack([chosen == into for into in range(seats)]).astype(np.float32)
    weights = fronts.T @ taken
    expected: Floats = (chances * weights).sum(axis=(1, 2))
    return expected


def _at_the_end(level: Positions) -> Floats:
    """M-END-2: the most cards in the score pile, then in the tank; M-END-R1: shared if still level."""
    standing = level.piles.astype(np.int32) * (len(DECK) + 1) + level.tanks.sum(axis=0, dtype=np.int32)
    first = standing == standing.max(axis=0)
    shares: Floats = (first / first.sum(axis=0)).astype(np.float32)
    return shares
