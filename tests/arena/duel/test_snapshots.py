"""Snapshots, as pages and bots see them."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import SNAPSHOT, Bind, Floor, Setup, decoded, read, taken
from rumpus.arena.duel.modifiers import BIT, NUMBER
from rumpus.arena.duel.snapshots import FLAGS
from rumpus.arena.shared.inputs import THRUST
from tests.arena.duel.duelists import decide
from tests.arena.duel.ring import EAST, WEST, Ring, act, touch

HEADER = 6
"""Bytes that the wire format puts before a snapshot."""


def test_a_snapshot_of_two_fighters_has_at_most_160_bytes_with_its_header() -> None:
    ring = Ring(("hop", "cry"))
    assert len(ring.floor.snapshot(0, acked=(2**32 - 1, 7))) == SNAPSHOT.itemsize <= 160 - HEADER


def test_a_snapshot_says_where_everything_is() -> None:
    ring = Ring().run(40, act(EAST, (0.5, 0.5), THRUST), act(WEST, (-0.5, 0.2)))
    seen = decoded(ring.floor.snapshot(0, acked=(41, 42)))
    world = ring.world
    for name, within in (("x", 2e-4), ("y", 2e-4), ("vx", 3e-4), ("sword_x", 2e-5), ("spin", 6e-6), ("arm", 2e-4)):
        assert np.allclose(read(seen, name)[0], getattr(world, name)[:, 0], atol=within), name
    assert np.allclose(read(seen, "tip_x")[0], world.tip_x[:, 0], atol=2e-4)
    assert seen["tick"][0] == world.tick[0]
    assert seen["fighters"]["acked"][0].tolist() == [41, 42]


def test_a_snapshot_names_the_order_and_the_ticks_left() -> None:
    ring = Ring((Bind("pace", 0.4), "cry"))
    ring.place(1, 2.5, 1.5, WEST)
    touch(ring)
    fighters = decoded(ring.floor.snapshot(0))["fighters"][0]
    assert fighters["order"].tolist() == [NUMBER["cry"] + 1, 0]
    assert 140 <= fighters["left"][0] <= 150, "in ticks of the clock on the wall"
    assert fighters["flags"][0] & FLAGS["cry_due"]
    assert fighters["bound"].tolist() == [BIT["pace"] | BIT["cry"]] * 2


def test_a_snapshot_shows_a_sword_on_the_floor_where_it_lies() -> None:
    ring = Ring(("fetch",))
    seen = decoded(ring.floor.snapshot(0))
    assert not (seen["fighters"]["flags"] & FLAGS["armed"]).any()
    assert np.allclose(read(seen, "tip_x")[0], ring.world.lies_x[:, 0], atol=2e-4)


def test_a_snapshot_has_the_kind_and_age_of_a_contact() -> None:
    ring = Ring()
    touch(ring)
    ring.run(10)
    fighters = decoded(ring.floor.snapshot(0))["fighters"][0]
    assert fighters["spark"].tolist() == [3, 0]
    assert fighters["spark_age"].tolist() == [int(ring.world.tick[0] - ring.world.spark_tick[0, 0]), 255]


@pytest.mark.parametrize(
    ("rules", "flag"),
    [
        (("blind",), "blind"),
        (("shield",), "shield"),
        (("second_wind",), "wind"),
        (("other_hand",), "left_handed"),
        (("tether",), "tied"),
        (("tether", "sit"), "tether_asleep"),
        (("no_retreat", "paces"), "retreat_asleep"),
    ],
)
def test_a_snapshot_has_the_flags_of_a_fighter(rules: tuple[str, ...], flag: str) -> None:
    ring = Ring(first=rules).run(1)
    flags = decoded(ring.floor.snapshot(0))["fighters"]["flags"][0]
    assert [bool(each & FLAGS[flag]) for each in flags] == [True, False]


def test_before_fight_both_are_held() -> None:
    flags = decoded(Ring(count_down=False).floor.snapshot(0))["fighters"]["flags"][0]
    assert (flags & FLAGS["held"]).all()


def test_snapshots_of_all_rows_at_once_equal_those_of_single_rows() -> None:
    floor = Floor(6)
    for seed in range(5):
        floor.open(Setup(seed, ((Bind("hop"),), ())))
    for _ in range(260):
        floor.step(decide(floor.world))
    seen = taken(floor.world)
    for row in range(5):
        assert floor.snapshot(row) == seen[row].tobytes()
