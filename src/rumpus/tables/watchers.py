"""Watchers: the pages at a table. Each has a stream of numbered messages with a short history."""

from __future__ import annotations

from typing import Protocol

import msgspec

from rumpus.tables.heart.state import Page
from rumpus.tables.messages.numbering import Unnumbered
from rumpus.tables.messages.to_page import Bye

encode = msgspec.json.Encoder().encode

HISTORY = 8
"""The number of missed messages that a page can be sent again. One that has missed more is sent everything anew."""


class Outbox(Protocol):
    """The outgoing side of a connection. It is bounded: `put` returns False if too much is waiting."""

    def put(self, message: bytes) -> bool: ...

    def cork(self) -> None:
        """Keep what is put from now on, so that `uncork` sends it in one piece."""

    def uncork(self) -> None: ...

    def put_latest(self, frame: bytes) -> None:
        """Send a binary frame, or keep only the latest for a slow page."""

    def close(self) -> None:
        """Send what is waiting, then close."""


class Watcher:
    """One page. It outlives its connection for a while, so that a dropped page can resume its stream."""

    __slots__ = ("_history", "is_behind", "is_greeted", "left_at", "outbox", "page", "seq")

    def __init__(self, page: Page, outbox: Outbox | None, seq: int = 0) -> None:
        self.page = page
        self.seq = seq
        self.outbox = outbox
        self.left_at: float | None = None
        self.is_greeted = False
        """Nothing of the stream is sent before the welcome, which contains everything until then."""
        self.is_behind = False
        """It reads too slowly: its stream is suspended until it is sent everything again."""
        self._history: list[Unnumbered] = []
        """The latest messages, the oldest first. They are shared with other watchers, so they have no numbers."""

    def tell(self, message: Unnumbered) -> None:
        """Send the next message of the stream. It may be shared with other watchers; its number is not."""
        if self.is_behind:
            return
        seq = self.seq = self.seq + 1
        history = self._history
        if message.is_table:
            # The newest says all that the earlier ones said, and they are large.
            history[:] = [message if each.is_table else each for each in history]
        history.append(message)
        if len(history) > HISTORY:
            del history[0]
        outbox = self.outbox
        if outbox is not None and self.is_greeted and not outbox.put(message.numbered(seq)):
            self.is_behind = True
            # It was never sent, so the next message gets its number.
            self.seq = seq - 1

    def answer(self, message: bytes) -> None:
        """Send an answer to this page alone, outside the stream."""
        if self.outbox is not None and not self.outbox.put(message):
            self.is_behind = True

    def missed_since(self, seq: int) -> list[bytes] | None:
        """The messages after `seq`, or None if the history does not reach back so far."""
        missed = self.seq - seq
        if self.is_behind or missed < 0 or missed > len(self._history):
            return None
        return [each.numbered(seq + place) for place, each in enumerate(self._history[-missed:], 1)] if missed else []

    def forget_history(self) -> None:
        self._history.clear()

    def dismiss(self, bye: Bye) -> None:
        """Send `bye`, and close the connection."""
        if self.outbox is not None:
            self.outbox.put(encode(bye))
            self.outbox.close()
            self.outbox = None
