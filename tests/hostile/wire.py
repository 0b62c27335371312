"""A client that may send what no browser would: raw bytes over a blocking socket, from its own address."""

from __future__ import annotations

import os
import socket
import struct
from types import TracebackType
from typing import NamedTuple

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN = 0x80
PATIENCE_S = 60.0
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Turned(Exception):
    """The server refused this connection; `status` is its answer, or 0 without one."""

    def __init__(self, status: int, text: str = "") -> None:
        super().__init__(f"{status} {text}")
        self.status = status
        self.text = text


class Closed(NamedTuple):
    """How a connection ended; code 0 means without a close frame."""

    code: int
    reason: str


class Where(NamedTuple):
    """A server, and the loopback address from which to connect."""

    host: str
    port: int
    source: str = "127.0.0.1"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, size: int | None = None) -> bytes:
    """A masked frame, whose header may announce another size than it has."""
    size = len(payload) if size is None else size
    first = (FIN if fin else 0) | opcode
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0xFE, size)
    else:
        head = struct.pack("!BBQ", first, 0xFF, size)
    # Masked with zeros, which is the quickest.
    return head + bytes(4) + payload


class Wire:
    """One TCP connection."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.socket = socket.create_connection(
            (where.host, where.port), timeout=PATIENCE_S, source_address=(where.source, 0)
        )
        self._unread = b""

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def upgrade(self, *headers: str) -> None:
        """Upgrade to a WebSocket. Raises Turned."""
        request = UPGRADE.format(host=self.where.host, port=self.where.port)
        self.send((request[:-2] + "".join(f"{each}\r\n" for each in headers) + "\r\n").encode())
        status, text = self.answer()
        if status != 101:
            raise Turned(status, text)

    def answer(self) -> tuple[int, str]:
        """The status and the text of an HTTP answer; 0 if the connection ended without one."""
        try:
            while b"\r\n\r\n" not in self._unread:
                if not (data := self.socket.recv(65_536)):
                    return 0, ""
                self._unread += data
        except ConnectionError:
            return 0, ""
        head, _, self._unread = self._unread.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        status = int(lines[0].split(" ")[1])
        size = next((int(line[15:]) for line in lines if line.lower().startswith("content-length:")), 0)
        while len(self._unread) < size and (data := self.socket.recv(65_536)):
            self._unread += data
        text, self._unread = self._unread[:size], self._unread[size:]
        return status, text.decode("utf-8", "replace")

    def read_frame(self) -> tuple[int, bytes] | None:
        """The next frame, or None at the end of the connection."""
        try:
            head = self._exactly(2)
            size = head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(self._exactly(2), "big")
            elif size == 127:
                size = int.from_bytes(self._exactly(8), "big")
            return head[0] & 0x0F, self._exactly(size)
        except (ConnectionError, EOFError):
            return None

    def _exactly(self, size: int) -> bytes:
        while len(self._unread) < size:
            if not (data := self.socket.recv(65_536)):
                raise EOFError
            self._unread += data
        data, self._unread = self._unread[:size], self._unread[size:]
        return data

    def closed(self) -> Closed:
        """Read until the server ends the connection."""
        while (ended := self.ended()) is None:
            pass
        return ended

    def ended(self) -> Closed | None:
        """How the server ended the connection, if the end is in what it sends now."""
        while (found := self.read_frame()) is not None:
            opcode, payload = found
            if opcode == CLOSE:
                return Closed(int.from_bytes(payload[:2], "big"), payload[2:].decode())
            if not self._unread:
                return None
        return Closed(0, "")


def open_socket(where: Where) -> Wire:
    wire = Wire(where)
    try:
        wire.upgrade()
    except BaseException:
        wire.socket.close()
        raise
    return wire


def resident_mb(pid: int) -> float:
    """The memory of a process in MB."""
    with open(f"/proc/{pid}/statm", "rb") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1_000_000
