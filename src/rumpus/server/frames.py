"""WebSocket frames as they come in (RFC 6455, 5).

They are read one at a time, so that a flood is noticed at the next frame and not after all frames of the same packet;
and of a message that is too large only the ends are kept, so that it can be refused by its ref.
"""

from __future__ import annotations

import struct

from msgspec import Struct
from websockets.frames import apply_mask  # type: ignore[attr-defined]

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PART = 0x10
"""A fragment of an unfinished message."""
TOO_LARGE = 0x11
"""A message that was too large, with its beginning and its end as data."""
ENDS = 256
FIN, RESERVED, MASKED, CONTROL = 0x80, 0x70, 0x80, 0x08
WHOLE_TEXT = FIN | TEXT
"""The first byte of nearly every frame."""
OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))

PROTOCOL_ERROR, MESSAGE_TOO_BIG = 1002, 1009
_LONG = struct.Struct(">BBH").pack
"""The head of a frame whose size needs two bytes."""


class BadFrame(Exception):
    """The bytes are not a valid frame, and the connection must end."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class _Skipped(Struct):
    """The payload of a message that is too large, while it is skipped."""

    size: int
    mask: bytes
    is_last: bool
    left: int
    head: bytes = b""
    tail: bytes = b""

    def pass_by(self, data: bytes) -> None:
        self.left -= len(data)
        self.head += data[: ENDS - len(self.head)]
        self.tail = (self.tail + data[-ENDS:])[-ENDS:]

    def ends(self) -> bytes:
        turn = (self.size - len(self.tail)) % 4
        mask = self.mask[turn:] + self.mask[:turn]
        return bytes(apply_mask(self.head, self.mask)) + b" " + bytes(apply_mask(self.tail, mask))


class Unread(Struct, frozen=True):
    """What was received of a connection and not handled yet."""

    kind: int
    """The opcode of the unfinished message, if there is one."""
    piece: bytes
    """What there is of it."""
    data: bytes


class FrameReader:
    """Reads messages and control frames from the bytes of one connection."""

    __slots__ = ("_at", "_data", "_is_too_large", "_kind", "_most", "_most_in_frame", "_pieces", "_size", "_skipped")

    def __init__(self, most: int, most_in_frame: int) -> None:
        self._most = most
        """The size of the largest message."""
        self._most_in_frame = most_in_frame
        """The size of the largest frame that is skipped; a larger one is an error."""
        self._data = b""
        self._at = 0
        self._kind = CONTINUATION
        """The opcode of the unfinished message, if there is one."""
        self._pieces: list[bytes] = []
        self._size = 0
        self._is_too_large = False
        self._skipped: _Skipped | None = None

    def feed(self, data: bytes) -> None:
        self._data = self._data[self._at :] + data if self._at < len(self._data) else data
        self._at = 0

    def read(self) -> tuple[int, bytes] | None:
        """The next frame: a whole message or a control frame with its payload, or a PART of one, or one that was
        TOO_LARGE. None: more is needed. Raises BadFrame."""
        data, at = self._data, self._at
        if not data:
            return None
        if self._skipped is not None:
            return self._skip(self._skipped)
        if len(data) - at < 6:
            self._let_go()
            return None
        first, size, start = data[at], data[at + 1] & 0x7F, at + 2
        if size > 125:
            start += 2 if size == 126 else 8
            if start + 4 > len(data):
                self._let_go()
                return None
            size = int.from_bytes(data[at + 2 : start], "big")
        opcode = first & 0x0F
        if first != WHOLE_TEXT or size > 125 or self._kind or not data[at + 1] & MASKED:
            self._check(first, data[at + 1], opcode, size)
        begin = start + 4
        end = begin + size
        if opcode < CONTROL and (self._is_too_large or size > self._most - self._size):
            self._is_too_large, self._pieces = True, []
            self._at = begin
            self._skipped = _Skipped(size, data[start:begin], bool(first & FIN), size)
            return self._skip(self._skipped)
        if end > len(data):
            self._let_go()
            return None
        if end == len(data):
            self._data, self._at = b"", 0
        else:
            self._at = end
        payload = bytes(apply_mask(data[begin:end], data[start:begin])) if size else b""
        if opcode >= CONTROL:
            return opcode, payload
        return self._assemble(opcode, payload, first & FIN)

    def unread(self) -> Unread | None:
        """What another reader needs to go on; None in the middle of a message that is too large."""
        if self._skipped is not None or self._is_too_large:
            return None
        return Unread(self._kind, b"".join(self._pieces), self._data[self._at :])

    def go_on(self, unread: Unread) -> None:
        """Go on where another reader stopped."""
        self._kind, self._size, self._data = unread.kind, len(unread.piece), unread.data
        self._pieces = [unread.piece] if unread.piece else []

    def _check(self, first: int, second: int, opcode: int, size: int) -> None:
        if first & RESERVED or opcode not in OPCODES:
            raise BadFrame(PROTOCOL_ERROR, "a frame of a kind that was not agreed on")
        if not second & MASKED:
            raise BadFrame(PROTOCOL_ERROR, "a frame without a mask")
        if opcode >= CONTROL:
            if size > 125 or not first & FIN:
                raise BadFrame(PROTOCOL_ERROR, "a control frame that is too long or in pieces")
        elif (opcode == CONTINUATION) != (self._kind != CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR, "a piece out of order")
        elif size > self._most_in_frame:
            raise BadFrame(MESSAGE_TOO_BIG, f"a message may have {self._most} bytes")

    def _assemble(self, opcode: int, payload: bytes, fin: int) -> tuple[int, bytes]:
        if fin and opcode != CONTINUATION:
            return opcode, payload
        if payload:
            self._pieces.append(payload)
            self._size += len(payload)
        if opcode != CONTINUATION:
            self._kind = opcode
        if not fin:
            return PART, b""
        kind, whole = self._kind, b"".join(self._pieces)
        self._begin_anew()
        return kind, whole

    def _skip(self, skipped: _Skipped) -> tuple[int, bytes] | None:
        passed = self._data[self._at : self._at + skipped.left]
        self._at += len(passed)
        skipped.pass_by(passed)
        if skipped.left:
            self._let_go()
            return None
        self._skipped = None
        if not skipped.is_last:
            self._kind = self._kind or TEXT
            return PART, b""
        self._begin_anew()
        return TOO_LARGE, skipped.ends()

    def _begin_anew(self) -> None:
        self._kind, self._pieces, self._size, self._is_too_large = CONTINUATION, [], 0, False

    def _let_go(self) -> None:
        """More bytes are needed. Drop what has been read, because a packet is larger than a message."""
        self._data = self._data[self._at :]
        self._at = 0


def framed(message: bytes, opcode: int) -> bytes:
    """One unmasked, unfragmented frame (RFC 6455, 5.2). Framed by hand, since a busy server does this most."""
    size = len(message)
    if size < 126:
        return bytes((FIN | opcode, size)) + message
    if size < 65_536:
        return _LONG(FIN | opcode, 126, size) + message
    return bytes((FIN | opcode, 127)) + size.to_bytes(8, "big") + message
