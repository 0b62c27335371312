"""All ways to lay cards into piles, as far as they differ in anything but which pile is which."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rumpus.bots.fake_swords.sight import Piles
from rumpus.games.fake_swords.cards import Deck


def arrangements_of(cards: tuple[int, ...], piles: int, deck: Deck) -> list[Piles]:
    """Every way to lay the cards, once for each that gives the same colours; at least one card in each pile."""
    found: dict[tuple[tuple[int, ...], ...], Piles] = {}
    by_colour = tuple(sorted(cards, key=lambda card: (deck.colour_of[card], card)))
    colours = [deck.colour_of[card] for card in by_colour]
    for places in _growing(len(by_colour), piles):
        looks: list[list[int]] = [[] for _ in range(piles)]
        for colour, place in zip(colours, places, strict=True):
            looks[place].append(colour)
        key = tuple(sorted(map(tuple, looks)))
        if key not in found:
            laid: list[list[int]] = [[] for _ in range(piles)]
            for card, place in zip(by_colour, places, strict=True):
                laid[place].append(card)
            found[key] = tuple(map(tuple, laid))
    return list(found.values())


@lru_cache(maxsize=32)
def _growing(cards: int, piles: int) -> tuple[tuple[int, ...], ...]:
    """The pile of each card; a pile is begun only after those before it, so that none comes twice in another order."""
    return tuple(_grown((), 0, cards, piles))


def _grown(places: tuple[int, ...], begun: int, cards: int, piles: int) -> Iterator[tuple[int, ...]]:
    left = cards - len(places)
    if piles - begun > left:
        return
    if not left:
        yield places
        return
    for place in range(min(begun + 1, piles)):
        yield from _grown((*places, place), max(begun, place + 1), cards, piles)
