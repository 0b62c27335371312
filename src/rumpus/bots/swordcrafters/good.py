"""The good Swordcrafters bot: it plans its whole hand and predicts who takes what, but only in this round."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rumpus.bots.swordcrafters.anvil import Anvil
from rumpus.bots.swordcrafters.outlook import Glance
from rumpus.bots.swordcrafters.player import SwordBot, next_step
from rumpus.bots.swordcrafters.sight import Sight, with_tiles
from rumpus.engine import Dice
from rumpus.games.swordcrafters.gems import LETTERS
from rumpus.games.swordcrafters.grid import Group
from rumpus.games.swordcrafters.model import Action, Discard, Select, Slice
from rumpus.games.swordcrafters.scoring import magic_count, magic_scores

TILE: Final = 0.3
"""The worth of a tile for the longest sword."""
FIRST: Final = 1.0
"""The worth of being first in the next round."""
EARLY: Final = 0.4
"""The weight of magic cards in the first round; it rises to 1 in the last."""
WHIM: Final = 0.5
"""The random error of its estimate of a group."""


class GoodBot(SwordBot):
    def slice(self, sight: Sight, dice: Dice) -> Slice:
        return self._best_cut(sight, dice) if sight.public.solo is None else self._best_cut_alone(sight, dice)

    def _best_cut(self, sight: Sight, dice: Dice) -> Slice:
        """The cut after which it gets most if everybody took a group now."""
        groups = sight.groups()
        ways = dice.shuffled(sight.all_cuts())
        known: dict[tuple[int, Group], float] = {}
        best, most = ways[0], float("-inf")
        for number, cut in ways:
            after = [*groups[:number], *groups[number + 1 :], *cut.parts]
            gain = self._gain(sight, after, known)
            if gain > most:
                best, most = (number, cut), gain
        return Slice(best[0], best[1].axis, best[1].line)

    def _gain(self, sight: Sight, groups: list[Group], known: dict[tuple[int, Group], float]) -> float:
        gain = 0.0
        free = list(groups)
        for seat in sight.public.order:
            if not free:
                break
            for group in free:
                if (seat, group) not in known:
                    known[seat, group] = max(
                        self._worth(sight, seat, sword, group) for sword in range(len(sight.swords[seat]))
                    )
            taken = max(free, key=lambda group: known[seat, group])
            free.remove(taken)
            gain += known[seat, taken] if seat == sight.seat else 0.0
        return gain

    def _best_cut_alone(self, sight: Sight, dice: Dice) -> Slice:
        """Solo: the cut that makes the best group to keep."""
        ways = dice.shuffled(sight.all_cuts())
        number, cut = max(ways, key=lambda way: max(self._worth(sight, 0, 0, group) for group in way[1].parts))
        return Slice(number, cut.axis, cut.line)

    def discard(self, sight: Sight, dice: Dice) -> Discard:
        first, second = (self._worth(sight, 0, 0, group) for group in sight.groups())
        return Discard(0 if first < second else 1)

    def select(self, sight: Sight, dice: Dice) -> Select:
        groups = sight.groups()
        likes = {
            (number, sword): self._worth(sight, sight.seat, sword, groups[number]) + WHIM * dice.roll()
            for number in sight.free()
            for sword in sight.open_swords(sight.seat)
        }
        return Select(*max(likes, key=likes.__getitem__))

    def craft(self, sight: Sight, dice: Dice) -> Action:
        return next_step(sight, self._anvil(sight))

    def _anvil(self, sight: Sight) -> Anvil:
        return _anvil(sight.rounds > 0, self.options.light)

    def _worth(self, sight: Sight, seat: int, sword: int, group: Group) -> float:
        """The worth of a group for a seat."""
        tiles, hand = sight.tiles(group), sight.hands[seat][sword]
        sides = sight.swords[seat][sword]
        anvil = self._anvil(sight)
        worth = anvil.worth(sides, "".join(sorted(hand + tiles))) - anvil.worth(sides, hand)
        worth += TILE * len(tiles)
        if sight.rounds and sight.seats > 1 and sight.has_forge(group):
            worth += FIRST
        shown = EARLY + (1 - EARLY) * sight.public.round / (sight.public.round + sight.rounds)
        return worth + shown * (_magic_now(sight, seat, sword, tiles) - _magic_now(sight, seat, sword, ""))


def _magic_now(sight: Sight, seat: int, sword: int, tiles: str) -> float:
    """The points that a seat would get for magic cards with these tiles if the game ended then."""
    hands = with_tiles(sight.hands, seat, sword, tiles)
    everybody = [
        _gems([*(side for sides in mine for side in sides), *hand])
        for mine, hand in zip(sight.swords, hands, strict=True)
    ]
    if sight.public.solo is not None:
        everybody += [card.gems for card in sight.public.solo.opponents]
    return sum(
        magic_scores([magic_count(card.side, gems) for gems in everybody], card.side)[seat].points
        for card in sight.public.magic
    )


def _gems(parts: Iterable[str]) -> tuple[int, ...]:
    gems = "".join(parts)
    return tuple(gems.count(letter) for letter in LETTERS)


@lru_cache(maxsize=4)
def _anvil(goes_on: bool, light: bool) -> Anvil:
    return Anvil(Glance(goes_on), light=light)
