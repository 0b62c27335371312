"""Snapshots of a battle for pages and bots: a packed little-endian record, the same in numpy and on the wire.

The layout is the dtype `snapshot(bodies)`: the row, then four burritos, then as many bodies as the floor has, field
after field without gaps. Numbers are fixed point: what is stored is the quantity times `SCALES[name]`, rounded.
Furniture is given by the number of its layout (`room.LAYOUTS`); it is gone from the phase `closing` on.
`constants.typescript()` writes the offsets for the pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Floats
from rumpus.arena.volley.numbers import GONE
from rumpus.arena.volley.world import BODY_FLOATS, BURRITOS, COUNTDOWN, DUEL, OVER, THING_FLOATS, World

DISTANCE: Final = 4000.0
SPEED: Final = 2000.0
HEADING: Final = 32767.0
SHARE: Final = 200.0
CLOCK: Final = 4.0

BODY: Final = np.dtype(
    [
        *((name, "<i2") for name in ("x", "y", "vx", "vy", "face_x", "face_y", "aim_x", "aim_y")),
        # shares of one, then clocks
        *((name, "u1") for name in ("reach", "charge", "crouch")),
        *((name, "u1") for name in ("windup", "behind", "dodge", "hands")),
        # the burrito in hand + 1, or 0
        ("holds", "u1"),
        # the last notable action, and how many ticks ago (255: long)
        ("did", "u1"),
        ("did_age", "u1"),
        ("buttons", "u1"),
        ("flags", "u1"),
        # the last input that was stepped
        ("acked", "<u4"),
    ]
)
THING: Final = np.dtype(
    [
        *((name, "<i2") for name in ("lie_x", "lie_y", "lie_z", "fly_x", "fly_y", "fly_z")),
        ("state", "u1"),
        # the body that holds or threw it, and the body that fumbles it, + 1; 0: nobody
        ("thrower", "u1"),
        ("catcher", "u1"),
        # what it touched last, and how many ticks ago (255: long)
        ("touch", "u1"),
        ("touch_age", "u1"),
    ]
)
HEAD: Final = (
    ("tick", "<u4"),
    ("phase", "u1"),
    ("kind", "u1"),
    ("layout", "u1"),
    ("flags", "u1"),
    ("room_x", "<i2"),
    ("room_y", "<i2"),
)

Snapshots = NDArray[np.void]
"""Records of type `snapshot(bodies)`, one per row."""

SCALES: Final[dict[str, float]] = {
    **dict.fromkeys(("x", "y", "lie_x", "lie_y", "lie_z", "room_x", "room_y"), DISTANCE),
    **dict.fromkeys(("vx", "vy", "fly_x", "fly_y", "fly_z"), SPEED),
    **dict.fromkeys(("face_x", "face_y", "aim_x", "aim_y"), HEADING),
    **dict.fromkeys(("reach", "charge", "crouch"), SHARE),
    **dict.fromkeys(("windup", "behind", "dodge", "hands"), CLOCK),
}
FLAGS: Final = {"here": 1, "fights": 2, "lost": 4, "held": 8}
ROW_FLAGS: Final = {"small_room": 1, "bare": 2, "lenient": 4}
"""Flags of the row: small room; furniture is gone; a bystander who grabs is only sent off."""


@lru_cache
def snapshot(bodies: int) -> np.dtype[np.void]:
    """The record type of a floor for so many bodies."""
    return np.dtype([*HEAD, ("burritos", THING, (BURRITOS,)), ("bodies", BODY, (bodies,))])


def offset(record: np.dtype[np.void], name: str) -> int:
    """The byte offset of a field in a record."""
    fields = record.fields
    assert fields is not None
    return int(fields[name][1])


_U32: Final = Struct("<I")


def taken(world: World) -> Snapshots:
    """Take snapshots of all rows."""
    seen = np.zeros(world.rows, snapshot(world.bodies))
    for name in ("tick", "phase", "kind", "layout"):
        seen[name] = getattr(world, name)
    seen["flags"] = (
        np.where(world.small, ROW_FLAGS["small_room"], 0)
        | np.where(world.px[1] >= GONE, ROW_FLAGS["bare"], 0)
        | np.where(world.lenient, ROW_FLAGS["lenient"], 0)
    )
    for part, name in enumerate(("room_x", "room_y")):
        seen[name] = np.rint(world.room[part] * DISTANCE)
    bodies = seen["bodies"].T
    for name, values in zip(BODY_FLOATS, _fixed(world.floats, BODY, BODY_FLOATS), strict=True):
        bodies[name] = values
    bodies["holds"] = world.holds + 1
    bodies["did"] = world.did
    bodies["did_age"] = _age(world, world.did, world.did_tick)
    bodies["buttons"] = world.held
    bodies["flags"] = _flags(world)
    things = seen["burritos"].T
    for name, values in zip(THING_FLOATS, _fixed(world.flying, THING, THING_FLOATS), strict=True):
        things[name] = values
    things["state"] = world.state
    things["thrower"] = world.thrower + 1
    things["catcher"] = world.catcher + 1
    things["touch"] = world.touch
    things["touch_age"] = _age(world, world.touch, world.touch_tick)
    return seen


def _fixed(values: Floats, record: np.dtype[np.void], names: tuple[str, ...]) -> Floats:
    """Quantities in fixed point, clamped to the range of their fields."""
    scales, least, most = _ranges(record, names)
    return np.clip(np.rint(values * scales), least, most)


@lru_cache
def _ranges(record: np.dtype[np.void], names: tuple[str, ...]) -> tuple[Floats, Floats, Floats]:
    kinds = [np.iinfo(record[name]) for name in names]
    rows = ([SCALES[name] for name in names], [kind.min for kind in kinds], [kind.max for kind in kinds])
    scales, least, most = (np.array(row, np.float64)[:, None, None] for row in rows)
    return scales, least, most


def _age(world: World, what: NDArray[np.int32], when: NDArray[np.int32]) -> NDArray[np.int32]:
    ages: NDArray[np.int32] = np.where(what != 0, np.clip(world.tick - when, 0, 255), 255)
    return ages


def _flags(world: World) -> NDArray[np.int32]:
    waiting = (world.phase == COUNTDOWN) & ~((world.kind == DUEL) & (world.fights != 0))
    switches = {
        "here": world.here != 0,
        "fights": world.fights != 0,
        "lost": world.lost >= 0,
        "held": waiting & (world.phase != OVER),
    }
    together = np.zeros((world.bodies, world.rows), np.int32)
    for name, on in switches.items():
        together |= np.where(on, FLAGS[name], 0)
    return together


def packed(seen: Snapshots, row: int, acked: Sequence[int] = ()) -> bytes:
    """One row as bytes."""
    data = bytearray(seen[row].tobytes())
    begin = offset(seen.dtype, "bodies") + offset(BODY, "acked")
    for body, seq in enumerate(acked):
        _U32.pack_into(data, begin + body * BODY.itemsize, seq & 0xFFFFFFFF)
    return bytes(data)


def decoded(data: bytes, bodies: int) -> Snapshots:
    """Decode consecutive snapshots."""
    return np.frombuffer(data, snapshot(bodies))


def read(seen: Snapshots, kind: str, name: str) -> Floats:
    """A quantity of all "bodies" or "burritos" in metres, seconds or shares: (…, many)."""
    values: Floats = seen[kind][name] / SCALES.get(name, 1.0)
    return values
