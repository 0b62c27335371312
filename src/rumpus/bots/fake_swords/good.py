"""The good bot of Fake Swords: it estimates what everybody wants by a rule of thumb, and plays mixed strategies."""

from __future__ import annotations

from typing import ClassVar, Final

from rumpus.bots.fake_swords.arranging import ways_of
from rumpus.bots.fake_swords.fencing import short_sighted_mix
from rumpus.bots.fake_swords.planner import PlanningBot
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import Worth, rough_worth
from rumpus.engine import Dice
from rumpus.games.fake_swords.cards import MOVES, Move
from rumpus.games.fake_swords.model import Fight

LOOKED_AT: Final[dict[int, int]] = {3: 6, 4: 4, 5: 4, 6: 6}
"""By number of players: how many arrangements of piles it considers."""


class GoodBot(PlanningBot):
    level = "good"
    talkative = 0.45
    steps = 8
    laying_steps = 6
    hesitation = 0.1
    reluctance: ClassVar = {3: 0.7, 4: 0.75, 5: 0.78, 6: 0.8}
    honesty = 0.85
    seldom = 0.02

    def worth(self, sight: Sight) -> Worth:
        return rough_worth(sight.seats)

    def ways(self, sight: Sight, dice: Dice) -> list[Piles]:
        ways = ways_of(sight)
        return [ways.piles(dice.below(len(ways.places))) for _ in range(LOOKED_AT[sight.seats])]

    def exchange(self, fight: Fight, side: int, dice: Dice) -> Move:
        return MOVES[dice.weighted(short_sighted_mix(self.options.deck, fight, side))]
