"""Everybody's expected final score, by the tiles in their hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rumpus.bots.swordcrafters.anvil import Anvil
from rumpus.bots.swordcrafters.outlook import Chain
from rumpus.bots.swordcrafters.races import Blade, Races, Runner
from rumpus.bots.swordcrafters.sight import Hands, Sight
from rumpus.games.swordcrafters.cards import MagicSide
from rumpus.games.swordcrafters.gems import LETTERS
from rumpus.games.swordcrafters.scoring import quality_points
from rumpus.games.swordcrafters.sword import Sides, length

CHOICE: Final = 4.0
"""How many tiles there are to choose from for each place of a sword; measured in games between bots."""
FIRST: Final = {2: (0.6, 0.0), 3: (1.2, 0.4, 0.0), 4: (1.5, 0.8, 0.3, 0.0), 5: (1.5, 1.0, 0.5, 0.2, 0.0)}
"""By number of players: the worth of being first, second and so on in the next round."""
SURE: Final = 1.5
UNSURE: Final = 1.5
"""The uncertainty of final scores at the end of this round, and what each round after it adds."""


class _Forging(NamedTuple):
    """A player's standing in all races."""

    gems: Runner
    swords: list[Blade]


class Reckoning:
    """Expected scores at one table in one round."""

    def __init__(self, sight: Sight, *, light: bool) -> None:
        self.sight = sight
        self._anvil = anvil_for(sight, light=light)
        self._races = _races(tuple(card.side for card in sight.public.magic), sight.shares, *_pace(sight))
        cards = () if sight.public.solo is None else sight.public.solo.opponents
        self._opponents = [_Forging((card.gems, 0), [(card.length, 0)]) for card in cards]
        self._quality_of_opponents = [
            sum(quality_points([gems for _, gems in card.runs] or [0], light=light)) for card in cards
        ]
        self._gems = [_gems(mine) for mine in sight.swords]
        self._lengths = [[length(sides) for sides in mine] for mine in sight.swords]
        self._drift = SURE + UNSURE * sight.rounds

    def totals(self, hands: Hands, to_come: Sequence[float], first: int | None = None) -> list[float]:
        """The expected points of every seat, then of the opponents of a solo game.

        `to_come`: in how many rounds each seat still gets tiles; `first`: who begins the next round, if known.
        """
        table = self._table(hands, to_come)
        totals = [self._total(place, hands, table) for place in range(len(table))]
        return totals if first is None else self.in_order(totals, first)

    def total(self, seat: int, hands: Hands, to_come: Sequence[float]) -> float:
        """The expected points of one seat."""
        return self._total(seat, hands, self._table(hands, to_come))

    def in_order(self, totals: Sequence[float], first: int) -> list[float]:
        """The totals plus the worth of the turn order if `first` begins the next round."""
        seats = self.sight.seats
        if not self.sight.rounds or seats == 1:
            return list(totals)
        return [total + FIRST[seats][(seat - first) % seats] for seat, total in enumerate(totals)]

    @property
    def of_forge(self) -> float:
        """The worth of being first in the next round."""
        return FIRST[self.sight.seats][0] if self.sight.rounds else 0.0

    def lead(self, totals: Sequence[float], seat: int) -> float:
        """The lead of a seat; opponents who are close to winning count most."""
        others = [total for place, total in enumerate(totals) if place != seat]
        most = max(others)
        drift = self._drift
        return totals[seat] - most - drift * math.log(sum(math.exp((total - most) / drift) for total in others))

    def _table(self, hands: Hands, to_come: Sequence[float]) -> list[_Forging]:
        return [
            _Forging(
                (tuple([have + new for have, new in zip(gems, _gems_in("".join(mine)), strict=True)]), rounds),
                [(tiles + len(hand), rounds) for tiles, hand in zip(lengths, mine, strict=True)],
            )
            for gems, lengths, mine, rounds in zip(self._gems, self._lengths, hands, to_come, strict=True)
        ] + self._opponents

    def _total(self, place: int, hands: Hands, table: list[_Forging]) -> float:
        others = table[:place] + table[place + 1 :]
        mine = table[place]
        rivals = [sword for other in others for sword in other.swords]
        longest = sum(
            self._races.longest(sword, mine.swords[:number] + mine.swords[number + 1 :] + rivals)
            for number, sword in enumerate(mine.swords)
        )
        magic = self._races.magic(mine.gems, [other.gems for other in others])
        return self._quality(place, hands) + longest + magic

    def _quality(self, place: int, hands: Hands) -> float:
        if place >= len(hands):
            return self._quality_of_opponents[place - len(hands)]
        return sum(
            self._anvil.worth(sides, hand) for sides, hand in zip(self.sight.swords[place], hands[place], strict=True)
        )


def anvil_for(sight: Sight, *, light: bool) -> Anvil:
    """The anvil of this round. It is the same for all decisions of the round, so that plans stay consistent."""
    rate, _ = _pace(sight)
    return _anvil(rate * sight.rounds, sight.shares, light)


def _pace(sight: Sight) -> tuple[float, int]:
    return sight.rate, len(sight.swords[0])


@lru_cache(maxsize=16)
def _anvil(to_come: float, shares: tuple[float, ...], light: bool) -> Anvil:
    return Anvil(Chain(to_come, shares, CHOICE), light=light)


@lru_cache(maxsize=16)
def _races(magic: tuple[MagicSide, ...], shares: tuple[float, ...], rate: float, swords: int) -> Races:
    return Races(magic, shares, rate, swords)


def _gems(swords: tuple[Sides, ...]) -> tuple[int, ...]:
    return _gems_in("".join(side for sides in swords for side in sides))


@lru_cache(maxsize=4096)
def _gems_in(tiles: str) -> tuple[int, ...]:
    return tuple(tiles.count(letter) for letter in LETTERS)
