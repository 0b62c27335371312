"""A new table goes where there is most room, and a quiet one to the server where its pages are."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, create_engine, insert, select

from rumpus.server.store.schema import nodes, tables
from tests.cluster.conftest import STEADY
from tests.cluster.facts import holds
from tests.cluster.people import move_to, pages_at, two_players
from tests.server.harness import SocketPage, open_table
from tests.server.running import RunningServer, running_server


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    yield engine
    engine.dispose()


def _owner(engine: Engine, code: str) -> str:
    """The name of the server that owns a table."""
    named = select(nodes.c.name).join(tables, tables.c.owner == nodes.c.id).where(tables.c.code == code)
    with engine.connect() as connection:
        return str(connection.execute(named).scalar_one_or_none())


async def test_a_new_table_goes_to_the_server_with_most_room(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, other = servers
    first = await open_table(one)
    with engine.begin() as connection:
        owner = connection.execute(select(tables.c.owner).where(tables.c.code == first)).scalar_one()
        row = {"phase": "lobby", "document": b"{}", "owner": owner}
        connection.execute(insert(tables), [{"code": f"T{number}", **row} for number in range(1000)])
    full = _owner(engine, first)
    codes = [await open_table(server) for server in (one, other)]
    assert full not in {_owner(engine, code) for code in codes}
    for code in codes:
        page = SocketPage(one, "Ann")
        await page.connect(path=f"?t={code}")
        assert (await page.hello(code))["type"] == "welcome"
        await page.close()


async def test_a_quiet_table_moves_to_the_machine_through_which_all_of_its_pages_come(
    database: str, engine: Engine
) -> None:
    options = ("--node-address", "127.0.0.1", *STEADY)
    machines = [os.environ | {"RUMPUS_MACHINE": name} for name in ("one", "other")]
    with (
        running_server(database, *options, environment=machines[0]) as one,
        running_server(database, *options, environment=machines[1]) as other,
    ):
        async with two_players(one) as players:
            code = players[0].page.table["code"]
            for player in players:
                await player.page.drop()
            await move_to(other, players)
            # Nobody does anything, so the table follows its pages.
            for player in players:
                await player.page.ended()
                assert player.page.messages[-1]["message"] == "This table moves. Coming back."
            await holds(lambda: asyncio.to_thread(lambda: _owner(engine, code).endswith(f"/{other.pid}")))
            await move_to(other, players)
            assert (await pages_at(one), await pages_at(other)) == (0, 2)
            await asyncio.gather(*(player.play() for player in players))
            assert players[0].page.table["phase"] == "over"
