"""A real PostgreSQL for real servers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from rumpus.server.trial.postgres import Postgres, running_postgres
from tests.server.running import RunningServer, running_server

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database(f"cluster_{next(NUMBERS)}")


STEADY = ("--lease", "30")
"""For servers that no other one takes for dead, however busy the machine is."""


MORTAL = ("--lease", "6")
"""For a server that is taken for dead once it is paused. A busy machine may let it wait for seconds before that."""


@pytest.fixture
def servers(database: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers on one machine."""
    with running_server(database, *STEADY) as one, running_server(database, *STEADY) as other:
        yield one, other


@pytest.fixture
def mortal(database: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two servers on one machine. The second one takes over soon if the first one is silent."""
    with running_server(database, *MORTAL) as one, running_server(database, *STEADY) as other:
        yield one, other
