"""Golden battles: `python -m tests.arena.volley.golden` writes data/golden.json.

The file has a hash of the whole world after every second of some battles. If the hashes change, battles are computed
differently, and `VERSION` in `rumpus.arena.volley` must go up once recordings are kept.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import msgspec

from rumpus.arena import TICKS_PER_S
from rumpus.arena.volley import VERSION, Floor, Setup, World, bucket
from tests.arena.volley.throwers import eager_inputs

FILE = Path(__file__).parent / "data" / "golden.json"
LONGEST = 25 * TICKS_PER_S

BATTLES: dict[str, Setup] = {
    "brawl of two": Setup(11, "brawl", (0, 1), 2),
    "brawl among six, small room": Setup(12, "brawl", (1, 4), 6, small_room=True, behind_back=True),
    "war of five": Setup(13, "war", (0, 1, 2, 3, 5), 6),
    "war of eleven": Setup(14, "war", tuple(range(11)), 12, 4),
    "duel of two": Setup(15, "duel", (0, 1), 2),
    "duel with people around": Setup(16, "duel", (2, 0), 5, grab_loses=False),
}


def digest(world: World) -> str:
    whole = sha256()
    for part in World.parts:
        whole.update(getattr(world, part).tobytes())
    return whole.hexdigest()[:16]


def fought(setup: Setup) -> dict[str, object]:
    floor = Floor(1, bucket(setup.bodies))
    row = floor.open(setup)
    seconds = []
    while not floor.over.all() and floor.world.tick[row] < LONGEST:
        floor.step(eager_inputs(floor.world))
        if floor.world.tick[row] % TICKS_PER_S == 0:
            seconds.append(digest(floor.world))
    return {"seconds": seconds, "end": digest(floor.world), "verdict": msgspec.to_builtins(floor.verdict(row))}


def text() -> str:
    battles = {name: fought(setup) for name, setup in BATTLES.items()}
    return json.dumps({"version": VERSION, "battles": battles}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
