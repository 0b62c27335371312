"""Snapshots of a battle for the pages at its table. All get the same bytes, except for a fighter who cannot see."""

from __future__ import annotations

import struct

from rumpus.arena.duel import SNAPSHOT, Floor
from rumpus.arena.duel.snapshots import FIGHTER, FLAGS
from rumpus.tables.arena_wire import snapshot_head
from rumpus.tables.battle import Battle

_FIGHTERS = tuple(SNAPSHOT.fields["fighters"][1] + fighter * FIGHTER.itemsize for fighter in (0, 1))  # type: ignore[index]
_ACKED = tuple(at + FIGHTER.fields["acked"][1] for at in _FIGHTERS)  # type: ignore[index]
_FLAGS = tuple(at + FIGHTER.fields["flags"][1] for at in _FIGHTERS)  # type: ignore[index]
_U32 = struct.Struct("<I")
_U16 = struct.Struct("<H")


def send_snapshot(floor: Floor, battle: Battle) -> None:
    head = snapshot_head(battle.number, battle.flags)
    # Patched here, in bytes: this is done for every battle 30 times a second.
    seen = bytearray(floor.seen()[battle.row].tobytes())
    for at, acked in zip(_ACKED, battle.acked, strict=True):
        _U32.pack_into(seen, at, acked)
    snapshot = head + seen
    blind = [fighter for fighter in (0, 1) if _U16.unpack_from(seen, _FLAGS[fighter])[0] & FLAGS["blind"]]
    in_the_dark = _without_the_other(floor, battle, head, blind) if blind else {}
    for watcher in battle.watchers():
        if watcher.outbox is not None and watcher.is_greeted:
            watcher.outbox.put_latest(in_the_dark.get(watcher.member, snapshot))


def _without_the_other(floor: Floor, battle: Battle, head: bytes, blind: list[int]) -> dict[int | None, bytes]:
    """By member: what those see who hold a blind fighter and no other."""
    told: dict[int | None, bytes] = {}
    for fighter in blind:
        others = battle.members(battle.corners[1 - fighter].seat)
        seen = head + floor.snapshot(battle.row, battle.acked, fighter)
        told.update((member, seen) for member in battle.members(battle.corners[fighter].seat) if member not in others)
    return told
