"""Battles in tests: a test steps the time, and guests steer their fighters."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, TypeAlias

from rumpus.arena.duel import SNAPSHOT, decoded
from rumpus.arena.duel.kind import READY_TICKS
from rumpus.arena.shared.inputs import THRUST
from rumpus.tables import arena_wire, practice
from rumpus.tables.house import House
from rumpus.tables.table import Table
from rumpus.tables.ticker import Ticker
from tests.tables.guest import Guest
from tests.tables.page import PATIENCE_S, Page

REST = bytes(5)


class HandTicker(Ticker):
    """A ticker that steps only when a test calls it."""

    def _run(self) -> None:
        """Does nothing: tests step this ticker themselves."""


def stick(move_x: int = 0, move_y: int = 0, hand_x: int = 0, hand_y: int = 0, buttons: int = 0) -> bytes:
    """One input."""
    return struct.pack("<bbbbB", move_x, move_y, hand_x, hand_y, buttons)


class SnapshotHead:
    """The header of every snapshot."""

    def __init__(self, frame: bytes) -> None:
        kind, self.number, self.flags = struct.unpack_from("<BII", frame)
        assert kind == arena_wire.SNAPSHOT


class Snapshot(SnapshotHead):
    """A snapshot of a duel as a page reads it."""

    def __init__(self, frame: bytes) -> None:
        super().__init__(frame)
        assert len(frame) == arena_wire.SNAPSHOT_HEAD_BYTES + SNAPSHOT.itemsize
        self.body = frame[arena_wire.SNAPSHOT_HEAD_BYTES :]
        self.seen: Any = decoded(self.body)[0]

    @property
    def tick(self) -> int:
        return int(self.seen["tick"])

    @property
    def acked(self) -> tuple[int, int]:
        first, second = self.seen["fighters"]["acked"]
        return int(first), int(second)


class Fighter:
    """A page that steers the fighter of one of its seats."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.seq = 1

    def frame(self, *inputs: bytes, **fields: int) -> bytes:
        """The next frame of inputs; fields can be overridden."""
        assert self.page.battle is not None
        told = {"seat": self.seat, "number": self.page.battle["number"], "seq": self.seq, "seen_tick": 0, **fields}
        self.seq += len(inputs)
        return arena_wire.inputs_frame(inputs=b"".join(inputs), **told)  # type: ignore[arg-type]

    def steer(self, *inputs: bytes) -> None:
        assert isinstance(self.page, Guest)
        self.page.steer(self.frame(*inputs))

    @property
    def seen(self) -> Snapshot:
        """The snapshot that the page sees now."""
        return Snapshot(self.page.frames[-1])


def attack(tick: int, towards: int = 127) -> bytes:
    """Fighter 0: walk towards the other one and thrust again and again."""
    return stick(move_x=towards, hand_x=towards, buttons=THRUST if tick % 50 < 5 else 0)


TURNED_AWAY = stick(hand_x=127)
"""Fighter 1: turn the back to the other one."""

Plan: TypeAlias = bytes | Callable[[int], bytes] | None
"""What a fighter does: always the same, something by tick, or nothing because its page is silent."""


class Bout:
    """A practice floor with guests in its seats and its first bout staged."""

    def __init__(self, table: Table, ticker: HandTicker, *fighters: Fighter) -> None:
        self.table = table
        self.ticker = ticker
        self.fighters = fighters

    async def go(self, ticks: int, *plans: Plan) -> None:
        """Let ticks pass."""
        for tick in range(ticks):
            for fighter, plan in zip(self.fighters, plans, strict=False):
                if plan is not None and fighter.page.battle is not None:
                    fighter.steer(plan if isinstance(plan, bytes) else plan(tick))
            self.ticker.step()
        await settled(self.table)

    async def until(self, condition: Callable[[], object], *plans: Plan) -> None:
        """Let time pass until the condition is true."""
        for _ in range(100):
            if condition():
                return
            await self.go(50, *plans)
        raise AssertionError("it never came to that")

    def over(self) -> dict[str, Any] | None:
        """The verdict of the bout, once it has ended."""
        return next((each for each in self.fighters[0].page.messages if each["type"] == "battle_over"), None)


async def settled(table: Table) -> None:
    """Wait until the table has done, saved and sent everything that was due."""
    done: asyncio.Future[None] = table.loop.create_future()
    table.put(lambda: table.afterwards(lambda: done.set_result(None)))
    async with asyncio.timeout(PATIENCE_S):
        await done


async def bout(house: House, ticker: HandTicker, cards: str = "", **options: object) -> Bout:
    """Ann, the host, in seat 0 against Bo in seat 1. One bout decides."""
    table = await house.open(practice.GAME, public=False)
    fighters = []
    for seat, name in enumerate(("Ann", "Bo")):
        guest = Guest(name)
        await guest.arrive(table)
        await guest.do("take_seat", seat=seat)
        fighters.append(Fighter(guest, seat))
    ann = fighters[0].page
    await ann.do("configure", options={"cards": cards, "bouts": 1, **options})
    await ann.do("start", anyway=True)
    for fighter in fighters:
        await fighter.page.until(lambda page=fighter.page: page.battle)  # type: ignore[misc]
    begun = Bout(table, ticker, *fighters)
    await begun.go(READY_TICKS - 1 if cards else 0, REST, REST)
    return begun
