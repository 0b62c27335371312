"""The worth of cards in a hand: the chance that each kind still becomes a set."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rumpus.games.burrito.cards import FIRST_BATTLE, KINDS, SET, copies, decks_for
from rumpus.games.burrito.model import Public
from rumpus.games.burrito.passing import DRAWN

KIND_COUNT: Final = len(KINDS)
IMPATIENCE: Final = 0.25
"""The chance, per card drawn, that a set becomes impossible because others use its cards or the round ends."""
SOON: Final = 3
"""The number of cards of a neighbour's pile that are drawn soon."""
BRUISE_FOR_OTHERS: Final = 1.0
"""The worth of bruises for all of the others together; one bruise is worth a share of it."""


@lru_cache(maxsize=1024)
def not_laid(score: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """By kind: the number of cards that are in no score pile."""
    decks = decks_for(len(score))
    left = [copies(card, decks) for card in range(KIND_COUNT)]
    for pile in score:
        for card in pile:
            left[card] -= SET
    return tuple(left)


def unseen(public: Public, hand: tuple[int, ...], elsewhere: tuple[int, ...] = ()) -> list[int]:
    """By kind: the number of cards that may still come, without those known to be elsewhere."""
    left = list(not_laid(public.score))
    for card in hand:
        left[card] -= 1
    for card in elsewhere:
        # A wrong assumption about a card must not make a kind impossible.
        if card != DRAWN and left[card] > 0:
            left[card] -= 1
    return left


@lru_cache(maxsize=16)
def worths(players: int) -> tuple[float, ...]:
    """By kind: the points of a set, and for battle cards the worth of a bruise for somebody else."""
    bruise = BRUISE_FOR_OTHERS / (players - 1) if players > 2 else 0.0
    return tuple([1.0 if card < FIRST_BATTLE else 2.0 + bruise for card in range(KIND_COUNT)])


def keeping(
    hand: tuple[int, ...],
    left: Sequence[int],
    worth: Sequence[float],
    neighbour: tuple[int, ...] = (),
    spite: float = 0,
) -> dict[int, float]:
    """By kind in hand, in order: the cost of passing one card of it on, including the left neighbour's gain.

    `neighbour` are the cards passed there that the neighbour holds or draws soon. `spite` is the weight of the
    neighbour's gain.
    """
    total = sum(left) or 1
    costs = {}
    for card in sorted(set(hand)):
        costs[card] = _promise(hand.count(card), left[card], total, worth[card])
        if card in neighbour:
            costs[card] += spite * _neighbours_gain(neighbour.count(card), left[card], total, worth[card])
    return costs


def _hope(left: int, total: int) -> float:
    """The chance that the next wanted card comes in time."""
    return left / (left + IMPATIENCE * total)


@lru_cache(maxsize=1 << 14)
def _promise(held: int, left: int, total: int, worth: float) -> float:
    """What one card of a kind adds to the expected worth of a set."""
    if held >= SET:
        return 2 * worth
    missing = SET - held
    if left < missing:
        return 0.0
    hope = _hope(left, total)
    with_it = worth * hope**missing
    # Without it one more card is needed; without the only one there is no chance left.
    return with_it * (1 - hope) if held == 2 else with_it


def _neighbours_gain(held: int, left: int, total: int, worth: float) -> float:
    """What one more card of this kind is worth to the left neighbour."""
    hope = _hope(left, total)
    return worth * (hope ** max(0, SET - 1 - held) - hope ** (SET - 1))
