"""All duels of a floor as arrays: one array per quantity, indexed [fighter, row].

Rows are contiguous in memory, so that every operation is one pass over all duels; vectors are two such arrays, one
after the other. Quantities of one type share one buffer, which makes a copy cheap.
"""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel.numbers import COUNT, COUNTDOWN_TICKS, ROOM_X, ROOM_Y, SHRINK_AFTER
from rumpus.arena.shared.exact import Flags, Floats, Whole
from rumpus.arena.shared.slots import Slots

COUNTDOWN, ORDER, FIGHT, OVER, TOUCH = range(5)
"""Phases of a bout; TOUCH is the pause after one that does not decide the fight."""

FLOATS: Final = (
    # what follows from the pose: hand and tip; where hand, tip and middle lie beside and along the other's blade
    *("hand_x", "hand_y", "tip_x", "tip_y"),
    *("hand_beside", "tip_beside", "middle_beside", "hand_along", "tip_along", "middle_along"),
    # the pose itself
    *("x", "y", "face_x", "face_y", "sword_x", "sword_y", "arm"),
    # what drives it
    *("vx", "vy", "spin", "aim_x", "aim_y", "want", "lunge", "hop", "recoil", "drift"),
    # what binds: speed, sword side, the order's clock and spot, the tether, a sword on the floor
    *("pace", "side", "left", "spot_x", "spot_y", "tie_x", "tie_y", "tie", "lies_x", "lies_y"),
    # the last contact
    *("spark_x", "spark_y", "force"),
)
HAND, TIP, AT, FACE = (slice(start, start + 2) for start in map(FLOATS.index, ("hand_x", "tip_x", "x", "face_x")))
"""The slices of these vectors in a pose."""
WHOLES: Final = (
    *("bound", "todo", "order", "held", "armed", "tied", "wind", "excused"),
    *("blade_apart", "body_apart", "wall_apart", "shield_apart"),
    *("spark", "spark_tick", "lost", "cause", "broke"),
)
COURSE: Final = ("won_0", "won_1", "touches", "count", "bout", "ties", "goes", "shrinks", "resumes")
"""Whole numbers of a row."""
PARTS: Final = ("floats", "wholes", "course", "first_floats", "first_wholes", "room", "seed", "tick", "phase", "open")
"""The arrays of a world; rows are their last axis."""


