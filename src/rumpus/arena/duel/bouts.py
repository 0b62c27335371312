"""Many bouts at once, to their ends: for the lab, bots and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rumpus.arena.duel.floor import Floor
from rumpus.arena.duel.recording import MOST_TICKS
from rumpus.arena.duel.snapshots import Snapshots
from rumpus.arena.duel.terms import Setup, Verdict
from rumpus.arena.inputs import Inputs


class Fighters(Protocol):
    """Whoever fights in all rows: sees snapshots, answers with inputs (rows, 2, 5)."""

    def decide(self, seen: Snapshots, tick: int) -> Inputs: ...


def fight_out(setups: Sequence[Setup], minds: Fighters) -> list[Verdict]:
    """Fights every bout to its end, one a row."""
    floor = Floor(len(setups))
    rows = [floor.open(setup) for setup in setups]
    for tick in range(MOST_TICKS):
        if floor.over.all():
            break
        floor.step(minds.decide(floor.seen(), tick))
    verdicts = [floor.verdict(row) for row in rows]
    return [verdict for verdict in verdicts if verdict is not None]
