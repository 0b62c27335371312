"""A clean stop: no data is lost, pages are told to reconnect, and no process is left."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tests.server.harness import SocketPage, round_at
from tests.server.running import running_server


async def _move(pages: tuple[SocketPage, SocketPage]) -> None:
    """A person moves, after the bot if it is the bot's turn."""
    ann = pages[0]
    await ann.until(lambda: ann.play is not None and ann.play["waiting"][0] < 2)
    seat = ann.public["to_move"]
    await pages[seat].until(lambda: pages[seat].prompt(seat))
    await pages[seat].act(seat)


async def test_a_stopped_server_exits_cleanly_and_its_pages_come_back_to_the_same_game(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        async with round_at(server) as table:
            pages = await table.game(bot="good")
            await _move(pages)
            drawn = pages[0].public["drawn"]
            assert await asyncio.to_thread(server.stop) == 0
            for page in pages:
                await page.ended()
                assert page.socket is not None
                # The close code "Service restart" makes the page come back.
                assert page.socket.close_code == 1012
            server.start()
            for page in pages:
                assert (await page.resume())["play"]["public"]["drawn"][: len(drawn)] == drawn
            await _move(pages)


async def test_ctrl_c_ends_the_server_and_its_helpers_silently(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        async with round_at(server) as table:
            pages = await table.game(bot="good")
            for _ in range(2):
                await _move(pages)
            assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
            assert server.errors == ""


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _runs(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_a_killed_server_leaves_no_thinking_process_running(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        async with round_at(server) as table:
            pages = await table.game(bot="good")
            for _ in range(3):
                await _move(pages)
            helpers = _children(server.pid)
            assert helpers
            server.kill()
        async with asyncio.timeout(60):
            while any(map(_runs, helpers)):  # noqa: ASYNC110 - no event tells of the end of somebody else's process
                await asyncio.sleep(0.05)
