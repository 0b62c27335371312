"""The payoffs of pointing: everybody's chance to win the game after each combination of choices.

The batch, always the first axis, is over arrangements of piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

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

    def parts(self, size: int) -> list[Stakes]:
        """Of so many arrangements each."""
        parts = [slice(start, start + size) for start in range(0, len(self.now), size)]
        return [
            Stakes(self.boss, self.now[part], self.gained[part], self.odds[part], self.reluctance) for part in parts
        ]


def payoffs(stakes: Stakes) -> Floats:
    """[batch, seat, profile]: chances to win the game if the Boss picks the best fight for the Boss."""
    batch, seats, piles = stakes.gained.shape
    profiles = profiles_of(seats, piles)
    if batch > (most := _most_at_once(profiles)):
        return np.concatenate([payoffs(part) for part in stakes.parts(most)])
    strengths = _strengths(stakes, profiles)
    ends = _ends(stakes, profiles, strengths)
    chances: Floats = strengths * (ends.if_first + ends.if_second)[:, None]
    columns = np.arange(batch)[:, None] * (seats * profiles.count) + np.arange(profiles.count)
    flat = chances.reshape(-1)
    flat[columns + ends.first * profiles.count] += ends.first_gains * ends.if_first
    flat[columns + ends.second * profiles.count] += ends.second_gains * ends.if_second
    chances[:, stakes.boss] *= ends.zeal
    return chances


def payoffs_of(stakes: Stakes, seat: int) -> Floats:
    """[batch, profile]: the same for one seat."""
    batch, seats, piles = stakes.gained.shape
    profiles = profiles_of(seats, piles)
    if batch > (most := _most_at_once(profiles)):
        return np.concatenate([payoffs_of(part, seat) for part in stakes.parts(most)])
    strengths = _strengths(stakes, profiles)
    ends = _ends(stakes, profiles, strengths)
    chances: Floats = strengths[:, seat] * (ends.if_first + ends.if_second)
    chances += (ends.first == seat) * ends.first_gains * ends.if_first
    chances += (ends.second == seat) * ends.second_gains * ends.if_second
    return chances * ends.zeal if seat == stakes.boss else chances


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


def _most_at_once(profiles: Profiles) -> int:
    return max(1, AT_ONCE // profiles.count)


def _strengths(stakes: Stakes, profiles: Profiles) -> Floats:
    """[batch, seat, profile]: what everybody has before the fight."""
    either = np.concatenate((stakes.gained, stakes.now[:, :, None]), axis=2)
    strengths: Floats = np.empty((len(either), profiles.seats, profiles.count))
    for seat in range(profiles.seats):
        np.take(either[:, seat], profiles.taken[seat], axis=1, out=strengths[:, seat], mode="clip")
    return strengths


class _Ends(NamedTuple):
    """How the fights end, [batch, profile] each. Without a fight, two seats "fight" for nothing."""

    first: NDArray[np.intp]
    second: NDArray[np.intp]
    """The fighters."""
    first_gains: Floats
    second_gains: Floats
    """What winning adds to their strengths."""
    if_first: Floats
    if_second: Floats
    """The chance that this one wins, divided by the strength of all seats afterwards."""
    zeal: Floats
    """The factor for the Boss's own chances (see `Stakes.zeal`)."""


def _ends(stakes: Stakes, profiles: Profiles, strengths: Floats) -> _Ends:
    batch, _, piles = stakes.gained.shape
    scores = fight_scores(stakes, profiles)
    by_mask = np.where(profiles.able, scores[:, :, None, :], NO_FIGHT)
    pairs = by_mask.argmax(axis=3)
    highest_by_mask = by_mask.max(axis=3)
    # The pile and the seats that point there determine a fight: there are far fewer of these than profiles.
    masks = len(profiles.able)
    fights = np.zeros((batch, profiles.count), np.intp)
    highest = np.full((batch, profiles.count), NO_FIGHT)
    for pile in range(piles):
        score = highest_by_mask[:, pile].take(profiles.masks[pile], axis=1)
        better = score > highest
        np.copyto(highest, score, where=better)
        np.copyto(fights, pile * masks + profiles.masks[pile], where=better)
    if (stakes.gained > AS_GOOD_AS_WON).any():
        # Nobody fights once somebody has won. Number 0 is no fight: nobody points at the first pile.
        fights[(strengths > AS_GOOD_AS_WON).any(axis=1)] = 0
    fights += np.arange(batch)[:, None] * (piles * masks)
    rows, places = np.arange(batch)[:, None, None], np.arange(piles)[:, None]
    first, second = profiles.pairs[pairs, 0], profiles.pairs[pairs, 1]
    is_fight = highest_by_mask > NO_FIGHT
    first_gains = is_fight * (stakes.gained[rows, first, places] - stakes.now[rows, first])
    second_gains = is_fight * (stakes.gained[rows, second, places] - stakes.now[rows, second])
    odds = stakes.odds[rows, places, pairs].take(fights)
    fights_himself = is_fight & ((first == stakes.boss) | (second == stakes.boss))
    zeal = np.where(fights_himself, stakes.zeal[:, :, None], 1.0)
    total = strengths.sum(axis=1)
    gained, lost = first_gains.take(fights), second_gains.take(fights)
    return _Ends(
        first.take(fights), second.take(fights), gained, lost, odds / (total + gained), (1 - odds) / (total + lost),
        zeal.take(fights),
    )  # fmt: skip
