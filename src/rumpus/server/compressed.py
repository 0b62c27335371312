"""Large answers: compressed once in a thread, cached, and streamed.

Compressing a replay takes as long as hundreds of moves, so it never runs on the event loop.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from litestar import Request
from litestar.response import Stream

from rumpus.server.cache import CACHE_BYTES, Cache

PIECE = 65_536


class Compressed:
    """A cache of compressed answers. Concurrent requests for the same key share the work."""

    def __init__(self, most_bytes: int = CACHE_BYTES) -> None:
        self._cache = Cache(most_bytes)
        self._making: dict[str, asyncio.Task[bytes | None]] = {}

    async def get(self, key: str, make: Callable[[], bytes | None]) -> bytes | None:
        """What `make` returns, compressed; None if it returns None."""
        if (kept := self._cache.get(key)) is not None:
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(key, make), name=f"zip {key}")
            making.add_done_callback(lambda _: self._making.pop(key, None))
        # A client that disconnects must not cancel the work for the others.
        return await asyncio.shield(making)

    async def _make(self, key: str, make: Callable[[], bytes | None]) -> bytes | None:
        def work() -> bytes | None:
            made = make()
            return None if made is None else gzip.compress(made, 6, mtime=0)

        data = await asyncio.to_thread(work)
        if data is not None:
            self._cache.put(key, data)
        return data


async def streamed(
    request: Request[Any, Any, Any], zipped: bytes, media_type: str, headers: Mapping[str, str] | None = None
) -> Stream:
    """Stream this content in an encoding that the client accepts. It is never copied into a connection as a whole."""
    told = {"vary": "accept-encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told["content-encoding"] = "gzip"
    else:
        zipped = await asyncio.to_thread(gzip.decompress, zipped)
    told["content-length"] = str(len(zipped))
    return Stream(_pieces(zipped), media_type=media_type, headers=told)


async def _pieces(data: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]
