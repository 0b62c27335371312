"""Temporary folders that do not stay behind: those of a process that was killed are removed by the next one."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

PREFIX: Final = "rumpus-"
LOCK: Final = "lock"


class OwnFolder:
    """A folder of this process, for sockets. Its path is short, because that of a socket may have only about a hundred
    characters."""

    def __init__(self) -> None:
        remove_left_behind()
        self._folder = tempfile.TemporaryDirectory(prefix=PREFIX)
        around = Path(self._folder.name)
        self.path = around / "own"
        self.path.mkdir()
        # The system unlocks it when the process ends, however that happens. It gets its name when it is locked: without
        # it nobody removes the folder.
        unnamed = around / "new"
        self._lock = os.open(unnamed, os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        unnamed.rename(around / LOCK)

    def remove(self) -> None:
        self._folder.cleanup()
        os.close(self._lock)


def remove_left_behind() -> None:
    """Remove the folders of processes that have ended without doing so. Those of other users stay."""
    for found in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        # Another process may be removing it, too.
        with suppress(OSError):
            if not found.is_symlink() and found.stat().st_uid == os.getuid():
                _remove_if_left_behind(found)


def _remove_if_left_behind(folder: Path) -> None:
    """Raises OSError if it is in use, or none of ours."""
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(folder)
    finally:
        os.close(lock)
