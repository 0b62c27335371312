"""Live burrito battles under load: `python -m benchmarks.volley_server`.

Starts the real server in its own process, pinned to one core. From this process, pinned to another, 240 pages with real
sockets, six at a table, fight 40 wars at once, with 60 inputs and 30 snapshots a second each. Nobody lays a set, and
all vote to end the round, so that all are tied and fight for it; nobody throws, so that the battle lasts. Prints how
late the steps of the arena were (by the server's own histogram), the share of the core, and what pages got.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from typing import Any

from benchmarks.arena_driver import FighterPage, steer_all, watch
from benchmarks.pages import open_table, seat_all
from benchmarks.report import Figure, report
from benchmarks.server_process import ServerProcess, measured

SHORTEST_LULL_S = 30
PATIENCE_S = 60
"""Seconds for the lull until a vote is offered, and for opening all tables."""


class Runner(FighterPage):
    """A page that counts and votes when asked, and runs about on the floor."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.ref = 100

    def heard(self, message: dict[str, Any]) -> None:
        super().heard(message)
        if message["type"] == "sync" and message["play"]:
            self._asked(message["play"]["prompts"])
        elif message["type"] == "update":
            self._asked(message.get("prompts", {}))

    def _asked(self, prompts: dict[str, list[dict[str, Any]]]) -> None:
        for prompt in prompts.get(str(self.seat), ()):
            if prompt["kind"] in ("count", "vote"):
                self.ref += 1
                action = {"type": prompt["kind"]}
                self.tell(type="act", ref=self.ref, seat=self.seat, prompt=prompt["id"], action=action)

    def sticks(self) -> tuple[int, int, int, int]:
        return (
            random.randint(-127, 127),
            random.randint(-127, 127),
            random.randint(-127, 127),
            random.randint(-127, 127),
        )


async def open_war(address: str, seats: int) -> list[Runner]:
    """A table whose people will all fight each other."""
    pages = [Runner(seat) for seat in range(seats)]
    await seat_all(address, open_table(address, "burrito"), pages)
    pages[0].tell(type="configure", ref=2, options={"battles": "arena", "stall_s": SHORTEST_LULL_S})
    pages[0].tell(type="start", ref=3, anyway=True)
    return pages


async def measure(server: ServerProcess, options: argparse.Namespace) -> list[Figure]:
    tables = [await open_war(server.address, options.seats) for _ in range(options.wars)]
    pages = [page for table in tables for page in table]
    steering = asyncio.create_task(steer_all(pages))
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(page.has_fought.wait() for page in pages))
    await asyncio.sleep(options.warm_up)
    watched = await watch(server, pages, options.seconds)
    on = sum(all(page.battle is not None for page in table) for table in tables)
    steering.cancel()
    return [
        Figure("wars on at the end", on, "", target=options.wars),
        *watched.lateness.figures(),
        Figure("inputs that came too fast", sum(page.refused for page in pages), "", note="since the start"),
        watched.use.server_share(target=100),
        watched.use.driver_share(),
        *watched.page_figures(largest=300 if options.seats <= 6 else 500),
        watched.use.stolen,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wars", type=int, default=40)
    parser.add_argument("--seats", type=int, default=6, help="people at a table, all of whom fight")
    parser.add_argument("--warm-up", type=float, default=6.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", default="", help="write the figures to this file")
    options = parser.parse_args()
    figures = measured(measure, options)
    report(f"Server: {options.wars} live wars of {options.seats} in Throw Throw Burrito", figures, options.json)


if __name__ == "__main__":
    main()
