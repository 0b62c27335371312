"""Live battles under load: every fighter has its own page and sends 60 inputs a second over a real socket."""

from __future__ import annotations

import asyncio
import struct
import time
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from picows import WSMsgType

from benchmarks.lateness import ArenaMetrics, Lateness, metrics_of
from benchmarks.pages import Page
from benchmarks.report import Figure
from benchmarks.server_process import ServerProcess, Use
from rumpus.tables.arena_wire import SNAPSHOT_HEAD_BYTES, inputs_frame

FRAMES_PER_S = 30
INPUTS_A_FRAME = 2
SLICES = 10
"""The number of groups of pages, which send at different times so that frames are spread evenly."""
_U32 = struct.Struct("<I")
_INPUT = struct.Struct("<bbbbB")


class FighterPage(Page):
    """The page of one fighter, for any number of battles."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.battle: int | None = None
        self.has_fought = asyncio.Event()
        self.refused = 0
        """Inputs refused as too fast, because the server's battles have slowed down and this page has not."""
        self.snapshots = 0
        self.snapshot_bytes = 0
        self.largest = 0
        self.gaps: list[float] = []
        self._seq, self._tick, self._last = 1, 0, 0.0

    def shown(self, payload: bytes) -> None:
        now = time.perf_counter()
        self.gaps.append(now - self._last)
        self._last = now
        self.snapshots += 1
        self.snapshot_bytes += len(payload)
        self.largest = max(self.largest, len(payload))
        self._tick = _U32.unpack_from(payload, SNAPSHOT_HEAD_BYTES)[0]

    def heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "battle_began":
            self.battle, self._seq, self._tick = message["number"], 1, 0
            self.has_fought.set()
        elif kind == "battle_over":
            self.battle = None
        elif kind == "rejected" and message["code"] == "too_many_inputs":
            self.refused += 1
        elif kind == "rejected":
            raise RuntimeError(f"seat {self.seat}: {message}")

    @abstractmethod
    def sticks(self) -> tuple[int, int, int, int]:
        """The positions of the two sticks."""

    def steer(self) -> None:
        """Send the inputs of two ticks."""
        if self.battle is None or self.transport is None:
            return
        inputs = _INPUT.pack(*self.sticks(), 0) * INPUTS_A_FRAME
        self.transport.send(WSMsgType.BINARY, inputs_frame(self.seat, self.battle, self._seq, self._tick, inputs))
        self._seq += INPUTS_A_FRAME


async def steer_all(pages: Sequence[FighterPage]) -> None:
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


class Watched(Struct, frozen=True):
    """The measurements of a period of battles."""

    use: Use
    lateness: Lateness
    metrics: ArenaMetrics
    """The metrics at its end."""
    rates: list[float]
    """Snapshots per second of each page, sorted."""
    largest: int
    bytes_a_page: float
    gaps: list[float]
    """In ms, sorted."""

    def page_figures(self, largest: int) -> list[Figure]:
        seen = f"{sum(self.rates) * self.use.elapsed:,.0f} snapshots"
        return [
            Figure(
                "snapshots a page, least", self.rates[0], "/s", note=f"median {self.rates[len(self.rates) // 2]:.1f}"
            ),
            Figure("largest snapshot", self.largest, "B", target=largest, less=True),
            Figure("bytes to a page", self.bytes_a_page / self.use.elapsed, "B/s"),
            Figure("between two snapshots, p99", self.gaps[len(self.gaps) * 99 // 100], "ms", note=seen),
        ]


async def watch(server: ServerProcess, pages: Sequence[FighterPage], seconds: float) -> Watched:
    for page in pages:
        page.gaps.clear()
    seen, told = [page.snapshots for page in pages], sum(page.snapshot_bytes for page in pages)
    before = await metrics_of(server.address)
    use = await server.use_in(seconds)
    after = await metrics_of(server.address)
    return Watched(
        use,
        Lateness(before, after),
        after,
        rates=sorted((page.snapshots - earlier) / use.elapsed for page, earlier in zip(pages, seen, strict=True)),
        largest=max(page.largest for page in pages),
        bytes_a_page=(sum(page.snapshot_bytes for page in pages) - told) / len(pages),
        gaps=sorted(1000 * gap for page in pages for gap in page.gaps[1:]),
    )
