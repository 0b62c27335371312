"""Waiting for facts that no server tells by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable

from tests.server.running import PATIENCE_S


async def holds(fact: Callable[[], bool | Awaitable[bool]]) -> None:
    """Ask until it holds."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = fact()
            if await found if isawaitable(found) else found:
                return
            await asyncio.sleep(0.02)
