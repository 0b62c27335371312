"""Constants of the arena that are generated for the pages."""

from __future__ import annotations

import json
import re
from typing import Any

from rumpus.arena.duel import SNAPSHOT
from rumpus.arena.duel.constants import typescript
from rumpus.arena.duel.modifiers import MODIFIERS
from rumpus.arena.duel.numbers import TORSO
from rumpus.arena.duel.snapshots import FIGHTER


def constants() -> dict[str, Any]:
    found = re.findall(r"export const (\w+) = (.*?) as const;\n", typescript(), re.DOTALL)
    return {name: json.loads(value) for name, value in found}


def test_layouts_cover_every_byte_of_a_snapshot() -> None:
    told = constants()
    sizes = {"u8": 1, "u16": 2, "i16": 2, "u32": 4}
    covered: list[int] = []
    for field in told["FIGHTER_LAYOUT"].values():
        covered += range(field["at"], field["at"] + sizes[field["kind"]])
    assert covered == list(range(FIGHTER.itemsize))
    assert told["SNAPSHOT_BYTES"] == SNAPSHOT.itemsize


def test_numbers_and_modifiers_are_generated_exactly() -> None:
    told = constants()
    assert told["NUMBERS"]["TORSO"] == TORSO
    assert [each["name"] for each in told["MODIFIERS"]] == [each.name for each in MODIFIERS]
