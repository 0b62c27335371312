"""The WebSocket of a page: an asyncio protocol that uvicorn hands the connection to after the upgrade request.

There is no task and no queue per connection: a frame is handled when it arrives, and a message is written at once
unless the page reads too slowly. The `websockets` library does the handshake; the frames after it are read by
`frames.py` one at a time, so that every frame is counted before it is handled.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, cast

from websockets.exceptions import ProtocolError
from websockets.frames import Close
from websockets.http11 import Request
from websockets.server import ServerProtocol

from rumpus.server.conversation import Conversation, encode
from rumpus.server.frames import BINARY, CLOSE, PING, PONG, PROTOCOL_ERROR, TEXT, TOO_LARGE, BadFrame, FrameReader
from rumpus.server.limits import (
    FRAME_BYTES,
    FRAME_COST,
    HELLO_WITHIN_S,
    INPUT_COST,
    MESSAGE_BYTES,
    Bucket,
)
from rumpus.server.sockets import Sockets
from rumpus.tables.messages.to_page import Bye

OUTBOX = 64
"""The number of messages that may wait for a slow page."""
UNSENT_BYTES = 2048
"""The bytes that may wait in the kernel for a slow page, beyond those in flight."""
WHOLE = 0x80
"""The FIN bit, which is combined with the opcode."""
CLOSE_WITHIN_S = 2.0
FRAMES_A_TURN = 32
"""The number of frames of one connection that are handled before others get their turn."""
NORMAL, POLICY_VIOLATION, RESTART = 1000, 1008, 1012


class PageSocket(asyncio.Protocol):
    """One connection. It is also the outbox of its page."""

    def __init__(self, sockets: Sockets, connections: set[Any], tasks: set[asyncio.Task[None]]) -> None:
        self._sockets = sockets
        self._connections = connections
        self._tasks = tasks
        self._reader: FrameReader | None = None
        """None until the page is admitted, and when nothing more is to be read."""
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[bytes] | None = None
        """Messages for a slow page; None while it keeps up."""
        self._latest: bytes | None = None
        """The one snapshot that waits for a slow page."""
        self._is_open = False
        """Whether the connection is between handshake and close frame."""
        self._is_behind = False
        self._is_closing = False
        self._is_alive = True
        self._is_held_up = False
        """Whether reading is paused because received frames wait for their turn."""

    # Called by asyncio and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self._reader is not None:
            self._reader.feed(data)
            self._handle_some()
        elif self._address is None:
            self._shake_hands(data)

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

    # The upgrade

    def _shake_hands(self, data: bytes) -> None:
        conn = ServerProtocol()
        conn.receive_data(data)
        wait = None
        for event in conn.events_received():
            if isinstance(event, Request):
                wait = self._arrive(conn, event)
        answer = b"".join(conn.data_to_send())
        # Break reference cycles: parser and protocol refer to each other, and an error's traceback to this connection.
        conn.parser.close()
        error: BaseException | None = conn.handshake_exc
        while error is not None:
            error.__traceback__, error = None, error.__context__
        if wait is None:
            self._transport.write(answer)
            self._transport.close()
        elif wait > 0:
            self._transport.pause_reading()
            self._set_timer(wait, self._open_late, answer)
        else:
            self._open(answer)

    def _arrive(self, conn: ServerProtocol, request: Request) -> float | None:
        """Answer the upgrade request. Returns in how many seconds the page is admitted; None: it is refused."""
        sockets = self._sockets
        conn.origins = sockets.origins(request)
        response = conn.accept(request)
        refusal, address = sockets.admit(request, (self._transport.get_extra_info("peername") or ("",))[0])
        wait = None
        if refusal is None and response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            wait = sockets.wait(address)
            refusal = None if wait is not None else HTTPStatus.TOO_MANY_REQUESTS
        if refusal is not None:
            response = conn.reject(refusal, f"{refusal.phrase}\n")
        conn.send_response(response)
        if wait is None:
            return None
        self._address = address
        self._conversation = Conversation(
            sockets.house, sockets.limits, self, self._tasks, partial(sockets.guesses.turn, address)
        )
        sockets.opened(self, address)
        return wait

    def _open_late(self, answer: bytes) -> None:
        self._open(answer)
        self._transport.resume_reading()

    def _open(self, answer: bytes) -> None:
        limits = self._sockets.limits
        self._transport.write(answer)
        self._is_open = True
        self._reader = FrameReader(MESSAGE_BYTES, FRAME_BYTES)
        self._patience = Bucket(limits.patience_per_second, limits.patience_burst)
        self._keep_queues_short()
        self._set_timer(HELLO_WITHIN_S, self._expect_hello)

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

    def _expect_hello(self) -> None:
        if not self._conversation.is_at_a_table:
            self._conversation.reject("no_hello", "Say hello to a table first.")
            self.close()

    # In and out

    def _handle_some(self) -> None:
        """Handle received frames; if there are many, the rest after others have had their turn."""
        if self._transport.is_closing():
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
            is_input = frame[0] == BINARY and self._conversation.is_at_a_table
            if not self._patience.take(INPUT_COST if is_input else FRAME_COST):
                self._close_flooding()
                return
            self._is_alive = True
            self._handle(*frame)
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
        elif opcode == TEXT:
            self._conversation.receive(data)
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
        if self._is_closing:
            return True
        if self._waiting is None:
            self._write(message)
            return True
        if len(self._waiting) >= OUTBOX:
            self._is_behind = True
            return False
        self._waiting.append(message)
        return True

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
        if self._is_open:
            # Framed by hand, since a busy server does this most: one unmasked, unfragmented frame (RFC 6455, 5.2).
            size = len(message)
            if size < 126:
                head = b"%c%c" % (WHOLE | opcode, size)
            elif size < 65_536:
                head = b"%c\x7e%b" % (WHOLE | opcode, size.to_bytes(2, "big"))
            else:
                head = b"%c\x7f%b" % (WHOLE | opcode, size.to_bytes(8, "big"))
            self._transport.write(head + message)
