"""The best bot of Fake Swords: it knows the worth of holdings from self-play, and searches thoroughly."""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np

from rumpus.bots.fake_swords.arranging import promise, ways_of
from rumpus.bots.fake_swords.fencing import far_sighted_mix
from rumpus.bots.fake_swords.planner import PlanningBot
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import Worth, worth_for
from rumpus.engine import Dice
from rumpus.games.fake_swords.cards import MOVES, Move
from rumpus.games.fake_swords.model import Fight

LOOKED_AT: Final[dict[int, int]] = {3: 100, 4: 100, 5: 40, 6: 12}
"""By number of players: how many promising arrangements of piles are searched; for 3 and 4 all of them."""


class BestBot(PlanningBot):
    level = "best"
    talkative = 0.5
    steps = 60
    laying_steps = 12
    hesitation = 0.0
    reluctance: ClassVar = {3: 0.55, 4: 0.65, 5: 0.7, 6: 0.75}
    honesty = 0.65
    seldom = 0.04

    def worth(self, sight: Sight) -> Worth:
        return worth_for(sight.seats)

    def ways(self, sight: Sight, dice: Dice) -> list[Piles]:
        ways = ways_of(sight)
        promising = np.argsort(-promise(sight, ways, self.worth(sight)), kind="stable")[: LOOKED_AT[sight.seats]]
        return [ways.piles(int(way)) for way in promising]

    def exchange(self, fight: Fight, side: int, dice: Dice) -> Move:
        return MOVES[dice.weighted(far_sighted_mix(self.options.deck, fight, side))]
