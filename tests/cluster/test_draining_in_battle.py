"""A server is drained while people fight in the arena."""

from __future__ import annotations

import os
import random

from tests.cluster.conftest import STEADY
from tests.cluster.crowd import ARENA, Party, Person
from tests.cluster.facts import holds
from tests.cluster.operators import drain
from tests.server.running import running_server

SPEED = os.environ | {"RUMPUS_ARENA_SPEED": "5"}


async def test_a_fight_is_finished_before_its_table_moves_and_nothing_of_the_game_is_lost(database: str) -> None:
    with (
        running_server(database, *STEADY, environment=SPEED) as one,
        running_server(database, *STEADY, environment=SPEED) as other,
    ):
        dice = random.Random(8)
        people = [Person(name, seat, (one, other), dice) for seat, name in enumerate(("Ann", "Bo"))]
        table = Party("fake_swords", people, bots=1, options=ARENA["fake_swords"])
        try:
            await table.begin(one)
            page = people[0].page
            await holds(lambda: page.battle is not None)
            await drain(one, database)
            ended = [each for each in page.messages if each["type"] == "battle_over"]
            assert ended
            assert "stopped" not in {each["cause"] for each in ended}
            # The page has moved with its table.
            assert not any(each["type"] == "bye" for each in page.messages)
            await table.goes_on(2)
            assert one.stop() == 0
            await table.goes_on(2)
            await table.finish()
        finally:
            await table.close()
    assert table.complaints(database) == []
