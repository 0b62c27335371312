"""Motion as numbers, for the twin in the pages: `python -m tests.arena.volley.vectors` writes data/motion.json.

A case is one body with what it holds, alone in a room; a stretch is a few ticks with the same input. After each stretch
the body has exactly the numbers given, in the order of `fields`. `tick` is that before the first tick; each tick adds
one before moving.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rumpus.arena.inputs import SIZE
from rumpus.arena.noise import hashed
from rumpus.arena.volley.motion import move
from rumpus.arena.volley.numbers import BEHIND_TICKS, SHRUNK_X, SHRUNK_Y
from rumpus.arena.volley.room import clear, furnish
from rumpus.arena.volley.world import BODY_FLOATS, BRAWL, CLOSING, COUNTDOWN, DUEL, FIGHT, World

FILE = Path(__file__).parent / "data" / "motion.json"
TICKS = 5
"""In a stretch."""
FIRST_TICK = 500

CASES: dict[str, dict[str, Any]] = {
    "empty-handed": {},
    "with a burrito": {"holds": 0},
    "with a burrito that goes behind the back first": {"holds": 1, "behind": BEHIND_TICKS},
    "in the corner": {"x": -6.0, "y": 4.1},
    "beside the table": {"x": 0.7, "y": 0.2},
    "in the midst of the table": {"x": 0.1, "y": 0.05},
    "behind a sofa": {"layout": 1, "x": 4.1, "y": -3.0},
    "between plants": {"layout": 3, "x": 3.2, "y": 2.0, "holds": 0},
    "in a small room": {"small": True, "layout": 2, "x": 1.6, "y": 2.1},
    "where furniture has gone": {"phase": CLOSING, "room": (SHRUNK_X, SHRUNK_Y), "x": 2.0},
    "in the middle of a dodge": {"dodge": 34.0, "vx": 6.4},
    "ducked": {"crouch": 1.0, "vy": 1.2},
    "hands up": {"hands": 30.0},
    "letting go": {"holds": 0, "charge": 0.6, "windup": 4.0},
    "waiting for the word": {"phase": COUNTDOWN, "tick": 60},
    "pacing": {"phase": COUNTDOWN, "tick": 0, "kind": DUEL, "holds": 0, "x": 0.26, "y": 0.0, "stretches": 34},
    "looking on at a Duel": {"phase": COUNTDOWN, "tick": 0, "kind": DUEL, "fights": 0},
}


def cases() -> list[dict[str, Any]]:
    return [_case(number, name, dict(given)) for number, (name, given) in enumerate(CASES.items())]


def _case(number: int, name: str, given: dict[str, Any]) -> dict[str, Any]:
    world = World(2, 1)
    stretches = given.pop("stretches", 24)
    kind, phase, tick = given.pop("kind", BRAWL), given.pop("phase", FIGHT), given.pop("tick", FIRST_TICK)
    furnish(world, 0, given.pop("layout", 0), small=given.pop("small", False), with_table=kind != DUEL)
    if phase == CLOSING:
        clear(world, 0)
    if room := given.pop("room", None):
        world.room[:, 0] = room
    world.kind[0], world.phase[0], world.tick[0] = kind, phase, tick
    world.x[1] = -3.0
    for field, value in {"x": -1.5, "y": 0.8, "here": 1, "fights": 1, **given}.items():
        getattr(world, field)[0] = value
    boxes = world.pieces[:4, :, 0].T.tolist()
    return {
        "name": name,
        "tick": tick,
        "counting": phase == COUNTDOWN,
        "duel": kind == DUEL,
        "room": world.room[:, 0].tolist(),
        "boxes": boxes,
        "holds": int(world.holds[0, 0]),
        "fights": int(world.fights[0, 0]),
        "start": _numbers(world),
        "stretches": [_stretch(world, number, stretch) for stretch in range(stretches)],
    }


def _stretch(world: World, number: int, stretch: int) -> dict[str, Any]:
    words = [int(hashed(np.array([number], np.uint32), np.array([stretch]), part)[0]) for part in range(7)]
    sticks = [word % 255 - 127 for word in words[:4]]
    if words[4] % 5 == 0:
        sticks[2:] = [0, 0]
    own = [*sticks, words[5] % 16]
    inputs = np.zeros((1, 2, SIZE), np.int8)
    inputs[0, 0] = own
    for _ in range(TICKS):
        world.tick += 1
        move(world, inputs)
    return {"input": own, "after": _numbers(world)}


def _numbers(world: World) -> list[float]:
    return [float(getattr(world, field)[0, 0]) for field in BODY_FLOATS]


def text() -> str:
    lines = ",\n".join(json.dumps(case) for case in cases())
    return f'{{"fields": {json.dumps(BODY_FLOATS)}, "ticks": {TICKS}, "cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
