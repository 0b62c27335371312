"""Servers of different versions over one PostgreSQL: neighbours work together, and a game stays with its rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rumpus.server.store import Store, open_store
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.store.session import Session, TooFarApart
from rumpus.server.trial.postgres import Postgres
from rumpus.tables.errors import TableAhead
from rumpus.tables.log import ReleaseTable, SaveTable
from tests.server.store.conftest import NUMBERS

OLD_GAME = SaveTable("CDFGH", "playing", b"old", "mantis", 1)
NEW_GAME = SaveTable("JKMNP", "playing", b"new", "mantis", 2)


class Cluster:
    """Servers with rules of their own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._joined: list[tuple[Store, Session]] = []

    def join(self, rules: int, generation: int = 5) -> Store:
        store = open_store(self._address)
        session = Session(store.engine)
        self._joined.append((store, session))
        entry = Entry(f"server {rules}", "", f"0.{generation}", generation=generation, rules=f'{{"mantis":{rules}}}')
        store.node = session.join(entry)
        return store

    def close(self) -> None:
        for store, session in self._joined:
            session.close()
            store.close()


@pytest.fixture
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    cluster = Cluster(postgres.new_database(f"versions_{next(NUMBERS)}"))
    yield cluster
    cluster.close()


def _leave(store: Store) -> None:
    assert store.node is not None
    Nodes(store.engine).leave(store.node)


def test_neighbours_share_a_database_and_others_are_refused_by_name(cluster: Cluster) -> None:
    cluster.join(1, generation=5)
    cluster.join(1, generation=6)
    with pytest.raises(TooFarApart, match=r"0\.7, does not work together .*: server 1 \(0\.5\)\."):
        cluster.join(1, generation=7)
    with pytest.raises(TooFarApart, match=r"server 1 \(0\.6\)"):
        cluster.join(1, generation=4)


def test_an_old_server_leaves_the_game_of_a_newer_one_alone(cluster: Cluster) -> None:
    old, new = cluster.join(1), cluster.join(2)
    new.write([NEW_GAME])
    _leave(new)
    assert old.codes("playing") == []
    with pytest.raises(TableAhead):
        old.table("JKMNP")
    # Nothing is lost: it goes on when a newer server is there again.
    assert cluster.join(2).table("JKMNP") == b"new"


def test_a_new_server_leaves_the_game_of_an_older_one_alone_as_long_as_there_is_one(cluster: Cluster) -> None:
    old, other, new = cluster.join(1), cluster.join(1), cluster.join(2)
    old.write([OLD_GAME])
    _leave(old)
    assert new.codes("playing") == []
    with pytest.raises(TableAhead):
        new.table("CDFGH")
    _leave(other)
    assert new.codes("playing") == ["CDFGH"]
    assert new.table("CDFGH") == b"old"


def test_a_table_is_given_to_a_server_with_the_same_rules(cluster: Cluster) -> None:
    old, new, other = cluster.join(1), cluster.join(2), cluster.join(1)
    assert old.node is not None
    assert new.node is not None
    nodes = Nodes(old.engine)
    old.write([OLD_GAME])
    assert nodes.roomiest(old.node, "CDFGH") == other.node
    assert (nodes.fits(new.node, "CDFGH"), nodes.fits(old.node, "CDFGH")) == (False, True)
    _leave(other)
    assert nodes.roomiest(old.node, "CDFGH") is None
    _leave(old)
    assert nodes.roomiest(old.node, "CDFGH") == new.node


def test_any_server_takes_a_table_in_its_lobby(cluster: Cluster) -> None:
    old, new = cluster.join(1), cluster.join(2)
    new.write([SaveTable("CDFGH", "lobby", b"{}")])
    new.write([ReleaseTable("CDFGH")])
    assert old.table("CDFGH") == b"{}"
