"""The lane of Throw Throw Burrito."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from rumpus.fast.burrito import loops
from rumpus.fast.burrito.layout import AT, WIDTH, Rules, rules_of
from rumpus.fast.burrito.states import read_state, write_state
from rumpus.fast.compiled_lane import CompiledLane, Loops, Rows
from rumpus.games import AnyGame
from rumpus.games.burrito.model import BurritoState


class BurritoLane(CompiledLane):
    loops: ClassVar[Loops] = loops
    kind = np.int64
    rules: Rules

    @classmethod
    def can_play(cls, game: AnyGame) -> bool:
        return bool(game.options.battles == "quick")

    @property
    def width(self) -> int:
        return int(self.rules[WIDTH])

    def rules_of(self, game: AnyGame, tick_ms: int) -> Rules:
        return rules_of(game.options, game.seats, tick_ms)

    def write_state(self, state: BurritoState, row: Rows, at_ms: int) -> None:
        write_state(state, self.rules, row)
        row[AT] = at_ms

    def read_state(self, row: Rows) -> BurritoState:
        return read_state(row, self.rules)
