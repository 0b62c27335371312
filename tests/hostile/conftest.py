"""The real server in its own process, with its default limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hostile.wire import Where
from tests.server.running import RunningServer, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("hostile") / "rumpus.sqlite3") as started:
        yield started


@pytest.fixture
def where(server: RunningServer) -> Where:
    return Where("127.0.0.1", server.port)
