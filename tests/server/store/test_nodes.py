"""Servers that share a PostgreSQL: each table has one owner, and a server that was taken for dead writes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from sqlalchemy import Connection, event, func, select

from rumpus.server.store import Store, open_store
from rumpus.server.store.claims import LEAST_SHARE
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.store.session import Session
from rumpus.server.trial.postgres import Postgres
from rumpus.tables.errors import Fenced, MaybeStored, TableElsewhere, WriteRefused
from rumpus.tables.log import ReleaseTable, SaveTable
from tests.server.running import PATIENCE_S
from tests.server.store.conftest import NUMBERS


@pytest.fixture
def join(postgres: Postgres) -> Iterator[Callable[[str], Store]]:
    """Starts servers over one database, without their pages."""
    address = postgres.new_database(f"nodes_{next(NUMBERS)}")
    stores: list[Store] = []
    sessions: list[Session] = []

    def join(name: str) -> Store:
        store = open_store(address)
        stores.append(store)
        session = Session(store.engine)
        sessions.append(session)
        store.node = session.join(Entry(name, f"http://{name}", "1", door=f"/run/{name}", lease_s=3600))
        return store

    yield join
    for session in sessions:
        session.close()
    for store in stores:
        store.close()


def test_a_table_belongs_to_the_server_that_made_it(join: Callable[[str], Store]) -> None:
    one, other = join("one"), join("other")
    one.write([SaveTable("CDFGH", "playing", b"{}")])
    with pytest.raises(TableElsewhere):
        other.table("CDFGH")
    owner = Nodes(other.engine).owner_of("CDFGH")
    assert owner is not None
    assert (owner.id, owner.door) == (one.node, "/run/one")
    assert one.table("CDFGH") == b"{}"
    assert other.table("XXXXX") is None


def test_a_released_table_belongs_to_the_first_who_asks(join: Callable[[str], Store]) -> None:
    one, other = join("one"), join("other")
    one.write([SaveTable("CDFGH", "lobby", b"{}")])
    one.write([ReleaseTable("CDFGH")])
    assert other.table("CDFGH") == b"{}"
    with pytest.raises(TableElsewhere):
        one.table("CDFGH")


def test_nobody_overwrites_the_table_of_another_server(join: Callable[[str], Store]) -> None:
    one, other = join("one"), join("other")
    one.write([SaveTable("CDFGH", "lobby", b"mine")])
    with pytest.raises(WriteRefused):
        other.write([SaveTable("CDFGH", "lobby", b"stolen")])
    other.write([ReleaseTable("CDFGH")])
    assert one.table("CDFGH") == b"mine"


def test_a_server_that_was_taken_for_dead_writes_nothing_and_its_tables_are_free(
    join: Callable[[str], Store],
) -> None:
    one, other = join("one"), join("other")
    assert one.node is not None
    one.write([SaveTable("CDFGH", "playing", b"before")])
    Nodes(other.engine).leave(one.node)
    with pytest.raises(Fenced):
        one.write([SaveTable("CDFGH", "playing", b"after")])
    with pytest.raises(Fenced):
        one.table("CDFGH")
    assert other.codes("playing") == ["CDFGH"]
    assert other.table("CDFGH") == b"before"


def test_an_id_is_never_used_again(join: Callable[[str], Store]) -> None:
    one = join("one")
    assert one.node is not None
    Nodes(one.engine).leave(one.node)
    later = join("one")
    assert later.node is not None
    assert later.node > one.node


def test_two_servers_that_take_over_at_once_share_the_free_tables(join: Callable[[str], Store]) -> None:
    dead, *heirs = (join(name) for name in ("dead", "one", "other"))
    assert dead.node is not None
    codes = [f"T{number}" for number in range(2 * LEAST_SHARE)]
    dead.write([SaveTable(code, "playing", b"{}") for code in codes])
    Nodes(heirs[0].engine).leave(dead.node)
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda store: store.codes("playing"), heirs)
    assert sorted(one + other) == sorted(codes)
    assert len(one) == len(other)


def test_servers_that_start_together_migrate_one_after_the_other(postgres: Postgres) -> None:
    address = postgres.new_database(f"nodes_{next(NUMBERS)}")
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(open_store, [address] * 4):
            assert store.count_tables() == 0
            store.close()


def test_a_commit_that_is_not_answered_may_have_happened(join: Callable[[str], Store]) -> None:
    one, other = join("one"), join("other")

    @event.listens_for(one.engine, "commit")
    def cut_off(connection: Connection) -> None:
        backend = connection.execute(select(func.pg_backend_pid())).scalar_one()
        with other.engine.connect() as another:
            another.execute(select(func.pg_terminate_backend(backend, 5000)))

    with pytest.raises(MaybeStored):
        one.write([SaveTable("CDFGH", "lobby", b"{}")])
    event.remove(one.engine, "commit", cut_off)
    one.write([SaveTable("CDFGH", "lobby", b"{}")])


@pytest.mark.parametrize("is_pipelined", [False, True], ids=["between statements", "within a pipeline"])
def test_a_server_that_was_stopped_in_the_middle_of_a_commit_can_be_taken_for_dead(
    join: Callable[[str], Store], *, is_pipelined: bool
) -> None:
    other = join("other")
    assert other.node is not None
    nodes = Nodes(other.engine)
    sleeper = join("sleeper").node
    with psycopg.connect(other.engine.url.set(drivername="postgresql").render_as_string()) as stopped:
        stopped.execute("SELECT id FROM nodes WHERE id = %s FOR KEY SHARE", [sleeper])
        if is_pipelined:
            stopped.pgconn.enter_pipeline_mode()
            stopped.pgconn.send_query_params(b"SELECT 1", None)
            stopped.pgconn.send_flush_request()
            stopped.pgconn.flush()
        until = time.monotonic() + PATIENCE_S
        while sleeper not in nodes.bury([each for each in nodes.others(other.node) if each.id == sleeper]):
            assert time.monotonic() < until
            time.sleep(0.05)
        stopped.close()
