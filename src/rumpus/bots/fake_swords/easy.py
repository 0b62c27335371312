"""The easy bot of Fake Swords: it goes for what it likes, says so, and ignores the others.

As Boss it picks any fight: a bot that always fought itself would win more than those who let others fight.
"""

from __future__ import annotations

from typing import Final

from rumpus.bots.fake_swords.arranging import ways_of
from rumpus.bots.fake_swords.likings import likings
from rumpus.bots.fake_swords.player import FightBot, open_moves
from rumpus.bots.fake_swords.sight import Piles, Sight
from rumpus.bots.fake_swords.worth import rough_worth
from rumpus.engine import Dice
from rumpus.games.fake_swords.cards import Move
from rumpus.games.fake_swords.model import Fight, PickFight

LOOKED_AT: Final = 4
"""The number of arrangements of piles that it considers."""
KEEPS_WORD: Final = 0.85
WHIMS: Final = 0.1
"""The chance to point at a random pile."""
DARING: Final[dict[Move, float]] = {"lunge": 0.5, "feint": 0.3, "parry": 0.2}


class EasyBot(FightBot):
    level = "easy"
    talkative = 0.35

    def arrange(self, sight: Sight, dice: Dice) -> Piles:
        ways = ways_of(sight)
        looked_at = [ways.piles(dice.below(len(ways.places))) for _ in range(LOOKED_AT)]
        worth, held = rough_worth(sight.seats), sight.held[sight.seat]
        return max(looked_at, key=lambda piles: float(worth.strengths(held + sight.in_piles(piles)).max()))

    def claim(self, sight: Sight, dice: Dice) -> int:
        return self._liked(sight, dice)

    def point(self, sight: Sight, dice: Dice) -> int:
        if dice.roll() < WHIMS:
            return dice.below(len(sight.public.piles))
        said = sight.public.claims[sight.seat]
        return said if said is not None and dice.roll() < KEEPS_WORD else self._liked(sight, dice)

    def pick(self, sight: Sight, dice: Dice) -> PickFight:
        public = sight.public
        pile = dice.pick([number for number, cards in enumerate(public.piles) if cards])
        first, second = dice.shuffled(public.reveal[pile].seats)[:2]
        return PickFight(pile, (first, second))

    def shorter(self, sight: Sight, fight: Fight, dice: Dice) -> int:
        return dice.pick(fight.fighters)

    def exchange(self, fight: Fight, side: int, dice: Dice) -> Move:
        able = open_moves(fight, side)
        return able[dice.weighted([DARING[move] for move in able])]

    def _liked(self, sight: Sight, dice: Dice) -> int:
        worth, held = rough_worth(sight.seats), sight.held[sight.seat]
        mix = likings(worth.strengths(held), worth.strengths(held + sight.in_piles(sight.public.piles)))
        return dice.weighted([float(each) for each in mix])
