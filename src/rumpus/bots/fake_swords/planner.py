"""The base of the good and the best bot: pointing by equilibrium, piles and fights by expected results."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

import numpy as np

from rumpus.bots.fake_swords.likings import likings
from rumpus.bots.fake_swords.payoffs import Stakes, after_gain, fight_scores, payoffs, payoffs_of
from rumpus.bots.fake_swords.player import FightBot
from rumpus.bots.fake_swords.profiles import profiles_of
from rumpus.bots.fake_swords.regret import Balance, balanced
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.stakes import stakes_of
from rumpus.bots.fake_swords.worth import Floats, Worth, rough_worth
from rumpus.engine import Dice
from rumpus.games.fake_swords.model import Fight, PickFight

WHIMS: Final = 0.6
"""The share of others that is assumed to point at random.

A bot that expects everybody to want the good piles leaves these to them, and loses to the simplest players at a table
where some point anywhere. Among thinking players this assumption costs little.
"""
SIMPLICITY: Final = 0.05
"""The share that is assumed to follow preferences and ignore the others."""
TRUST: Final = 0.3
"""The share of everybody, the bot included, that is assumed to point where they said."""
HESITATION: Final = 0.2
"""The hesitation assumed of others (see `balanced`)."""


class PlanningBot(FightBot):
    steps: ClassVar[int]
    """Steps of regret matching for pointing."""
    laying_steps: ClassVar[int]
    """Steps of regret matching for each arrangement of piles that it considers."""
    hesitation: ClassVar[float]
    """Its own hesitation (see `balanced`)."""
    reluctance: ClassVar[dict[int, float]]
    """By number of players: the share of its chance that it would give up as Boss so that others fight instead."""
    honesty: ClassVar[float]
    """The chance that it says truly where it would point now."""
    seldom: ClassVar[float]
    """Choices with a smaller probability are never made."""

    @abstractmethod
    def worth(self, sight: Sight) -> Worth: ...

    @abstractmethod
    def ways(self, sight: Sight, dice: Dice) -> list[Piles]:
        """The arrangements of piles that it considers."""

    def arrange(self, sight: Sight, dice: Dice) -> Piles:
        ways = self.ways(sight, dice)
        balance = self.balance(sight, ways, self.laying_steps)
        return dice.shuffled(ways[int(balance.expected[:, sight.seat].argmax())])

    def claim(self, sight: Sight, dice: Dice) -> int:
        mix = self.mix(sight)
        if dice.roll() < self.honesty:
            return dice.weighted(mix)
        # A lie is to keep others away from the pile whose loss would cost most.
        return int(self.dreaded(sight).argmax())

    def point(self, sight: Sight, dice: Dice) -> int:
        return dice.weighted(self.mix(sight))

    def mix(self, sight: Sight) -> list[float]:
        """The probability to point at each pile."""
        mix = self.balance(sight, [sight.public.piles], self.steps).mixes[0, sight.seat]
        often = np.where(mix >= min(self.seldom, float(mix.max())), mix, 0.0)
        return [float(each) for each in often / often.sum()]

    def balance(self, sight: Sight, ways: list[Piles], steps: int) -> Balance:
        # Others are assumed to use the rule of thumb.
        stakes = stakes_of(sight, ways, rough_worth(sight.seats), self.level, self.reluctance[sight.seats])
        chances = payoffs(stakes)
        habits = habits_of(sight, stakes)
        worth = self.worth(sight)
        if worth is not rough_worth(sight.seats):
            own = stakes_of(sight, ways, worth, self.level, self.reluctance[sight.seats])
            chances[:, sight.seat] = payoffs_of(own, sight.seat)
        hesitation = np.full(sight.seats, HESITATION)
        hesitation[sight.seat] = self.hesitation
        return balanced(chances, stakes.twins(habits), steps, habits, hesitation)

    def dreaded(self, sight: Sight) -> Floats:
        """[pile]: the cost if the seat that gains most by a pile got it."""
        stakes = stakes_of(sight, [sight.public.piles], self.worth(sight), self.level)
        after = np.delete(after_gain(sight.seat, stakes.now, stakes.gained)[0], sight.seat, axis=1)
        dreaded: Floats = -after.min(axis=1)
        return dreaded

    def pick(self, sight: Sight, dice: Dice) -> PickFight:
        public = sight.public
        contested = [number for number, cards in enumerate(public.piles) if cards]
        piles = tuple(public.piles[number] for number in contested)
        stakes = stakes_of(sight, [piles], self.worth(sight), self.level, self.reluctance[sight.seats])
        profiles = profiles_of(sight.seats, len(contested))
        scores = fight_scores(stakes, profiles)[0]
        ways = [
            (float(scores[row, pair]), PickFight(number, (int(first), int(second))))
            for row, number in enumerate(contested)
            for pair, (first, second) in enumerate(profiles.pairs)
            if first in public.reveal[number].seats and second in public.reveal[number].seats
        ]
        most = max(score for score, _ in ways)
        return dice.pick([way for score, way in ways if score >= most])

    def shorter(self, sight: Sight, fight: Fight, dice: Dice) -> int:
        """The fighter that it would rather see win. In a tiebreaker between others it does not matter."""
        if fight.pile is None:
            return dice.pick(fight.fighters)
        stakes = stakes_of(sight, [(fight.cards,)], self.worth(sight), self.level)
        after = after_gain(sight.seat, stakes.now, stakes.gained)[0, 0]
        return max(fight.fighters, key=lambda seat: float(after[seat]))


def habits_of(sight: Sight, stakes: Stakes) -> Floats:
    """[batch, seat, pile]: the part of everybody's mix that does not come from the equilibrium."""
    piles = stakes.gained.shape[2]
    habits: Floats = WHIMS / piles + SIMPLICITY * likings(stakes.now, stakes.gained)
    for seat, said in enumerate(sight.public.claims):
        if said is not None and said < piles:
            habits[:, seat, said] += TRUST
    return habits
