"""Burrito battles: everybody at the table is on the floor, and some of them fight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from rumpus.arena.kind import Arena, Kind, Loss
from rumpus.arena.volley import ALL, VERSION, BadSetup, Floor, Setup, Verdict, bucket, replayed
from rumpus.arena.volley.bots import Minds
from rumpus.arena.volley.recording import MOST_TICKS
from rumpus.arena.volley.snapshots import BODY, offset, snapshot
from rumpus.arena.volley.world import BUCKETS

READY_TICKS = 90
"""Time before the countdown in which people find out who fights and where they stand."""
BODIES_AT: Final = offset(snapshot(BUCKETS[0]), "bodies")


class Volley(Kind):
    arena: ClassVar[Arena] = "volley"
    version: ClassVar[int] = VERSION
    setup: ClassVar[type] = Setup
    bad_setup: ClassVar[type[ValueError]] = BadSetup
    buttons: ClassVar[int] = ALL

    def bodies(self, setup: Setup) -> int:
        return setup.bodies

    def places(self, setup: Setup) -> int:
        return bucket(setup.bodies)

    def most_ticks(self, setup: Setup) -> int:
        return MOST_TICKS

    def floor(self, places: int, rows: int) -> Floor:
        return Floor(rows, places)

    def minds(self, places: int, rows: int) -> Minds:
        return Minds(rows, places)

    def fighters(self, setup: Setup) -> tuple[int, ...]:
        return setup.fighters

    def replayed(self, setup: Setup, parts: Iterable[bytes]) -> Iterator[Floor]:
        return replayed(setup, parts)

    def ready_ticks(self, setup: Setup) -> int:
        return READY_TICKS

    def snapshot(self, floor: Floor, row: int, setup: Setup, acked: Sequence[int]) -> bytes:
        # Cut after the battle's last body, because the floor may have places for more.
        return floor.snapshot(row, acked)[: BODIES_AT + setup.bodies * BODY.itemsize]

    def losses(self, verdict: Verdict) -> tuple[Loss, ...]:
        told = zip(verdict.losers, verdict.causes, verdict.by, strict=True)
        return tuple(Loss(body, cause, None if by < 0 else by) for body, cause, by in told)
