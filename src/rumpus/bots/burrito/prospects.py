"""What cards are worth in a hand: how likely each kind still becomes a set, from all that can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rumpus.games.burrito.cards import FIRST_BATTLE, KINDS, SET, copies, decks_for
from rumpus.games.burrito.model import Private, Public

Floats: TypeAlias = list[float]
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


def unseen(public: Public, hand: Iterable[int], elsewhere: Iterable[int] = ()) -> list[int]:
    """By kind: the cards that may still come, without those that one knows to be elsewhere."""
    left = list(not_laid(public.score))
    for card in hand:
        left[card] -= 1
    for card in elsewhere:
        # Cards one was wrong about must not make a kind impossible.
        left[card] = max(0, left[card] - 1)
    return left


@lru_cache(maxsize=16)
def worths(players: int) -> tuple[float, ...]:
    """By kind: a set's points, and with battle cards the bruise that somebody else may get."""
    bruise = BRUISE_FOR_OTHERS / (players - 1) if players > 2 else 0.0
    return tuple([1.0 if card < FIRST_BATTLE else 2.0 + bruise for card in range(KIND_COUNT)])


def chances(left: Sequence[int]) -> Floats:
    """By kind: how likely the next card that is wanted comes in time."""
    total = sum(left) or 1
    return [number / (number + IMPATIENCE * total) for number in left]


def keeping(
    hand: tuple[int, ...], left: Sequence[int], chance: Sequence[float], worth: Sequence[float]
) -> dict[int, float]:
    """By kind in hand: what would be lost with one card of it."""
    return {card: _promise(hand.count(card), card, left, chance, worth) for card in set(hand)}


def _promise(held: int, card: int, left: Sequence[int], chance: Sequence[float], worth: Sequence[float]) -> float:
    if held >= SET:
        return 2 * worth[card]
    missing = SET - held
    if left[card] < missing:
        return 0.0
    hope = chance[card]
    with_it = worth[card] * hope**missing
    # One card fewer needs one more; a lone card's hope goes with it.
    return with_it * (1 - hope) if held == 2 else with_it


def neighbours_gain(card: int, mine: Private, chance: Sequence[float], worth: Sequence[float]) -> float:
    """What a card is worth to the left neighbour beyond any other of its kind, for what one passed there before.

    Only what they hold or draw next counts: who plays fast buries the rest.
    """
    known = mine.held.count(card) + mine.given[-SOON:].count(card)
    if not known:
        return 0.0
    hope = chance[card]
    return worth[card] * (hope ** max(0, SET - 1 - known) - hope ** (SET - 1))
