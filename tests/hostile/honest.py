"""An honest player beside the attackers, with the latency of her answers."""

from __future__ import annotations

import asyncio
import time

from tests.server.harness import Round, SocketPage

PACE_S = 0.15
"""Seconds between two moves: an honest page keeps to its limits."""


class Honest:
    """Ann and Bo play Mantis; Ann also sends pings all the time."""

    def __init__(self, ann: SocketPage, bo: SocketPage) -> None:
        self.pages = (ann, bo)
        self.waits_ms: list[float] = []
        self.moves = 0

    @classmethod
    async def at(cls, table: Round) -> Honest:
        return cls(*await table.game())

    async def ping(self) -> None:
        began = time.perf_counter()
        await self.pages[0].ping()
        self.waits_ms.append(1000 * (time.perf_counter() - began))

    async def move(self) -> None:
        """The player whose turn it is moves, and both see it. After a game the next one starts."""
        ann = self.pages[0]
        assert ann.play is not None
        if ann.play["outcome"] is not None:
            await ann.do("play_again", anyway=True)
            for page in self.pages:
                await page.until(lambda page=page: page.play and page.play["outcome"] is None)  # type: ignore[misc]
        seat = ann.public["to_move"]
        mover, other = self.pages[seat], self.pages[1 - seat]
        await mover.until(lambda: mover.prompt(seat))
        turn = ann.public["turn"]
        answer = await mover.act(seat)
        assert answer["type"] == "update", answer
        await other.until(lambda: other.public["turn"] != turn or other.play["outcome"] is not None)  # type: ignore[index]
        self.moves += 1

    async def play(self, until: asyncio.Event) -> None:
        """Play like people, until the event is set."""
        while not until.is_set():
            await self.ping()
            await self.move()
            await asyncio.sleep(PACE_S)
        assert all(not page.is_closed for page in self.pages)

    def quantile_ms(self, share: float) -> float:
        waits = sorted(self.waits_ms)
        return waits[min(len(waits) - 1, int(share * len(waits)))]
