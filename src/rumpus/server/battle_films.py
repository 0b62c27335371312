"""Films of battles, made on demand and cached."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from rumpus.replays.recordings import staged, zipped_film_of
from rumpus.replays.verify import FILM_CPU_S, zipped_battle
from rumpus.server.cache import Cache
from rumpus.server.store import Store
from rumpus.tables.workshop import Workshop


class BattleFilms:
    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop
        self._cache = Cache()
        self._lines: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One lock per client, so that a client gets one film at a time and others are served in between."""

    async def film(self, sender: str, replay: str, battle: str) -> bytes | None:
        """The film of a battle, compressed by gzip, or None. Raises BadReplay, Overloaded, GivenUp."""
        line = self._lines[sender]
        key = f"{replay} {battle}"
        try:
            async with line:
                film = self._cache.get(key) or await self._made(replay, battle)
        finally:
            if not line.locked():
                self._lines.pop(sender, None)
        if film is not None:
            self._cache.put(key, film)
        return film

    async def _made(self, replay: str, battle: str) -> bytes | None:
        file = await asyncio.to_thread(self._store.uploaded_file, replay)
        if file is not None:
            return await self._workshop.work_out(FILM_CPU_S, zipped_battle, file, battle)
        recording = await asyncio.to_thread(self._store.recording, replay, battle)
        if recording is None:
            return None
        return await self._workshop.work_out(FILM_CPU_S, zipped_film_of, staged(recording), recording.parts)
