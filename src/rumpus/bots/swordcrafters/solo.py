"""The solo game: searches all slices of a round that the card's icons allow."""

from __future__ import annotations

from rumpus.bots.swordcrafters.reckoning import Reckoning
from rumpus.bots.swordcrafters.sight import with_tiles
from rumpus.games.swordcrafters.grid import Group, cuts


class Carving:
    """What a group can still become (S-SOLO-2). A solo round has no chance events."""

    def __init__(self, reckoning: Reckoning) -> None:
        solo = reckoning.sight.public.solo
        assert solo is not None
        self._reckoning = reckoning
        self._sight = reckoning.sight
        self._icons = solo.icons
        self._known: dict[tuple[Group, int], float] = {}

    def best_of(self, group: Group, icon: int) -> float:
        """The lead if this group is carved optimally from this icon on."""
        found = self._known.get((group, icon))
        if found is None:
            found = self._known[group, icon] = self._carved(group, icon)
        return found

    def _carved(self, group: Group, icon: int) -> float:
        if icon == len(self._icons):
            sight = self._sight
            hands = with_tiles(sight.hands, 0, 0, sight.tiles(group))
            return self._reckoning.lead(self._reckoning.totals(hands, (sight.rounds,)), 0)
        ways = [cut for cut in cuts(group, self._sight.shape) if cut.axis == self._icons[icon]]
        if not ways:  # S-SOLO-R1
            return self.best_of(group, icon + 1)
        return max(self.best_of(part, icon + 1) for cut in ways for part in cut.parts)
