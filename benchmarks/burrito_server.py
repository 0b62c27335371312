"""A table of Throw Throw Burrito at full speed: `python -m benchmarks.burrito_server`.

Starts the real server in its own process, pinned to one core. From this process, pinned to another, six phones with
real sockets pass cards at one table, ten actions a second each. An action counts when it is applied, in the durable
log, and received by all six; its time counts from when the tap was due. All phones must get the same updates in the
same order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

from benchmarks.pages import Page, open_table, seat_all
from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, measured
from rumpus.conformance.patch import patched

SEATS = 6
FULL_HAND = 5


class Phone(Page):
    """One player, who discards with a full hand and draws otherwise."""

    def __init__(self, table: Hectic, seat: int) -> None:
        super().__init__(seat)
        self.table = table
        self.has_begun = asyncio.Event()
        self.public: Any = None
        self.private: Any = None
        self.prompts: dict[str, str] = {}
        self.ref = 0
        self.sent: dict[int, float] = {}
        """By ref: the due time of each unanswered action."""
        self.is_answered = asyncio.Event()
        self.is_answered.set()
        self.told: list[tuple[int, str]] = []
        """For every update: the game time, and the public change."""
        self.late = 0
        """The number of taps that were refused because somebody else was quicker."""

    def heard(self, message: dict[str, Any]) -> None:
        kind, mine = message["type"], str(self.seat)
        if kind == "sync" and message["play"]:
            play = message["play"]
            self.public, self.private, self.ref = play["public"], play["private"][mine], play["refs"].get(mine, 0)
            self._asked(play["prompts"][mine])
            self.has_begun.set()
        elif kind == "update":
            if "public" in message:
                self.public = patched(self.public, message["public"])
            if mine in message.get("private", {}):
                self.private = patched(self.private, message["private"][mine])
            if mine in message.get("prompts", {}):
                self._asked(message["prompts"][mine])
            self.told.append((message["now_ms"], json.dumps(message.get("public"))))
            self.table.heard(len(self.told), self._answered(message["ref"]) if "ref" in message else None)
        elif kind == "rejected":
            if message["code"] not in ("illegal", "prompt_closed"):
                raise RuntimeError(f"{message}")
            self.late += 1
            self._answered(message["ref"])

    def _answered(self, ref: int) -> float | None:
        """The due time of the action that is answered now."""
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
        self._heard: dict[int, int] = {}
        """By step: the number of phones that have got it."""
        self._due: dict[int, float] = {}

    async def open(self, address: str) -> None:
        await seat_all(address, self.code, self.phones)
        self.phones[0].tell(type="start", ref=2, anyway=True)
        await asyncio.gather(*(phone.has_begun.wait() for phone in self.phones))

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
    """Tap ten times a second with some jitter; latencies count from the due time."""
    loop = asyncio.get_running_loop()
    due = loop.time() + random.random() / rate
    while True:
        await asyncio.sleep(max(0.0, due - loop.time()))
        await phone.is_answered.wait()
        phone.tap(time.perf_counter() - (loop.time() - due))
        due += random.uniform(0.7, 1.3) / rate


async def measure(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    table = Hectic(open_table(server.address, "burrito"))
    await table.open(server.address)
    tapping = [asyncio.create_task(tap_on(phone, options.rate)) for phone in table.phones]
    # Leave out the 3-2-1-Burrito at the start.
    await asyncio.sleep(5)
    table.latencies.clear()
    told = sum(phone.bytes for phone in table.phones)
    use = await server.use_in(options.seconds)
    waits = sorted(table.latencies)
    told = sum(phone.bytes for phone in table.phones) - told
    for task in tapping:
        task.cancel()
    # Wait until all phones have got the last update.
    await asyncio.sleep(0.5)
    late = sum(phone.late for phone in table.phones)
    return [
        Figure(
            "actions applied and shown to all",
            len(waits) / use.elapsed,
            "/s",
            target=0.95 * SEATS * options.rate,
            note=f"{late} taps too late",
        ),
        Figure("phones told the same in the same order", SEATS if table.is_in_order else 0, "", target=SEATS),
        Figure("until all have it, p50", waits[len(waits) // 2], "ms"),
        Figure("until all have it, p99", waits[len(waits) * 99 // 100], "ms", target=60, less=True),
        Figure("until all have it, longest", waits[-1], "ms"),
        Figure("bytes to a phone an action", told / SEATS / len(waits), "B"),
        use.server_share(),
        use.stolen,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=10.0, help="actions a second of each phone")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    figures = measured(measure, options)
    report(f"Server: {SEATS} phones at one table of Throw Throw Burrito", figures, options.json)


if __name__ == "__main__":
    main()
