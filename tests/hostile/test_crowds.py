"""Many connections at once: the newest are refused with a clear answer, and connected people play on."""

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
    """A server with a low limit of open files."""
    with running_server(tmp_path / "rumpus.sqlite3", open_files=FILES) as started:
        yield started


def _crowd(server: RunningServer, guests: int) -> list[Wire]:
    """Guests from several addresses who connect and send nothing."""
    return [Wire(Where("127.0.0.1", server.port, f"127.0.3.{number % 10 + 1}")) for number in range(guests)]


def _answered(crowd: list[Wire]) -> list[tuple[int, str]]:
    """The unsolicited answers that these connections got."""
    told, _, _ = select.select([wire.socket for wire in crowd], [], [], PATIENCE_S)
    return [wire.answer() for wire in crowd if wire.socket in told]


async def test_a_server_that_runs_out_of_files_refuses_the_newest_connections_and_the_game_goes_on(
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
        # The connected pages were never affected, and now there is room for more.
        async with round_at(cramped) as another:
            await (await Honest.at(another)).move()
        await honest.move()
    assert await asyncio.to_thread(cramped.stop) == 0
    assert "Too many open files" not in cramped.errors


def _waves(server: RunningServer, waves: int, guests: int) -> None:
    """Guests who send almost all of a large frame, then disconnect."""
    data = frame(TEXT, b" " * 999_000, size=1_000_000)
    for wave in range(waves):
        where = Where("127.0.0.1", server.port, f"127.0.4.{wave + 1}")
        wires = [open_socket(where) for _ in range(guests)]
        for wire in wires:
            wire.send(data)
        for wire in wires:
            wire.socket.close()


async def test_frames_that_are_never_finished_leave_no_memory_in_use(server: RunningServer) -> None:
    async with round_at(server) as table:
        honest = await Honest.at(table)
        await asyncio.to_thread(_waves, server, 1, 40)
        before = resident_mb(server.pid)
        await asyncio.to_thread(_waves, server, 4, 40)
        await honest.move()
        assert resident_mb(server.pid) - before < 40


@pytest.mark.parametrize("name", ["requests", "connections", "slow_heads", "silent"])
async def test_an_honest_player_plays_on_beside_a_crowd_of_connections(server: RunningServer, name: str) -> None:
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
