"""Live burrito battles under load: `python -m benchmarks.volley_server`.

Starts the real server in a process of its own, pinned to one core. From this process, pinned to another, 240 pages with
real sockets, six at a table, fight 40 wars at once, 60 inputs and 30 snapshots a second each. Nobody lays a set, and
all vote to end the round as it stands: so all are level and fight for it, and nobody throws, so that it lasts. Prints
how late the steps of the arena were (by the server's own histogram), what of the core it took, and what pages got.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import struct
import tempfile
import time
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.arena_driver import FRAMES_PER_S, INPUTS_A_FRAME
from benchmarks.arena_server import figures_of, lateness, quantile
from benchmarks.load_driver import AVATARS, COLOURS, open_table
from benchmarks.report import Figure, report
from benchmarks.server import cpu_seconds, start_server, stolen_ticks
from rumpus.tables.arena_wire import SNAPSHOT_HEAD_BYTES, inputs_frame

SHORTEST_LULL_S = 30
PATIENCE_S = 60
"""The lull until a vote is offered, and what opening all tables takes."""
SLICES = 10
_U32 = struct.Struct("<I")


class Runner(WSListener):  # type: ignore[misc]
    """One page: it counts and votes when it is asked to, and runs about on the floor."""

    def __init__(self, table: Wars, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None
        self.battle: int | None = None
        self.seq, self.tick, self.ref = 1, 0, 100
        self.snapshots = self.bytes = self.largest = self.refused = 0
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

    def tell(self, **message: object) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def _heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "battle_began":
            self.battle, self.seq, self.tick = message["number"], 1, 0
            self.table.began()
        elif kind == "battle_over":
            self.battle = None
        elif kind == "done" and message["ref"] == 1:
            self.table.seated()
        elif kind == "sync" and message["play"]:
            self._asked(message["play"]["prompts"])
        elif kind == "update":
            self._asked(message.get("prompts", {}))
        elif kind == "rejected" and message["code"] == "too_many_inputs":
            # The server's time has slowed down, and this page's has not.
            self.refused += 1
        elif kind == "rejected":
            raise RuntimeError(f"{self.table.code}: {message}")

    def _asked(self, prompts: dict[str, list[dict[str, Any]]]) -> None:
        for prompt in prompts.get(str(self.seat), ()):
            if prompt["kind"] in ("count", "vote"):
                self.ref += 1
                action = {"type": prompt["kind"]}
                self.tell(type="act", ref=self.ref, seat=self.seat, prompt=prompt["id"], action=action)

    def steer(self) -> None:
        """Send the inputs of two ticks."""
        if self.battle is None or self.transport is None:
            return
        one = struct.pack("<bbbbB", *(random.randint(-127, 127) for _ in range(4)), 0)
        frame = inputs_frame(self.seat, self.battle, self.seq, self.tick, one * INPUTS_A_FRAME)
        self.seq += INPUTS_A_FRAME
        self.transport.send(WSMsgType.BINARY, frame)


class Wars:
    """A table whose people all fight each other."""

    def __init__(self, code: str, seats: int) -> None:
        self.code = code
        self.pages = [Runner(self, seat) for seat in range(seats)]
        self._seated = self._began = 0
        loop = asyncio.get_running_loop()
        self._all_seated, self.is_begun = loop.create_future(), loop.create_future()

    async def open(self, address: str) -> None:
        for page in self.pages:
            await ws_connect(lambda page=page: page, f"ws://{address}/ws")
            look = {"avatar": AVATARS[page.seat % 4], "colour": COLOURS[page.seat % 4]}
            page.tell(type="hello", table=self.code, profile={"name": f"P{page.seat}", **look})
            page.tell(type="take_seat", ref=1, seat=page.seat)
        await self._all_seated
        self.pages[0].tell(type="configure", ref=2, options={"battles": "arena", "stall_s": SHORTEST_LULL_S})
        self.pages[0].tell(type="start", ref=3, anyway=True)

    def seated(self) -> None:
        self._seated += 1
        if self._seated == len(self.pages):
            self._all_seated.set_result(None)

    def began(self) -> None:
        self._began += 1
        if self._began == len(self.pages):
            self.is_begun.set_result(None)

    @property
    def is_on(self) -> bool:
        return all(page.battle is not None for page in self.pages)


async def steer_all(pages: list[Runner]) -> None:
    """Every page sends 30 frames a second, spread evenly."""
    loop = asyncio.get_running_loop()
    due = loop.time()
    turn = 0
    while True:
        for page in pages[turn::SLICES]:
            page.steer()
        turn = (turn + 1) % SLICES
        due += 1 / FRAMES_PER_S / SLICES
        await asyncio.sleep(max(0.0, due - loop.time()))


async def measure(options: argparse.Namespace, database: str) -> list[Figure]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"127.0.0.1:{port}"
    cores = sorted(os.sched_getaffinity(0))
    server = start_server(port, database, cores[0])
    os.sched_setaffinity(0, {cores[-1]})
    try:
        tables = [Wars(open_table(address, "burrito"), options.seats) for _ in range(options.wars)]
        for table in tables:
            await table.open(address)
        pages = [page for table in tables for page in table.pages]
        steering = asyncio.create_task(steer_all(pages))
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(table.is_begun for table in tables))
        await asyncio.sleep(options.warm_up)
        for page in pages:
            page.gaps.clear()
        seen, told = [page.snapshots for page in pages], sum(page.bytes for page in pages)
        before = await asyncio.to_thread(figures_of, address)
        cpu, own, stolen, began = cpu_seconds(server.pid), time.process_time(), stolen_ticks(), time.monotonic()
        await asyncio.sleep(options.seconds)
        elapsed = time.monotonic() - began
        used, driver, stolen_after = cpu_seconds(server.pid) - cpu, time.process_time() - own, stolen_ticks()
        after = await asyncio.to_thread(figures_of, address)
        on = sum(table.is_on for table in tables)
        steering.cancel()
    finally:
        server.terminate()
        server.wait(timeout=30)
    rates = sorted((page.snapshots - earlier) / elapsed for page, earlier in zip(pages, seen, strict=True))
    gaps = sorted(1000 * gap for page in pages for gap in page.gaps[1:])
    most = 300 if options.seats <= 6 else 500
    return [
        Figure("wars on at the end", on, "", target=options.wars),
        Figure("step lateness, p50", quantile(lateness(before), lateness(after), 0.5), "ms"),
        Figure("step lateness, p99", quantile(lateness(before), lateness(after), 0.99), "ms", target=8, less=True),
        Figure("inputs that came too fast", sum(page.refused for page in pages), "", note="since the start"),
        Figure("share of one core, server", 100 * used / elapsed, "%", target=100, less=True),
        Figure("share of one core, driver", 100 * driver / elapsed, "%"),
        Figure("snapshots a page, least", rates[0], "/s", note=f"median {rates[len(rates) // 2]:.1f}"),
        Figure("largest snapshot", max(page.largest for page in pages), "B", target=most, less=True),
        Figure("bytes to a page", (sum(page.bytes for page in pages) - told) / len(pages) / elapsed, "B/s"),
        Figure("between two snapshots, p99", gaps[len(gaps) * 99 // 100], "ms"),
        Figure(
            "time stolen by other machines (more than a little spoils the rest)",
            100 * (stolen_after[0] - stolen[0]) / (stolen_after[1] - stolen[1]),
            "%",
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wars", type=int, default=40)
    parser.add_argument("--seats", type=int, default=6, help="people at a table, all of whom fight")
    parser.add_argument("--warm-up", type=float, default=6.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = uvloop.run(measure(options, f"sqlite:///{folder}/load.sqlite3"))
    report(f"Server: {options.wars} live wars of {options.seats} in Throw Throw Burrito", figures, options.json)


if __name__ == "__main__":
    main()
