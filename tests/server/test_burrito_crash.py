"""Throw Throw Burrito on a server that is killed while cards are passed, and within the window after a declaration."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.harness import SocketPage, open_table, round_at
from tests.server.running import RunningServer, running_server
from tests.server.throwers import LATE, Thrower, begin

HAND = 5
PACE_S = 0.06
"""The time between two taps. A page that sends faster than a hand can is told to wait."""


class Phone(Thrower):
    """Passes cards, one tap at a time."""

    def __init__(self, thrower: Thrower) -> None:
        assert isinstance(thrower.page, SocketPage)
        self.socket = thrower.page
        super().__init__(thrower.page, thrower.seat)
        self.taps = 0
        self.unanswered: dict[str, Any] | None = None

    async def tap_on(self) -> None:
        """Tap until the connection ends."""
        try:
            while True:
                full = len(self.hand) == HAND
                action = {"type": "discard", "card": self.hand[0]} if full else {"type": "draw", "pile": "own"}
                prompt, ref = await self.prompt("pass"), self.page.next_ref(self.seat)
                self.unanswered = {"type": "act", "ref": ref, "seat": self.seat, "prompt": prompt, "action": action}
                answer = await self.page.ask(self.unanswered)
                assert answer["type"] == "update" or answer["code"] in LATE, answer
                self.unanswered = None
                self.taps += 1
                await asyncio.sleep(PACE_S)
        except (AssertionError, websockets.ConnectionClosed):
            # Only the end of the connection may end this. The page may notice it a little later.
            await asyncio.wait_for(self.socket.ended(), 10)

    def may_hold(self, before: list[int]) -> bool:
        """Whether the hand is unchanged, or changed by a tap that arrived just before the crash."""
        now, act = self.hand, self.unanswered
        if act is None or now == before:
            return now == before
        if act["action"]["type"] == "draw":
            return now[:-1] == before
        return sorted((*now, act["action"]["card"])) == sorted(before)


async def _crash(server: RunningServer, phones: Sequence[Phone], *tapping: asyncio.Task[None]) -> list[list[int]]:
    """Kill the server and let everybody reconnect; returns the hands that they knew before."""
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*tapping)
    hands = [list(phone.hand) for phone in phones]
    for phone in phones:
        await phone.socket.ended()
    await asyncio.to_thread(server.start)
    for phone in phones:
        refs = dict((phone.page.play or {})["refs"])
        assert (await phone.socket.resume())["type"] == "welcome"
        assert phone.page.play is not None
        # The page continues with its own refs: its last action may or may not have arrived.
        phone.page.play = {**phone.page.play, "refs": refs}
    return hands


async def _same_for_all(phones: Sequence[Phone]) -> None:
    for phone in phones:
        await phone.page.until(lambda phone=phone: phone.public == phones[0].public)  # type: ignore[misc]


@pytest.mark.clause("B-PASS-1", "B-MULTI-R1", "B-WRONG-1")
async def test_a_game_killed_while_cards_are_passed_and_within_the_window_loses_nothing(tmp_path: Path) -> None:
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        async with round_at(server, await open_table(server, game="burrito")) as table:
            options = {"window_ms": 5000}
            phones = [Phone(thrower) for thrower in await begin(table, "Ann", "Bo", "Cy", options=options)]
            ann = phones[0]
            await phones[ann.public["counter"]].act("count")
            tapping = [asyncio.create_task(phone.tap_on()) for phone in phones]
            await ann.page.until(lambda: sum(phone.taps for phone in phones) > 20)
            hands = await _crash(server, phones, *tapping)
            for phone, before in zip(phones, hands, strict=True):
                assert phone.may_hold(before)
                if phone.unanswered is not None:
                    # The same declaration sent again counts once.
                    answer = await phone.page.ask(phone.unanswered)
                    assert answer["type"] in ("update", "done") or answer["code"] in LATE
            await _same_for_all(phones)
            flow = ann.public["flow"]
            assert sum(flow["hands"]) + sum(flow["piles"]) + sum(flow["community"]) == 120
            assert flow["hands"] == [len(phone.hand) for phone in phones]

            await ann.claim_wrongly()
            await _same_for_all(phones)
            declared = ann.public["declared"]
            assert (ann.public["phase"], ann.public["bruises"]) == ("window", [1, 0, 0])
            hands = await _crash(server, phones)
            await _same_for_all(phones)
            assert [phone.hand for phone in phones] == hands
            assert (ann.public["declared"], ann.public["bruises"]) == (declared, [1, 0, 0])
            # The window closes by itself, and the table goes on.
            await ann.act("count")
            for phone in phones:
                await phone.prompt("pass")
