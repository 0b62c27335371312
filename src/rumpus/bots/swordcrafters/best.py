"""The best Swordcrafters bot: it searches all slices and selections of a round, and estimates final scores."""

from __future__ import annotations

import time
from typing import Final

from rumpus.bots.swordcrafters.player import SwordBot, next_step
from rumpus.bots.swordcrafters.reckoning import Reckoning, anvil_for
from rumpus.bots.swordcrafters.sight import Sight
from rumpus.bots.swordcrafters.solo import Carving
from rumpus.bots.swordcrafters.tree import Selecting, Slicing
from rumpus.engine import Dice
from rumpus.games.swordcrafters.model import Action, Discard, Select, Slice

CUTS: Final = 8
"""The branching factor: one more slice takes about so many times longer."""


class BestBot(SwordBot):
    def slice(self, sight: Sight, dice: Dice) -> Slice:
        began = time.perf_counter()
        reckoning = self._reckoning(sight)
        ways = sight.all_cuts()
        solo = sight.public.solo
        if solo is not None:
            carving = Carving(reckoning)
            leads = [max(carving.best_of(part, solo.icon + 1) for part in cut.parts) for _, cut in ways]
        else:
            leads = self._leads(Slicing(reckoning), sight, began)
        number, cut = ways[leads.index(max(leads))]
        return Slice(number, cut.axis, cut.line)

    def _leads(self, slicing: Slicing, sight: Sight, began: float) -> list[float]:
        """Search to the last slice of the round, or as far as time allows."""
        ways = sight.all_cuts()
        deepest = len(sight.public.order) - sight.public.turn - 1
        if self.time_limit_ms is None:
            return slicing.leads(ways, deepest)
        depth = 0
        while True:
            lap = time.perf_counter()
            leads = slicing.leads(ways, depth)
            now = time.perf_counter()
            depth += 1
            if depth > deepest or (now - began + (now - lap) * CUTS) * 1000 > self.time_limit_ms:
                return leads

    def select(self, sight: Sight, dice: Dice) -> Select:
        return Selecting(self._reckoning(sight)).best()

    def discard(self, sight: Sight, dice: Dice) -> Discard:
        carving = Carving(self._reckoning(sight))
        solo = sight.public.solo
        assert solo is not None
        first, second = (carving.best_of(group, solo.icon + 1) for group in sight.groups())
        return Discard(0 if first < second else 1)

    def craft(self, sight: Sight, dice: Dice) -> Action:
        return next_step(sight, anvil_for(sight, light=self.options.light))

    def _reckoning(self, sight: Sight) -> Reckoning:
        return Reckoning(sight, light=self.options.light)
