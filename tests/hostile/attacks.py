"""Attacks. Each is one guest who does one bad thing over and over until told to stop, and counts the results.

To add one: write a class with `once`, and a line in ATTACKS.
"""

from __future__ import annotations

import select
import socket
import threading
import time
from abc import ABC, abstractmethod
from collections import Counter
from typing import ClassVar

from tests.hostile.wire import BINARY, CONT, PATIENCE_S, PING, TEXT, Turned, Where, Wire, frame, open_socket

CHUNK = 262_144
"""The most that the server reads at once."""


class Attack(ABC):
    """One hostile guest in its own thread."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.seen: Counter[str] = Counter()
        """Counted results: `closed 1008`, `turned 429`, `bytes` sent, …"""
        self.stopped = threading.Event()
        self.ended = threading.Event()
        """Set when the server has ended it for the first time."""

    def run(self) -> None:
        while not self.stopped.is_set():
            try:
                self.once()
                self.ended.set()
            except Turned as turned:
                self.seen[f"turned {turned.status}"] += 1
                self.stopped.wait(0.01)
            except OSError:
                self.seen["refused"] += 1
                self.stopped.wait(0.01)

    @abstractmethod
    def once(self) -> None:
        """Connect, misbehave, and return when the server has ended it."""


class Flood(Attack):
    """The same frame as fast as possible, as soon as the socket is open."""

    opening: ClassVar[bytes] = b""
    frame: ClassVar[bytes]

    def once(self) -> None:
        data = self.frame * (CHUNK // len(self.frame))
        with open_socket(self.where) as wire:
            self.seen["connected"] += 1
            wire.send(self.opening)
            while not self.stopped.is_set():
                # Read as a browser does: the server may say why it closes the connection.
                readable, writable, _ = select.select([wire.socket], [wire.socket], [], 0.1)
                if writable:
                    self.seen["bytes"] += wire.socket.send(data, socket.MSG_DONTWAIT)
                if readable and (ended := wire.ended()) is not None:
                    self.seen[f"closed {ended.code}"] += 1
                    return


class Pings(Flood):
    frame = frame(PING)


class Texts(Flood):
    frame = frame(TEXT, b"{}")


class LongTexts(Flood):
    """Refused messages of the largest size, of which the server reads only the ref."""

    frame = frame(TEXT, b'{"type":"say","ref":1,"text":"' + b"x" * 16_000 + b'"}')


class Inputs(Flood):
    frame = frame(BINARY, bytes(8))


class Fragments(Flood):
    """A message that never ends, in empty fragments."""

    opening = frame(TEXT, fin=False)
    frame = frame(CONT, fin=False)


class UnfinishedFrames(Attack):
    """Send a megabyte of a frame that is never finished, then disconnect."""

    size = 1_000_000
    head = frame(TEXT, size=1_048_576)

    def once(self) -> None:
        data = self.head + b" " * self.size
        with open_socket(self.where) as wire:
            self.seen["connected"] += 1
            wire.socket.settimeout(2)
            wire.send(data)
            self.seen["sent"] += 1


class Requests(Attack):
    """As many requests as fit into a packet, without waiting for an answer."""

    def once(self) -> None:
        request = f"GET / HTTP/1.1\r\nHost: {self.where.host}\r\n\r\n".encode()
        data = request * (CHUNK // len(request))
        with Wire(self.where) as wire:
            wire.socket.settimeout(5)
            self.seen["connected"] += 1
            # It never reads, so that eventually it cannot send.
            while not self.stopped.is_set():
                wire.send(data)


class Connections(Attack):
    """Connections that are opened and dropped at once."""

    def once(self) -> None:
        with open_socket(self.where):
            self.seen["connected"] += 1


class SlowHeads(Attack):
    """A request that never ends, sent byte by byte."""

    def once(self) -> None:
        with Wire(self.where) as wire:
            self.seen["connected"] += 1
            wire.send(b"GET / HTTP/1.1\r\nHost: here\r\n")
            wire.socket.settimeout(0.5)
            while not self.stopped.is_set():
                wire.send(b"X-A: b\r\n")
                try:
                    if not wire.socket.recv(1000):
                        break
                except TimeoutError:
                    continue
                self.seen["answered"] += 1
                break
            self.seen["ended"] += 1


class Silent(Attack):
    """Connections that send nothing, a hundred for each guest."""

    def once(self) -> None:
        held: list[socket.socket] = []
        try:
            while not self.stopped.is_set() and len(held) < 100:
                held.append(Wire(self.where).socket)
                self.seen["connected"] += 1
            self.stopped.wait()
        finally:
            for each in held:
                each.close()


ATTACKS: dict[str, type[Attack]] = {
    "pings": Pings,
    "texts": Texts,
    "long_texts": LongTexts,
    "inputs": Inputs,
    "fragments": Fragments,
    "unfinished_frames": UnfinishedFrames,
    "requests": Requests,
    "connections": Connections,
    "slow_heads": SlowHeads,
    "silent": Silent,
}


def attack(name: str, where: Where, guests: int, seconds: float, *, waits: bool = False) -> Counter[str]:
    """Let so many guests attack for so long, and with `waits` until each was ended once. Returns what they saw."""
    attackers = [ATTACKS[name](where) for _ in range(guests)]
    threads = [threading.Thread(target=each.run, name=name) for each in attackers]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    if waits:
        for each in attackers:
            each.ended.wait(PATIENCE_S)
    for each in attackers:
        each.stopped.set()
    for thread in threads:
        thread.join()
    return sum((each.seen for each in attackers), Counter[str]())
