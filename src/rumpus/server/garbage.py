"""Garbage collection without pauses.

Python would scan the objects of thousands of tables again and again, for tens of milliseconds each time, and find
almost nothing: reference counting frees nearly everything. So only the young generation is scanned regularly, and the
rest only when no game waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from rumpus.tables.background import keep_doing

YOUNG = 10_000
NEVER = 1_000_000_000
LOOK_EVERY_S = 30.0
QUIET_S = 2.0
AT_LATEST_S = 1800.0


def scan_only_the_young() -> None:
    """Call this once, after everything permanent has been imported."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_when_quiet(last_commit: Callable[[], float]) -> None:
    """Collect everything now and then in a quiet moment, or at the latest after half an hour."""
    loop = asyncio.get_running_loop()
    collected_at = loop.time()

    async def look() -> None:
        nonlocal collected_at
        now = loop.time()
        if now - last_commit() > QUIET_S or now - collected_at > AT_LATEST_S:
            gc.collect()
            collected_at = now

    await keep_doing("garbage", LOOK_EVERY_S, look)
