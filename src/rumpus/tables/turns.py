"""A limited number of places for the jobs of many owners, who take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Whoever has many jobs waits for those who have few: a free place goes to the owner who has waited longest since
    their last turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By owner, in the order of their turns."""

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """A context with a place for one job."""
        await self._take(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # The place came at the moment of the cancellation.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            owner, turns = next(iter(self._waiting.items()))
            del self._waiting[owner]
            turn = turns.popleft()
            if turns:
                # Behind all others.
                self._waiting[owner] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
