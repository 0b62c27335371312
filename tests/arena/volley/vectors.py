"""Motion test vectors for the TypeScript twin: `python -m tests.arena.volley.vectors` writes data/motion.json.

A case is one body (number 0) in a room. A stretch is a few ticks with the same input. After each stretch the body has
exactly the numbers given, in the order of `fields`, and the buttons held and pressed. `tick` is the number before the
first tick; each tick adds 1 before moving. A throw that leaves the hand (`loosed`) takes the burrito out of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from rumpus.arena.shared.inputs import SIZE
from rumpus.arena.shared.noise import hashed
from rumpus.arena.volley.motion import move
from rumpus.arena.volley.numbers import BEHIND_TICKS, SHRUNK_X, SHRUNK_Y
from rumpus.arena.volley.room import furnish
from rumpus.arena.volley.world import BODY_FLOATS, BRAWL, CLOSING, COUNTDOWN, DUEL, FIGHT, World

FILE = Path(__file__).parent / "data" / "motion.json"
TICKS = 6
"""Ticks of a stretch."""
FIRST_TICK = 500

CASES: dict[str, dict[str, Any]] = {
    "free": {},
    "with a burrito": {"holds": 1},
    "behind the back": {"holds": 0, "behind": BEHIND_TICKS},
    "in the corner": {"x": -6.1, "y": 4.1},
    "round the table": {"x": 0.9, "y": 0.2, "layout": 0, "stretches": 30},
    "behind a sofa": {"x": 4.1, "y": -3.2, "layout": 1, "stretches": 30},
    "in a small room": {"x": 1.2, "y": 1.9, "layout": 2, "small": True},
    "dodging": {"dodge": 36.0, "vx": 6.4},
    "hands up": {"hands": 30.0},
    "on a shrunk floor": {"room": (SHRUNK_X, SHRUNK_Y), "phase": CLOSING, "x": 2.1},
    "before the start": {"phase": COUNTDOWN, "tick": 20},
    "pacing a duel": {"phase": COUNTDOWN, "kind": DUEL, "tick": 0, "holds": 0, "fights": 1, "stretches": 32},
    "a bystander at a duel": {"phase": COUNTDOWN, "kind": DUEL, "tick": 0},
}


def cases() -> list[dict[str, Any]]:
    return [_case(number, name, dict(given)) for number, (name, given) in enumerate(CASES.items())]


def _case(number: int, name: str, given: dict[str, Any]) -> dict[str, Any]:
    world = World(2, 1)
    stretches = given.pop("stretches", 18)
    layout, small = given.pop("layout", None), given.pop("small", False)
    if layout is not None:
        furnish(world, 0, layout, small=small, with_table=True)
    if "room" in given:
        world.room[:, 0] = given.pop("room")
    world.phase[0], world.kind[0] = given.pop("phase", FIGHT), given.pop("kind", BRAWL)
    world.tick[0] = given.pop("tick", FIRST_TICK)
    world.x[0], world.y[0] = -1.5, 1.3
    for field, value in given.items():
        getattr(world, field)[0] = value
    result: dict[str, Any] = {
        "name": name,
        "tick": int(world.tick[0]),
        "phase": int(world.phase[0]),
        "kind": int(world.kind[0]),
        "room": world.room[:, 0].tolist(),
        "layout": -1 if layout is None else layout,
        "small": small,
        "fights": int(world.fights[0, 0]),
        "holds": int(world.holds[0, 0]),
        "start": _numbers(world),
        "stretches": [],
    }
    for stretch in range(stretches):
        result["stretches"].append(_stretch(world, number, stretch))
    return result


def _stretch(world: World, number: int, stretch: int) -> dict[str, Any]:
    words = [int(hashed(np.array([number], np.uint32), np.array([stretch]), part)[0]) for part in range(7)]
    sticks = [word % 255 - 127 for word in words[:4]]
    if words[4] % 4 == 0:
        sticks[2:] = [0, 0]
    own = [*sticks, words[5] % 16 & (words[6] | 1)]
    inputs = np.zeros((1, 2, SIZE), np.int8)
    inputs[0, 0] = own
    for _ in range(TICKS):
        world.tick += 1
        move(world, inputs)
        if world.loosed[0, 0]:
            world.holds[0], world.charge[0] = -1, 0.0
    return {
        "input": own,
        "after": _numbers(world),
        "holds": int(world.holds[0, 0]),
        "held": int(world.held[0, 0]),
        "pressed": int(world.pressed[0, 0]),
    }


def _numbers(world: World) -> list[float]:
    return [float(getattr(world, field)[0, 0]) for field in BODY_FLOATS]


def text() -> str:
    lines = ",\n".join(json.dumps(case) for case in cases())
    return f'{{"fields": {json.dumps(BODY_FLOATS)}, "ticks": {TICKS}, "cases": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
