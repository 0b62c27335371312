"""Rows of a floor: they are opened, closed and held, and the floor grows when it is full."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import BadSetup, Bind, Floor, Setup
from rumpus.arena.duel.world import PARTS
from rumpus.arena.shared.inputs import still
from tests.arena.duel.duelists import decide


def test_a_full_floor_doubles_and_goes_on() -> None:
    floor = Floor(1)
    assert [floor.open(Setup(seed)) for seed in range(3)] == [0, 1, 2]
    assert floor.rows == 4
    for _ in range(200):
        floor.step(decide(floor.world))
    alone = Floor(1)
    alone.open(Setup(2))
    for _ in range(200):
        alone.step(decide(alone.world))
    assert alone.world.floats[..., 0].tobytes() == floor.world.floats[..., 2].tobytes()


def test_a_closed_row_is_reused_with_a_new_bout() -> None:
    floor = Floor(2)
    floor.open(Setup(1))
    row = floor.open(Setup(2))
    start = floor.snapshot(row)
    for _ in range(220):
        floor.step(decide(floor.world))
    floor.close(row)
    assert floor.verdict(row) is None
    assert floor.open(Setup(2)) == row
    assert floor.snapshot(row) == start


def test_rules_of_closed_rows_are_removed_from_the_floor() -> None:
    floor = Floor(2)
    floor.open(Setup(1))
    row = floor.open(Setup(2, ((Bind("hop"),), ())))
    assert floor.world.rules
    floor.close(row)
    assert not floor.world.rules


def test_time_stands_still_in_rows_that_are_held() -> None:
    floor = Floor(2)
    floor.open(Setup(1))
    floor.open(Setup(2))
    for _ in range(200):
        floor.step(decide(floor.world))
    before = floor.world.copy()
    for _ in range(30):
        floor.step(decide(floor.world), still=np.array([True, False]))
    for part in PARTS:
        assert getattr(floor.world, part)[..., 0].tobytes() == getattr(before, part)[..., 0].tobytes()
    assert floor.world.tick.tolist() == [200, 230]


def test_an_empty_floor_can_be_stepped() -> None:
    floor = Floor(3)
    floor.step(still(3))
    assert not floor.over.any()


@pytest.mark.parametrize("bind", [Bind("flying"), Bind("pace", 0.0), Bind("pace", float("nan")), Bind("pace", 5.0)])
def test_an_invalid_setup_is_refused(bind: Bind) -> None:
    with pytest.raises(BadSetup):
        Floor(1).open(Setup(1, ((bind,), ())))
