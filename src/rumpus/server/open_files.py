"""Limits connections by the number of open files that the system allows; the server needs some itself."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

OWN = 64
"""Files reserved for the database, the worker processes and the files of the web app."""
BACKLOG = 2048
FEWEST = 32
UNKNOWN = 1024
"""The assumed limit if the system does not tell it."""


class Room(Struct, frozen=True):
    """The numbers of files and connections that the system allows."""

    files: int
    """Open files that the system allows."""
    backlog: int
    """Connections that are accepted at a time, and so may exceed the limit until they are closed."""
    connections: int

    @property
    def pages(self) -> int:
        """The number of pages. Some connections are reserved for requests, so that a full server can still answer."""
        return self.connections - self.connections // 8


def find_room() -> Room:
    """Raise the limit of this process as far as possible, and return it."""
    files = _raised_limit()
    backlog = max(FEWEST, min(BACKLOG, files // 16))
    return Room(files, backlog, max(FEWEST, files - _open_now() - OWN - backlog))


def _raised_limit() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):  # macOS allows less than it says
            pass
    return soft if soft != resource.RLIM_INFINITY else 1_048_576


def _open_now() -> int:
    listed = Path("/dev/fd")
    return len(os.listdir(listed)) if listed.is_dir() else OWN
