"""A whole game of Fake Swords with fights in the arena, over a real socket, and its replay with every bout."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rumpus.games.fake_swords import piles
from rumpus.replays.verify import read_film
from tests.server.harness import http, open_table, round_at
from tests.server.running import house_in_a_thread
from tests.server.test_duel import film

SPEED = 20.0
"""Bots can fight at any speed."""


async def test_bots_play_a_game_to_the_end_and_every_bout_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(piles, "COUNTDOWN_MS", 20)
    with house_in_a_thread(tmp_path / "rumpus.sqlite3", arena_speed=SPEED) as server:
        async with round_at(server, await open_table(server, game="fake_swords")) as table, http(server) as client:
            ann = await table.page("Ann")
            for seat in range(3):
                await ann.do("add_bot", seat=seat, level="easy")
            await ann.do("configure", options={"fights": "arena"})
            await ann.do("start")
            while ann.table["phase"] != "over":
                # A game takes longer than a page's timeout, but a bout does not.
                await ann.next("battle_over")
                await ann.until(lambda: ann.battle or ann.table["phase"] == "over")
            over = {each["battle"]: each for each in ann.messages if each["type"] == "battle_over"}
            assert over
            assert all(each["losers"] for each in over.values())
            told = (await client.get(f"/api/replays/{ann.table['replay']}")).json()
            assert [each["battle"] for each in told["battles"]] == list(over)
            for each in told["battles"]:
                battle = over[each["battle"]]
                assert set(battle["losers"]) <= set(each["fighters"])
                shown = await film(client, ann.table["replay"], each["battle"])
                assert len(shown) > battle["tick"]
            # Every bout is replayed and ends as it did.
            file = (await client.get(f"/api/replays/{ann.table['replay']}/file")).content
        assert json.loads(read_film(file))["battles"] == told["battles"]
