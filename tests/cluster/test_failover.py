"""Two real servers over one PostgreSQL: when one dies or stops, the other goes on with its tables."""

from __future__ import annotations

import asyncio

import websockets

from tests.cluster.facts import holds
from tests.cluster.people import move_to, pages_at, two_players
from tests.server.harness import SocketPage, http
from tests.server.persistent_player import Player
from tests.server.running import RunningServer


async def test_the_game_of_a_killed_server_goes_on_at_the_other_and_loses_nothing(
    mortal: tuple[RunningServer, RunningServer],
) -> None:
    one, other = mortal
    async with two_players(one) as players:
        playing = asyncio.gather(*(player.play_until_cut_off() for player in players))
        await players[0].page.until(lambda: players[0].page.public["turn"] >= 3)
        one.kill()
        await playing
        seen = max(len(player.page.public["drawn"]) for player in players)
        await move_to(other, players)
        assert seen <= len(players[0].page.public["drawn"]) <= seen + 1
        assert players[0].page.public == players[1].page.public
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


async def test_a_server_that_slept_tells_its_pages_to_come_back_and_serves_again(
    mortal: tuple[RunningServer, RunningServer],
) -> None:
    one, other = mortal
    async with two_players(one) as players:
        code = players[0].page.table["code"]
        with one.paused():
            visitor = SocketPage(other, "Cy")
            await visitor.connect(path=f"?t={code}")
            assert (await visitor.hello(code))["type"] == "welcome"
            await visitor.close()
        for player in players:
            # The sleeper wakes up to refusals, and says goodbye.
            await player.page.ended()
        await move_to(other, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"
        # Under its new id it serves tables again.
        await holds(lambda: _serves(one))


async def _serves(server: RunningServer) -> bool:
    async with http(server) as client:
        opened = await client.post("/api/tables", json={"game": "mantis"})
    if opened.status_code != 201:
        return False
    player = Player(server, "Cy", 0)
    try:
        await player.page.connect()
        welcome = await player.page.hello(opened.json()["code"])
    except (AssertionError, websockets.ConnectionClosed):
        return False
    await player.page.close()
    return bool(welcome["type"] == "welcome")


async def test_a_page_that_asks_the_wrong_server_without_naming_its_table_is_told_to_come_back(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    one, other = servers
    async with two_players(one) as players:
        stray = Player(other, "Cy", 2)
        await stray.page.connect()
        await stray.page.send({"type": "hello", "table": players[0].page.table["code"]})
        await stray.page.ended()
        assert stray.page.messages[-1]["type"] == "bye"
        assert stray.page.messages[-1]["again"] is True


async def test_a_page_that_names_its_table_is_handed_over_to_the_server_that_has_it(
    servers: tuple[RunningServer, RunningServer],
) -> None:
    one, other = servers
    async with two_players(one) as players:
        code = players[0].page.table["code"]
        for player in players:
            await player.page.drop()
            player.page.server = other
            await player.page.connect(path=f"?t={code}")
            welcome = await player.page.hello(code, stream=player.page.stream, last_seq=player.page.seq)
            # The stream goes on: it is the same table in the same process.
            assert welcome["resumed"] is True
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"
        stats = await pages_at(one), await pages_at(other)
        assert stats == (2, 0)
