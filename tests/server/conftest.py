"""One server for the whole test run; each test opens its own table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.harness import Round, round_at
from tests.server.running import HouseInAThread, house_in_a_thread


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with house_in_a_thread(tmp_path_factory.mktemp("server") / "rumpus.sqlite3") as house:
        yield house


@pytest.fixture
async def table(server: HouseInAThread) -> AsyncIterator[Round]:
    async with round_at(server) as opened:
        yield opened
