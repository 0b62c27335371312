"""Sends snapshots of a battle to the pages at its table. All get the same bytes, except blind fighters."""

from __future__ import annotations

from rumpus.arena.kinds import Floor
from rumpus.tables.arena_wire import snapshot_head
from rumpus.tables.battle import Battle


def send_snapshot(floor: Floor, battle: Battle) -> None:
    head = snapshot_head(battle.number, battle.flags)
    seen = battle.kind.snapshot(floor, battle.row, battle.setup, battle.acked)
    snapshot = head + seen
    blind = battle.kind.blind(seen)
    for_blind = _for_blind(floor, battle, head, blind) if blind else {}
    for watcher in battle.watchers():
        if watcher.outbox is not None and watcher.is_greeted:
            watcher.outbox.put_latest(for_blind.get(watcher.page.member, snapshot))


def _for_blind(floor: Floor, battle: Battle, head: bytes, blind: tuple[int, ...]) -> dict[int | None, bytes]:
    """By member: the snapshots of members who hold a blind fighter and no other."""
    told: dict[int | None, bytes] = {}
    for body in blind:
        seat = battle.corners[body].seat
        others = {member for corner in battle.corners if corner.seat != seat for member in battle.holders[corner.seat]}
        seen = head + battle.kind.veiled(floor, battle.row, battle.acked, body)
        told.update((member, seen) for member in battle.holders[seat] if member not in others)
    return told
