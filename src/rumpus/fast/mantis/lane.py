"""The lane of Mantis."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from rumpus.fast.compiled_lane import CompiledLane, Loops, Rows
from rumpus.fast.mantis import loops
from rumpus.fast.mantis.layout import WIDTH, read_state, write_state
from rumpus.games import AnyGame
from rumpus.games.mantis.model import MantisState


class MantisLane(CompiledLane):
    loops: ClassVar[Loops] = loops
    kind = np.int8

    @classmethod
    def can_play(cls, game: AnyGame) -> bool:
        return True

    @property
    def width(self) -> int:
        return WIDTH

    def rules_of(self, game: AnyGame, tick_ms: int) -> int:
        return game.seats

    def write_state(self, state: MantisState, row: Rows, at_ms: int) -> None:
        write_state(state, row)

    def read_state(self, row: Rows) -> MantisState:
        return read_state(row, self.game.seats)
