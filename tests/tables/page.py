"""A page for tests: it sends commands, reads messages, and keeps its copies of the table and the game up to date.

Subclasses transport its messages: straight to a table (`guest.py`) or over a real socket.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from typing import Any, TypeVar

import msgspec

from rumpus.conformance.patch import patched
from rumpus.tables.messages.to_page import ToPage

T = TypeVar("T")
PATIENCE_S = 60.0
"""A timeout much longer than anything takes, even on a busy machine."""
_to_page: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ToPage)
ANSWERS = frozenset({"done", "rejected", "answer", "update"})


def profile(name: str) -> dict[str, str]:
    return {"name": name, "avatar": "fox", "colour": "sea"}


class Page(ABC):
    def __init__(self, name: str = "Ann") -> None:
        self.name = name
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        """Every byte that this page was sent."""
        self.you: int | None = None
        self.credential: str | None = None
        self.stream: str | None = None
        self.screen: str | None = None
        """The id of this shared screen."""
        self.seq = 0
        self.table: dict[str, Any] = {}
        self.play: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        """The events of all updates, in order."""
        self.battle: dict[str, Any] | None = None
        """The current battle in the arena."""
        self.began: dict[str, Any] | None = None
        """The last battle, kept after its end until the next one."""
        self.frames: list[bytes] = []
        """Every binary frame that this page was sent."""
        self.is_closed = False
        # Separate from the refs of actions, which count from 1 for each seat.
        self._refs = count(1_000_000)
        self._heard = asyncio.Event()

    @abstractmethod
    async def send(self, message: dict[str, Any]) -> None:
        """Post a message to the table."""

    # Reading

    def hear(self, data: bytes) -> None:
        message = json.loads(data)
        # Every message must decode as its struct, without unknown fields.
        assert json.loads(msgspec.json.encode(_to_page.decode(data))) == message
        self.raw.append(data)
        self._take_in(message)
        self.messages.append(message)
        self._heard.set()

    def see(self, frame: bytes) -> None:
        """Receive a binary frame."""
        self.frames.append(frame)
        self._heard.set()

    def heard_the_end(self) -> None:
        self.is_closed = True
        self._heard.set()

    def _take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._come_in(message)
            return
        if "seq" in message:
            assert message["seq"] == self.seq + 1, f"after {self.seq} came {message}"
            self.seq = message["seq"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "sync":
            self._put_on_table(message["play"])
        elif kind == "battle_began":
            self.battle = self.began = message
        elif kind == "battle_over":
            self.battle = None
        elif kind == "update":
            self._update(message)

    def _come_in(self, welcome: dict[str, Any]) -> None:
        self.you, self.credential, self.stream = welcome["you"], welcome["credential"], welcome["stream"]
        self.screen = welcome["screen"]
        if not welcome["resumed"]:
            self._put_on_table(welcome["play"])
        else:
            assert welcome["seq"] == self.seq
        self.seq = welcome["seq"]
        self.table = welcome["table"]

    def _put_on_table(self, play: dict[str, Any] | None) -> None:
        self.play = play
        self.battle = None if play is None else play["battle"]
        self.began = self.battle or self.began

    def _update(self, update: dict[str, Any]) -> None:
        assert self.play is not None
        play = self.play = dict(self.play)
        for part in ("now_ms", "waiting", "deadlines", "outcome"):
            play[part] = update.get(part, play[part])
        if "public" in update:
            play["public"] = patched(play["public"], update["public"])
        for part in ("private", "prompts"):
            for seat, change in update.get(part, {}).items():
                play[part] = {
                    **play[part],
                    seat: patched(play[part][seat], change) if part == "private" else change,
                }
        self.events += update.get("events", ())

    @property
    def public(self) -> dict[str, Any]:
        assert self.play is not None
        public: dict[str, Any] = self.play["public"]
        return public

    def prompt(self, seat: int) -> str | None:
        """The open prompt for a seat of this page."""
        prompts = [] if self.play is None else self.play["prompts"].get(str(seat), [])
        return prompts[0]["id"] if prompts else None

    def seat(self, number: int) -> dict[str, Any]:
        seat: dict[str, Any] = self.table["seats"][number]
        return seat

    # Waiting

    async def until(self, condition: Callable[[], T | None]) -> T:
        """Wait until `condition` is truthy and return its value."""
        async with asyncio.timeout(PATIENCE_S):
            while not (found := condition()):
                assert not self.is_closed, f"the connection ended after {self.messages[-3:]}"
                self._heard.clear()
                await self._heard.wait()
        return found

    async def next(self, kind: str, since: int | None = None) -> dict[str, Any]:
        """The next message of that type, counted from now (or from the message with that index)."""
        start = len(self.messages) if since is None else since
        return await self.until(lambda: next((each for each in self.messages[start:] if each["type"] == kind), None))

    async def closed(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not self.is_closed:
                self._heard.clear()
                await self._heard.wait()

    async def over(self) -> dict[str, Any]:
        """The table, once its game is over."""
        await self.until(lambda: self.table["phase"] == "over")
        return self.table

    # Commands

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a ref and return its answer."""
        start = len(self.messages)
        await self.send(message)
        return await self.answer_to(message["ref"], start)

    async def answer_to(self, ref: int, since: int) -> dict[str, Any]:
        def find() -> dict[str, Any] | None:
            return next((m for m in self.messages[since:] if m["type"] in ANSWERS and m.get("ref") == ref), None)

        return await self.until(find)

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        return await self.ask({"type": kind, "ref": next(self._refs), **fields})

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command that must succeed."""
        answer = await self.command(kind, **fields)
        assert answer["type"] == "done", answer

    def next_ref(self, seat: int) -> int:
        assert self.play is not None
        ref = int(self.play["refs"].get(str(seat), 0)) + 1
        self.play = {**self.play, "refs": {**self.play["refs"], str(seat): ref}}
        return ref

    async def act(
        self, seat: int, action: dict[str, Any] | None = None, *, prompt: str | None = None, ref: int | None = None
    ) -> dict[str, Any]:
        """Answer a prompt, by default the open one, with an attempt to score."""
        message = {
            "type": "act",
            "ref": self.next_ref(seat) if ref is None else ref,
            "seat": seat,
            "prompt": prompt if prompt is not None else self.prompt(seat) or "turn-1",
            "action": action if action is not None else {"type": "score"},
        }
        return await self.ask(message)

    async def play_on(self, *seats: int, until: Callable[[], bool] = lambda: False) -> None:
        """Score whenever it is the turn of one of these seats, until the game is over."""
        while True:
            await self.until(
                lambda: until() or self.table["phase"] == "over" or any(self.prompt(seat) for seat in seats)
            )
            if until() or self.table["phase"] == "over":
                return
            for seat in seats:
                if self.prompt(seat) is not None:
                    answer = await self.act(seat)
                    assert answer["type"] == "update", answer
