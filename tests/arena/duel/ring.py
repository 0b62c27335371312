"""One bout with inputs by hand, which most tests of the arena use."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rumpus.arena.duel import COUNTDOWN_TICKS, Bind, Floor, Setup, Verdict
from rumpus.arena.duel.contacts import measure
from rumpus.arena.duel.modifiers import BIT
from rumpus.arena.duel.numbers import NEW_CONTACT
from rumpus.arena.duel.world import World
from rumpus.arena.shared.inputs import SIZE, Inputs

Binds = tuple[str | Bind, ...]
Act = tuple[float, float, float, float, int]
"""Walk x, y, hand x, y (−1..1) and buttons."""

REST: Act = (0.0, 0.0, 0.0, 0.0, 0)
EAST, WEST, NORTH, SOUTH = (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)


def act(walk: tuple[float, float] = (0.0, 0.0), hand: tuple[float, float] = (0.0, 0.0), buttons: int = 0) -> Act:
    return (*walk, *hand, buttons)


def setup(both: Binds = (), first: Binds = (), second: Binds = (), seed: int = 1) -> Setup:
    def binds(names: Binds) -> tuple[Bind, ...]:
        return tuple(Bind(name) if isinstance(name, str) else name for name in names)

    return Setup(seed, (binds(both + first), binds(both + second)))


class Ring:
    """A bout on a floor of its own. It starts at "Fight!" unless `count_down` is false."""

    def __init__(
        self, both: Binds = (), first: Binds = (), second: Binds = (), seed: int = 1, count_down: bool = True
    ) -> None:
        self.floor = Floor(1)
        self.floor.open(setup(both, first, second, seed))
        if count_down:
            self.run(COUNTDOWN_TICKS)

    @property
    def world(self) -> World:
        return self.floor.world

    @property
    def verdict(self) -> Verdict | None:
        return self.floor.verdict(0)

    def run(self, ticks: int, first: Act = REST, second: Act = REST) -> Ring:
        """Run so many ticks with the same inputs, or until the end."""
        inputs = inputs_of(first, second)
        for _ in range(ticks):
            if self.verdict is None:
                self.floor.step(inputs)
        return self

    def place(self, fighter: int, x: float, y: float, face: tuple[float, float], arm: float = 0.4) -> None:
        """Put a fighter somewhere, with the sword straight ahead."""
        world = self.world
        world.at[:, fighter, 0] = x, y
        world.speed[:, fighter, 0] = 0.0
        for heading in (world.face, world.sword, world.aim):
            heading[:, fighter, 0] = face
        world.arm[fighter] = world.want[fighter] = arm
        world.spin[fighter] = 0.0
        world.blade_apart[...] = NEW_CONTACT
        measure(world)

    def far_apart(self) -> Ring:
        """Put both out of each other's reach."""
        self.place(0, -2.5, -1.5, EAST)
        self.place(1, 2.5, 1.5, WEST)
        return self

    def at(self, fighter: int) -> NDArray[np.float64]:
        return self.world.at[:, fighter, 0].copy()

    def distance(self) -> float:
        offset = self.at(0) - self.at(1)
        return float(np.sqrt(offset @ offset))

    def tip(self, fighter: int) -> NDArray[np.float64]:
        return self.world.tip[:, fighter, 0].copy()

    def heading(self, fighter: int) -> float:
        """The direction of the sword in degrees."""
        return float(np.degrees(np.arctan2(self.world.sword_y[fighter, 0], self.world.sword_x[fighter, 0])))

    def order(self, fighter: int) -> str:
        """The order that the fighter is carrying out."""
        return next((name for name, bit in BIT.items() if bit == self.world.order[fighter, 0]), "")


def inputs_of(first: Act, second: Act) -> Inputs:
    inputs = np.zeros((1, 2, SIZE), np.int8)
    for fighter, given in enumerate((first, second)):
        inputs[0, fighter, :4] = np.rint(np.array(given[:4]) * 127)
        inputs[0, fighter, 4] = given[4]
    return inputs


def touch(ring: Ring, striker: int = 0) -> None:
    """Make the striker's sword touch a wall, which binds nobody else."""
    ring.place(striker, 3.6 if striker else -3.6, 0.0, WEST if striker == 0 else EAST)
    ring.run(2)
    ring.place(striker, 2.0 if striker else -2.0, 0.0, EAST if striker == 0 else WEST)
    ring.world.spot[...] = ring.world.at
