"""What the pages must know of the arena, as TypeScript: layouts, measures, modifiers."""

from __future__ import annotations

import json
from typing import Final

import msgspec
import numpy as np

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import contacts, modifiers, numbers, snapshots, wishes, world
from rumpus.arena.shared import inputs

HEAD: Final = "// Written by `make types` from src/rumpus/arena. Do not edit.\n"
PHASES: Final = ("countdown", "order", "fight", "over")
SPARKS: Final = ("nothing", "blade", "body", "wall", "shield")
KINDS: Final = {"|u1": "u8", "<u2": "u16", "<u4": "u32", "<i2": "i16"}


def typescript() -> str:
    """The whole file."""
    parts = {
        "TICKS_PER_S": TICKS_PER_S,
        "NUMBERS": _numbers(),
        "BUTTON": {"thrust": inputs.THRUST, "cry": inputs.CRY, "give_ground": inputs.GIVE_GROUND},
        "INPUT_REACH": inputs.REACH,
        "PHASES": PHASES,
        "SPARKS": SPARKS,
        "FLAG": snapshots.FLAGS,
        "SNAPSHOT_BYTES": snapshots.SNAPSHOT.itemsize,
        "ROW_LAYOUT": _layout(snapshots.SNAPSHOT),
        "FIGHTERS_AT": snapshots.offset(snapshots.SNAPSHOT, "fighters"),
        "FIGHTER_BYTES": snapshots.FIGHTER.itemsize,
        "FIGHTER_LAYOUT": _layout(snapshots.FIGHTER),
        "MODIFIERS": msgspec.to_builtins(modifiers.MODIFIERS),
        "BIT": modifiers.BIT,
        "ASLEEP": {name: modifiers.hushing(name) for name in ("tether", "no_retreat")},
        "ROOTS": modifiers.ROOTS,
        "HOLDS": modifiers.HOLDS,
        "DRAWS_IN": modifiers.DRAWS_IN,
        "FOE_MATTERS": wishes.FOE_MATTERS,
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
            "kind": KINDS[record[name].str],
            "scale": snapshots.SCALES.get(name, 1.0),
        }
        for name in record.names or ()
        if name != "fighters"
    }


assert tuple(range(len(PHASES))) == (world.COUNTDOWN, world.ORDER, world.FIGHT, world.OVER)
assert (0, len(SPARKS) - 1) == (contacts.NOTHING, contacts.ON_SHIELD)