class World(Slots):
    """The state of every row. Attributes are views into the buffers."""

    parts: ClassVar = PARTS

    x: Floats
    y: Floats
    vx: Floats
    vy: Floats
    face_x: Floats
    face_y: Floats
    sword_x: Floats
    sword_y: Floats
    """Unit vectors."""
    spin: Floats
    """Turning speed of the sword: tangent of half the angle of a tick."""
    arm: Floats
    """From shoulder to hand."""
    aim_x: Floats
    aim_y: Floats
    want: Floats
    """Where the sword should point and how far the arm should reach."""
    lunge: Floats
    hop: Floats
    recoil: Floats
    drift: Floats
    """Clocks that count down at the fighter's pace."""
    hand_x: Floats
    hand_y: Floats
    tip_x: Floats
    tip_y: Floats
    pace: Floats
    side: Floats
    """1: sword in the right hand, −1: in the left."""
    left: Floats
    """Ticks left of the order, at the fighter's pace."""
    spot_x: Floats
    spot_y: Floats
    """Where the fighter stood when the order began."""
    tie_x: Floats
    tie_y: Floats
    tie: Floats
    """Middle and radius of the tether's circle."""
    lies_x: Floats
    lies_y: Floats
    """Where the sword lies if it is not in hand."""
    spark_x: Floats
    spark_y: Floats
    force: Floats

    bound: Whole
    """Bits of the modifiers that bind."""
    todo: Whole
    """Pending orders, as bits."""
    order: Whole
    """The current order: one bit, or 0."""
    held: Whole
    """Buttons of the tick before."""
    armed: Whole
    tied: Whole
    wind: Whole
    """A second wind not yet used."""
    excused: Whole
    """Whether the blade lies on a body in a contact that does not count."""
    blade_apart: Whole
    body_apart: Whole
    wall_apart: Whole
    shield_apart: Whole
    """Ticks since the sword last touched a blade, a body, a wall, a shield."""
    spark: Whole
    spark_tick: Whole
    """Kind and tick of the last contact."""
    lost: Whole
    """Tick of the loss, or −1."""
    cause: Whole
    broke: Whole
    """The bit of the modifier whose rule was broken."""

    won_0: Whole
    won_1: Whole
    """Bouts won by each fighter; `score` has both."""
    touches: Whole
    """Bouts that win the fight."""
    count: Whole
    """Ticks of a number of the countdown."""
    bout: Whole
    """The number of the bout, from 1."""
    ties: Whole
    goes: Whole
    """The tick of "Fight!"."""
    shrinks: Whole
    """Ticks from "Fight!" until the floor shrinks."""
    resumes: Whole
    """The tick at which a pause after a touch ends."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.floats: Floats = np.zeros((len(FLOATS), 2, rows))
        self.wholes: Whole = np.zeros((len(WHOLES), 2, rows), np.int32)
        self.course: Whole = np.zeros((len(COURSE), rows), np.int32)
        self.first_floats: Floats = np.zeros_like(self.floats)
        self.first_wholes: Whole = np.zeros_like(self.wholes)
        """The start of every bout of the fight."""
        self.room: Floats = np.zeros((2, rows))
        """Half the length and breadth of the room."""
        self.seed: NDArray[np.uint32] = np.zeros(rows, np.uint32)
        self.tick: Whole = np.zeros(rows, np.int32)
        self.phase: Whole = np.full(rows, OVER, np.int32)
        self.open: Flags = np.zeros(rows, np.bool_)
        self.rules = 0
        """Bits of all modifiers that anybody here has; the others are not computed."""
        self._name()
        self._idle()

    def _idle(self) -> None:
        """Fill the rows with two idle fighters, so that stepping a free row does no harm."""
        ahead = np.array([[1.0], [-1.0]])
        self.x[...] = ahead * -ROOM_Y
        for heading in (self.face_x, self.sword_x, self.aim_x):
            heading[...] = ahead
        self.pace[...] = self.side[...] = 1.0
        self.room[0], self.room[1] = ROOM_X, ROOM_Y
        self.lost[...] = -1
        self.touches[...] = self.bout[...] = 1
        self.count[...] = COUNT
        self.goes[...] = COUNTDOWN_TICKS
        self.shrinks[...] = SHRINK_AFTER

    def _name(self) -> None:
        for number, name in enumerate(FLOATS):
            setattr(self, name, self.floats[number])
        for number, name in enumerate(WHOLES):
            setattr(self, name, self.wholes[number])
        for number, name in enumerate(COURSE):
            setattr(self, name, self.course[number])
        self.score = self.course[:2]
        self.pose = self.floats[: FLOATS.index("arm") + 1]
        """Everything that is restored when a step is undone."""
        self.moving = self.floats[FLOATS.index("x") : FLOATS.index("drift") + 1]
        """Everything that motion changes."""
        self.at = self.vector("x")
        self.speed = self.vector("vx")
        self.face = self.vector("face_x")
        self.sword = self.vector("sword_x")
        self.headings = self.vector("face_x", 4).reshape(2, 2, 2, self.rows)
        """Facing and sword."""
        self.aim = self.vector("aim_x")
        self.hand = self.vector("hand_x")
        self.tip = self.vector("tip_x")
        self.beside = self.vector("hand_beside", 3)
        self.along = self.vector("hand_along", 3)
        self.spot = self.vector("spot_x")
        self.tie_at = self.vector("tie_x")
        self.lies = self.vector("lies_x")
        self.spark_at = self.vector("spark_x")
        self.scratch: Floats = np.empty((6, 2, 2, self.rows))
        self.before: Floats = np.empty_like(self.pose)
        """Buffers for a step's arithmetic and for the pose before it; unused between steps."""
        self.old_beside = self.before[4:7]
        self.old_along = self.before[7:10]

    def vector(self, first: str, parts: int = 2) -> Floats:
        """Consecutive quantities as one view."""
        number = FLOATS.index(first)
        return self.floats[number : number + parts]

    def copy(self) -> World:
        twin = object.__new__(World)
        twin.rows = self.rows
        for name in PARTS:
            setattr(twin, name, getattr(self, name).copy())
        twin.rules = self.rules
        twin._name()
        return twin

    def with_rows(self, rows: NDArray[np.intp], many: int) -> World:
        """A copy of some rows, followed by free ones."""
        other = World(many)
        other.take_over(self, rows)
        other.rules = self.rules
        return other
