"""Constants of the duel for the pages, as TypeScript: layouts, measures, modifiers."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import contacts, modifiers, numbers, snapshots, wishes, world
from rumpus.arena.shared import inputs
from rumpus.arena.shared.typescript import layout, measures, written

PHASES: Final = ("countdown", "order", "fight", "over", "touch")
SPARKS: Final = ("nothing", "blade", "body", "wall", "shield")


def typescript() -> str:
    """The whole file."""
    parts = {
        "TICKS_PER_S": TICKS_PER_S,
        "NUMBERS": measures(numbers),
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
    return written("src/rumpus/arena", parts)


def _layout(record: np.dtype[np.void]) -> dict[str, dict[str, object]]:
    return layout(record, snapshots.offset, snapshots.SCALES, but=("fighters",))


assert tuple(range(len(PHASES))) == (world.COUNTDOWN, world.ORDER, world.FIGHT, world.OVER, world.TOUCH)
assert (0, len(SPARKS) - 1) == (contacts.NOTHING, contacts.ON_SHIELD)
