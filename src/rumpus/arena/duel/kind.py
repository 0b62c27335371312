"""Sword duels: two fighters and nobody else. A blind fighter is not shown the other."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from rumpus.arena.duel import SNAPSHOT, VERSION, BadSetup, Floor, Setup, Verdict, replayed
from rumpus.arena.duel.bots import Minds
from rumpus.arena.duel.numbers import COUNT
from rumpus.arena.duel.recording import most_ticks
from rumpus.arena.duel.snapshots import FIGHTER, FLAGS, offset
from rumpus.arena.kind import Arena, BattleBind, Kind
from rumpus.arena.shared.inputs import ALL_BUTTONS

READY_TICKS = 150
"""Time before the countdown in which the fighters can read the rules that bind them."""
_FIGHTERS: Final = tuple(offset(SNAPSHOT, "fighters") + fighter * FIGHTER.itemsize for fighter in (0, 1))
_ACKED: Final = tuple(at + offset(FIGHTER, "acked") for at in _FIGHTERS)
_FLAGS: Final = tuple(at + offset(FIGHTER, "flags") for at in _FIGHTERS)
_U32: Final = struct.Struct("<I")
_U16: Final = struct.Struct("<H")


class Duel(Kind):
    arena: ClassVar[Arena] = "duel"
    version: ClassVar[int] = VERSION
    setup: ClassVar[type] = Setup
    bad_setup: ClassVar[type[ValueError]] = BadSetup
    buttons: ClassVar[int] = ALL_BUTTONS

    def bodies(self, setup: Setup) -> int:
        return 2

    def places(self, setup: Setup) -> int:
        return 2

    def most_ticks(self, setup: Setup) -> int:
        return most_ticks(setup.touches)

    def floor(self, places: int, rows: int) -> Floor:
        return Floor(rows)

    def minds(self, places: int, rows: int) -> Minds:
        return Minds(rows)

    def fighters(self, setup: Setup) -> tuple[int, ...]:
        return (0, 1)

    def replayed(self, setup: Setup, parts: Iterable[bytes]) -> Iterator[Floor]:
        return replayed(setup, parts)

    def ready_ticks(self, setup: Setup) -> int:
        return READY_TICKS * setup.count // COUNT if any(setup.binds) else 0

    def binds(self, setup: Setup) -> tuple[tuple[BattleBind, ...], ...]:
        return tuple(tuple(BattleBind(each.modifier, each.value) for each in binds) for binds in setup.binds)

    def snapshot(self, floor: Floor, row: int, setup: Setup, acked: Sequence[int]) -> bytes:
        # Patching the bytes is fast; it happens 30 times a second for every battle.
        seen = bytearray(floor.seen()[row].tobytes())
        for at, seq in zip(_ACKED, acked, strict=True):
            _U32.pack_into(seen, at, seq)
        return bytes(seen)

    def blind(self, snapshot: bytes) -> tuple[int, ...]:
        return tuple([fighter for fighter in (0, 1) if _U16.unpack_from(snapshot, _FLAGS[fighter])[0] & FLAGS["blind"]])

    def veiled(self, floor: Floor, row: int, acked: Sequence[int], body: int) -> bytes:
        one, two = acked
        return floor.snapshot(row, (one, two), body)

    def modifier(self, verdict: Verdict) -> str:
        return verdict.modifier
