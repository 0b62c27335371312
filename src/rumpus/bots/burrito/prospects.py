"""What cards are worth in a hand: how likely each kind still becomes a set, from all that can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rumpus.games.burrito.cards import FIRST_BATTLE, KINDS, SET, copies, decks_for
from rumpus.games.burrito.model import Public
from rumpus.games.burrito.passing import DRAWN

KIND_COUNT: Final = len(KINDS)
IMPATIENCE: Final = 0.25
"""How likely the chance for a set is to pass with each card drawn: others use the cards, and the round ends."""
SOON: Final = 3
"""How many cards of a neighbour's pile are drawn soon."""
BRUISE_FOR_OTHERS: Final = 1.0
"""What all bruises of the others together are worth; one of them is a share of that."""


@lru_cache(maxsize=1024)
def not_laid(score: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """By kind: the cards that are in no score pile."""
    decks = decks_for(len(score))
    left = [copies(card, decks) for card in range(KIND_COUNT)]
    for pile in score:
        for card in pile:
            left[card] -= SET
    return tuple(left)


def unseen(public: Public, hand: tuple[int, ...], elsewhere: tuple[int, ...] = ()) -> list[int]:
    """By kind: the cards that may still come, without those that one knows to be elsewhere."""
    left = list(not_laid(public.score))
    for card in hand:
        left[card] -= 1
    for card in elsewhere:
        # Cards one was wrong about must not make a kind impossible.
        if card != DRAWN and left[card] > 0:
            left[card] -= 1
    return left


@lru_cache(maxsize=16)
def worths(players: int) -> tuple[float, ...]:
    """By kind: a set's points, and with battle cards the bruise that somebody else may get."""
    bruise = BRUISE_FOR_OTHERS / (players - 1) if players > 2 else 0.0
    return tuple([1.0 if card < FIRST_BATTLE else 2.0 + bruise for card in range(KIND_COUNT)])


def keeping(
    hand: tuple[int, ...],
    left: Sequence[int],
    worth: Sequence[float],
    neighbour: tuple[int, ...] = (),
    spite: float = 0,
) -> dict[int, float]:
    """By kind in hand, in their order: what would be lost with one card of it, and by what the left neighbour gains.

    `neighbour` are the cards one passed there before and that they hold or draw next: who plays fast buries the rest.
    `spite` says how much of their gain counts.
    """
    total = sum(left) or 1
    costs = {}
    for card in sorted(set(hand)):
        costs[card] = _promise(hand.count(card), left[card], total, worth[card])
        if card in neighbour:
            costs[card] += spite * _neighbours_gain(neighbour.count(card), left[card], total, worth[card])
    return costs


def _hope(left: int, total: int) -> float:
    """How likely the next card that is wanted comes in time."""
    return left / (left + IMPATIENCE * total)


@lru_cache(maxsize=1 << 14)
def _promise(held: int, left: int, total: int, worth: float) -> float:
    """What one of the cards that one holds of a kind adds to the hope for a set."""
    if held >= SET:
        return 2 * worth
    missing = SET - held
    if left < missing:
        return 0.0
    hope = _hope(left, total)
    with_it = worth * hope**missing
    # One card fewer needs one more; a lone card's hope goes with it.
    return with_it * (1 - hope) if held == 2 else with_it


def _neighbours_gain(held: int, left: int, total: int, worth: float) -> float:
    """What a card is worth to the left neighbour beyond any other of its kind."""
    hope = _hope(left, total)
    return worth * (hope ** max(0, SET - 1 - held) - hope ** (SET - 1))
