"""Golden bouts: `python -m tests.arena.duel.golden` writes data/golden.json.

The file has a hash of the whole world after every second of some bouts. If the hashes change, bouts are computed
differently, and `VERSION` in `rumpus.arena.duel` must go up.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import msgspec

from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel import VERSION, Bind, Floor, Setup
from rumpus.arena.duel.world import World
from tests.arena.duel.duelists import decide

FILE = Path(__file__).parent / "data" / "golden.json"

BOUTS: dict[str, tuple[Setup, ...]] = {
    "free": (Setup(11), Setup(12)),
    "hops in slow motion": (Setup(21, ((Bind("hop"), Bind("pace", 0.4)),) * 2),),
    "dizzy and switching": (Setup(31, ((Bind("spin"), Bind("switch")),) * 2),),
    "tethered, giving ground": (Setup(41, ((Bind("tether"), Bind("give_ground"), Bind("cry")),) * 2),),
    "one pile, shield against wrong hand": (
        Setup(51, ((Bind("one_pile"), Bind("shield")), (Bind("one_pile"), Bind("other_hand")))),
    ),
    "back to back, half target against a head start": (
        Setup(71, ((Bind("paces"), Bind("half_target")), (Bind("paces"), Bind("head_start")))),
    ),
    "everything": (
        Setup(
            61,
            (
                tuple(Bind(name) for name in ("spin", "paces", "freeze", "twirl", "bow", "second_wind", "half_target")),
                tuple(Bind(name) for name in ("fetch", "sit", "blind", "no_retreat", "short_arm", "any_limb")),
            ),
        ),
    ),
}


STEPPED = ("floats", "wholes", "room", "seed", "tick", "phase", "open")
"""The parts of a world that a bout changes; the others are about fights of several bouts."""


def digest(world: World) -> str:
    whole = sha256()
    for part in STEPPED:
        whole.update(getattr(world, part).tobytes())
    return whole.hexdigest()[:16]


def fought(setup: Setup) -> dict[str, object]:
    floor = Floor(1)
    row = floor.open(setup)
    seconds = []
    while not floor.over.all():
        floor.step(decide(floor.world))
        if floor.world.tick[row] % TICKS_PER_S == 0:
            seconds.append(digest(floor.world))
    verdict = msgspec.to_builtins(floor.verdict(row))
    return {"seconds": seconds, "end": digest(floor.world), "verdict": verdict}


def text() -> str:
    bouts = {name: [fought(setup) for setup in setups] for name, setups in BOUTS.items()}
    return json.dumps({"version": VERSION, "bouts": bouts}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
