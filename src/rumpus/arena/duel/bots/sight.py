"""What a mind sees: its own fighter now, as a page predicts it, and the opponent after the reaction time.

Everything is an array over the minds that decide in this tick, vectors with their parts along the first axis.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.numbers import (
    ARM_IN,
    ARM_LUNGE,
    BLADE,
    LIMBS,
    LUNGE_STEP,
    SHOULDER,
    SWING_GAIN,
    TICK,
    TORSO,
    WALK,
)
from rumpus.arena.duel.snapshots import FLAGS, SCALES, Snapshots
from rumpus.arena.shared.exact import TINY, Flags, Floats, across, along, length, limited, turned, unit

_READ: Final = (
    *("x", "y", "vx", "vy", "face_x", "face_y", "sword_x", "sword_y", "tip_x", "tip_y"),
    *("spin", "arm", "pace", "lunge", "recoil"),
)
_COLUMN: Final = {name: number for number, name in enumerate(_READ)}
_SCALES: Final = np.array([[SCALES[name]] for name in _READ])

SWING: Final = 2.0 * SWING_GAIN
"""Angular acceleration of a sword, radians per tick per tick."""
BESIDE: Final = 0.2
"""How far beside the middle of the body to aim, metres."""
ONE_SIDED: Final = BIT["half_target"] | BIT["shield"]
STEP: Final = WALK * TICK
"""Metres walked in a tick."""


class Body:
    """One fighter of each mind, in metres and seconds."""

    def __init__(self, records: Snapshots) -> None:
        self._read: Floats = np.empty((len(_READ), records.size))
        for number, name in enumerate(_READ):
            self._read[number] = records[name]
        self._read /= _SCALES
        self._records = records
        self.flags: NDArray[np.uint16] = records["flags"]
        self.bound: NDArray[np.uint32] = records["bound"]
        self.order: NDArray[np.uint8] = records["order"]
        self.at = self.vector("x")
        self.speed = self.vector("vx")
        self.face = self.vector("face_x")
        self.sword = self.vector("sword_x")
        self.armed = self.flag("armed")
        self.side: Floats = np.where(self.flag("left_handed"), -1.0, 1.0)
        self.spin, self.arm, self.pace, self.lunge, self.recoil = self._read[_COLUMN["spin"] :]
        self.stretch: Floats = np.where((self.bound & BIT["short_arm"]) != 0, ARM_IN, ARM_LUNGE)
        """Reach of the arm in a thrust."""

    def vector(self, first: str) -> Floats:
        column = _COLUMN[first]
        return self._read[column : column + 2]

    def flag(self, name: str) -> Flags:
        result: Flags = (self.flags & FLAGS[name]) != 0
        return result

    def raw(self, name: str) -> NDArray[Any]:
        return self._records[name]

    def stand(self) -> None:
        """Compute shoulder and hand from the current pose."""
        aside = self.side * SHOULDER
        self.shoulder = self.at + np.stack([self.face[1] * aside, -self.face[0] * aside])
        self.hand = self.shoulder + self.sword * self.arm
        self.tip = self.hand + self.sword * BLADE


class Sight:
    """Both fighters of each mind, and their relative position."""

    better: Flags
    """Who would hit first; set by the plans."""

    def __init__(self, own: Snapshots, foe: Snapshots, room: Floats, lateness: Floats, foretold: Floats) -> None:
        self.own, self.foe, self.room = Body(own), Body(foe), room
        self.lateness = lateness
        """How many ticks ago the opponent was seen."""
        self._foresee(foretold)
        me, him = self.own, self.foe
        me.stand()
        him.stand()
        offset = him.at - me.at
        self.distance = length(offset)
        self.toward = unit(offset)
        self.mine, self.theirs = Line(me, him), Line(him, me)
        """The own sword's way to the opponent, and the reverse."""
        self.spot, self.mine.blocked = _open_spot(me, him, self.mine)
        """Where to aim."""

    def _foresee(self, ticks: Floats) -> None:
        """Extrapolate the opponent's walk and swing by so many ticks."""
        foe = self.foe
        foe.at = foe.at + foe.speed * (ticks * TICK)
        foe.sword = turned(foe.sword, limited(foe.spin * ticks, 0.7))


class Line:
    """The position of a striker's sword relative to a target."""

    def __init__(self, striker: Body, struck: Body) -> None:
        offset = struck.at - striker.shoulder
        far = length(offset)
        self.to = unit(offset)
        """Unit vector from the shoulder to the target."""
        radius = np.where((striker.bound & BIT["any_limb"]) != 0, LIMBS, TORSO)
        self.gap: Floats = far - radius - BLADE - striker.arm
        """Distance from the point to the target, if the sword points there."""
        self.off = across(striker.sword, self.to)
        self.ahead = along(striker.sword, self.to)
        """Sine and cosine of the angle from the sword to the target."""
        self.hand_side = across(self.to, struck.hand - striker.shoulder)
        self.tip_side = across(self.to, struck.tip - striker.shoulder)
        """On which side of the line the target's hand and point are: positive to the left."""
        self.blocked: Flags = ((self.hand_side > 0.0) != (self.tip_side > 0.0)) & struck.armed
        """Whether the target's blade lies across the line."""
        self.ticks = _ticks(self, striker, radius / (far + TINY))
        """Estimated ticks until the blade can hit."""


def _open_spot(striker: Body, struck: Body, line: Line) -> tuple[Floats, Flags]:
    """The middle or a side of the target where no blade is in the way; and for whom there is none.

    Only the sword-hand half is a target if only that half counts, or if a shield covers the other.
    """
    left = np.stack([-line.to[1], line.to[0]])
    hand, tip = struck.hand - striker.shoulder, struck.tip - striker.shoulder
    one_sided = (struck.bound & ONE_SIDED) != 0
    spot = struck.at + (struck.shoulder - struck.at) * np.where(one_sided, 0.7, 0.0)
    blocked = line.blocked
    for aside in (-BESIDE, BESIDE):
        other = struck.at + left * aside
        way = other - striker.shoulder
        free = ((across(way, hand) > 0.0) == (across(way, tip) > 0.0)) & ~one_sided
        spot = np.where(blocked & free, other, spot)
        blocked = blocked & ~free
    return spot, blocked


def _ticks(line: Line, striker: Body, width: Floats) -> Floats:
    """The longer of the times for turning the sword and for closing the distance, once it can be steered."""
    half = line.off / (1.05 + line.ahead)
    angle = np.abs(half + half) - width
    angle = np.where(angle > 0.0, angle, 0.0)
    swing = np.where(line.off > 0.0, striker.spin, -striker.spin) * 2.0
    turning = (np.sqrt(swing * swing + angle * (2.0 * SWING)) - swing) / SWING
    near = np.where(line.gap > 0.0, line.gap, 0.0)
    by_arm = striker.stretch - striker.arm
    by_arm = np.where(near < by_arm, near, np.where(by_arm > 0.0, by_arm, 0.0))
    nearing = by_arm / LUNGE_STEP + (near - by_arm) / STEP
    busy = striker.recoil + striker.lunge * 0.5
    result: Floats = (np.where(turning > nearing, turning, nearing) + busy) / striker.pace
    return result
