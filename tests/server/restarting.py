"""Servers that are stopped and started again during a game, and games with a known seed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rumpus.tables.heart import beginning
from tests.server.harness import SocketPage
from tests.server.running import NO_LIMITS, HouseInAThread
from tests.tables.seated import Seated


def deal(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Give every game from now on that seed."""
    monkeypatch.setattr(beginning, "new_seed", lambda: seed)


class Restartable:
    """A server that can be stopped, and replaced by another one with the same database."""

    def __init__(self, database: Path, arena_speed: float = 1.0) -> None:
        self._database = f"sqlite:///{database}"
        self._arena_speed = arena_speed
        self._house = self._started()

    def _started(self) -> HouseInAThread:
        return HouseInAThread(self._database, NO_LIMITS, arena_speed=self._arena_speed)

    @property
    def url(self) -> str:
        return self._house.url

    @property
    def ws_url(self) -> str:
        return self._house.ws_url

    async def stop(self) -> None:
        await asyncio.to_thread(self._house.stop)

    async def restart(self, seated: Sequence[Seated]) -> None:
        """Stop and start the server, and let everybody come back."""
        await self.stop()
        self._house = self._started()
        await come_back(seated)


async def come_back(seated: Sequence[Seated]) -> None:
    for each in seated:
        page = each.page
        assert isinstance(page, SocketPage)
        await page.ended()
        welcome = await page.resume()
        assert welcome["type"] == "welcome", welcome


@asynccontextmanager
async def restartable(database: Path, arena_speed: float = 1.0) -> AsyncIterator[Restartable]:
    server = Restartable(database, arena_speed)
    try:
        yield server
    finally:
        await server.stop()
