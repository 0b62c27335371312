"""Finds dead servers among those that share the database."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from datetime import datetime
from typing import Final

from rumpus.server.store.nodes import Nodes, Other, Owner

WITHIN_S: Final = 1.0


class Watch:
    """Looks at the other servers again and again. Every method blocks, and is called by one thread at a time."""

    def __init__(self, nodes: Nodes, machine: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._nodes = nodes
        self._machine = machine
        self._clock = clock
        self._seen: dict[int, tuple[datetime, float]] = {}
        """By id: the last beat of a server, and since when this server knows it."""

    def bury_the_dead(self, this: int) -> list[int]:
        """Remove servers that are dead. Returns their ids.

        A server is dead if it has not renewed its lease for as long as the lease lasts, or at once if its connection
        to the database has ended and it cannot be reached. The time of the lease is measured here, from the first look
        that found the same beat: clocks of machines that differ, or are set, do not matter.
        """
        others, now = self._nodes.others(this), self._clock()
        before, self._seen = self._seen, {}
        dead: list[Other] = []
        for each in others:
            beat_at, since = before.get(each.id, (None, now))
            self._seen[each.id] = (each.beat_at, since if beat_at == each.beat_at else now)
            is_silent = beat_at == each.beat_at and now - since > each.lease_s
            if is_silent or not (each.is_connected or _is_reached(each.way, self._machine)):
                dead.append(each)
        return self._nodes.bury(dead) if dead else []


def is_near(owner: Owner, machine: str) -> bool:
    """Whether a server runs on this machine, and has a door there."""
    return bool(owner.door) and owner.machine == machine


def _is_reached(way: Owner, machine: str) -> bool:
    """Whether a server takes connections. True if there is no way to it from here, because then nobody knows."""
    if is_near(way, machine):
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(WITHIN_S)
            try:
                link.connect(way.door)
            except TimeoutError:
                # There is a process, though it does not answer now.
                return True
            except OSError:
                # Containers of one machine do not share files.
                return bool(way.address) and _is_listening(way.address)
            return True
    return not way.address or _is_listening(way.address)


def _is_listening(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), WITHIN_S).close()
    except OSError:
        return False
    return True
