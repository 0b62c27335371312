"""Constants of burrito battles for the pages, as TypeScript: layouts, measures, furniture, buttons."""

from __future__ import annotations

from typing import Final

import numpy as np

from rumpus.arena import TICKS_PER_S
from rumpus.arena.shared.inputs import REACH
from rumpus.arena.shared.typescript import layout, measures, written
from rumpus.arena.volley import buttons, numbers, room, snapshots, world

PHASES: Final = ("countdown", "fight", "closing", "over")
KINDS: Final = ("brawl", "war", "duel")
STATES: Final = ("none", "lies", "held", "flies", "loose", "fumbled")
DEEDS: Final = ("nothing", "grabs", "throws", "catches", "fumbles", "wards", "is_hit", "fouls", "sent_off")
TOUCHES: Final = ("nothing", "floor", "wall", "furniture", "fighter", "bystander", "burrito", "hand")


def typescript() -> str:
    """The whole file."""
    record = snapshots.snapshot(world.BUCKETS[0])
    parts = {
        "TICKS_PER_S": TICKS_PER_S,
        "NUMBERS": measures(numbers),
        "BUTTON": {"throw": buttons.THROW, "hands": buttons.HANDS, "duck": buttons.DUCK, "dodge": buttons.DODGE},
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
    return written("src/rumpus/arena/volley", parts)


def _layout(record: np.dtype[np.void]) -> dict[str, dict[str, object]]:
    return layout(record, snapshots.offset, snapshots.SCALES, but=("burritos", "bodies"))


assert tuple(range(len(PHASES))) == (world.COUNTDOWN, world.FIGHT, world.CLOSING, world.OVER)
