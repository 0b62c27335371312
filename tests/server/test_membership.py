"""A server among others: what it says about its clock."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from rumpus.server.cluster.membership import Membership
from rumpus.server.cluster.moving import Moving
from rumpus.server.shared_limits import SharedLimits
from rumpus.server.store import Store, open_store
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.trial.postgres import running_postgres
from rumpus.tables.house import House
from rumpus.tables.log import GroupLog
from rumpus.tables.services import Services
from rumpus.tables.thinking import PoolThinker


@pytest.fixture
def store() -> Iterator[Store]:
    with running_postgres() as postgres:
        store = open_store(postgres.new_database("membership"))
        yield store
        store.close()


async def test_a_server_whose_clock_is_minutes_off_says_so_once_and_works(store: Store) -> None:
    house = House(Services(GroupLog(store), PoolThinker(), str))
    entry = Entry("fast", "", "1")
    nodes = Nodes(store.engine)
    moving = Moving(house, nodes, entry.machine, lambda: store.node)
    membership = Membership(store, house, nodes, entry, SharedLimits(), moving, clock=lambda: time.time() + 300)
    await membership.join()
    with capture_logs() as logs:
        for _ in range(3):
            await membership.beat()
            await membership.look_around()
    warned = [each for each in logs if each["event"] == "node.clock_differs"]
    assert [each["seconds"] for each in warned] == [300]
    assert [each.name for each in nodes.all()] == ["fast"]
    await membership.leave()
