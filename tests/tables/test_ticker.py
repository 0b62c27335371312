"""The ticker's time: it catches up by a few steps, then time slows down; it stops when there is no battle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from rumpus.arena.duel import Floor
from rumpus.tables import practice
from rumpus.tables.house import House
from rumpus.tables.ticker import MOST_CATCH_UP, Ticker
from tests.tables.arenas import Snapshot
from tests.tables.conftest import TimeMachine, services
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage


@pytest.fixture
async def house(storage: MemoryStorage) -> AsyncIterator[House]:
    opened = House(services(storage, ticker=Ticker()))
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def watching(house: House) -> Guest:
    """Somebody who watches two bots."""
    guest = Guest("Ann")
    await guest.arrive(await house.open_as(practice.opened((), ("easy", "easy"))))
    await guest.until(lambda: guest.frames)
    return guest


def tick(guest: Guest) -> int:
    return Snapshot(guest.frames[-1]).tick


async def test_battles_go_on_by_themselves(watching: Guest) -> None:
    before = tick(watching)
    await watching.until(lambda: tick(watching) >= before + 4)


async def test_a_late_ticker_catches_up_by_a_few_steps_only(time_machine: TimeMachine, watching: Guest) -> None:
    before = tick(watching)
    await time_machine.forward(10)
    await watching.until(lambda: tick(watching) > before)
    assert tick(watching) <= before + 3 * MOST_CATCH_UP


async def test_the_ticker_stops_when_there_is_no_battle(house: House, watching: Guest) -> None:
    await watching.do("back_to_lobby")
    ticker = house.services.ticker
    # It notices in its next tick.
    await asyncio.sleep(0.1)
    assert not ticker.is_running
    await watching.do("start")
    await watching.until(lambda: watching.battle)
    seen = len(watching.frames)
    await watching.until(lambda: len(watching.frames) > seen)
    assert ticker.is_running


async def test_an_arena_that_fails_closes_its_tables_and_they_are_restored(
    house: House, watching: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ArithmeticError("two and two are five")

    with monkeypatch.context() as broken:
        broken.setattr(Floor, "step", fail)
        await watching.closed()
    assert watching.messages[-1]["code"] == "table_failed"
    assert not house.services.ticker.is_running
    await watching.arrive(await house.find(watching.table["code"]))
    await watching.until(lambda: watching.battle)
    seen = len(watching.frames)
    await watching.until(lambda: len(watching.frames) > seen)
