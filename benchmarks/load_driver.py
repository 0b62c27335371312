"""Pages under load: tables with real sockets, where each page is a player who acts when asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from benchmarks.pages import ANYWHERE, Page, open_table, seat_all


class PlayerPage(Page):
    """One seat's page."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        super().__init__(seat, is_brief=True)
        self.table = table
        self.ref = 0

    def heard(self, message: dict[str, Any]) -> None:
        self.table.heard(self, message)


class LoadTable:
    """A table of four pages. An action is delivered when all four have its update."""

    def __init__(self, code: str, seats: int, on_delivered: Callable[[LoadTable, float], None]) -> None:
        self.code = code
        self.pages = [PlayerPage(self, seat) for seat in range(seats)]
        self.started = asyncio.get_running_loop().create_future()
        self.asked: tuple[PlayerPage, str] | None = None
        self.sent_at = 0.0
        self.in_flight = False
        self.actions = 0
        self._heard = 0
        self._synced = 0
        self._on_delivered = on_delivered

    @property
    def bytes(self) -> int:
        return sum(page.bytes for page in self.pages)

    async def open(self, address: str, source: tuple[str, int] = ANYWHERE) -> None:
        await seat_all(address, self.code, self.pages, source)

    def start(self) -> None:
        self.pages[0].tell(type="start", ref=2, anyway=True)

    def heard(self, page: PlayerPage, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("u", "update"):
            prompts = message.get("prompts")
            if prompts and prompts.get(str(page.seat)):
                self.asked = (page, prompts[str(page.seat)][0]["id"])
            self._heard += 1
            if self._heard == len(self.pages):
                self._delivered(over=message.get("outcome") is not None)
        elif kind == "sync" and message["play"]:
            play = message["play"]
            prompts = play["prompts"].get(str(page.seat))
            page.ref = play["refs"].get(str(page.seat), 0)
            if prompts:
                self.asked = (page, prompts[0]["id"])
            self._synced += 1
            if self._synced == len(self.pages):
                self._synced = 0
                if not self.started.done():
                    self.started.set_result(None)
                else:
                    self.in_flight = False
                    self._on_delivered(self, -1.0)
        elif kind == "rejected":
            raise RuntimeError(f"table {self.code}: {message}")

    def _delivered(self, *, over: bool) -> None:
        self._heard = 0
        self.actions += 1
        latency = time.perf_counter() - self.sent_at
        if over:
            # The next game begins at once; its start is not counted as an action.
            self.pages[0].tell(type="play_again", ref=3)
            self._on_delivered(self, latency)
            return
        self.in_flight = False
        self._on_delivered(self, latency)

    def act(self) -> None:
        assert self.asked is not None
        page, prompt = self.asked
        self.asked = None
        self.in_flight = True
        page.ref += 1
        target = random.randrange(len(self.pages))
        action = {"type": "score"} if target == page.seat else {"type": "steal", "target": target}
        self.sent_at = time.perf_counter()
        page.tell(type="act", ref=page.ref, seat=page.seat, prompt=prompt, action=action)


async def open_tables(
    address: str,
    count: int,
    seats: int,
    on_delivered: Callable[[LoadTable, float], None],
    sources: Sequence[tuple[str, int]] = (ANYWHERE,),
) -> list[LoadTable]:
    """Tables whose pages come from these addresses, in turn."""
    tables = []
    for number in range(count):
        source = sources[number % len(sources)]
        table = LoadTable(open_table(address, "mantis", source), seats, on_delivered)
        await table.open(address, source)
        tables.append(table)
    for table in tables:
        table.start()
    await asyncio.gather(*(table.started for table in tables))
    return tables
