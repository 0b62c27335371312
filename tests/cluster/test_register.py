"""What operators see of the register, and what servers do if somebody changes it."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, create_engine, delete, select, text, update

from rumpus.server.cluster.node import check_versions_of_others
from rumpus.server.store import open_store
from rumpus.server.store.nodes import GENERATION, Entry
from rumpus.server.store.schema import nodes, tables
from rumpus.server.store.session import Session, TooFarApart
from tests.cluster.facts import holds
from tests.cluster.people import move_to, two_players
from tests.server.harness import SocketPage
from tests.server.running import RUMPUS, RunningServer


@pytest.fixture
def engine(database: str, servers: tuple[RunningServer, RunningServer]) -> Iterator[Engine]:
    """The database of two running servers."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    yield engine
    engine.dispose()


def _rumpus(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(RUMPUS), *arguments], capture_output=True, text=True, check=False)


def test_a_server_whose_version_is_too_far_from_that_of_another_one_does_not_start(database: str) -> None:
    with RegisterOf(database) as session:
        session.join(Entry("future/1", "", "9.0", lease_s=3600, generation=GENERATION + 2))
        server = RunningServer(database)
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert "does not work together with servers that use the same database: future/1 (9.0)." in server.errors
        assert "Traceback" not in server.errors


def test_a_server_that_is_refused_for_its_version_leaves_the_database_as_it_is(database: str) -> None:
    with RegisterOf(database) as session:
        session.join(Entry("future/1", "", "9.0", lease_s=3600, generation=GENERATION + 2))
        engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
        with engine.begin() as connection:
            # As if the version that is about to start had to bring the database up to date.
            connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
        with pytest.raises(TooFarApart, match=r"future/1 \(9\.0\)"):
            open_store(database, check_versions_of_others)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "0005"
        engine.dispose()


class RegisterOf:
    """The register of an empty database."""

    def __init__(self, database: str) -> None:
        assert _rumpus("nodes", "--database", database).returncode == 0
        self._engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
        self._session = Session(self._engine)

    def __enter__(self) -> Session:
        return self._session

    def __exit__(self, *_: object) -> None:
        self._session.close()
        self._engine.dispose()


def test_servers_with_one_name_are_told_apart_by_their_ids(database: str) -> None:
    with RegisterOf(database) as session:
        ids = [session.join(Entry("club/7", f"10.0.0.{each}:80", "1", str(each), lease_s=3600)) for each in (1, 2)]
        for name in ("club/7", "club"):
            refused = _rumpus("drain", name, "--database", database)
            assert refused.returncode == 2
            assert f"Several servers have the name {name}. Name one by its id: " in refused.stderr
            assert f"{ids[0]} (10.0.0.1:80), {ids[1]} (10.0.0.2:80)." in refused.stderr
        drained = _rumpus("drain", str(ids[0]), "--database", database)
        assert (drained.returncode, drained.stderr) == (0, "")
        shown = _rumpus("nodes", "--database", database).stdout.splitlines()
        assert [line.split()[0] for line in shown if "draining" in line] == [str(ids[0])]


async def test_a_server_whose_row_was_deleted_by_hand_gives_up_its_tables_and_joins_again(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, _ = servers
    async with two_players(one) as players:
        with engine.begin() as connection:
            before = list(connection.execute(select(nodes.c.id)).scalars())
            connection.execute(delete(nodes))
        for player in players:
            await player.page.ended()
            assert player.page.messages[-1]["again"] is True
        await holds(lambda: asyncio.to_thread(_have_joined_again, engine, before))
        await move_to(one, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"


def _have_joined_again(engine: Engine, before: list[int]) -> bool:
    with engine.connect() as connection:
        now = list(connection.execute(select(nodes.c.id)).scalars())
    return len(now) == len(before) and not set(now) & set(before)


async def test_a_table_whose_owner_was_changed_by_hand_is_given_up_by_the_server_that_had_it(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, other = servers
    async with two_players(one) as players:
        with engine.begin() as connection:
            owner = connection.execute(select(tables.c.owner)).scalar_one()
            another = connection.execute(select(nodes.c.id).where(nodes.c.id != owner)).scalar_one()
            connection.execute(update(tables).values(owner=another))
        for player in players:
            await player.page.ended()
            assert player.page.messages[-1]["message"] == "This table has moved. Coming back."
        await move_to(one, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"
        with engine.connect() as connection:
            assert connection.execute(select(tables.c.owner)).scalar_one() == another
    assert other.is_running


async def test_a_game_of_newer_rules_waits_for_a_newer_server(
    servers: tuple[RunningServer, RunningServer], engine: Engine
) -> None:
    one, _ = servers
    async with two_players(one) as players:
        code = players[0].page.table["code"]
        with engine.begin() as connection:
            # As if a newer server had played it and stopped.
            connection.execute(update(tables).values(owner=None, rules=tables.c.rules + 1))
        for player in players:
            await player.page.ended()
        page = SocketPage(one, "Cy")
        await page.connect(path=f"?t={code}")
        await page.send({"type": "hello", "table": code})
        await page.ended()
        assert "rules that this server does not have yet" in page.messages[-1]["message"]
        assert page.messages[-1]["again"] is True
        with engine.begin() as connection:
            assert connection.execute(text("SELECT phase FROM tables")).scalar_one() == "playing"
            connection.execute(update(tables).values(rules=tables.c.rules - 1))
        await move_to(one, players)
        await asyncio.gather(*(player.play() for player in players))
        assert players[0].page.table["phase"] == "over"
