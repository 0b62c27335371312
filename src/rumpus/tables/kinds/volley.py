"""Burrito battles: everybody at the table is on the floor, and some of them fight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from rumpus.arena.kinds import VOLLEY, Ground
from rumpus.arena.volley import ALL, VERSION, BadSetup, Floor, Setup, Verdict, replayed
from rumpus.arena.volley.recording import MOST_TICKS
from rumpus.arena.volley.snapshots import BODY, offset, snapshot
from rumpus.arena.volley.world import BUCKETS
from rumpus.tables.kinds.kind import Kind, Loss
from rumpus.tables.messages.people import Arena

READY_TICKS = 90
"""Everybody finds out who fights, and where they stand, before the countdown."""
BODIES_AT: Final = offset(snapshot(BUCKETS[0]), "bodies")


class Volley(Kind):
    arena: ClassVar[Arena] = "volley"
    version: ClassVar[int] = VERSION
    ground: ClassVar[Ground] = VOLLEY
    bad_setup: ClassVar[type[ValueError]] = BadSetup
    buttons: ClassVar[int] = ALL
    most_ticks: ClassVar[int] = MOST_TICKS

    def bodies(self, setup: Setup) -> int:
        return setup.bodies

    def fighters(self, setup: Setup) -> tuple[int, ...]:
        return setup.fighters

    def replayed(self, setup: Setup, parts: Iterable[bytes]) -> Iterator[Floor]:
        return replayed(setup, parts)

    def ready_ticks(self, setup: Setup) -> int:
        return READY_TICKS

    def snapshot(self, floor: Floor, row: int, setup: Setup, acked: Sequence[int]) -> bytes:
        # Cut after the last body that is there: a floor has places for more.
        return floor.snapshot(row, acked)[: BODIES_AT + setup.bodies * BODY.itemsize]

    def losses(self, verdict: Verdict) -> tuple[Loss, ...]:
        told = zip(verdict.losers, verdict.causes, verdict.by, strict=True)
        return tuple(Loss(body, cause, None if by < 0 else by) for body, cause, by in told)
