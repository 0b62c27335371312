"""Fighters under load: practice floors with two pages each, both steering 60 inputs a second over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import struct
import time
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load_driver import open_table
from rumpus.tables.arena_wire import SNAPSHOT_HEAD_BYTES, inputs_frame

FRAMES_PER_S = 30
INPUTS_A_FRAME = 2
_U32 = struct.Struct("<I")


class FighterPage(WSListener):  # type: ignore[misc]
    """One fighter's page. It moves about with the sword turned away, so that the bout lasts."""

    def __init__(self, duel: LoadDuel, seat: int) -> None:
        self.duel = duel
        self.seat = seat
        self.transport: WSTransport | None = None
        self.battle: int | None = None
        self.seq = 1
        self.tick = 0
        self.snapshots = 0
        self.bytes = 0
        self.largest = 0
        self.gaps: list[float] = []
        self._last = 0.0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        payload = frame.get_payload_as_bytes()
        if frame.msg_type == WSMsgType.BINARY:
            now = time.perf_counter()
            self.gaps.append(now - self._last)
            self._last = now
            self.snapshots += 1
            self.bytes += len(payload)
            self.largest = max(self.largest, len(payload))
            self.tick = _U32.unpack_from(payload, SNAPSHOT_HEAD_BYTES)[0]
        elif frame.msg_type == WSMsgType.TEXT:
            self._heard(json.loads(payload))

    def _heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "battle_began":
            self.battle, self.seq, self.tick = message["number"], 1, 0
        elif kind == "battle_over":
            self.battle = None
        elif kind == "done" and message["ref"] == 1:
            self.duel.seated(self)
        elif kind == "update" and message.get("outcome") and self.seat == 0:
            self.tell(type="play_again", ref=9)
        elif kind == "rejected":
            raise RuntimeError(f"{self.duel.code}: {message}")

    def tell(self, **message: object) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def steer(self) -> None:
        """Send the inputs of two ticks."""
        if self.battle is None or self.transport is None:
            return
        away = -127 if self.seat == 0 else 127
        one = struct.pack("<bbbbB", random.randint(-60, 60), random.randint(-127, 127), away, 0, 0)
        frame = inputs_frame(self.seat, self.battle, self.seq, self.tick, one * INPUTS_A_FRAME)
        self.seq += INPUTS_A_FRAME
        self.transport.send(WSMsgType.BINARY, frame)


class LoadDuel:
    def __init__(self, code: str) -> None:
        self.code = code
        self.pages = [FighterPage(self, seat) for seat in range(2)]
        self._seated = 0
        self._all_seated = asyncio.get_running_loop().create_future()

    async def open(self, address: str) -> None:
        for page in self.pages:
            await ws_connect(lambda page=page: page, f"ws://{address}/ws")
            profile = {"name": f"F{page.seat}", "avatar": "fox", "colour": "sea"}
            page.tell(type="hello", table=self.code, profile=profile)
            page.tell(type="take_seat", ref=1, seat=page.seat)
        await self._all_seated
        self.pages[0].tell(type="start", ref=2, anyway=True)

    def seated(self, page: FighterPage) -> None:
        self._seated += 1
        if self._seated == len(self.pages):
            self._all_seated.set_result(None)


async def open_duels(address: str, count: int) -> list[LoadDuel]:
    duels = []
    for _ in range(count):
        duel = LoadDuel(open_table(address, "sword_practice"))
        await duel.open(address)
        duels.append(duel)
    return duels


async def steer_all(duels: list[LoadDuel]) -> None:
    """Every page sends 30 frames a second, spread evenly."""
    pages = [page for duel in duels for page in duel.pages]
    loop = asyncio.get_running_loop()
    slices = 10
    due = loop.time()
    turn = 0
    while True:
        for page in pages[turn::slices]:
            page.steer()
        turn = (turn + 1) % slices
        due += 1 / FRAMES_PER_S / slices
        await asyncio.sleep(max(0.0, due - loop.time()))
