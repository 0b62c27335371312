"""The easy Swordcrafters bot: it cuts anywhere, likes large groups and matching gems, and places tile by tile."""

from __future__ import annotations

from typing import Final

from rumpus.bots.swordcrafters.blade import top_of
from rumpus.bots.swordcrafters.player import SwordBot
from rumpus.bots.swordcrafters.sight import Sight
from rumpus.engine import Dice
from rumpus.games.swordcrafters.gems import BLANK, GEM_OF
from rumpus.games.swordcrafters.grid import Group
from rumpus.games.swordcrafters.model import Action, Discard, Finish, Place, Select, Slice
from rumpus.games.swordcrafters.sword import SIDES, Sides, can_take

MATCH: Final = 1.5
"""The extra weight of a tile that matches a side."""
WHIM: Final = 1.5
"""The random error of its preferences."""


class EasyBot(SwordBot):
    def slice(self, sight: Sight, dice: Dice) -> Slice:
        number, cut = dice.pick(sight.all_cuts())
        return Slice(number, cut.axis, cut.line)

    def select(self, sight: Sight, dice: Dice) -> Select:
        groups = sight.groups()
        sword = dice.pick(sight.open_swords(sight.seat))
        sides = sight.swords[sight.seat][sword]
        likes = {number: self._like(sight, sides, groups[number], dice) for number in sight.free()}
        return Select(max(likes, key=likes.__getitem__), sword)

    def discard(self, sight: Sight, dice: Dice) -> Discard:
        first, second = (self._like(sight, sight.swords[0][0], group, dice) for group in sight.groups())
        return Discard(0 if first < second else 1)

    def _like(self, sight: Sight, sides: Sides, group: Group, dice: Dice) -> float:
        tiles = sight.tiles(group)
        tops = {side[-1] for side in sides if side} - {BLANK}
        return len(tiles) + MATCH * sum(gem in tops for gem in tiles) + WHIM * dice.roll()

    def craft(self, sight: Sight, dice: Dice) -> Action:
        for number, hand in enumerate(sight.hands[sight.seat]):
            if hand:
                gem, side = _where_it_fits(sight.swords[sight.seat][number], hand)
                return Place(GEM_OF[gem], SIDES[side], number)
        return Finish()


def _where_it_fits(sides: Sides, hand: str) -> tuple[str, int]:
    """The tile and the side that match best; if none match, the side with the shortest run."""
    ways = [(gem, side) for gem in dict.fromkeys(hand) for side in range(4) if can_take(sides, side)]
    return max(ways, key=lambda way: _fit(sides[way[1]], way[0]))


def _fit(side: str, gem: str) -> int:
    run = top_of(side).run
    return run + 1 if run and side[-1] == gem else -run
