"""What a bot sees of the table, prepared for its calculations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from rumpus.bots.fake_swords.worth import COLOUR_COUNT, Counts
from rumpus.games.fake_swords.cards import Deck
from rumpus.games.fake_swords.model import FightView, Options, Public

Piles: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    seat: int
    public: Public
    options: Options
    deck: Deck
    held: Counts
    """[seat, colour]: the cards before everybody."""

    @property
    def seats(self) -> int:
        return len(self.held)

    @property
    def is_boss(self) -> bool:
        return self.seat == self.public.boss

    def counts(self, cards: tuple[int, ...]) -> Counts:
        """Cards by colour."""
        return counted(self.deck, cards)

    def in_piles(self, piles: Piles) -> Counts:
        """[pile, colour]."""
        return np.stack([self.counts(pile) for pile in piles])

    def drawn(self) -> tuple[int, ...]:
        """The cards of the round, wherever they lie."""
        public = self.public
        return tuple(sorted((*public.loose, *(card for pile in public.piles for card in pile))))


def counted(deck: Deck, cards: tuple[int, ...]) -> Counts:
    colours = [deck.colour_of[card] for card in cards]
    return np.bincount(colours, minlength=COLOUR_COUNT) if colours else np.zeros(COLOUR_COUNT, np.intp)


def sight_of(options: Options, deck: Deck, view: FightView) -> Sight:
    assert view.seat is not None
    held = np.stack([counted(deck, cards) for cards in view.public.collected])
    return Sight(view.seat, view.public, options, deck, held)
