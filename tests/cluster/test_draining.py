"""A server that is drained gives its tables to the others, and nobody loses anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cluster.operators import drain, name_of, rumpus
from tests.cluster.people import play_to_the_end, two_players
from tests.server.harness import SocketPage, http, open_table
from tests.server.running import RunningServer


async def test_games_go_on_at_another_server_while_one_is_drained(
    servers: tuple[RunningServer, RunningServer], database: str
) -> None:
    one, other = servers
    async with two_players(one) as players, two_players(one) as others:
        playing = [asyncio.create_task(play_to_the_end(player)) for player in (*players, *others)]
        await drain(one, database)
        await asyncio.gather(*playing)
        for each in (players, others):
            assert each[0].page.public == each[1].page.public
        async with http(one) as client:
            assert (await client.get("/healthz")).json() == {"status": "not_ready"}
        # A table that is opened here is served by the other one.
        code = await open_table(one)
        page = SocketPage(one, "Cy")
        await page.connect(path=f"?t={code}")
        assert (await page.hello(code))["type"] == "welcome"
        shown = await rumpus("nodes", "--database", database)
        assert "draining" in shown.stdout
        await page.close()
        assert one.stop() == 0
        assert other.is_running


async def test_the_last_server_keeps_its_tables(servers: tuple[RunningServer, RunningServer], database: str) -> None:
    one, other = servers
    assert other.stop() == 0
    async with two_players(one) as players:
        refused = await rumpus("drain", await name_of(one, database), "--database", database)
        assert refused.returncode == 2
        assert "There is no other server that could take the 1 tables." in refused.stderr
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


async def test_draining_nobody_says_who_there_is(servers: tuple[RunningServer, RunningServer], database: str) -> None:
    refused = await rumpus("drain", "nobody", "--database", database)
    assert refused.returncode == 2
    assert "There is no server nobody. There are: " in refused.stderr
    assert str(servers[0].pid) in refused.stderr


async def test_an_sqlite_file_has_no_other_servers(tmp_path: Path) -> None:
    refused = await rumpus("nodes", "--database", f"sqlite:///{tmp_path / 'rumpus.sqlite3'}")
    assert refused.returncode == 2
    assert "Only one server uses an SQLite file." in refused.stderr
