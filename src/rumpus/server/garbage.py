"""Garbage collection that nobody feels.

Thousands of tables are alive at once, and Python would scan them all again and again, for tens of milliseconds each
time, to find next to nothing: almost everything here is freed as soon as it is not used any more. So only what is
young is scanned, in small portions, and everything only when no game waits for it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from rumpus.tables.background import keep_doing

YOUNG = 2_000
NEVER = 1_000_000_000
LOOK_EVERY_S = 30.0
QUIET_S = 2.0
AT_LATEST_S = 1800.0


def scan_only_the_young() -> None:
    """To be called once, when everything that stays for good has been imported."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_when_quiet(last_commit: Callable[[], float]) -> None:
    """Collect everything now and then, in a quiet moment; after half an hour without one, all the same."""
    loop = asyncio.get_running_loop()
    collected_at = loop.time()

    async def look() -> None:
        nonlocal collected_at
        now = loop.time()
        if now - last_commit() > QUIET_S or now - collected_at > AT_LATEST_S:
            gc.collect()
            collected_at = now

    await keep_doing("garbage", LOOK_EVERY_S, look)
