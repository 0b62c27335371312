"""Work on uploaded files runs in a process with limits, and is stopped when nobody waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rumpus.engine import BadReplay
from rumpus.replays.verify import zipped_upload
from rumpus.tables import workshop as workshop_module
from rumpus.tables.workshop import GivenUp, Overloaded, Workshop

# Starts processes.
pytestmark = pytest.mark.whole


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    opened = Workshop(1)
    yield opened
    await asyncio.to_thread(opened.stop)


async def test_results_and_refusals_are_returned(workshop: Workshop) -> None:
    assert await workshop.work_out(5.0, divmod, 17, 5) == (3, 2)
    with pytest.raises(BadReplay, match="not a Rumpus replay"):
        await workshop.work_out(5.0, zipped_upload, b"[]")


async def test_work_that_takes_too_long_is_stopped_and_the_next_is_done(workshop: Workshop) -> None:
    with pytest.raises(GivenUp, match="too much time or memory"):
        await workshop.work_out(0.2, pow, 7, 10**9)
    assert await workshop.work_out(5.0, divmod, 17, 5) == (3, 2)


async def test_work_that_takes_too_much_memory_is_stopped(workshop: Workshop) -> None:
    with pytest.raises(GivenUp, match="too much time or memory"):
        await workshop.work_out(5.0, bytearray, 2_000_000_000)


async def test_work_that_fails_is_reported_and_the_next_is_done(workshop: Workshop) -> None:
    with pytest.raises(GivenUp, match="did not work"):
        await workshop.work_out(5.0, divmod, 17, 0)
    assert await workshop.work_out(5.0, divmod, 17, 5) == (3, 2)


async def test_on_a_system_without_fork_each_piece_of_work_has_a_new_process(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop_module, "CAN_FORK", False)
    assert await workshop.work_out(5.0, divmod, 17, 5) == (3, 2)
    with pytest.raises(BadReplay, match="not a Rumpus replay"):
        await workshop.work_out(5.0, zipped_upload, b"[]")


def _working(helper: int) -> str:
    return Path(f"/proc/{helper}/task/{helper}/children").read_text().strip()


async def test_work_that_nobody_waits_for_is_stopped(workshop: Workshop, tmp_path: Path) -> None:
    helper = await workshop.work_out(5.0, os.getppid)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = asyncio.ensure_future(workshop.work_out(5.0, Path.read_bytes, pipe))
    # Opening blocks until the work has opened the pipe too. The work goes on until the pipe is closed.
    kept_open = await asyncio.to_thread(os.open, pipe, os.O_WRONLY)
    assert _working(helper)
    reading.cancel()
    async with asyncio.timeout(60):
        while _working(helper):  # noqa: ASYNC110 - no event tells of the end of somebody else's process
            await asyncio.sleep(0.01)
    os.close(kept_open)


async def test_a_helper_that_was_killed_is_replaced(workshop: Workshop) -> None:
    pid = await workshop.work_out(5.0, os.getppid)
    os.kill(pid, 9)
    async with asyncio.timeout(60):
        while True:
            try:
                again = await workshop.work_out(5.0, os.getppid)
            except GivenUp:
                # The work had been handed over when the helper was killed.
                continue
            break
    assert again != pid


async def test_a_sender_has_one_piece_done_at_a_time(workshop: Workshop) -> None:
    with workshop.one_for("192.0.2.1"):
        with pytest.raises(Overloaded), workshop.one_for("192.0.2.1"):
            pass
        with workshop.one_for("192.0.2.2"):
            pass
    with workshop.one_for("192.0.2.1"):
        pass
