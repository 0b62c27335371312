"""The log of all tables: ordered, grouped and atomic."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from rumpus.tables.errors import StorageFailed
from rumpus.tables.log import GroupLog, SaveTable
from tests.tables.memory import MemoryStorage


def _save(number: int) -> SaveTable:
    return SaveTable(f"T{number}", "lobby", b"{}")


@pytest.fixture
async def log(storage: MemoryStorage) -> AsyncIterator[GroupLog]:
    opened = GroupLog(storage)
    opened.start()
    yield opened
    await opened.stop()


async def test_simultaneous_writes_are_committed_together_and_in_order(log: GroupLog, storage: MemoryStorage) -> None:
    await asyncio.gather(*(log.write([_save(number)]) for number in range(50)))
    assert len(storage.groups) == 1
    assert storage.groups[0] == tuple(_save(number) for number in range(50))


async def test_a_write_is_done_only_once_it_is_stored(log: GroupLog, storage: MemoryStorage) -> None:
    writing = log.write([_save(1)])
    assert not writing.done()
    await writing
    assert storage.groups == [(_save(1),)]


async def test_all_writes_of_a_failed_commit_get_the_error_and_the_next_commit_succeeds(
    log: GroupLog, storage: MemoryStorage
) -> None:
    storage.is_failing = True
    told = await asyncio.gather(*(log.write([_save(number)]) for number in range(3)), return_exceptions=True)
    assert [type(each) for each in told] == [StorageFailed] * 3
    storage.is_failing = False
    await log.write([_save(4)])
    assert storage.groups == [(_save(4),)]


async def test_stopping_commits_the_waiting_writes(log: GroupLog, storage: MemoryStorage) -> None:
    log.write([_save(1)])
    await log.stop()
    assert storage.groups == [(_save(1),)]


async def test_an_error_of_one_who_is_told_does_not_keep_the_others_from_being_told(log: GroupLog) -> None:
    def fail(_error: StorageFailed | None) -> None:
        raise RuntimeError("cannot be told")

    before, after = log.write([_save(1)]), asyncio.get_running_loop().create_future()
    log.append([_save(2)], fail)
    log.append([_save(3)], after.set_result)
    await before
    assert await after is None
