"""A table of Throw Throw Burrito at full speed: `python -m benchmarks.burrito_server`.

Starts the real server in a process of its own, pinned to one core. From this process, pinned to another, six phones
with real sockets pass cards at one table, ten actions a second each. An action counts when it is applied, in the
durable log, and received by all six; its time runs from when the tap was due. All phones must be told the same in the
same order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import tempfile
import time
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load_driver import AVATARS, COLOURS, open_table
from benchmarks.report import Figure, report
from benchmarks.server import cpu_seconds, start_server, stolen_ticks
from rumpus.engine.conformance.patch import patched

SEATS = 6
FULL_HAND = 5


class Phone(WSListener):  # type: ignore[misc]
    """One player, who discards with a full hand and draws otherwise."""

    def __init__(self, table: Hectic, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.public: Any = None
        self.private: Any = None
        self.prompts: dict[str, str] = {}
        self.ref = 0
        self.sent: dict[int, float] = {}
        """By ref: when an action that is not answered was due."""
        self.is_answered = asyncio.Event()
        self.is_answered.set()
        self.told: list[tuple[int, str]] = []
        """Of every update: the time of the game, and what changed for all."""
        self.bytes = 0
        self.late = 0
        """Taps that somebody else's was quicker than."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            payload = frame.get_payload_as_bytes()
            self.bytes += len(payload)
            self._heard(json.loads(payload))

    def tell(self, **message: object) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def _heard(self, message: dict[str, Any]) -> None:
        kind, mine = message["type"], str(self.seat)
        if kind == "sync" and message["play"]:
            play = message["play"]
            self.public, self.private, self.ref = play["public"], play["private"][mine], play["refs"].get(mine, 0)
            self._asked(play["prompts"][mine])
            self.table.began()
        elif kind == "update":
            if "public" in message:
                self.public = patched(self.public, message["public"])
            if mine in message.get("private", {}):
                self.private = patched(self.private, message["private"][mine])
            if mine in message.get("prompts", {}):
                self._asked(message["prompts"][mine])
            self.told.append((message["now_ms"], json.dumps(message.get("public"))))
            self.table.heard(len(self.told), self._answered(message["ref"]) if "ref" in message else None)
        elif kind == "done" and message["ref"] == 1:
            self.table.seated()
        elif kind == "rejected":
            if message["code"] not in ("illegal", "prompt_closed"):
                raise RuntimeError(f"{message}")
            self.late += 1
            self._answered(message["ref"])

    def _answered(self, ref: int) -> float | None:
        """When the action was due that is answered now."""
        due = self.sent.pop(ref, None)
        if not self.sent:
            self.is_answered.set()
        return due

    def _asked(self, prompts: list[dict[str, Any]]) -> None:
        self.prompts = {prompt["kind"]: prompt["id"] for prompt in prompts}
        if "count" in self.prompts:
            self.act("count", time.perf_counter(), type="count")

    def act(self, kind: str, due: float, **action: object) -> None:
        self.ref += 1
        self.sent[self.ref] = due
        self.is_answered.clear()
        self.tell(type="act", ref=self.ref, seat=self.seat, prompt=self.prompts[kind], action=action)

    def tap(self, due: float) -> None:
        """Pass a card on, or draw one."""
        if "pass" not in self.prompts:
            return
        hand, flow = self.private["hand"], self.public["flow"]
        open_piles = [name for name, count in zip(("left", "right"), flow["community"], strict=True) if count]
        if len(hand) >= FULL_HAND:
            self.act("pass", due, type="discard", card=random.choice(hand))
        elif flow["piles"][self.seat]:
            self.act("pass", due, type="draw", pile="own")
        elif open_piles:
            self.act("pass", due, type="draw", pile=random.choice(open_piles))


