"""Three servers under load are stopped and started again, one after the other."""

from __future__ import annotations

import asyncio
import random

from tests.cluster.chaos import cluster
from tests.cluster.crowd import parties


async def test_a_rolling_upgrade_under_load_loses_no_action_and_drops_no_seat(database: str) -> None:
    async with cluster(database) as servers:
        dice = random.Random(3)
        tables = parties(servers, dice)
        try:
            for number, table in enumerate(tables):
                await table.begin(servers[number % len(servers)])
            for server in servers:
                for table in tables:
                    await table.goes_on(1)
                assert await asyncio.to_thread(server.stop) == 0
                await asyncio.to_thread(server.start)
            for table in tables:
                await table.goes_on(1)
                await table.finish()
        finally:
            for table in tables:
                await table.close()
    assert [each for table in tables for each in table.complaints(database)] == []
    for person in (person for table in tables for person in table.people):
        seat = person.page.seat(person.seat)
        assert (seat["kind"], seat["name"], seat["presence"]) == ("person", person.name, "here")
        # Stopping is not an error that a person would read about.
        assert not any(each["type"] == "rejected" and each["code"] == "storage_failed" for each in person.page.messages)
