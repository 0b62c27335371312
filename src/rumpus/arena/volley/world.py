"""All battles of a floor as arrays: one array per quantity, indexed [body, row], [burrito, row] or [piece, row].

Rows are contiguous in memory, so that every operation is one pass over all battles; vectors are two or three such
arrays, one after the other. Quantities of one type share one buffer.
"""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import Flags, Floats, Whole
from rumpus.arena.shared.slots import Slots
from rumpus.arena.volley.numbers import GONE, ROOM_X, ROOM_Y

COUNTDOWN, FIGHT, CLOSING, OVER = range(4)
"""Phases of a battle; CLOSING: furniture is gone and the floor shrinks."""
BRAWL, WAR, DUEL = range(3)
NONE, LIES, HELD, FLIES, LOOSE, FUMBLED = range(6)
"""States of a burrito: absent, lying, in hand, thrown and live, flying on after a miss, being fumbled."""
HIT_BY, CAUGHT, FOUL, GRABBED, LOT = range(5)
"""Causes of a loss."""
BURRITOS: Final = 4
PIECES: Final = 5
"""Pieces of furniture; the table is the first."""
BUCKETS: Final = (2, 6, 12)
"""The sizes of floors in bodies."""

BODY_FLOATS: Final = (
    # the pose
    *("x", "y", "vx", "vy", "face_x", "face_y"),
    # what drives it: where to look, how flat to throw, power gathered, and clocks
    *("aim_x", "aim_y", "reach", "charge", "windup", "behind", "dodge", "hands", "crouch"),
)
BODY_WHOLES: Final = (
    *("here", "fights", "held", "pressed", "loosed", "holds"),
    *("lost", "cause", "by", "did", "did_tick"),
)
THING_FLOATS: Final = ("lie_x", "lie_y", "lie_z", "fly_x", "fly_y", "fly_z")
THING_WHOLES: Final = ("state", "thrower", "catcher", "touch", "touch_tick")
PIECE_FLOATS: Final = ("px", "py", "wide", "deep", "high")


class World(Slots):
    """The state of every row. Attributes are views into the buffers."""

    parts: ClassVar = (
        *("floats", "wholes", "flying", "things", "pieces", "room"),
        *("seed", "tick", "phase", "kind", "layout", "burritos", "small", "lenient", "open"),
    )

    x: Floats
    y: Floats
    vx: Floats
    vy: Floats
    face_x: Floats
    face_y: Floats
    aim_x: Floats
    aim_y: Floats
    """Unit vectors: where a body looks, and where it wants to."""
    reach: Floats
    """Reach of the hand: 1 throws flat, 0 high."""
    charge: Floats
    """Charge of a throw, 0 to 1."""
    windup: Floats
    behind: Floats
    """Ticks until a throw leaves the hand; ticks still needed to pass it behind the back."""
    dodge: Floats
    hands: Floats
    """Clocks that count down."""
    crouch: Floats
    """0 standing, 1 ducked."""

    here: Whole
    fights: Whole
    held: Whole
    """Buttons of the tick before."""
    pressed: Whole
    """Buttons newly pressed in this tick."""
    loosed: Whole
    """Whether a throw leaves the hand in this tick."""
    holds: Whole
    """The burrito in hand, or −1."""
    lost: Whole
    """Tick of the loss, or −1."""
    cause: Whole
    by: Whole
    did: Whole
    did_tick: Whole
    """The last notable action: kind (`rumpus.arena.volley.judge`) and tick."""

    lie_x: Floats
    lie_y: Floats
    lie_z: Floats
    fly_x: Floats
    fly_y: Floats
    fly_z: Floats
    """Place of a burrito, z upwards, and its velocity."""
    state: Whole
    thrower: Whole
    """The body that threw it last, or holds it; −1: nobody."""
    catcher: Whole
    """The body that fumbles it, or −1."""
    touch: Whole
    touch_tick: Whole
    """The last contact and its tick."""

    px: Floats
    py: Floats
    wide: Floats
    deep: Floats
    """Middle and half extents of furniture."""
    high: Floats

    def __init__(self, bodies: int, rows: int) -> None:
        self.bodies, self.rows = bodies, rows
        self.floats: Floats = np.zeros((len(BODY_FLOATS), bodies, rows))
        self.wholes: Whole = np.zeros((len(BODY_WHOLES), bodies, rows), np.int32)
        self.flying: Floats = np.zeros((len(THING_FLOATS), BURRITOS, rows))
        self.things: Whole = np.zeros((len(THING_WHOLES), BURRITOS, rows), np.int32)
        self.pieces: Floats = np.zeros((len(PIECE_FLOATS), PIECES, rows))
        self.room: Floats = np.zeros((2, rows))
        """Half the length and breadth of the floor."""
        self.seed: NDArray[np.uint32] = np.zeros(rows, np.uint32)
        self.tick: Whole = np.zeros(rows, np.int32)
        self.phase: Whole = np.full(rows, OVER, np.int32)
        self.kind: Whole = np.zeros(rows, np.int32)
        self.layout: Whole = np.zeros(rows, np.int32)
        self.burritos: Whole = np.zeros(rows, np.int32)
        self.small: Flags = np.zeros(rows, np.bool_)
        self.lenient: Flags = np.zeros(rows, np.bool_)
        """Whether a bystander who grabs is only sent off."""
        self.open: Flags = np.zeros(rows, np.bool_)
        self._name()
        self._idle()

    def _idle(self) -> None:
        """Empty the rows, so that stepping a free row does no harm."""
        self.face_x[...] = self.aim_x[...] = self.reach[...] = 1.0
        self.room[0], self.room[1] = ROOM_X, ROOM_Y
        self.px[...] = GONE
        for nothing in (self.lost, self.holds, self.by, self.thrower, self.catcher):
            nothing[...] = -1

    def _name(self) -> None:
        for names, buffer in (
            (BODY_FLOATS, self.floats),
            (BODY_WHOLES, self.wholes),
            (THING_FLOATS, self.flying),
            (THING_WHOLES, self.things),
            (PIECE_FLOATS, self.pieces),
        ):
            for number, name in enumerate(names):
                setattr(self, name, buffer[number])
        self.at, self.speed = self.floats[0:2], self.floats[2:4]
        self.face, self.aim = self.floats[4:6], self.floats[6:8]
        self.lies, self.flight = self.flying[0:3], self.flying[3:6]
        """Places and velocities of burritos."""
        self.before: Floats = self.at.copy()
        """Places before this tick; unused between steps."""

    def copy(self) -> World:
        twin = World(self.bodies, self.rows)
        for name in self.parts:
            getattr(twin, name)[...] = getattr(self, name)
        return twin

    def with_rows(self, rows: NDArray[np.intp], many: int) -> World:
        """A copy of some rows, followed by free ones."""
        other = World(self.bodies, many)
        other.take_over(self, rows)
        return other
