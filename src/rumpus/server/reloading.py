"""Takes up game files that change while the server runs: tables go on where their log still fits the rules."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from rumpus.guests import GuestRefused, Guests
from rumpus.guests.loading import file_of

logger = structlog.get_logger()

LOOK_EVERY_S: Final = 0.5
PATIENCE_S: Final = 30.0
CHECK: Final = "from rumpus.cli import main; main()"


class Reloading:
    """Watches the files of brought games."""

    def __init__(self, guests: Guests, taken_up: Callable[[str], Awaitable[None]]) -> None:
        """`taken_up` is called with the name of each game that has been replaced."""
        self._guests = guests
        self._taken_up = taken_up
        self._seen = {path: _changed_at(path) for path in self._files()}

    async def look(self) -> None:
        """Take up the files that have changed since the last look."""
        for path, place in self._files().items():
            changed_at = _changed_at(path)
            if changed_at is None or changed_at == self._seen.get(path):
                continue
            self._seen[path] = changed_at
            try:
                await self._take_up(place)
            except GuestRefused as error:
                print(f"rumpus: the earlier version goes on. {error.message}", file=sys.stderr, flush=True)

    async def _take_up(self, place: str) -> None:
        # In a process of its own: a file with an endless loop must not stop the server.
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            CHECK,
            "check",
            "--quick",
            place,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
        except TimeoutError:
            raise GuestRefused(f"{place}: checking it takes too long.") from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
        if process.returncode:
            raise GuestRefused(said.decode(errors="replace").strip().removeprefix("rumpus: "))
        name = self._guests.take_up(place).facts.name
        await self._taken_up(name)
        logger.info("guest.reloaded", game=name)
        print(f"rumpus: {place} was taken up.", flush=True)

    def _files(self) -> dict[Path, str]:
        places = self._guests.places.values()
        return {path: place for place in places if (path := file_of(place)) is not None}


def _changed_at(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None
