"""A connection sends what is put while it is corked in one piece."""

from __future__ import annotations

from typing import Any, cast

from rumpus.server.framed_connection import FramedConnection
from rumpus.server.frames import CLOSE, TEXT, framed
from rumpus.server.limits import Limits


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def get_extra_info(self, name: str) -> None:
        return None

    def abort(self) -> None:
        pass


class Others:
    limits = Limits()


def connection() -> tuple[FramedConnection, list[bytes]]:
    page, wire = FramedConnection(cast(Any, Others()), set(), set()), Wire()
    page._transport = cast(Any, wire)
    page._begin_reading()
    return page, wire.written


def test_messages_of_a_corked_connection_are_written_at_once_and_in_their_order() -> None:
    page, written = connection()
    page.put(b"alone")
    page.cork()
    page.put(b"one")
    page.put(b"two")
    assert written == [framed(b"alone", TEXT)]
    page.uncork()
    assert written == [framed(b"alone", TEXT), framed(b"one", TEXT) + framed(b"two", TEXT)]
    page.put(b"alone again")
    assert len(written) == 3


async def test_a_page_that_is_dismissed_meanwhile_gets_what_was_put_and_then_the_close() -> None:
    page, written = connection()
    page.cork()
    page.put(b"bye")
    page.close()
    page.put(b"too late")
    page.uncork()
    [piece] = written
    assert piece.startswith(framed(b"bye", TEXT))
    assert piece[len(framed(b"bye", TEXT))] & 0x0F == CLOSE
    assert b"too late" not in piece


def test_nothing_is_written_if_nothing_was_put() -> None:
    page, written = connection()
    page.cork()
    page.uncork()
    assert written == []
