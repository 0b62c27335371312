"""PostgreSQL is stopped and started again under play: tables wait, tell their people so, and go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

from rumpus.server.store import open_store
from rumpus.server.store.nodes import Nodes
from rumpus.server.trial.postgres import Postgres
from tests.cluster.crowd import Party, Person
from tests.cluster.facts import holds
from tests.server.harness import http
from tests.server.running import RunningServer, running_server

LEASE_S = 2.0
"""The lease that servers have by default."""


@contextmanager
def gone(postgres: Postgres) -> Iterator[None]:
    """The database is away meanwhile."""
    postgres.stop("fast")
    try:
        yield
    finally:
        postgres.start()


@asynccontextmanager
async def tables_at(servers: Sequence[RunningServer]) -> AsyncIterator[list[Party]]:
    """A table of Mantis at each server, with two people each who play on and on."""
    dice = random.Random(5)
    tables = [
        Party("mantis", [Person(n, s, servers, dice) for s, n in enumerate(("Ann", "Bo"))], 0, {}) for _ in servers
    ]
    try:
        for table, server in zip(tables, servers, strict=True):
            await table.begin(server)
        yield tables
    finally:
        for table in tables:
            await table.close()


def _ids(database: str) -> set[int]:
    store = open_store(database)
    try:
        return {node.id for node in Nodes(store.engine).all()}
    finally:
        store.close()


async def _gave_up(server: RunningServer) -> bool:
    async with http(server) as client:
        return not (await client.get("/healthz")).is_success


async def _lease_ends(servers: Sequence[RunningServer]) -> None:
    """Every server has given up its tables, and would be taken for dead soon after."""
    for server in servers:
        await holds(lambda server=server: _gave_up(server))  # type: ignore[misc]
    # It is the time itself that matters here: nobody may be taken for dead, however long the database was gone.
    await asyncio.sleep(LEASE_S)


async def _told_to_wait(table: Party, heard: Sequence[int]) -> None:
    for person, since in zip(table.people, heard, strict=True):
        said = person.page.messages
        await holds(lambda: any(each["type"] == "bye" and each["again"] for each in said[since:]))  # noqa: B023 - awaited


async def test_tables_wait_while_the_database_is_gone_and_go_on_when_it_is_back(
    postgres: Postgres, database: str
) -> None:
    with running_server(database) as one, running_server(database) as other:
        servers = (one, other)
        async with tables_at(servers) as tables:
            for table in tables:
                await table.goes_on(3)
            nodes = _ids(database)
            heard = [[len(person.page.messages) for person in table.people] for table in tables]
            with gone(postgres):
                for table, since in zip(tables, heard, strict=True):
                    await _told_to_wait(table, since)
                await _lease_ends(servers)
            for table in tables:
                await table.goes_on(3)
            # Nobody was taken for dead meanwhile.
            assert _ids(database) == nodes
            for table in tables:
                await table.finish()
        assert [each for table in tables for each in table.complaints(database)] == []
