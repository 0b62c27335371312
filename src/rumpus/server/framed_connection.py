"""A WebSocket after its handshake: an asyncio protocol that reads frames, and the outbox of its page.

There is no task and no queue per connection: a frame is handled when it arrives, and a message is written at once
unless the page reads too slowly. Frames are read by `frames.py` one at a time, so that every frame is counted before
it is handled.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from websockets.exceptions import ProtocolError
from websockets.frames import Close

from rumpus.server.conversation import Conversation, encode
from rumpus.server.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    BadFrame,
    FrameReader,
    framed,
)
from rumpus.server.limits import FRAME_BYTES, FRAME_COST, INPUT_COST, MESSAGE_BYTES, Bucket
from rumpus.server.sockets import Sockets
from rumpus.tables.messages.to_page import Bye
from rumpus.tables.table import Table

OUTBOX = 64
"""The number of messages that may wait for a slow page."""
UNSENT_BYTES = 2048
"""The bytes that may wait in the kernel for a slow page, beyond those in flight."""
CLOSE_WITHIN_S = 2.0
FRAMES_A_TURN = 32
"""The number of frames of one connection that are handled before others get their turn."""
NORMAL, POLICY_VIOLATION, RESTART = 1000, 1008, 1012


class FramedConnection(asyncio.Protocol):
    """One connection between its handshake and its end."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_connections",
        "_conversation",
        "_corked",
        "_is_alive",
        "_is_behind",
        "_is_closing",
        "_is_held_up",
        "_is_moving",
        "_is_open",
        "_latest",
        "_patience",
        "_reader",
        "_sockets",
        "_tasks",
        "_timer",
        "_transport",
        "_waiting",
        "via",
    )

    _transport: asyncio.Transport
    _patience: Bucket
    _conversation: Conversation

    def __init__(self, sockets: Sockets, connections: set[Any], tasks: set[asyncio.Task[None]], via: int = 0) -> None:
        """`via` is the id of the server through which a page comes from another machine."""
        self.via = via
        self._sockets = sockets
        self._connections = connections
        self._tasks = tasks
        self._reader: FrameReader | None = None
        """None until the page is admitted, and when nothing more is to be read."""
        self._address: str | None = None
        """The client's address, once the page is admitted."""
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[bytes] | None = None
        """Messages for a slow page; None while it keeps up."""
        self._latest: bytes | None = None
        """The one snapshot that waits for a slow page."""
        self._corked: list[bytes] | None = None
        """Frames that are sent together; None if each is sent at once."""
        self._is_open = False
        """Whether the connection is between handshake and close frame."""
        self._is_behind = False
        self._is_closing = False
        self._is_alive = True
        self._is_held_up = False
        """Whether reading is paused because received frames wait for their turn."""
        self._is_moving = False
        """Whether nothing is handled because the page moves to another process, or has come before its table."""

    @property
    def table(self) -> Table | None:
        """The table that the page is at."""
        return None if self._address is None else self._conversation.table

    # Called by asyncio and uvicorn

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._is_closing = True
        self._is_open = False
        self._reader = self._waiting = self._latest = None
        if self._timer is not None:
            self._timer.cancel()
        if self._address is not None:
            self._sockets.closed(self, self._address)
            self._conversation.end()
            # Break the reference cycle with the conversation: the garbage collector seldom runs.
            del self._conversation

    def pause_writing(self) -> None:
        self._waiting = deque()

    def resume_writing(self) -> None:
        waiting, self._waiting = self._waiting, None
        while waiting and self._waiting is None:
            self._write(waiting.popleft())
        if waiting:
            self._waiting = waiting
            return
        if self._latest is not None:
            latest, self._latest = self._latest, None
            self._write(latest, BINARY)
        if self._is_behind:
            self._is_behind = False
            self._conversation.caught_up()

    def shutdown(self) -> None:
        """Close because the server stops; pages reconnect by themselves when they see this code."""
        self._say_close(RESTART)
        self._transport.close()

    # Beginning

    def _count_in(self, address: str) -> None:
        sockets = self._sockets
        self._address = address
        self._conversation = Conversation(
            sockets.house, sockets.limits, self, self._tasks, partial(sockets.guesses.turn, address)
        )
        sockets.opened(self, address)

    def _begin_reading(self) -> FrameReader:
        limits = self._sockets.limits
        self._is_open = True
        self._patience = Bucket(limits.patience_per_second, limits.patience_burst)
        self._keep_queues_short()
        reader = self._reader = FrameReader(MESSAGE_BYTES, FRAME_BYTES)
        return reader

    def _keep_queues_short(self) -> None:
        """Keep kernel queues short: what waits here can be replaced by something newer, what waits there cannot."""
        self._transport.set_write_buffer_limits(high=UNSENT_BYTES)
        connection = self._transport.get_extra_info("socket")
        if hasattr(socket, "TCP_NOTSENT_LOWAT") and connection is not None:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)

    def _set_timer(self, seconds: float, then: Callable[..., None], *args: object) -> None:
        """Set the connection's only timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then, *args)

    # In and out

    def _handle_some(self) -> None:
        """Handle received frames; if there are many, the rest after others have had their turn."""
        if self._is_moving or self._transport.is_closing():
            return
        for _ in range(FRAMES_A_TURN):
            if (reader := self._reader) is None:
                return
            try:
                frame = reader.read()
            except BadFrame as error:
                self._end(error.code, error.reason, at_once=False)
                return
            if frame is None:
                if self._is_held_up:
                    self._is_held_up = False
                    self._transport.resume_reading()
                return
            opcode, data = frame
            is_input = opcode == BINARY and self._conversation.is_at_a_table
            if not self._patience.take(INPUT_COST if is_input else FRAME_COST):
                self._close_flooding()
                return
            self._is_alive = True
            if opcode == TEXT and not self._is_closing:
                self._conversation.receive(data)
            else:
                self._handle(opcode, data)
        if self._reader is None:
            return
        if not self._is_held_up:
            self._is_held_up = True
            self._transport.pause_reading()
        asyncio.get_running_loop().call_soon(self._handle_some)

    def _handle(self, opcode: int, data: bytes) -> None:
        if opcode == CLOSE:
            self._handle_close(data)
        elif self._is_closing:
            return
        elif opcode == BINARY:
            self._conversation.receive_inputs(data)
        elif opcode == TOO_LARGE:
            self._conversation.refuse_large(data)
        elif opcode == PING and self._waiting is None:
            # For a page that does not read, answers would only pile up.
            self._write(data, PONG)

    def _handle_close(self, data: bytes) -> None:
        """Handle a close frame: the page closes the connection, or confirms its close."""
        try:
            Close.parse(data)
        except (ProtocolError, UnicodeDecodeError):
            self._end(PROTOCOL_ERROR, "a close frame that cannot be read")
            return
        if self._is_open:
            self._write(data, CLOSE)
            self._is_open = False
        self._end()

    def _close_flooding(self) -> None:
        """Close the connection of a flooding page, and read nothing more of it."""
        if not self._is_closing and self._address is not None:
            self._sockets.flooded(self._address)
            self._waiting = None
            self._write(encode(Bye("too_fast", "This page sent too many messages. Load it again.", again=False)))
        self._end(POLICY_VIOLATION, "too many messages", at_once=False)

    def _end(self, code: int = NORMAL, reason: str = "", *, at_once: bool = True) -> None:
        """Stop reading, send the close frame, and close; not `at_once` if unread input would make the system discard
        the frame."""
        self._reader = None
        self._is_closing = True
        self._say_close(code, reason)
        if at_once:
            self._transport.close()
        else:
            self._transport.pause_reading()
            self._set_timer(CLOSE_WITHIN_S, self._transport.abort)

    def put(self, message: bytes) -> bool:
        """Send a message, or queue it for a slow page. Returns False if too many are waiting."""
        if self._waiting is None:
            if self._is_open and not self._is_closing:
                frame = framed(message, TEXT)
                if self._corked is None:
                    self._transport.write(frame)
                else:
                    self._corked.append(frame)
            return True
        if self._is_closing:
            return True
        if len(self._waiting) >= OUTBOX:
            self._is_behind = True
            return False
        self._waiting.append(message)
        return True

    def cork(self) -> None:
        """Keep what is put from now on, so that `uncork` sends it in one piece."""
        self._corked = []

    def uncork(self) -> None:
        corked, self._corked = self._corked, None
        if corked:
            self._transport.write(b"".join(corked))

    def put_latest(self, frame: bytes) -> None:
        """Send a binary frame; for a slow page only the latest is kept."""
        if self._is_closing:
            return
        if self._waiting is None:
            self._write(frame, BINARY)
        else:
            self._latest = frame

    def close(self) -> None:
        """Send what is waiting, then close."""
        if self._is_closing:
            return
        for message in self._waiting or ():
            self._write(message)
        self._is_closing = True
        self._say_close(NORMAL)
        self._set_timer(CLOSE_WITHIN_S, self._transport.abort)

    def ping(self) -> None:
        """Send a ping; close the connection if the last one was not answered."""
        if self._is_open and not self._is_alive:
            self._transport.abort()
        elif self._is_open:
            self._is_alive = False
            self._write(b"", PING)

    def _say_close(self, code: int, reason: str = "") -> None:
        self._write(Close(code, reason).serialize(), CLOSE)
        self._is_open = False

    def _write(self, message: bytes, opcode: int = TEXT) -> None:
        if not self._is_open:
            return
        if self._corked is None:
            self._transport.write(framed(message, opcode))
        else:
            self._corked.append(framed(message, opcode))
