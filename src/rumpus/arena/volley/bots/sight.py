"""What a mind sees: its own body now, as a page predicts it, and everything else after the reaction time.

Everything is an array over the minds that decide in this tick, which are the last axis: [body, mind], [burrito, mind].
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.shared.exact import TINY, Flags, Floats, length
from rumpus.arena.volley.bots.memory import Rows
from rumpus.arena.volley.numbers import GRAVITY, TICK
from rumpus.arena.volley.room import LAYOUTS, furnish
from rumpus.arena.volley.snapshots import FLAGS, ROW_FLAGS, SCALES, Snapshots
from rumpus.arena.volley.world import DUEL, FLIES, FUMBLED, LIES, LOOSE, World

SOON: Final = 1.3
"""Flying burritos are noticed so many seconds before they arrive."""
NEAR_ME: Final = 0.8
"""A burrito that passes nearer than this is a threat, metres."""
LATER: Final = 9.0


def _rooms() -> Floats:
    """Furniture of every layout, [layout, small, duel, quantity, piece]."""
    rooms = [
        [[_room(layout, small=small, duel=duel) for duel in (False, True)] for small in (False, True)]
        for layout in range(len(LAYOUTS))
    ]
    return np.array(rooms)


def _room(layout: int, *, small: bool, duel: bool) -> Floats:
    world = World(2, 1)
    furnish(world, 0, layout, small=small, with_table=not duel)
    return world.pieces[..., 0]


ROOMS: Final = _rooms()
BARE: Final = World(2, 1).pieces[..., 0]


def place_of(own: Snapshots) -> Floats:
    """The places of bodies."""
    return _vector(own, "x", "y")


def _vector(records: Any, *names: str) -> Floats:
    return np.stack([records[name] / SCALES[name] for name in names])


class Sight:
    """Everything that every mind knows now."""

    def __init__(self, own: Snapshots, now: Snapshots, late: Snapshots, body: Rows, ahead: Floats) -> None:
        """`own`: the body that is steered; `ahead`: ticks by which straight motion is extrapolated."""
        self.each = np.arange(body.size)
        self.body = body
        self.now, self.late = now, late
        self.phase: NDArray[np.uint8] = now["phase"]
        self.own = own
        self.at = place_of(own)
        self.speed = _vector(own, "vx", "vy")
        self.face = _vector(own, "face_x", "face_y")
        self.charge: Floats = self.own["charge"] / SCALES["charge"]
        self.has: Flags = self.own["holds"] > 0
        self.fights: Flags = (self.own["flags"] & FLAGS["fights"]) != 0
        self.room: Floats = np.stack([now["room_x"], now["room_y"]]) / SCALES["room_x"]
        self._look_at_people(ahead * TICK)
        self._look_at_burritos(ahead * TICK)
        self._look_at_furniture()

    def pick(self, values: Floats, number: Rows) -> Floats:
        """For each mind one of several bodies, burritos or pieces, which are the axis before the last."""
        return values[..., number, self.each]

    def _look_at_people(self, ahead: Floats) -> None:
        late = self.late["bodies"].T
        self.people: Floats = _vector(late, "x", "y")
        self.running: Floats = _vector(late, "vx", "vy")
        self.people = self.people + self.running * ahead
        self.ducked: Flags = late["crouch"] > SCALES["crouch"] * 0.5
        flags = late["flags"]
        me = np.arange(late.shape[0])[:, None] == self.body
        self.others: Flags = ((flags & FLAGS["here"]) != 0) & ~me
        self.foes: Flags = self.others & ((flags & FLAGS["fights"]) != 0) & ((flags & FLAGS["lost"]) == 0)
        self.armed: Flags = self.foes & (late["holds"] > 0)
        self.gaps = length(self.people - self.at[:, None])

    def _look_at_burritos(self, ahead: Floats) -> None:
        late = self.late["burritos"].T
        self.state: NDArray[np.uint8] = late["state"]
        self.things: Floats = _vector(late, "lie_x", "lie_y", "lie_z")
        self.flying: Floats = _vector(late, "fly_x", "fly_y", "fly_z")
        moving = self.state >= FLIES
        ahead = np.where(moving, ahead, 0.0)
        self.things = self.things + self.flying * ahead
        self.things[2] -= ahead * ahead * (GRAVITY * 0.5)
        self.free: Flags = (self.state == LIES) | (self.state == LOOSE)
        self.mine: Flags = (self.state == FUMBLED) & (late["catcher"] == self.body + 1)
        """Fumbled by the own body."""
        self._fear(late["thrower"])

    def _fear(self, thrower: NDArray[np.uint8]) -> None:
        """Find the next burrito that approaches the own body: in how many seconds, how high, and its flight."""
        way = self.at[:, None] - self.things[:2]
        speed = self.flying[:2]
        square = speed[0] * speed[0] + speed[1] * speed[1]
        when = (way[0] * speed[0] + way[1] * speed[1]) / (square + TINY)
        passes = length(way - speed * when)
        feared = (self.state == FLIES) & (thrower != self.body + 1) & (when > -0.05) & (when < SOON)
        feared &= passes < NEAR_ME
        when = np.where(feared, when, LATER)
        first = when.argmin(axis=0)
        self.when = self.pick(when, first)
        self.number: NDArray[np.intp] = first
        self.feared: Flags = self.when < LATER
        self.comes = self.pick(self.flying, first)
        self.comes_from = self.pick(self.things, first)
        time = np.where(self.feared, self.when, 0.0)
        self.height: Floats = self.comes_from[2] + self.comes[2] * time - time * time * (GRAVITY * 0.5)

    def _look_at_furniture(self) -> None:
        small = ((self.now["flags"] & ROW_FLAGS["small_room"]) != 0).astype(np.intp)
        duel = (self.now["kind"] == DUEL).astype(np.intp)
        rooms = ROOMS[self.now["layout"], small, duel]
        bare = (self.now["flags"] & ROW_FLAGS["bare"]) != 0
        self.pieces: Floats = np.where(bare, BARE[..., None], np.moveaxis(rooms, 0, -1))
        """[quantity, piece, mind]"""

    def is_blocked(self, goal: Floats, height: float) -> Flags:
        """Whether furniture higher than `height` stands between the own body and a goal."""
        way = goal - self.at
        enters = np.full(self.pieces.shape[1:], 0.0)
        leaves = np.full(self.pieces.shape[1:], 1.0)
        for part in (0, 1):
            step = np.where(np.abs(way[part]) < TINY, TINY, way[part])
            half = self.pieces[2 + part]
            one = (self.pieces[part] - half - self.at[part]) / step
            other = (self.pieces[part] + half - self.at[part]) / step
            low, high = np.where(one < other, one, other), np.where(one < other, other, one)
            enters = np.where(low > enters, low, enters)
            leaves = np.where(high < leaves, high, leaves)
        result: Flags = ((enters < leaves) & (self.pieces[4] > height)).any(axis=0)
        return result

    def is_in_the_way(self, goal: Floats) -> Flags:
        """Whether a bystander stands between the own body and a goal."""
        way = goal - self.at
        far = length(way)
        along = way / np.where(far > TINY, far, 1.0)
        offset = self.people - self.at[:, None]
        ahead = offset[0] * along[0] + offset[1] * along[1]
        beside = offset[0] * along[1] - offset[1] * along[0]
        between = (ahead > 0.0) & (ahead < far - 0.3) & (np.abs(beside) < 0.42)
        result: Flags = (between & self.others & ~self.foes).any(axis=0)
        return result
