"""The best Mantis bot: searches a tree of choices and draws for the highest chance to win."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from rumpus.bots.bot import Intent
from rumpus.bots.mantis.counting import fronts_of_next
from rumpus.bots.mantis.table import PLACE, turn_over_into
from rumpus.bots.mantis.tree import Positions, chances_of, chances_of_children, children_of
from rumpus.bots.mantis.worth import Floats, network_for
from rumpus.engine import Dice, Prompt, View
from rumpus.games import AnyGame
from rumpus.games.mantis.model import CARD_BY_FRONT_AND_BACK, COLOURS, Public
from rumpus.games.mantis.view import odds

MOST_LEAVES = 12_000
"""How large a tree is searched without a time limit."""
MOST_LEAVES_IN_TIME = 50_000
"""How large a tree is searched with one. Larger trees outgrow the caches and become unpredictably slow."""
WORTH_A_LOOK = 0.06
"""Choices that are worse than the best by more than this are pruned."""
CAUTION = 2
"""The safety factor when predicting the time of a deeper search from its number of leaves."""


class BestBot:
    """Iterative deepening, within a fixed number of leaves or a time limit."""

    def __init__(self, game: AnyGame, time_limit_ms: int | None = None) -> None:
        self._seats = game.seats
        self._time_limit_ms = time_limit_ms
        self._most_leaves = MOST_LEAVES if time_limit_ms is None else MOST_LEAVES_IN_TIME
        self._network = network_for(game.seats)

    def choose(self, view: View[Any, Any], prompts: tuple[Prompt, ...], dice: Dice) -> Intent | None:
        if not prompts:
            return None
        seat = view.public.to_move
        into = (seat + self._best_place(view.public, seat)) % self._seats
        return Intent(prompts[0].id, turn_over_into(into, seat))

    def _best_place(self, public: Public, seat: int) -> int:
        """The tank to turn the card over into, counted clockwise from the own one."""
        began = time.perf_counter()
        places = list(range(self._seats))
        fronts = sum(chance > 0 for chance in odds(public))
        depth = 0
        while True:
            lap = time.perf_counter()
            chances = self.chances(public, seat, places, depth)
            highest = max(chances)
            order = sorted(range(len(places)), key=lambda index: -chances[index])
            places = [places[index] for index in order if chances[index] >= highest - WORTH_A_LOOK]
            depth += 1
            if len(places) == 1 or depth >= public.left:
                return places[0]
            width = self._seats * len(COLOURS)
            if len(places) * fronts * width**depth > self._most_leaves:
                return places[0]
            now = time.perf_counter()
            foreseen_ms = (now - began + (now - lap) * width * CAUTION) * 1000
            if self._time_limit_ms is not None and foreseen_ms > self._time_limit_ms:
                return places[0]

    def chances(self, public: Public, seat: int, places: list[int], depth: int) -> list[float]:
        """The chance to win after turning the card over into each of these places, searching `depth` turns ahead."""
        tanks = np.array(public.tanks[seat:] + public.tanks[:seat], np.int8).T[:, :, None]
        piles = np.array(public.piles[seat:] + public.piles[:seat], np.int8)[:, None]
        children = children_of(Positions(tanks, piles, public.left))
        back = (PLACE[public.top[0]], PLACE[public.top[1]], PLACE[public.top[2]])
        expected = np.zeros(len(places), np.float32)
        for colour, chance in zip(back, odds(public), strict=True):
            if chance > 0:
                drawn = public.drawn + (CARD_BY_FRONT_AND_BACK[colour, back],)
                fronts = fronts_of_next(public.dealt, drawn)
                picked = children.only([place * len(COLOURS) + colour for place in places])
                after: Floats = chances_of(picked.level, depth, fronts, self._network)
                expected += chance * chances_of_children(picked, after)[0]
        return [float(each) for each in expected]
