"""Motion test vectors for the TypeScript twin: `python -m tests.arena.duel.vectors` writes data/motion.json.

A case is one fighter with its modifiers. A stretch is a few ticks with the same input, while the other fighter stands
still. After each stretch the fighter has exactly the numbers given, in the order of `fields`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.motion import move
from rumpus.arena.duel.numbers import ROOM_X, ROOM_Y, SHRUNK_X, SHRUNK_Y
from rumpus.arena.duel.world import FLOATS, World
from rumpus.arena.shared.inputs import SIZE
from rumpus.arena.shared.noise import hashed

FILE = Path(__file__).parent / "data" / "motion.json"
FIELDS = FLOATS[FLOATS.index("x") : FLOATS.index("drift") + 1]
TICKS = 5
"""Ticks of a stretch."""
FIRST_TICK = 500

CASES: dict[str, dict[str, Any]] = {
    "free": {},
    "in the corner": {"x": -4.2, "y": 2.7},
    "the other fighter of the row": {"fighter": 1},
    "left-handed": {"side": -1.0},
    "unarmed": {"armed": 0},
    "after a clash": {"recoil": 14.0, "spin": 0.13, "vx": -2.5},
    "in a small room": {"room": (SHRUNK_X, SHRUNK_Y)},
    "hop": {"binds": ("hop",)},
    "tether": {"binds": ("tether",), "tied": 1, "tie": 0.9, "tie_x": -1.4, "tie_y": 0.1},
    "pace": {"binds": ("pace",), "pace": 0.4},
    "pace and hop": {"binds": ("pace", "hop"), "pace": 0.7},
    "other_hand": {"binds": ("other_hand",), "side": -1.0},
    "other_hand, switched back": {"binds": ("other_hand",)},
    "no_retreat": {"binds": ("no_retreat",)},
    "no_retreat asleep": {"binds": ("no_retreat", "give_ground"), "order": "give_ground", "left": 120.0},
    "short_arm": {"binds": ("short_arm",)},
    "spin": {"binds": ("spin",), "order": "spin", "left": 90.0},
    "drift": {"binds": ("spin",), "drift": 240.0},
    "drift of the other fighter": {"binds": ("spin",), "drift": 100.0, "fighter": 1, "pace": 0.7},
    "paces": {"binds": ("paces",), "order": "paces", "left": 126.0, "stretches": 28},
    "one_pile": {"binds": ("one_pile",), "order": "one_pile", "left": 24.0, "armed": 0},
    "sit": {"binds": ("sit", "hop"), "order": "sit", "left": 150.0},
    "freeze": {"binds": ("freeze",), "order": "freeze", "left": 45.0, "vx": 2.0, "spin": 0.1},
    "switch": {"binds": ("switch",), "order": "switch", "left": 15.0},
    "twirl": {"binds": ("twirl",), "order": "twirl", "left": 30.0, "pace": 0.4},
    "bow": {"binds": ("bow",), "order": "bow", "left": 45.0},
}


def cases() -> list[dict[str, Any]]:
    return [_case(number, name, dict(given)) for number, (name, given) in enumerate(CASES.items())]


def _case(number: int, name: str, given: dict[str, Any]) -> dict[str, Any]:
    world = World(1)
    fighter = given.pop("fighter", 0)
    stretches = given.pop("stretches", 16)
    room = given.pop("room", (ROOM_X, ROOM_Y))
    order = BIT.get(given.pop("order", ""), 0)
    bound = 0
    for bind in given.pop("binds", ()):
        bound |= BIT[bind]
    world.rules = bound
    world.seed[0] = 12345 + number
    world.tick[0] = FIRST_TICK
    world.room[:, 0] = room
    world.bound[fighter], world.order[fighter] = bound, order
    start = {"x": -0.5, "y": 0.3, "arm": 0.6, "want": 0.6, "armed": 1, **given}
    for field, value in start.items():
        getattr(world, field)[fighter] = value
    result: dict[str, Any] = {
        "name": name,
        "fighter": fighter,
        "seed": int(world.seed[0]),
        "tick": FIRST_TICK,
        "room": list(room),
        "bound": bound,
        "order": order,
        **{field: float(getattr(world, field)[fighter, 0]) for field in ("pace", "side", "tie_x", "tie_y", "tie")},
        **{field: int(getattr(world, field)[fighter, 0]) for field in ("armed", "tied")},
        "start": _numbers(world, fighter),
        "stretches": [],
    }
    for stretch in range(stretches):
        result["stretches"].append(_stretch(world, fighter, number, stretch))
    return result


def _stretch(world: World, fighter: int, number: int, stretch: int) -> dict[str, Any]:
    words = [int(hashed(np.array([number], np.uint32), np.array([stretch]), part)[0]) for part in range(8)]
    sticks = [word % 255 - 127 for word in words[:4]]
    if words[4] % 5 == 0:
        sticks[2:] = [0, 0]
    own = [*sticks, words[5] % 8]
    foe = (words[6] % 7000 / 1000 - 3.5, words[7] % 4000 / 1000 - 2.0)
    left = float(world.left[fighter, 0])
    inputs = np.zeros((1, 2, SIZE), np.int8)
    inputs[0, fighter] = own
    for _ in range(TICKS):
        world.x[1 - fighter], world.y[1 - fighter] = foe
        world.vx[1 - fighter] = world.vy[1 - fighter] = 0.0
        world.tick += 1
        move(world, inputs)
    # `move` does not count down the order's time; the code of the orders does. Here it is set after every stretch.
    world.left[fighter] = left - TICKS if left > TICKS else 0.0
    return {"input": own, "foe": list(foe), "left": left, "after": _numbers(world, fighter)}


def _numbers(world: World, fighter: int) -> list[float]:
    return [float(getattr(world, field)[fighter, 0]) for field in FIELDS]


def text() -> str:
    lines = ",\n".join(json.dumps(case) for case in cases())
    return f'{{"fields": {json.dumps(FIELDS)}, "ticks": {TICKS}, "cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
