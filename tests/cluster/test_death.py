"""The death of a server: others notice it at once, and the people at its tables lose nothing but a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from sqlalchemy import Connection, Engine, create_engine, func, insert, select

from rumpus.server.store.schema import entries, games, nodes, tables
from rumpus.tables.document import Document
from tests.cluster.conftest import MORTAL, STEADY
from tests.cluster.facts import holds
from tests.cluster.people import move_to, two_players
from tests.server.persistent_player import Player
from tests.server.running import RunningServer, running_server


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    yield engine
    engine.dispose()


async def test_the_tables_of_a_killed_server_go_on_long_before_its_lease_has_run_out(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, other = servers
    async with two_players(one) as players, two_players(one) as unvisited:
        one.kill()
        for player in (*players, *unvisited):
            await player.page.ended()
        async with asyncio.timeout(float(STEADY[1]) / 2):
            # The first page that asks for the table finds that its owner is dead.
            await move_to(other, players)
            # The other one takes over the tables that nobody asks for, too.
            await holds(lambda: asyncio.to_thread(_is_owned_by_the_living, engine, unvisited[0].page.table["code"]))
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


def _is_owned_by_the_living(engine: Engine, code: str) -> bool:
    with engine.connect() as connection:
        living = connection.execute(select(nodes.c.id)).scalars().all()
        return len(living) == 1 and _owner(connection, code) == living[0]


def _owner(connection: Connection, code: str) -> int | None:
    found: int | None = connection.execute(select(tables.c.owner).where(tables.c.code == code)).scalar_one()
    return found


async def test_a_gap_costs_nobody_a_turn(database: str, engine: Engine) -> None:
    with running_server(database, *MORTAL) as one, running_server(database, *STEADY) as other:
        async with two_players(one, start=False) as players:
            ann = players[0].page
            await ann.do("configure", settings={"turn_s": 30, "grace_s": 5})
            await ann.do("start", anyway=True)
            await ann.until(lambda: ann.play)
            with one.paused():
                for player in players:
                    await player.page.drop()
                await move_to(other, players)
            # Nobody has played yet, so the game's time is 0, and all of the turn is left.
            assert ann.play is not None
            assert [at_ms >= 30_000 for at_ms in ann.play["deadlines"].values()] == [True]
            await asyncio.gather(*(player.play() for player in players))
            assert ann.table["phase"] == "over"
        with engine.connect() as connection:
            assert set(connection.execute(select(entries.c.by)).scalars()) == {"person"}


MANY = 1000


async def test_a_thousand_tables_of_a_dead_server_are_taken_over(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, other = servers
    async with two_players(one) as players:
        codes = await asyncio.to_thread(_multiply, engine, players[0].page.table["code"])
        one.kill()
        for code in codes[:: MANY // 10]:
            # Pages need not wait until all tables are loaded.
            copied = Player(other, "Ann", 0)
            copied.page.credential = players[0].page.credential
            await copied.page.connect(path=f"?t={code}")
            assert (await copied.page.hello(code))["type"] == "welcome"
            assert copied.page.play is not None
            await copied.page.close()
        await holds(lambda: asyncio.to_thread(_have_one_owner, engine))


def _multiply(engine: Engine, code: str) -> list[str]:
    """Copy a table many times, with its game and its owner."""
    letters = "CDFGHJKMNP"
    codes = ["".join(each) + "TT" for each in product(letters, repeat=3)][:MANY]
    with engine.begin() as connection:
        table = connection.execute(select(tables).where(tables.c.code == code)).mappings().one()
        document = msgspec.json.decode(table["document"], type=Document)
        game = connection.execute(select(games).where(games.c.id == document.game_id)).mappings().one()
        connection.execute(insert(games), [{**game, "id": f"game {each}", "table_code": each} for each in codes])
        copies = {each: msgspec.structs.replace(document, code=each, game_id=f"game {each}") for each in codes}
        connection.execute(
            insert(tables),
            [{**table, "code": each, "document": msgspec.json.encode(copy)} for each, copy in copies.items()],
        )
    return codes


def _have_one_owner(engine: Engine) -> bool:
    with engine.connect() as connection:
        owned = select(func.count()).where(tables.c.owner.in_(select(nodes.c.id)), tables.c.phase == "playing")
        alive = connection.execute(select(func.count()).select_from(nodes)).scalar_one()
        return connection.execute(owned).scalar_one() == MANY + 1 and alive == 1
