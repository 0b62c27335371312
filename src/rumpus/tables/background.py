"""What is done again and again beside the games. What goes wrong once does not end it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import structlog

from rumpus.tables import metrics

logger = structlog.get_logger()


async def keep_doing(name: str, every_s: float, do: Callable[[], Awaitable[None]]) -> None:
    """Do something every so many seconds, until cancelled."""
    while True:
        await asyncio.sleep(every_s)
        with contained(name):
            await do()


@contextmanager
def contained(name: str) -> Iterator[None]:
    """What goes wrong here is logged and counted, and goes no further."""
    try:
        yield
    except Exception:
        metrics.FAILURES.labels(name).inc()
        logger.exception("background.failed", task=name)
