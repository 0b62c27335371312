"""The payoffs of pointing: everybody's chance to win the game after each combination of choices.

The batch, always the first axis, is over arrangements of piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.bots.fake_swords.profiles import Profiles, profiles_of
from rumpus.bots.fake_swords.worth import WON, Floats

AT_ONCE: Final = 1 << 14
"""The number of profiles computed at once; more would outgrow the caches."""
NO_FIGHT: Final = -1.0
AS_GOOD_AS_WON: Final = float(np.exp(WON)) / 2


@dataclass(frozen=True, slots=True, eq=False)
class Stakes:
    """What is at stake in a round."""

    boss: int
    now: Floats
    """[batch, seat]: current strengths."""
    gained: Floats
    """[batch, seat, pile]: a seat's strength if it gets a pile."""
    odds: Floats
    """[batch, pile, pair]: the chance that the first of a pair of seats beats the second in a fight over a pile."""
    reluctance: float = 0.0
    """The share of its chance that the Boss would give up so that others fight instead."""

    @property
    def zeal(self) -> Floats:
        """[batch, pile]: the factor on the Boss's chance if the Boss fights over a pile.

        It is 1 for a pile that wins the game.
        """
        zeal: Floats = np.where(self.gained[:, self.boss] > AS_GOOD_AS_WON, 1.0, 1 - self.reluctance)
        return zeal

    def twins(self, habits: Floats) -> Floats:
        """[batch, pile, pile]: averages over piles that are equal for all, including habits [batch, seat, pile]."""
        same = (self.gained[:, :, :, None] == self.gained[:, :, None, :]).all(axis=1)
        same &= (self.odds[:, :, None] == self.odds[:, None]).all(axis=3)
        same &= (habits[:, :, :, None] == habits[:, :, None]).all(axis=1)
        twins: Floats = same / same.sum(axis=2, keepdims=True)
        return twins

    def part(self, part: slice) -> Stakes:
        return Stakes(self.boss, self.now[part], self.gained[part], self.odds[part], self.reluctance)


def payoffs(stakes: Stakes) -> Floats:
    """[batch, seat, profile]: chances to win the game if the Boss picks the best fight for the Boss."""
    batch, seats, piles = stakes.gained.shape
    profiles = profiles_of(seats, piles)
    most = max(1, AT_ONCE // profiles.count)
    if batch > most:
        parts = [slice(start, start + most) for start in range(0, batch, most)]
        return np.concatenate([payoffs(stakes.part(part)) for part in parts])
    strengths: Floats = np.empty((batch, seats, profiles.count))
    wins = np.zeros((batch, profiles.count), np.bool_)
    for seat in range(seats):
        taken = stakes.gained[:, seat, profiles.choices[seat]]
        strengths[:, seat] = np.where(profiles.sole[seat], taken, stakes.now[:, seat, None])
        wins |= profiles.sole[seat] & (taken > AS_GOOD_AS_WON)
    total = strengths.sum(axis=1)
    piles_fought, pairs_fought, is_fight = _fights(stakes, profiles)
    is_fight &= ~wins
    rows = np.arange(batch)[:, None]
    first, second = profiles.pairs[pairs_fought, 0], profiles.pairs[pairs_fought, 1]
    odds = np.where(is_fight, stakes.odds[rows, piles_fought, pairs_fought], 1.0)
    of_first, of_second = stakes.now[rows, first], stakes.now[rows, second]
    first_gained = np.where(is_fight, stakes.gained[rows, first, piles_fought], of_first)
    second_gained = stakes.gained[rows, second, piles_fought]
    # A seat's share of all strength, by who wins the fight. Without a fight the first one "wins" nothing.
    if_first = odds / np.where(is_fight, total + first_gained - of_first, total)
    if_second = (1 - odds) / (total + second_gained - of_second)
    chances: Floats = strengths * (if_first + if_second)[:, None]
    at = np.nonzero(is_fight)
    row, column = at
    chances[row, first[at], column] = first_gained[at] * if_first[at] + of_first[at] * if_second[at]
    chances[row, second[at], column] = of_second[at] * if_first[at] + second_gained[at] * if_second[at]
    fights_himself = is_fight & ((first == stakes.boss) | (second == stakes.boss))
    chances[:, stakes.boss] *= np.where(fights_himself, stakes.zeal[rows, piles_fought], 1.0)
    return chances


def after_gain(boss: int, now: Floats, gained: Floats) -> Floats:
    """[batch, pile, seat]: the Boss's chance to win the game after that seat gets that pile, all else being equal."""
    by_pile = gained.transpose(0, 2, 1)
    total = now.sum(axis=1)[:, None, None] + by_pile - now[:, None]
    after: Floats = now[:, None, boss, None] / total
    after[:, :, boss] = by_pile[:, :, boss] / total[:, :, boss]
    return after


def fight_scores(stakes: Stakes, profiles: Profiles) -> Floats:
    """[batch, pile, pair]: the Boss's chance to win the game if those two fight over that pile, reduced by `zeal`."""
    after = after_gain(stakes.boss, stakes.now, stakes.gained)
    first, second = profiles.pairs.T
    scores: Floats = stakes.odds * after[:, :, first] + (1 - stakes.odds) * after[:, :, second]
    fights_himself = (first == stakes.boss) | (second == stakes.boss)
    scores *= np.where(fights_himself, stakes.zeal[:, :, None], 1.0)
    return scores


def _fights(stakes: Stakes, profiles: Profiles) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_]]:
    """[batch, profile] each: the pile and the pair of the fight, and whether there is one."""
    batch, _, piles = stakes.gained.shape
    scores = fight_scores(stakes, profiles)
    by_mask = np.where(profiles.able, scores[:, :, None, :], NO_FIGHT)
    best_pair = by_mask.argmax(axis=3)
    best_score = by_mask.max(axis=3)
    highest = np.full((batch, profiles.count), NO_FIGHT)
    fought = np.zeros((batch, profiles.count), np.intp)
    pairs = np.zeros((batch, profiles.count), np.intp)
    for pile in range(piles):
        masks = profiles.masks[pile]
        score = best_score[:, pile, masks]
        better = score > highest
        highest = np.where(better, score, highest)
        fought = np.where(better, pile, fought)
        pairs = np.where(better, best_pair[:, pile, masks], pairs)
    return fought, pairs, highest > NO_FIGHT
