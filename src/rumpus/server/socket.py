"""The WebSocket of a page: an asyncio protocol that uvicorn hands the connection to after the upgrade request.

No task and no queue a connection: a frame that arrives is heeded at once, and a message is written at once unless the
page reads too slowly. The `websockets` library shakes hands; what follows is read by `frames.py`, which counts every
frame before it is looked at.
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
from websockets.protocol import State
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
"""How many messages may wait for a page that reads slowly."""
UNSENT_BYTES = 2048
"""How much may wait in the system for a page that reads slowly, beyond what is on its way."""
WHOLE = 0x80
"""How a whole frame begins, with its opcode."""
CLOSE_WITHIN_S = 2.0
FRAMES_A_TURN = 32
"""So many frames of one connection are heeded before others have their turn."""
NORMAL, POLICY_VIOLATION, RESTART = 1000, 1008, 1012


class PageSocket(asyncio.Protocol):
    """One connection. It is the outbox of its page, too."""

    def __init__(self, sockets: Sockets, connections: set[Any], tasks: set[asyncio.Task[None]]) -> None:
        self._sockets = sockets
        self._connections = connections
        self._tasks = tasks
        self._reader: FrameReader | None = None
        """None until the page is let in, and when nothing more is to be read."""
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[bytes] | None = None
        """Messages for a page that reads slowly; None while it keeps up."""
        self._latest: bytes | None = None
        """The one snapshot that waits for a page that reads slowly."""
        self._is_open = False
        """Between the handshake and the close frame."""
        self._is_behind = False
        self._is_closing = False
        self._is_alive = True
        self._is_held_up = False
        """Whether frames wait here for their turn, and no more are read."""

    # Called by asyncio and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self._reader is not None:
            self._reader.feed(data)
            self._heed_some()
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
            # Its outbox is this connection. Neither shall keep the other alive: the garbage collector seldom runs.
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
        """The server stops: pages come back by themselves when they see this code."""
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
        # The parser and the protocol hold each other; an error holds what it came through, and so this connection.
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
        """Answer the request for an upgrade. Returns in how many seconds the page may come in; None: it may not."""
        sockets = self._sockets
        refusal, address = sockets.admit(request, (self._transport.get_extra_info("peername") or ("",))[0])
        wait = None if refusal is not None else sockets.wait(address)
        if wait is None:
            refusal = refusal or HTTPStatus.TOO_MANY_REQUESTS
            conn.send_response(conn.reject(refusal, f"{refusal.phrase}\n"))
            return None
        conn.send_response(conn.accept(request))
        if conn.state is not State.OPEN:
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
        """What waits here can still be replaced by something newer; what waits in the system cannot."""
        self._transport.set_write_buffer_limits(high=UNSENT_BYTES)
        connection = self._transport.get_extra_info("socket")
        if hasattr(socket, "TCP_NOTSENT_LOWAT") and connection is not None:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)

    def _set_timer(self, seconds: float, then: Callable[..., None], *args: object) -> None:
        """There is one thing at a time that a connection waits for."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then, *args)

    def _expect_hello(self) -> None:
        if not self._conversation.is_at_a_table:
            self._conversation.reject("no_hello", "Say hello to a table first.")
            self.close()

    # In and out

    def _heed_some(self) -> None:
        """Heed what has come; if it is much, the rest when others have had their turn."""
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
                self._show_out()
                return
            self._is_alive = True
            self._heed(*frame)
        if self._reader is None:
            return
        if not self._is_held_up:
            self._is_held_up = True
            self._transport.pause_reading()
        asyncio.get_running_loop().call_soon(self._heed_some)

    def _heed(self, opcode: int, data: bytes) -> None:
        if opcode == CLOSE:
            self._heed_close(data)
        elif self._is_closing:
            return
        elif opcode == TEXT:
            self._conversation.heed(data)
        elif opcode == BINARY:
            self._conversation.heed_frame(data)
        elif opcode == TOO_LARGE:
            self._conversation.refuse_large(data)
        elif opcode == PING and self._waiting is None:
            # To a page that does not read, an answer would only pile up.
            self._write(data, PONG)

    def _heed_close(self, data: bytes) -> None:
        """The page ends the connection, or agrees to its end."""
        try:
            Close.parse(data)
        except (ProtocolError, UnicodeDecodeError):
            self._end(PROTOCOL_ERROR, "a close frame that cannot be read")
            return
        if self._is_open:
            self._write(data, CLOSE)
            self._is_open = False
        self._end()

    def _show_out(self) -> None:
        """This page sends far too much: it is told so, and nothing more of it is read."""
        if not self._is_closing and self._address is not None:
            self._sockets.flooded(self._address)
            self._waiting = None
            self._write(encode(Bye("too_fast", "This page sent too many messages. Load it again.", again=False)))
        self._end(POLICY_VIOLATION, "too many messages", at_once=False)

    def _end(self, code: int = NORMAL, reason: str = "", *, at_once: bool = True) -> None:
        """Read nothing more, say why, and go; not `at_once` if what was sent would take the reason along with it."""
        self._reader = None
        self._is_closing = True
        self._say_close(code, reason)
        if at_once:
            self._transport.close()
        else:
            self._transport.pause_reading()
            self._set_timer(CLOSE_WITHIN_S, self._transport.abort)

    def put(self, message: bytes) -> bool:
        """Send a message, or keep it for a slow reader. False: too many are waiting already."""
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
        """Send a binary frame; for a slow reader the latest is kept, in the place of the one before."""
        if self._is_closing:
            return
        if self._waiting is None:
            self._write(frame, BINARY)
        else:
            self._latest = frame

    def close(self) -> None:
        """Send what is waiting, then end the connection."""
        if self._is_closing:
            return
        for message in self._waiting or ():
            self._write(message)
        self._is_closing = True
        self._say_close(NORMAL)
        self._set_timer(CLOSE_WITHIN_S, self._transport.abort)

    def ping(self) -> None:
        """Ask for a sign of life; end the connection if the last one was not answered."""
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
            # Framed here, since it is what a busy server does most: a frame, unmasked and whole (RFC 6455, 5.2).
            size = len(message)
            if size < 126:
                head = b"%c%c" % (WHOLE | opcode, size)
            elif size < 65_536:
                head = b"%c\x7e%b" % (WHOLE | opcode, size.to_bytes(2, "big"))
            else:
                head = b"%c\x7f%b" % (WHOLE | opcode, size.to_bytes(8, "big"))
            self._transport.write(head + message)
