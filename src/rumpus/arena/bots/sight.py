"""What a mind sees: its own fighter now, as a page foretells it, and the opponent as late as its eyes are.

Everything is an array over the minds that decide in this tick, vectors with their parts along the first axis.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.numbers import BLADE, SHOULDER, TICK, TORSO
from rumpus.arena.duel.snapshots import FIGHTER, FLAGS, SCALES, Snapshots
from rumpus.arena.exact import Flags, Floats, across, along, length, limited, turned, unit

_PLACES: Final = tuple(name for name in FIGHTER.names or () if FIGHTER[name] == np.dtype("<i2"))
_COLUMN: Final = {name: number for number, name in enumerate(_PLACES)}
_SCALES: Final = np.array([[1.0 / SCALES[name]] for name in _PLACES])
_LAYOUT: Final = np.dtype(
    {
        "names": ["places"],
        "formats": [np.dtype(("<i2", (len(_PLACES),)))],
        "offsets": [FIGHTER.fields[_PLACES[0]][1] if FIGHTER.fields else 0],
        "itemsize": FIGHTER.itemsize,
    }
)
"""All numbers of two bytes of a fighter at once: they lie side by side."""


class Body:
    """One fighter of each mind, in metres and seconds."""

    def __init__(self, records: Snapshots) -> None:
        places: NDArray[np.int16] = records.view(_LAYOUT)["places"]
        self._places: Floats = places.T * _SCALES
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
        self.arm = self._places[_COLUMN["arm"]]
        self.spin = self._places[_COLUMN["spin"]]
        self.pace: Floats = records["pace"] / SCALES["pace"]
        self.lunge: Floats = records["lunge"] / SCALES["lunge"]
        self.recoil: Floats = records["recoil"] / SCALES["recoil"]

    def vector(self, first: str) -> Floats:
        column = _COLUMN[first]
        return self._places[column : column + 2]

    def flag(self, name: str) -> Flags:
        result: Flags = (self.flags & FLAGS[name]) != 0
        return result

    def raw(self, name: str) -> NDArray[Any]:
        return self._records[name]

    def stand(self) -> None:
        """Works out shoulder and hand, from the pose as it now is."""
        aside = self.side * SHOULDER
        self.shoulder = self.at + np.stack([self.face[1] * aside, -self.face[0] * aside])
        self.hand = self.shoulder + self.sword * self.arm


class Sight:
    """Both fighters of each mind, and how they stand to each other."""

    def __init__(self, own: Snapshots, foe: Snapshots, room: Floats, foretold: Floats) -> None:
        self.own, self.foe, self.room = Body(own), Body(foe), room
        self._foresee(foretold)
        me, him = self.own, self.foe
        me.stand()
        him.stand()
        offset = him.at - me.at
        self.distance = length(offset)
        self.toward = unit(offset)
        line = him.at - me.shoulder
        self.line = unit(line)
        self.gap: Floats = length(line) - (TORSO + BLADE) - me.arm
        """How far my point still has to go to the opponent, pointed there."""
        self.off = across(me.sword, self.line)
        self.ahead = along(me.sword, self.line)
        line = me.at - him.shoulder
        far = length(line)
        self.foe_line = unit(line)
        self.foe_gap: Floats = far - (TORSO + BLADE) - him.arm
        self.foe_off = across(him.sword, self.foe_line)
        self.foe_ahead = along(him.sword, self.foe_line)
        tip = him.hand + him.sword * BLADE
        self.hand_side = across(self.line, him.hand - me.shoulder)
        self.tip_side = across(self.line, tip - me.shoulder)
        """On which side of my line the opponent's hand and point are: positive to the left."""
        self.foe_tip = tip

    def _foresee(self, ticks: Floats) -> None:
        """The opponent's straight walk and even swing go on for so many ticks."""
        foe = self.foe
        foe.at = foe.at + foe.speed * (ticks * TICK)
        foe.sword = turned(foe.sword, limited(foe.spin * ticks, 0.7))

    @property
    def blocked(self) -> Flags:
        """Whether the opponent's blade lies across my line."""
        result: Flags = ((self.hand_side > 0.0) != (self.tip_side > 0.0)) & self.foe.armed
        return result
