"""Recordings replay bit for bit, and bad ones are refused."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.arena.duel import Bind, Floor, Recorder, Setup, replayed
from rumpus.arena.duel.recording import inputs_of
from rumpus.arena.shared.inputs import BadInput
from tests.arena.duel.duelists import decide

SETUP = Setup(5, ((Bind("spin"), Bind("switch")), (Bind("hop"), Bind("cry"))))


def recorded(setup: Setup = SETUP) -> tuple[Floor, list[bytes]]:
    floor, recorder = Floor(3), Recorder()
    floor.open(Setup(1))
    row = floor.open(setup)
    chunks = []
    while not floor.over[row]:
        inputs = decide(floor.world)
        recorder.note(inputs[row])
        floor.step(inputs)
        if recorder.ticks == 60:
            chunks.append(recorder.chunk())
    return floor, [*chunks, recorder.chunk()]


def test_a_recording_replays_bit_for_bit() -> None:
    floor, chunks = recorded()
    again = list(replayed(SETUP, chunks))[-1]
    assert again.world.floats[..., 0].tobytes() == floor.world.floats[..., 1].tobytes()
    assert again.verdict(0) == floor.verdict(1)
    assert again.snapshot(0) == floor.snapshot(1)


def test_a_replay_shows_the_start_and_every_tick() -> None:
    floor, chunks = recorded()
    ticks = [int(again.world.tick[0]) for again in replayed(SETUP, chunks)]
    assert ticks == list(range(int(floor.world.tick[1]) + 1))


def test_the_recording_of_a_second_is_small() -> None:
    _, chunks = recorded()
    assert max(len(chunk) for chunk in chunks) < 600
    recorder = Recorder()
    for _ in range(60):
        recorder.note(np.zeros((2, 5), np.int8))
    assert len(recorder.chunk()) == 3


def test_a_chunk_can_be_read_without_the_others() -> None:
    recorder, dice = Recorder(), np.random.default_rng(1)
    noted = [dice.integers(-127, 128, (2, 5)).astype(np.int8) for _ in range(20)]
    for inputs in noted:
        inputs[:, 4] &= 7
        recorder.note(inputs)
        recorder.note(inputs)
    read = list(inputs_of(recorder.chunk()))
    assert [each.tolist() for each in read] == [inputs.tolist() for inputs in noted for _ in range(2)]


@pytest.mark.parametrize("chunk", [b"\x01", b"\x00\x00\x00", b"\x01\x01\x00", b"\x01\x00\x08", b"\x02\xff\x03abc"])
def test_an_invalid_chunk_is_refused(chunk: bytes) -> None:
    with pytest.raises(BadInput):
        list(inputs_of(chunk))


def test_the_replay_of_an_endless_recording_ends() -> None:
    endless = (b"\xff\x00\x00" for _ in range(10_000))
    frames = sum(1 for _ in replayed(Setup(1), endless))
    assert frames < 6000
