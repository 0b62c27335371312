"""Decodes the messages of a page and passes them to its table. Invalid ones are rejected and never fatal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

import msgspec

from rumpus.engine import RumpusError
from rumpus.engine.errors import reason_of
from rumpus.server.limits import MESSAGE_BYTES, Bucket, Limits
from rumpus.tables import metrics
from rumpus.tables.errors import ComeBack, TableNotFound, sentence
from rumpus.tables.house import House
from rumpus.tables.messages.from_page import Act, AskChoices, Command, Consult, FromPage, Hello, Ping, SetPad
from rumpus.tables.messages.to_page import Bye, Pong, Rejected, Waiting
from rumpus.tables.table import Table
from rumpus.tables.watchers import Outbox, Watcher

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromPage)

_REF = re.compile(rb'"ref"\s*:\s*(\d{1,16})\b')
REFUSALS_PER_SECOND = 2.0
REFUSALS_BURST = 5.0
MOST_WAITING = 20
"""The number of messages that a page may send before its hello is answered."""
Turn: TypeAlias = Callable[[Callable[[], None]], AbstractAsyncContextManager[None]]
"""A context for one try at a code from the page's address; it calls its argument if the try has to wait."""


class _OnlyRef(msgspec.Struct):
    ref: int | None = None


class Tasks(Protocol):
    """A set of tasks that a stopping server waits for."""

    def add(self, task: asyncio.Task[None]) -> None: ...

    def discard(self, task: asyncio.Task[None]) -> None: ...