class Hectic:
    """The table. The n-th update is the same step for all."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.phones = [Phone(self, seat) for seat in range(SEATS)]
        self.latencies: list[float] = []
        loop = asyncio.get_running_loop()
        self._all_seated, self.is_begun = loop.create_future(), loop.create_future()
        self._seated = self._began = 0
        self._heard: dict[int, int] = {}
        """By step: how many phones have been told."""
        self._due: dict[int, float] = {}

    async def open(self, address: str) -> None:
        for phone in self.phones:
            await ws_connect(lambda phone=phone: phone, f"ws://{address}/ws")
            look = {"avatar": AVATARS[phone.seat % 4], "colour": COLOURS[phone.seat % 4]}
            phone.tell(type="hello", table=self.code, profile={"name": f"P{phone.seat}", **look})
            phone.tell(type="take_seat", ref=1, seat=phone.seat)
        await self._all_seated
        self.phones[0].tell(type="start", ref=2, anyway=True)
        await self.is_begun

    def seated(self) -> None:
        self._seated += 1
        if self._seated == SEATS:
            self._all_seated.set_result(None)

    def began(self) -> None:
        self._began += 1
        if self._began == SEATS:
            self.is_begun.set_result(None)

    def heard(self, step: int, due: float | None) -> None:
        if due is not None:
            self._due[step] = due
        self._heard[step] = self._heard.get(step, 0) + 1
        if self._heard[step] == SEATS:
            del self._heard[step]
            if (began := self._due.pop(step, None)) is not None:
                self.latencies.append(1000 * (time.perf_counter() - began))

    @property
    def is_in_order(self) -> bool:
        told = [phone.told for phone in self.phones]
        return all(each == told[0] for each in told)


async def tap_on(phone: Phone, rate: float) -> None:
    """Ten actions a second, not quite evenly; a tap whose answer is late still counts from when it was due."""
    loop = asyncio.get_running_loop()
    due = loop.time() + random.random() / rate
    while True:
        await asyncio.sleep(max(0.0, due - loop.time()))
        await phone.is_answered.wait()
        phone.tap(time.perf_counter() - (loop.time() - due))
        due += random.uniform(0.7, 1.3) / rate


async def measure(options: argparse.Namespace, database: str) -> list[Figure]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    cores = sorted(os.sched_getaffinity(0))
    server = start_server(port, database, cores[0])
    os.sched_setaffinity(0, {cores[-1]})
    try:
        table = Hectic(open_table(f"127.0.0.1:{port}", "burrito"))
        await table.open(f"127.0.0.1:{port}")
        tapping = [asyncio.create_task(tap_on(phone, options.rate)) for phone in table.phones]
        # The 3-2-1-Burrito, and a moment.
        await asyncio.sleep(5)
        table.latencies.clear()
        told = sum(phone.bytes for phone in table.phones)
        cpu, stolen, began = cpu_seconds(server.pid), stolen_ticks(), time.monotonic()
        await asyncio.sleep(options.seconds)
        elapsed, used, stolen_after = time.monotonic() - began, cpu_seconds(server.pid) - cpu, stolen_ticks()
        waits = sorted(table.latencies)
        told = sum(phone.bytes for phone in table.phones) - told
        for task in tapping:
            task.cancel()
        await asyncio.sleep(0.5)
    finally:
        server.terminate()
        server.wait(timeout=30)
    late = sum(phone.late for phone in table.phones)
    return [
        Figure(
            "actions applied and shown to all",
            len(waits) / elapsed,
            "/s",
            target=0.95 * SEATS * options.rate,
            note=f"{late} taps too late",
        ),
        Figure("phones told the same in the same order", SEATS if table.is_in_order else 0, "", target=SEATS),
        Figure("until all have it, p50", waits[len(waits) // 2], "ms"),
        Figure("until all have it, p99", waits[len(waits) * 99 // 100], "ms", target=60, less=True),
        Figure("until all have it, longest", waits[-1], "ms"),
        Figure("bytes to a phone an action", told / SEATS / len(waits), "B"),
        Figure("share of one core, server", 100 * used / elapsed, "%"),
        Figure(
            "time stolen by other machines (more than a little spoils the rest)",
            100 * (stolen_after[0] - stolen[0]) / (stolen_after[1] - stolen[1]),
            "%",
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=10.0, help="actions a second of each phone")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = uvloop.run(measure(options, f"sqlite:///{folder}/load.sqlite3"))
    report(f"Server: {SEATS} phones at one table of Throw Throw Burrito", figures, options.json)


if __name__ == "__main__":
    main()
