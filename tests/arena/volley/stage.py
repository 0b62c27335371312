"""One battle with inputs by hand, which most tests of burrito battles use."""

from __future__ import annotations

import numpy as np

from rumpus.arena.shared.inputs import SIZE
from rumpus.arena.volley import COUNTDOWN_TICKS, Floor, Setup, Verdict, World, bucket
from rumpus.arena.volley.room import clear
from rumpus.arena.volley.terms import Kind
from rumpus.arena.volley.world import FLIES, HELD, LIES

Act = tuple[float, float, float, float, int]
"""Run x, y, hand x, y (−1..1) and buttons."""

EAST, WEST, NORTH, SOUTH = (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)
STILL = (0.0, 0.0)


def act(run: tuple[float, float] = STILL, hand: tuple[float, float] = STILL, buttons: int = 0) -> Act:
    return (*run, *hand, buttons)


class Stage:
    """A battle on a floor of its own, in an empty room. It starts at "Burrito!" unless `count_down` is false."""

    def __init__(
        self,
        kind: Kind = "brawl",
        fighters: tuple[int, ...] = (0, 1),
        bodies: int = 2,
        *,
        furnished: bool = False,
        count_down: bool = True,
        seed: int = 1,
        burritos: int = 2,
        small_room: bool = False,
        behind_back: bool = False,
        grab_loses: bool = True,
    ) -> None:
        self.setup = Setup(seed, kind, fighters, bodies, burritos, small_room, behind_back, grab_loses)
        self.floor = Floor(1, bucket(bodies))
        self.floor.open(self.setup)
        if not furnished:
            clear(self.world, [0])
        if count_down:
            self.run(COUNTDOWN_TICKS)

    @property
    def world(self) -> World:
        return self.floor.world

    @property
    def verdict(self) -> Verdict | None:
        return self.floor.verdict(0)

    def run(self, ticks: int, *acts: Act) -> Stage:
        """Run so many ticks with the same inputs, or until the end."""
        inputs = np.zeros((1, self.floor.bodies, SIZE), np.int8)
        for body, given in enumerate(acts):
            inputs[0, body, :4] = np.rint(np.array(given[:4]) * 127)
            inputs[0, body, 4] = given[4]
        for _ in range(ticks):
            if self.verdict is None:
                self.floor.step(inputs)
        return self

    def place(self, body: int, x: float, y: float, face: tuple[float, float] = EAST) -> Stage:
        world = self.world
        world.at[:, body, 0] = x, y
        world.speed[:, body, 0] = 0.0
        world.face[:, body, 0] = world.aim[:, body, 0] = face
        return self

    def give(self, body: int, number: int = 0) -> Stage:
        """Put a burrito into a hand."""
        self.world.holds[body], self.world.state[number], self.world.thrower[number] = number, HELD, body
        return self

    def lay(self, number: int, x: float, y: float) -> Stage:
        """Put a burrito on the floor."""
        self.world.state[number] = LIES
        self.world.lies[:, number, 0] = x, y, 0.08
        return self

    def fling(
        self, by: int, start: tuple[float, float, float], speed: tuple[float, float, float], number: int = 0
    ) -> Stage:
        """Put a burrito into the air that somebody has just thrown."""
        self.world.state[number], self.world.thrower[number] = FLIES, by
        self.world.holds[by] = -1
        self.world.lies[:, number, 0] = start
        self.world.flight[:, number, 0] = speed
        return self

    def state(self, number: int = 0) -> int:
        return int(self.world.state[number, 0])
