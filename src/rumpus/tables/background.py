"""Periodic background work that survives errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import structlog

from rumpus.tables import metrics

logger = structlog.get_logger()


async def keep_doing(name: str, every_s: float, do: Callable[[], Awaitable[None]]) -> None:
    """Call `do` every so many seconds, until cancelled."""
    while True:
        await asyncio.sleep(every_s)
        with contained(name):
            await do()


@contextmanager
def contained(name: str) -> Iterator[None]:
    """A context whose errors are logged and counted, and not raised."""
    try:
        yield
    except Exception:
        metrics.FAILURES.labels(name).inc()
        logger.exception("background.failed", task=name)
