"""A house without a server: tables with a storage in memory, and a clock that tests can move forward."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from msgspec import Struct

from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.table import Table
from rumpus.tables.thinking import PoolThinker
from rumpus.tables.ticker import Ticker
from tests.tables.arenas import Bout, HandTicker, bout
from tests.tables.guest import Guest
from tests.tables.memory import MemoryStorage
from tests.tables.teamgame import team_game


class TimeMachine:
    """Moves the event loop's clock forward, so that tests need not wait for a minute to pass."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._real: Callable[[], float] = self._loop.time
        self._ahead_s = 0.0
        self._loop.time = lambda: self._real() + self._ahead_s  # type: ignore[method-assign]

    async def forward(self, seconds: float) -> None:
        await self._settle()
        self._ahead_s += seconds
        await self._settle()

    async def _settle(self) -> None:
        # Timers that are due run in the next cycle of the loop, and what they wake in the following ones.
        for _ in range(10):
            await asyncio.sleep(0)


@pytest.fixture
async def time_machine() -> TimeMachine:
    # Never reset: the loop ends with the test, and its clock may not run backwards before.
    return TimeMachine()


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def bot_pace() -> float:
    """Bots answer at once, so that games are fast."""
    return 0.0


@pytest.fixture
def ticker() -> HandTicker:
    return HandTicker()


def services(storage: MemoryStorage, bot_pace: float = 0.0, ticker: Ticker | None = None) -> Services:
    link = "http://here/t/{}".format
    return Services(GroupLog(storage), PoolThinker(), link, bot_pace, ticker or HandTicker())


@pytest.fixture
async def house(storage: MemoryStorage, bot_pace: float, ticker: HandTicker) -> AsyncIterator[House]:
    opened = House(services(storage, bot_pace, ticker))
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def fight(house: House, ticker: HandTicker) -> Bout:
    return await bout(house, ticker)


class Party(Struct):
    """A table with Ann, the host, in seat 0 and Bo in seat 1."""

    table: Table
    ann: Guest
    bo: Guest

    @property
    def guests(self) -> tuple[Guest, Guest]:
        return (self.ann, self.bo)

    async def start(self, **settings: object) -> None:
        if settings:
            await self.ann.do("configure", settings=settings)
        await self.ann.do("start", anyway=True)
        for guest in self.guests:
            await guest.until(lambda guest=guest: guest.play)  # type: ignore[misc]

    @property
    def mover(self) -> Guest:
        """The guest whose turn it is."""
        return self.guests[self.ann.public["to_move"]]

    @property
    def waiter(self) -> Guest:
        return self.guests[1 - self.ann.public["to_move"]]


@pytest.fixture
async def party(house: House) -> Party:
    table = await house.open("mantis", public=False)
    ann, bo = Guest("Ann"), Guest("Bo")
    for seat, guest in enumerate((ann, bo)):
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
    return Party(table, ann, bo)


class Teams(Struct):
    """A table for two teams: Ann (captain and host) and Cy in seat 0, Bo alone in seat 1."""

    table: Table
    ann: Guest
    bo: Guest
    cy: Guest

    @property
    def guests(self) -> tuple[Guest, Guest, Guest]:
        return (self.ann, self.bo, self.cy)

    async def start(self, *, options: dict[str, object] | None = None, **settings: object) -> None:
        await self.ann.do("configure", settings={"stand_in": "random", **settings}, options=options or {})
        await self.ann.do("start", anyway=True)
        for guest in self.guests:
            await guest.until(lambda guest=guest: guest.play)  # type: ignore[misc]


@pytest.fixture
async def teams(house: House) -> AsyncIterator[Teams]:
    with team_game() as game:
        table = await house.open(game, public=False)
        ann, bo, cy = Guest("Ann"), Guest("Bo"), Guest("Cy")
        for guest, seat in ((ann, 0), (bo, 1), (cy, 0)):
            await guest.arrive(table)
            await guest.do("take_seat", seat=seat)
        yield Teams(table, ann, bo, cy)
