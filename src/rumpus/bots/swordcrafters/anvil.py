"""The exact best way to build tiles into a sword, by enumerating all distributions of the hand over the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from rumpus.bots.swordcrafters.blade import Top, growths, orders, splits, top_of, topped
from rumpus.games.swordcrafters.sword import Sides, heights

MAIN_SIDE: Final = 2.5
"""S-LIGHT-1: the weight of the best side when only that one scores."""
OTHER_SIDE: Final = 0.1
"""The weight of the other sides then, which may still become the best one."""
WEIGHTS: Final = ((1.0, 1.0, 1.0, 1.0),)
LIGHT_WEIGHTS: Final = tuple(tuple(MAIN_SIDE if side == main else OTHER_SIDE for side in range(4)) for main in range(4))
SKEW: Final = (0.25, 0.25, -0.25, -0.25)
"""Left and right are built before front and back, so in the middle of a game they are a bit higher."""
MOST_REMEMBERED: Final = 30_000


class Outlook(Protocol):
    """An estimate of what a side will score."""

    def to_come(self) -> float:
        """The number of tiles that a sword still gets after this round."""
        ...

    def of_side(self, top: Top, quarters: int) -> float:
        """The expected final points of a side, with so many quarters of a tile still to come for it."""
        ...


_Shared: TypeAlias = tuple[float, tuple[str, ...]]
"""The worth of some sides, and the tiles that each gets, from the hilt up."""


class _Slot(NamedTuple):
    """A side that has not got its tiles yet."""

    top: Top
    tiles: int
    quarters: int
    weight: float


class Anvil:
    """Finds the best way to build, with a cache, for one outlook."""

    def __init__(self, outlook: Outlook, *, light: bool) -> None:
        self._outlook = outlook
        self._weights = LIGHT_WEIGHTS if light else WEIGHTS
        self._worths: dict[tuple[Sides, str], float] = {}
        self._sides: dict[tuple[Top, str, int], tuple[float, str]] = {}

    def worth(self, sides: Sides, hand: str) -> float:
        """The expected quality of a sword after the hand (sorted) is built in optimally."""
        found = self._worths.get((sides, hand))
        if found is None:
            if len(self._worths) >= MOST_REMEMBERED:
                self._worths.clear()
            found = self._worths[sides, hand] = self._best(sides, hand)[0]
        return found

    def built(self, sides: Sides, hand: str) -> Sides:
        """The sword with the hand (sorted) built in optimally."""
        return self._best(sides, hand)[1]

    def _best(self, sides: Sides, hand: str) -> tuple[float, Sides]:
        tops = [top_of(side) for side in sides]
        tall = heights(sides)
        to_come = self._outlook.to_come()
        level = (sum(tall) + len(hand) + to_come) / 4
        best, plan = -1.0, ("", "", "", "")
        for growth in growths(tall, len(hand)):
            quarters = [
                max(0, round(4 * (level + skew - height - more))) if to_come else 0
                for skew, height, more in zip(SKEW, tall, growth, strict=True)
            ]
            for weights in self._weights:
                each = [_Slot(*slot) for slot in zip(tops, growth, quarters, weights, strict=True)]
                worth, found = self._share_out(each, 0, hand, {})
                if worth > best:
                    best, plan = worth, (found[0], found[1], found[2], found[3])
        return best, (sides[0] + plan[0], sides[1] + plan[1], sides[2] + plan[2], sides[3] + plan[3])

    def _share_out(
        self, slots: Sequence[_Slot], side: int, hand: str, known: dict[tuple[int, str], _Shared]
    ) -> _Shared:
        """The best distribution of the rest of the hand over this side and those after it."""
        found = known.get((side, hand))
        if found is not None:
            return found
        top, tiles, quarters, weight = slots[side]
        if side == len(slots) - 1:
            worth, order = self._side(top, hand, quarters)
            found = (weight * worth, (order,))
        else:
            found = (-1.0, ())
            for taken, left in splits(hand, tiles):
                after, others = self._share_out(slots, side + 1, left, known)
                worth, order = self._side(top, taken, quarters)
                if weight * worth + after > found[0]:
                    found = (weight * worth + after, (order, *others))
        known[side, hand] = found
        return found

    def _side(self, top: Top, tiles: str, quarters: int) -> tuple[float, str]:
        """The worth of a side with these tiles on top in their best order, and that order."""
        found = self._sides.get((top, tiles, quarters))
        if found is None:
            found = (-1.0, tiles)
            for order in orders(tiles):
                after = top
                for gem in order:
                    after = topped(after, gem)
                worth = self._outlook.of_side(after, quarters)
                if worth > found[0]:
                    found = (worth, order)
            if len(self._sides) >= MOST_REMEMBERED:
                self._sides.clear()
            self._sides[top, tiles, quarters] = found
        return found
