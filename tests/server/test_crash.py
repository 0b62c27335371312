"""Killed at any moment and restarted: everything that was acknowledged is there, and nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import websockets

from tests.server.harness import SocketPage, open_table
from tests.server.running import RunningServer, running_server

CRASHES = 3


class Player:
    """A page that plays as fast as it can, reconnects, and repeats actions that were not answered."""

    def __init__(self, server: RunningServer, name: str, seat: int) -> None:
        self.page = SocketPage(server, name)
        self.seat = seat
        self.unanswered: dict[str, Any] | None = None
        self.acknowledged: dict[int, str] = {}
        """By ref: the prompt whose answer was acknowledged."""

    async def play(self) -> None:
        """Play until the game or the connection ends."""
        page, seat = self.page, self.seat
        while page.table["phase"] != "over":
            if self.unanswered is None:
                await page.until(lambda: page.table["phase"] == "over" or page.prompt(seat))
                if page.table["phase"] == "over":
                    return
                prompt = page.prompt(seat)
                ref = page.next_ref(seat)
                action = {"type": "score"}
                self.unanswered = {"type": "act", "ref": ref, "seat": seat, "prompt": prompt, "action": action}
            answer = await page.ask(self.unanswered)
            assert answer["type"] in ("update", "done"), answer
            self.acknowledged[self.unanswered["ref"]] = self.unanswered["prompt"]
            self.unanswered = None

    async def play_until_cut_off(self) -> None:
        try:
            await self.play()
        except (AssertionError, websockets.ConnectionClosed):
            # Only the end of the connection may end a game that is not over.
            assert self.page.is_closed
            await self.page.ended()

    async def come_back(self) -> None:
        page = self.page
        had_refs = dict((page.play or {}).get("refs", {}))
        await page.connect()
        welcome = await page.hello(page.table["code"], stream=page.stream, last_seq=page.seq)
        assert welcome["type"] == "welcome", welcome
        assert set(welcome["play"]["prompts"]) == {str(self.seat)}
        assert page.play is not None
        # The page continues with its own refs: its last action may or may not have arrived.
        page.play = {**page.play, "refs": had_refs or page.play["refs"]}


async def test_a_game_killed_several_times_loses_nothing_and_is_played_to_the_end(tmp_path: Path) -> None:
    dice = random.Random(7)
    with running_server(tmp_path / "rumpus.sqlite3") as server:
        code = await open_table(server)
        players = [Player(server, name, seat) for seat, name in enumerate(("Ann", "Bo"))]
        for player in players:
            await player.page.connect()
            await player.page.hello(code)
            await player.page.do("take_seat", seat=player.seat)
        await players[0].page.do("start", anyway=True)
        for player in players:
            await player.page.until(lambda page=player.page: page.play)  # type: ignore[misc]

        for _ in range(CRASHES):
            playing = asyncio.gather(*(player.play_until_cut_off() for player in players))
            after = players[0].page.public["turn"] + dice.randrange(1, 5)
            await _reaches(players[0].page, after)
            server.kill()
            await playing
            seen = max((player.page.public for player in players), key=lambda public: len(public["drawn"]))
            server.start()
            for player in players:
                await player.come_back()
            back = players[0].page.public
            assert back == players[1].page.public
            # All acknowledged actions are there, and at most the action in flight was added.
            assert back["drawn"][: len(seen["drawn"])] == seen["drawn"]
            assert len(back["drawn"]) - len(seen["drawn"]) <= 1
            told = [len(player.acknowledged) for player in players]
            assert len(back["drawn"]) >= sum(told)

        await asyncio.gather(*(player.play() for player in players))
        ann, bo = (player.page for player in players)
        await bo.over()
        await ann.over()
        assert ann.public == bo.public
        assert ann.play is not None
        assert ann.play["outcome"]["clause"].startswith("M-END-")
        # Each prompt was answered once, however often its answer was sent.
        prompts = [prompt for player in players for prompt in player.acknowledged.values()]
        assert len(prompts) == len(set(prompts)) == len(ann.public["drawn"])
        for player in players:
            await player.page.close()


async def _reaches(page: SocketPage, turn: int) -> None:
    await page.until(lambda: page.table["phase"] == "over" or page.public["turn"] >= turn)