class Conversation:
    """The connection of one page to its table, from hello to end."""

    __slots__ = (
        "_buckets",
        "_frame_refusals",
        "_greeting",
        "_house",
        "_is_over",
        "_limits",
        "_messages",
        "_outbox",
        "_table",
        "_tasks",
        "_turn",
        "_watcher",
    )

    def __init__(self, house: House, limits: Limits, outbox: Outbox, tasks: Tasks, turn: Turn) -> None:
        self._house = house
        self._limits = limits
        self._outbox = outbox
        self._tasks = tasks
        self._turn = turn
        self._messages = Bucket(limits.messages_per_second, limits.messages_burst)
        self._buckets: dict[str, Bucket] = {}
        """The limits of some kinds of messages, made when the first one comes."""
        self._frame_refusals: Bucket | None = None
        self._table: Table | None = None
        self._watcher: Watcher | None = None
        self._greeting: list[Command | Hello] | None = None
        """Messages received while the hello is being answered."""
        self._is_over = False

    @property
    def table(self) -> Table | None:
        return self._table

    @property
    def is_at_a_table(self) -> bool:
        """Whether the page is at a table, or waits for the answer to its hello."""
        return self._watcher is not None or self._greeting is not None

    def go_on(self, table: Table, watcher: Watcher) -> None:
        """The page has come to this server with its table."""
        self._table, self._watcher = table, watcher

    def receive(self, data: bytes) -> None:
        """Take one message."""
        if not self._messages.take():
            self.reject("too_fast", "Too many messages. Wait a moment.", _ref(data))
            return
        try:
            message = _decoder.decode(data)
        except msgspec.ValidationError as error:
            text = str(error)
            self.reject("bad_message", text, _ref(data), text.partition("`$.")[2].rstrip("`"))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.reject("bad_message", f"Not JSON: {error}")
        else:
            if isinstance(message, Act) and self._greeting is None:
                self._command(message)
            elif isinstance(message, Ping):
                self._outbox.put(encode(self._table.pong() if self._table is not None else Pong(0)))
            else:
                self._take(message)

    def refuse_large(self, ends: bytes) -> None:
        """Refuse a message that was too large to be kept; `ends` are its first and last bytes."""
        refs = _REF.findall(ends)
        self.reject("too_large", f"A message may have {MESSAGE_BYTES} bytes.", int(refs[-1]) if refs else None)

    def receive_inputs(self, data: bytes) -> None:
        """Take one binary message: inputs for a battle. They have a separate limit because they are many."""
        if self._greeting is not None:
            # Inputs are useless later, so those that came too early are dropped.
            return
        if self._table is None or self._watcher is None:
            self._reject_frame("no_hello", "Say hello to a table first.")
        elif not self._may_steer():
            self._reject_frame("too_fast", "Too many inputs. Wait a moment.")
        elif not self._table.is_closed:
            try:
                self._table.steer(self._watcher, data)
            except RumpusError as error:
                self._reject_frame(error.code, error.message)

    def _reject_frame(self, code: str, message: str) -> None:
        """Refuse a frame. Frames come so fast that not every refusal is sent."""
        if self._frame_refusals is None:
            self._frame_refusals = Bucket(REFUSALS_PER_SECOND, REFUSALS_BURST)
        if self._frame_refusals.take():
            self.reject(code, message)

    def _take(self, message: Command | Hello) -> None:
        if self._greeting is not None:
            if len(self._greeting) < MOST_WAITING:
                self._greeting.append(message)
            else:
                self.reject("too_fast", "Wait until your hello is answered.", getattr(message, "ref", None))
        elif isinstance(message, Hello):
            self._hello(message)
        else:
            self._command(message)

    def _hello(self, hello: Hello) -> None:
        if self._watcher is not None:
            self.reject("not_now", "This page is at a table already.")
            return
        self._greeting = []
        task = asyncio.get_running_loop().create_task(self._greet(hello))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _greet(self, hello: Hello) -> None:
        try:
            table, watcher = await self._arrive(hello)
        except ComeBack as error:
            # It has moved, or closes, or the database is gone. A page that is refused would not come back by itself.
            self._outbox.put(encode(Bye(error.code, error.message, again=True)))
            self._outbox.close()
        except RumpusError as error:
            self.refuse(error)
        else:
            self._table, self._watcher = table, watcher
            if self._is_over:
                # The page left before its welcome; without this it would seem to be present for ever.
                table.depart(watcher, self._outbox)
        said, self._greeting = self._greeting or [], None
        for message in said:
            self._take(message)

    async def _arrive(self, hello: Hello) -> tuple[Table, Watcher]:
        """Bring the page to its table, or let it wait at the door. Raises RumpusError."""
        if hello.credential is not None and (table := await self._own_table(hello)) is not None:
            # A known page does not guess a code, so it does not wait.
            return table, await table.arrive(hello, self._outbox)
        async with self._turn(self._tell_turn):
            table = await self._house.find(hello.table)
            return table, await table.arrive(hello, self._outbox)

    async def _own_table(self, hello: Hello) -> Table | None:
        try:
            table = await self._house.find(hello.table)
        except TableNotFound:
            return None
        return table if table.knows(hello) else None

    def _tell_turn(self) -> None:
        self._outbox.put(encode(Waiting("turn")))

    def _command(self, command: Command) -> None:
        if self._table is None or self._watcher is None:
            self.reject("no_hello", "Say hello to a table first.", command.ref)
        elif self._table.is_closed:
            self._outbox.close()
        elif not isinstance(command, Act) and not self._has_time(command):
            what = "notes" if isinstance(command, SetPad) else "questions"
            self.reject("too_fast", f"Too many {what}. Wait a moment.", command.ref)
        else:
            self._table.post(self._watcher, command)

    def _has_time(self, command: Command) -> bool:
        """Whether a command that has a limit of its own is within it."""
        limits = self._limits
        if isinstance(command, Consult):
            return self._within("consults", limits.consults_per_second, limits.consults_burst)
        if isinstance(command, AskChoices):
            return self._within("choices", limits.choices_per_second, limits.choices_burst)
        if isinstance(command, SetPad):
            return self._within("pads", limits.pads_per_second, limits.pads_burst)
        return True

    def _may_steer(self) -> bool:
        return self._within("frames", self._limits.frames_per_second, self._limits.frames_burst)

    def _within(self, what: str, per_second: float, burst: float) -> bool:
        bucket = self._buckets.get(what)
        if bucket is None:
            bucket = self._buckets[what] = Bucket(per_second, burst)
        return bucket.take()

    def caught_up(self) -> None:
        """Called when a slow page has read everything that waited for it."""
        if self._table is not None and self._watcher is not None:
            self._table.resync(self._watcher)

    def end(self) -> None:
        """The connection is gone."""
        self._is_over = True
        if self._table is not None and self._watcher is not None:
            self._table.depart(self._watcher, self._outbox)

    def refuse(self, error: RumpusError) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        told = Rejected(error.code, sentence(error.message), reason=error.reason, told=error.told)
        self._outbox.put(encode(told))

    def reject(self, code: str, message: str, ref: int | None = None, field: str = "") -> None:
        metrics.REFUSALS.labels(code).inc()
        self._outbox.put(encode(Rejected(code, sentence(message), ref, "", field, reason_of(message))))


def _ref(data: bytes) -> int | None:
    """The ref of an invalid message, so that the page knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_OnlyRef).ref
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
