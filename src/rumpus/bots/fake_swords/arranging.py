"""All distinct ways to lay cards into piles, by colours, and an estimate of how good each is for the Boss."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rumpus.bots.fake_swords.likings import likings
from rumpus.bots.fake_swords.payoffs import after_gain
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import COLOUR_COUNT, Counts, Floats, Worth


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """Arrangements of the cards of a round. The order of piles does not matter, nor which card of a colour."""

    cards: tuple[int, ...]
    places: NDArray[np.intp]
    """[way, card]: the number of the pile."""
    laid: Counts
    """[way, pile, colour]."""

    def piles(self, way: int) -> Piles:
        piles: list[list[int]] = [[] for _ in range(self.laid.shape[1])]
        for card, place in zip(self.cards, self.places[way], strict=True):
            piles[place].append(card)
        return tuple(map(tuple, piles))


def ways_of(sight: Sight) -> Ways:
    """Every distinct way with at least one card in each pile."""
    piles = len(sight.public.piles)
    cards = sight.drawn()
    places = _growing(len(cards), piles)
    colours = np.zeros((len(cards), COLOUR_COUNT), np.intp)
    colours[np.arange(len(cards)), [sight.deck.colour_of[card] for card in cards]] = 1
    laid = (places[:, None, :] == np.arange(piles)[:, None]).astype(np.intp) @ colours
    looks = np.sort(laid @ (len(cards) + 1) ** np.arange(COLOUR_COUNT), axis=1)
    _, different = np.unique(looks, axis=0, return_index=True)
    return Ways(cards, places[different], laid[different])


def promise(sight: Sight, ways: Ways, worth: Worth) -> Floats:
    """By way: the Boss's chance to win if the others follow their preferences, and the Boss takes what he is likely to
    get alone.

    Fights are ignored.
    """
    seats, boss = sight.seats, sight.public.boss
    turns = worth.turns((boss + 1) % seats)
    now = np.repeat((worth.strengths(sight.held) * turns)[None], len(ways.laid), axis=0)
    gained = worth.strengths(sight.held[None, :, None] + ways.laid[:, None]) * turns[None, :, None]
    mixes = likings(now, gained)
    stays_away = 1 - mixes
    stays_away[:, boss] = 1
    nobody_else = stays_away.prod(axis=1)
    gain = after_gain(boss, now, gained).transpose(0, 2, 1) - (now[:, boss] / now.sum(axis=1))[:, None, None]
    own = nobody_else * gain[:, boss]
    mixes[:, boss] = 0
    alone = mixes * nobody_else[:, None] / np.maximum(stays_away, 1e-9)
    lost = (alone * gain).sum(axis=1)
    # Nobody takes a pile alone that the Boss points at as well.
    found: Floats = (own - lost).max(axis=1) + lost.sum(axis=1)
    return found


@lru_cache(maxsize=32)
def _growing(cards: int, piles: int) -> NDArray[np.intp]:
    """[way, card]: a pile is begun only after those before it, so that no permutation comes twice."""
    return np.array(list(_grown((), 0, cards, piles)))


def _grown(places: tuple[int, ...], begun: int, cards: int, piles: int) -> Iterator[tuple[int, ...]]:
    left = cards - len(places)
    if piles - begun > left:
        return
    if not left:
        yield places
        return
    for place in range(min(begun + 1, piles)):
        yield from _grown((*places, place), max(begun, place + 1), cards, piles)
