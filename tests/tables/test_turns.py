"""Owners of jobs take turns when there are more jobs than places."""

from __future__ import annotations

import asyncio

import pytest

from rumpus.tables.turns import Turns


async def _job(turns: Turns, owner: str, done: list[str], gate: asyncio.Semaphore) -> None:
    async with turns.place(owner):
        await gate.acquire()
        done.append(owner)


async def test_a_table_with_many_thoughts_does_not_hold_up_one_with_a_single_thought() -> None:
    turns, gate = Turns(1), asyncio.Semaphore(0)
    done: list[str] = []
    owners = ["crowd", "crowd", "crowd", "crowd", "lone", "pair", "pair"]
    tasks = [asyncio.create_task(_job(turns, owner, done, gate)) for owner in owners]
    await asyncio.sleep(0)
    for _ in owners:
        gate.release()
    await asyncio.gather(*tasks)
    assert done == ["crowd", "crowd", "lone", "pair", "crowd", "pair", "crowd"]


async def test_no_more_jobs_run_than_there_are_places() -> None:
    turns, running, most = Turns(2), 0, 0

    async def job(owner: str) -> None:
        nonlocal running, most
        async with turns.place(owner):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    await asyncio.gather(*(job(str(number % 3)) for number in range(12)))
    assert most == 2


async def test_a_place_is_not_lost_with_a_job_that_is_cancelled() -> None:
    turns, gate = Turns(1), asyncio.Semaphore(0)
    done: list[str] = []

    async def cancel_the_next() -> None:
        async with turns.place("a"):
            await gate.acquire()
        # The place has just been passed on to it.
        second.cancel()

    first = asyncio.create_task(cancel_the_next())
    second, third = (asyncio.create_task(_job(turns, owner, done, gate)) for owner in "bc")
    await asyncio.sleep(0)
    gate.release()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    gate.release()
    await asyncio.wait_for(third, 60)
    assert done == ["c"]
