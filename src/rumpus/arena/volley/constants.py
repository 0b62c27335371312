"""What the pages must know of burrito battles, as TypeScript: layouts, measures, furniture, buttons."""

from __future__ import annotations

import json
from typing import Final

import numpy as np

from rumpus.arena import TICKS_PER_S
from rumpus.arena.shared.inputs import REACH
from rumpus.arena.volley import numbers, orders, room, snapshots, world

HEAD: Final = "// Written by `make types` from src/rumpus/arena/volley. Do not edit.\n"
PHASES: Final = ("countdown", "fight", "closing", "over")
KINDS: Final = ("brawl", "war", "duel")
STATES: Final = ("none", "lies", "held", "flies", "loose", "fumbled")
DEEDS: Final = ("nothing", "grabs", "throws", "catches", "fumbles", "wards", "is_hit", "fouls", "sent_off")
TOUCHES: Final = ("nothing", "floor", "wall", "furniture", "fighter", "bystander", "burrito", "hand")
STORED: Final = {"|u1": "u8", "<u2": "u16", "<u4": "u32", "<i2": "i16"}


def typescript() -> str:
    """The whole file."""
    record = snapshots.snapshot(world.BUCKETS[0])
    parts = {
        "TICKS_PER_S": TICKS_PER_S,
        "NUMBERS": _numbers(),
        "BUTTON": {"throw": orders.THROW, "hands": orders.HANDS, "duck": orders.DUCK, "dodge": orders.DODGE},
        "INPUT_REACH": REACH,
        "BUCKETS": world.BUCKETS,
        "BURRITOS": world.BURRITOS,
        "PHASES": PHASES,
        "KINDS": KINDS,
        "STATES": STATES,
        "DEEDS": DEEDS,
        "TOUCHES": TOUCHES,
        "FLAG": snapshots.FLAGS,
        "ROW_FLAG": snapshots.ROW_FLAGS,
        "ROW_LAYOUT": _layout(record),
        "BURRITOS_AT": snapshots.offset(record, "burritos"),
        "BURRITO_BYTES": snapshots.THING.itemsize,
        "BURRITO_LAYOUT": _layout(snapshots.THING),
        "BODIES_AT": snapshots.offset(record, "bodies"),
        "BODY_BYTES": snapshots.BODY.itemsize,
        "BODY_LAYOUT": _layout(snapshots.BODY),
        "TABLE": room.TABLE._asdict(),
        "ROOMS": [[piece._asdict() for piece in layout] for layout in room.LAYOUTS],
    }
    lines = [f"export const {name} = {json.dumps(value, indent=2)} as const;\n" for name, value in parts.items()]
    return HEAD + "\n" + "\n".join(lines)


def _numbers() -> dict[str, float]:
    """Measures as shortest decimals that read back as the same bits."""
    return {name: value for name, value in vars(numbers).items() if name.isupper() and isinstance(value, int | float)}


def _layout(record: np.dtype[np.void]) -> dict[str, dict[str, object]]:
    """Offset, kind and scale of every number of a record."""
    return {
        name: {
            "at": snapshots.offset(record, name),
            "kind": STORED[record[name].str],
            "scale": snapshots.SCALES.get(name, 1.0),
        }
        for name in record.names or ()
        if name not in ("burritos", "bodies")
    }


assert tuple(range(len(PHASES))) == (world.COUNTDOWN, world.FIGHT, world.CLOSING, world.OVER)
