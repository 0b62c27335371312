"""Snapshots of a duel for pages and bots: a packed little-endian record, the same in numpy and on the wire.

The layout is the dtype `SNAPSHOT`: the row (tick, phase, half the room), then two fighters, field after field without
gaps. Numbers are fixed point: what is stored is the quantity times `SCALES[name]`, rounded. `constants.typescript()`
writes the offsets for the pages.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.course import still
from rumpus.arena.duel.modifiers import BIT, hushing
from rumpus.arena.duel.world import OVER, World
from rumpus.arena.shared.exact import Flags, Floats

DISTANCE: Final = 4000.0
SPEED: Final = 2000.0
HEADING: Final = 32767.0
TURNING: Final = 100000.0
CLOCK: Final = 4.0
PACE: Final = 100.0
FORCE: Final = 16.0

FIGHTER: Final = np.dtype(
    [
        # the pose, and what drives it
        *((name, "<i2") for name in ("x", "y", "vx", "vy", "face_x", "face_y", "sword_x", "sword_y", "spin", "arm")),
        *((name, "<i2") for name in ("aim_x", "aim_y", "want")),
        # the tip of the sword, or where the sword lies
        *((name, "<i2") for name in ("tip_x", "tip_y")),
        # the tether's circle
        *((name, "<i2") for name in ("tie_x", "tie_y", "tie")),
        # the last contact: where, what, how many ticks ago (255: long), how hard
        *((name, "<i2") for name in ("spark_x", "spark_y")),
        *((name, "u1") for name in ("spark", "spark_age", "force")),
        *((name, "u1") for name in ("lunge", "hop", "recoil", "drift", "pace")),
        # the current order (0: none, else the modifier's number + 1) and the ticks left for it
        ("order", "u1"),
        ("left", "<u2"),
        ("flags", "<u2"),
        # bits of the modifiers that bind the fighter
        ("bound", "<u4"),
        # the last input that was stepped
        ("acked", "<u4"),
    ]
)
SNAPSHOT: Final = np.dtype(
    [
        *(("tick", "<u4"), ("phase", "u1"), ("room_x", "<i2"), ("room_y", "<i2")),
        # the tick of "Fight!", the ticks of a number of the countdown, the bout, and the touches of each fighter
        *(("goes", "<u4"), ("count", "u1"), ("bout", "u1"), ("touches", "u1"), ("won_0", "u1"), ("won_1", "u1")),
        ("fighters", FIGHTER, (2,)),
    ]
)

Snapshots = NDArray[np.void]
"""Records of type `SNAPSHOT`, one per row."""

_PLACES: Final = ("x", "y", "arm", "want", "tip_x", "tip_y", "tie_x", "tie_y", "tie", "spark_x", "spark_y")
SCALES: Final[dict[str, float]] = {
    **dict.fromkeys((*_PLACES, "room_x", "room_y"), DISTANCE),
    **dict.fromkeys(("vx", "vy"), SPEED),
    **dict.fromkeys(("face_x", "face_y", "sword_x", "sword_y", "aim_x", "aim_y"), HEADING),
    **dict.fromkeys(("lunge", "hop", "recoil"), CLOCK),
    "spin": TURNING,
    "drift": 1.0,
    "pace": PACE,
    "force": FORCE,
}
_AS_THEY_ARE: Final = (
    *("x", "y", "vx", "vy", "face_x", "face_y", "sword_x", "sword_y", "spin", "arm", "aim_x", "aim_y", "want"),
    *("tie_x", "tie_y", "tie", "spark_x", "spark_y", "force", "lunge", "hop", "recoil", "drift", "pace"),
)

FLAGS: Final = {
    "armed": 1,
    "left_handed": 2,
    "blind": 4,
    "cry_due": 8,
    "ground_due": 16,
    "shield": 32,
    "wind": 64,
    "tied": 128,
    "tether_asleep": 256,
    "retreat_asleep": 512,
    "held": 1024,
    "lost": 2048,
}


def offset(record: np.dtype[np.void], name: str) -> int:
    """The byte offset of a field in a record."""
    fields = record.fields
    assert fields is not None
    return int(fields[name][1])


_U16: Final = Struct("<H")
_U32: Final = Struct("<I")
_FIGHTERS_AT: Final = tuple(offset(SNAPSHOT, "fighters") + fighter * FIGHTER.itemsize for fighter in (0, 1))
_FLAGS_AT: Final = tuple(begin + offset(FIGHTER, "flags") for begin in _FIGHTERS_AT)
_ACKED_AT: Final = tuple(begin + offset(FIGHTER, "acked") for begin in _FIGHTERS_AT)


def taken(world: World) -> Snapshots:
    """Take snapshots of all rows."""
    seen = np.zeros(world.rows, SNAPSHOT)
    seen["tick"] = world.tick
    for name in ("phase", "goes", "count", "bout", "touches", "won_0", "won_1"):
        seen[name] = getattr(world, name)
    for part, name in enumerate(("room_x", "room_y")):
        seen[name] = np.rint(world.room[part] * DISTANCE)
    fighters = seen["fighters"].T
    for name in _AS_THEY_ARE:
        _store(fighters, name, getattr(world, name))
    armed = world.armed != 0
    _store(fighters, "tip_x", np.where(armed, world.tip_x, world.lies_x))
    _store(fighters, "tip_y", np.where(armed, world.tip_y, world.lies_y))
    fighters["spark"] = world.spark
    fighters["spark_age"] = np.where(world.spark != 0, np.clip(world.tick - world.spark_tick, 0, 255), 255)
    fighters["order"] = np.frexp(world.order)[1]
    fighters["left"] = np.clip(np.ceil(world.left / np.where(world.pace > 0.0, world.pace, 1.0)), 0, 65535)
    fighters["flags"] = flags(world)
    fighters["bound"] = world.bound
    return seen


def _store(fighters: Any, name: str, values: Floats) -> None:
    kind = np.iinfo(FIGHTER[name])
    fighters[name] = np.clip(np.rint(values * SCALES[name]), kind.min, kind.max)


def flags(world: World) -> NDArray[np.int32]:
    """The flags of every fighter, as in `FLAGS`."""

    def bound(name: str) -> Flags:
        result: Flags = (world.bound & BIT[name]) != 0
        return result

    switches = {
        "armed": world.armed != 0,
        "left_handed": world.side < 0.0,
        "blind": world.order == BIT["blind"],
        "cry_due": world.order == BIT["cry"],
        "ground_due": world.order == BIT["give_ground"],
        "shield": bound("shield"),
        "wind": world.wind != 0,
        "tied": world.tied != 0,
        "tether_asleep": bound("tether") & (world.tied == 0),
        "retreat_asleep": bound("no_retreat") & ((world.order & hushing("no_retreat")) != 0),
        "held": still(world) & (world.phase != OVER),
        "lost": world.lost >= 0,
    }
    together = np.zeros((2, world.rows), np.int32)
    for name, on in switches.items():
        together |= np.where(on, FLAGS[name], 0)
    return together


def read(seen: Snapshots, name: str) -> Floats:
    """A quantity of both fighters in metres, seconds or shares: (…, 2)."""
    values: Floats = seen["fighters"][name] / SCALES.get(name, 1.0)
    return values


def packed(
    seen: Snapshots,
    row: int,
    acked: tuple[int, int] = (0, 0),
    eyes: int | None = None,
) -> bytes:
    """One row as bytes. If `eyes` is a blind fighter, the other one is left out."""
    data = bytearray(seen[row].tobytes())
    for at, seq in zip(_ACKED_AT, acked, strict=True):
        _U32.pack_into(data, at, seq & 0xFFFFFFFF)
    if eyes is not None and _U16.unpack_from(data, _FLAGS_AT[eyes])[0] & FLAGS["blind"]:
        begin = _FIGHTERS_AT[1 - eyes]
        data[begin : begin + FIGHTER.itemsize] = bytes(FIGHTER.itemsize)
    return bytes(data)


def decoded(data: bytes) -> Snapshots:
    """Decode consecutive snapshots."""
    return np.frombuffer(data, SNAPSHOT)
