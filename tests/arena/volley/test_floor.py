"""Rows of a floor, invalid setups, the room, snapshots for pages, and recordings."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import numpy as np
import pytest

from rumpus.arena.shared.inputs import BadInput, still
from rumpus.arena.volley import BadSetup, Floor, Setup, World, bucket, decoded, read, recorder_of, replayed
from rumpus.arena.volley.bots import Minds
from rumpus.arena.volley.constants import DEEDS, STATES, TOUCHES, typescript
from rumpus.arena.volley.judge import IN_HAND, SENT_OFF
from rumpus.arena.volley.numbers import RING, SMALL, TORSO
from rumpus.arena.volley.room import LAYOUTS
from rumpus.arena.volley.snapshots import BODY, FLAGS, THING, snapshot
from rumpus.arena.volley.world import FUMBLED
from tests.arena.volley.stage import EAST, Stage, act
from tests.arena.volley.throwers import eager_inputs

WAR = Setup(5, "war", (0, 1, 2, 4), 5)


def test_a_full_floor_doubles_and_goes_on() -> None:
    floor = Floor(1)
    assert [floor.open(Setup(seed, "brawl", (0, 1), 2)) for seed in range(3)] == [0, 1, 2]
    assert floor.rows == 4
    alone = Floor(1)
    alone.open(Setup(2, "brawl", (0, 1), 2))
    for _ in range(250):
        floor.step(eager_inputs(floor.world))
        alone.step(eager_inputs(alone.world))
    assert alone.world.floats[..., 0].tobytes() == floor.world.floats[..., 2].tobytes()


def test_a_closed_row_is_reused_with_a_new_bout() -> None:
    floor = Floor(2, 6)
    floor.open(WAR)
    row = floor.open(WAR)
    start = floor.snapshot(row)
    for _ in range(260):
        floor.step(eager_inputs(floor.world))
    floor.close(row)
    assert floor.verdict(row) is None
    assert floor.open(WAR) == row
    assert floor.snapshot(row) == start


def test_time_stands_still_in_rows_that_are_held() -> None:
    floor = Floor(2, 6)
    floor.open(WAR)
    floor.open(WAR)
    for _ in range(200):
        floor.step(eager_inputs(floor.world))
    before = floor.world.copy()
    for _ in range(30):
        floor.step(eager_inputs(floor.world), still=np.array([True, False]))
    for part in World.parts:
        assert getattr(floor.world, part)[..., 0].tobytes() == getattr(before, part)[..., 0].tobytes()
    assert floor.world.tick.tolist() == [200, 230]


def test_an_empty_floor_can_be_stepped() -> None:
    floor = Floor(3, 12)
    floor.step(still(3, 12))
    assert not floor.over.any()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1, "brawl", (0, 0), 2),
        Setup(1, "brawl", (0, 2), 2),
        Setup(1, "brawl", (0,), 2),
        Setup(1, "duel", (0, 1, 2), 3),
        Setup(1, "war", (0, 1), 13),
        Setup(1, "war", (0, 1), 1),
        Setup(1, "war", (0, 1), 2, burritos=5),
        Setup(1, "feast", (0, 1), 2),  # type: ignore[arg-type]
    ],
)
def test_an_invalid_setup_is_refused(setup: Setup) -> None:
    with pytest.raises(BadSetup):
        Floor(1, 12).open(setup)


def test_floors_are_for_two_six_or_twelve_bodies() -> None:
    assert [bucket(bodies) for bodies in (2, 3, 6, 7, 12)] == [2, 6, 6, 12, 12]
    with pytest.raises(BadSetup):
        Floor(1, 2).open(WAR)


@pytest.mark.parametrize("small", [False, True])
def test_everybody_starts_equally_far_from_the_middle_and_clear_of_furniture(small: bool) -> None:
    layouts = set()
    for seed in range(40):
        stage = Stage("war", tuple(range(12)), 12, seed=seed, small_room=small, furnished=True, count_down=False)
        world = stage.world
        layouts.add(int(world.layout[0]))
        far = np.sqrt(world.x[:, 0] ** 2 + world.y[:, 0] ** 2)
        assert np.allclose(far, RING * (SMALL if small else 1.0))
        before = world.at.copy()
        stage.run(1)
        assert np.abs(world.at - before).max() < 0.02
    assert layouts == set(range(len(LAYOUTS)))


def test_layouts_look_the_same_turned_by_180_degrees() -> None:
    for layout in LAYOUTS:
        places = {(piece.what, piece.x, piece.y) for piece in layout}
        assert places == {(what, -x, -y) for what, x, y in places}


@pytest.mark.clause("B-DUEL-1")
def test_no_furniture_stands_in_the_lane_of_a_duel() -> None:
    for layout in LAYOUTS:
        assert all(abs(piece.y) * SMALL - piece.deep > TORSO or abs(piece.x) > 5.0 for piece in layout)


def test_a_snapshot_says_where_everything_is() -> None:
    stage = Stage("war", (0, 1, 3), 4).give(1)
    stage.run(30, act(EAST, (0.5, 0.5)), act((0.0, -1.0), (-1.0, 0.0), 1))
    seen = decoded(stage.floor.snapshot(0, acked=(7, 8, 9)), 6)
    world = stage.world
    for name, within in (("x", 2e-4), ("vy", 3e-4), ("face_x", 2e-5), ("charge", 3e-3)):
        assert np.allclose(read(seen, "bodies", name)[0], getattr(world, name)[:, 0], atol=within), name
    assert np.allclose(read(seen, "burritos", "lie_x")[0], world.lie_x[:, 0], atol=2e-4)
    bodies = seen["bodies"][0]
    assert bodies["acked"].tolist() == [7, 8, 9, 0, 0, 0]
    assert bodies["holds"].tolist() == [0, 1, 0, 0, 0, 0]
    flags = bodies["flags"]
    assert ((flags & FLAGS["here"]) != 0).tolist() == [True] * 4 + [False] * 2
    assert ((flags & FLAGS["fights"]) != 0).tolist() == [True, True, False, True, False, False]


def test_snapshots_are_small() -> None:
    assert [snapshot(bodies).itemsize for bodies in (2, 6, 12)] == [144, 272, 464]


def test_the_constants_for_the_pages_cover_every_byte_and_name() -> None:
    found = re.findall(r"export const (\w+) = (.*?) as const;\n", typescript(), re.DOTALL)
    told = {name: json.loads(value) for name, value in found}
    sizes = {"u8": 1, "u16": 2, "i16": 2, "u32": 4}
    for layout, record in (("BODY_LAYOUT", BODY), ("BURRITO_LAYOUT", THING)):
        covered: list[int] = []
        for field in told[layout].values():
            covered += range(field["at"], field["at"] + sizes[field["kind"]])
        assert covered == list(range(record.itemsize))
    assert told["NUMBERS"]["TORSO"] == TORSO
    assert (len(STATES), len(DEEDS), len(TOUCHES)) == (FUMBLED + 1, SENT_OFF + 1, IN_HAND + 1)


def recorded(setup: Setup) -> tuple[Floor, list[bytes]]:
    floor, recorder = Floor(2, 6), recorder_of(setup)
    floor.open(Setup(1, "brawl", (0, 1), 2))
    row = floor.open(setup)
    chunks = []
    minds = Minds(2, 6)
    for body in range(setup.bodies):
        minds.seat(row, body, "easy")
    while not floor.over[row]:
        inputs = minds.decide(floor)
        recorder.note(inputs[row, : setup.bodies])
        floor.step(inputs)
        if recorder.ticks == 60:
            chunks.append(recorder.chunk())
    return floor, [*chunks, recorder.chunk()]


def test_a_recording_replays_bit_for_bit() -> None:
    floor, chunks = recorded(WAR)
    shown = list(replayed(WAR, chunks))
    assert shown[-1].verdict(0) == floor.verdict(1) is not None
    assert shown[-1].snapshot(0) == floor.snapshot(1)
    assert len(shown) == floor.world.tick[1] + 1
    assert all(one is other for one, other in pairwise(shown))


@pytest.mark.parametrize("chunk", [b"\x01", b"\x00\x00\x00\x00\x00", b"\x01\xff\xff\xff\xff" + bytes(32)])
def test_an_invalid_recording_is_refused(chunk: bytes) -> None:
    with pytest.raises(BadInput):
        list(replayed(WAR, [chunk]))
