"""Duels over real sockets, with pages that steer while they read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import websockets

from tests.server.harness import Round, Server, SocketPage, http, round_at
from tests.tables.arenas import Fighter, Plan, Snapshot

SPEED = 4.0
"""The speed of battles here. If it were higher, pages on a busy machine would seem to have lost the connection."""
FRAME_S = 0.008
INPUTS = 4


class SocketFighter(Fighter):
    """A page that sends inputs all the time during a battle."""

    page: SocketPage

    def __init__(self, page: SocketPage, seat: int, plan: Plan = None) -> None:
        super().__init__(page, seat)
        self.plan = plan
        self._sending: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._sending = asyncio.get_running_loop().create_task(self._send())

    async def end(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _send(self) -> None:
        sent = 0
        while True:
            await asyncio.sleep(FRAME_S)
            plan = self.plan
            if plan is None or self.page.battle is None or self.page.is_closed:
                continue
            inputs = [plan if isinstance(plan, bytes) else plan(sent + number) for number in range(INPUTS)]
            sent += INPUTS
            with suppress(websockets.ConnectionClosed):
                await self.page.send_raw(self.frame(*inputs))


class Duel:
    """A practice floor on a server: Ann in seat 0 against Bo in seat 1, or against a bot."""

    def __init__(self, table: Round, *fighters: SocketFighter) -> None:
        self.table = table
        self.fighters = fighters

    @property
    def ann(self) -> SocketPage:
        return self.fighters[0].page

    def seen(self, page: SocketPage | None = None) -> Snapshot:
        return Snapshot((page or self.ann).frames[-1])

    async def until(self, condition: Callable[[Snapshot], object], page: SocketPage | None = None) -> Snapshot:
        """The first snapshot from now on that fulfils the condition."""
        page = page or self.ann
        start = len(page.frames)

        def find() -> Snapshot | None:
            return next((each for frame in page.frames[start:] if condition(each := Snapshot(frame))), None)

        return await page.until(find)

    async def over(self, page: SocketPage | None = None) -> dict[str, Any]:
        return await (page or self.ann).next("battle_over", since=0)


@asynccontextmanager
async def duel(server: Server, *plans: Plan, bot: str = "", cards: str = "", bouts: int = 1) -> AsyncIterator[Duel]:
    """A bout that has begun, with these plans."""
    async with http(server) as client:
        code = (await client.post("/api/tables", json={"game": "sword_practice"})).json()["code"]
    async with round_at(server, code) as table:
        fighters = []
        for seat, plan in enumerate(plans):
            page = await table.page(("Ann", "Bo")[seat], seat=seat)
            fighters.append(SocketFighter(page, seat, plan))
        ann = fighters[0].page
        if bot:
            await ann.do("add_bot", seat=1, level=bot)
        await ann.do("configure", options={"cards": cards, "bouts": bouts})
        await ann.do("start", anyway=True)
        for fighter in fighters:
            await fighter.page.until(lambda page=fighter.page: page.battle)  # type: ignore[misc]
            fighter.begin()
        try:
            yield Duel(table, *fighters)
        finally:
            for fighter in fighters:
                await fighter.end()
