"""Killed at any moment and restarted: everything that was acknowledged is there, and nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.harness import SocketPage, open_table
from tests.server.persistent_player import Player
from tests.server.running import running_server

CRASHES = 3


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
