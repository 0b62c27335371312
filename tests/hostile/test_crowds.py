"""Many connections at once: the newest are turned away with a clear answer, and those who are here play on."""

from __future__ import annotations

import asyncio
import select
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hostile.attacking import under_attack
from tests.hostile.honest import Honest
from tests.hostile.wire import PATIENCE_S, TEXT, Where, Wire, frame, open_socket, resident_mb
from tests.server.harness import round_at
from tests.server.running import RunningServer, running_server

FILES = 256


@pytest.fixture
def cramped(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that may open only so many files."""
    with running_server(tmp_path / "rumpus.sqlite3", open_files=FILES) as started:
        yield started


def _crowd(server: RunningServer, guests: int) -> list[Wire]:
    """Guests from several addresses who connect and say nothing."""
    return [Wire(Where("127.0.0.1", server.port, f"127.0.3.{number % 10 + 1}")) for number in range(guests)]


def _answered(crowd: list[Wire]) -> list[tuple[int, str]]:
    """What those were told who were told something without having asked."""
    told, _, _ = select.select([wire.socket for wire in crowd], [], [], PATIENCE_S)
    return [wire.answer() for wire in crowd if wire.socket in told]


async def test_a_server_without_files_to_spare_turns_the_newest_away_and_the_game_goes_on(
    cramped: RunningServer,
) -> None:
    async with round_at(cramped) as table:
        honest = await Honest.at(table)
        crowd = await asyncio.to_thread(_crowd, cramped, 2 * FILES)
        assert (503, "This server is full. Try again in a moment.\n") in await asyncio.to_thread(_answered, crowd)
        for _ in range(5):
            await honest.move()
        for wire in crowd:
            wire.socket.close()
        # The pages that are here were never in danger, and now there is room for more.
        async with round_at(cramped) as another:
            await (await Honest.at(another)).move()
        await honest.move()
    assert await asyncio.to_thread(cramped.stop) == 0
    assert "Too many open files" not in cramped.errors


def _waves(server: RunningServer, waves: int, guests: int) -> None:
    """Guests who send almost all of a large frame, then go."""
    data = frame(TEXT, b" " * 999_000, size=1_000_000)
    for wave in range(waves):
        where = Where("127.0.0.1", server.port, f"127.0.4.{wave + 1}")
        wires = [open_socket(where) for _ in range(guests)]
        for wire in wires:
            wire.send(data)
        for wire in wires:
            wire.socket.close()


async def test_frames_that_are_never_finished_take_no_memory(server: RunningServer) -> None:
    async with round_at(server) as table:
        honest = await Honest.at(table)
        await asyncio.to_thread(_waves, server, 1, 40)
        before = resident_mb(server.pid)
        await asyncio.to_thread(_waves, server, 4, 40)
        await honest.move()
        assert resident_mb(server.pid) - before < 40


@pytest.mark.parametrize("name", ["requests", "connections", "slow_heads", "silent"])
async def test_an_honest_player_plays_on_beside_guests_who_crowd_the_door(server: RunningServer, name: str) -> None:
    async with round_at(server) as table:
        honest = await Honest.at(table)
        over = asyncio.Event()
        playing = asyncio.create_task(honest.play(over))
        async with under_attack(name, server.port, seconds=1.0, source=f"127.0.5.{ord(name[-2])}") as seen:
            pass
        over.set()
        await playing
    assert seen["connected"] >= 1, seen
    assert honest.moves >= 2
    assert honest.quantile_ms(0.5) < 1000
