"""How many connections the system lets this process hold: each is an open file, and the server needs some itself."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

OWN = 64
"""For the database, the processes that think, and the files of the web app."""
BACKLOG = 2048
FEWEST = 32
UNKNOWN = 1024
"""Where the system does not tell, which is less than any of today has."""


class Room(Struct, frozen=True):
    """What fits."""

    files: int
    """Open files that the system allows."""
    backlog: int
    """Connections that may be taken up in one go, and so be open beyond the limit until they are turned away."""
    connections: int

    @property
    def pages(self) -> int:
        """Some connections are kept free for requests: a full server still says that it is full."""
        return self.connections - self.connections // 8


def find_room() -> Room:
    """How many connections fit, after the limit of this process was raised as far as it goes."""
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
