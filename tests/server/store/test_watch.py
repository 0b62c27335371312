"""Which servers are taken for dead: silent ones after their lease, and at once those whose process has ended."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, update

from rumpus.server.cluster.watch import Watch
from rumpus.server.store import Store, open_store
from rumpus.server.store.nodes import Entry, Nodes
from rumpus.server.store.schema import nodes
from rumpus.server.store.session import Session
from rumpus.server.trial.postgres import Postgres
from rumpus.tables.log import SaveTable
from tests.server.store.conftest import NUMBERS

LEASE_S = 2.0


class Scene:
    """A server that is watched by another one, with a clock that the test sets."""

    def __init__(self, engine: Engine, door: str) -> None:
        self.engine = engine
        self.now = 0.0
        self.door = door
        self.nodes = Nodes(engine)
        self.session = Session(engine)
        self.watched = self.session.join(Entry("watched", "", "1", "here", door, lease_s=LEASE_S))
        self._watcher = Session(engine)
        self._this = self._watcher.join(Entry("watcher", "", "1", "here"))
        self._watch = Watch(self.nodes, "here", lambda: self.now)

    def look(self) -> list[int]:
        return self._watch.bury_the_dead(self._this)

    def close(self) -> None:
        self.session.close()
        self._watcher.close()

    def set_beat(self, minutes: int) -> None:
        """Change the lease by hand."""
        then = func.clock_timestamp() + func.make_interval(0, 0, 0, 0, 0, minutes)
        with self.engine.begin() as connection:
            connection.execute(update(nodes).where(nodes.c.id == self.watched).values(beat_at=then))


@pytest.fixture
def store(postgres: Postgres) -> Iterator[Store]:
    store = open_store(postgres.new_database(f"watch_{next(NUMBERS)}"))
    yield store
    store.close()


@pytest.fixture
def scene(store: Store, tmp_path: Path) -> Iterator[Scene]:
    scene = Scene(store.engine, str(tmp_path / "door"))
    yield scene
    scene.close()


def test_a_server_that_renews_its_lease_lives(scene: Scene) -> None:
    for _ in range(5):
        assert scene.look() == []
        scene.now += LEASE_S / 2
        assert scene.session.beat(scene.watched) is not None


def test_a_silent_server_is_taken_for_dead_when_its_lease_has_run_out(scene: Scene) -> None:
    assert scene.look() == []
    scene.now += LEASE_S
    assert scene.look() == []
    scene.now += 0.1
    assert scene.look() == [scene.watched]
    assert scene.session.beat(scene.watched) is None


@pytest.mark.parametrize("minutes", [-10, 10])
def test_a_lease_that_was_changed_by_hand_to_another_time_changes_nothing_for_a_living_server(
    scene: Scene, minutes: int
) -> None:
    scene.look()
    scene.now += LEASE_S / 2
    scene.set_beat(minutes)
    assert scene.look() == []
    scene.now += LEASE_S
    assert scene.session.beat(scene.watched) is not None
    assert scene.look() == []


@pytest.mark.parametrize("minutes", [-10, 10])
def test_a_dead_server_does_not_live_for_ever_because_its_lease_was_changed_by_hand(scene: Scene, minutes: int) -> None:
    scene.set_beat(minutes)
    scene.look()
    scene.now += LEASE_S + 0.1
    assert scene.look() == [scene.watched]


def test_a_server_whose_process_has_ended_is_taken_for_dead_at_once(scene: Scene, store: Store) -> None:
    store.node = scene.watched
    store.write([SaveTable("CDFGH", "playing", b"{}")])
    scene.session.close()
    assert scene.look() == [scene.watched]
    assert scene.nodes.owner_of("CDFGH") is None


def test_a_server_that_has_lost_its_connection_to_the_database_but_can_be_reached_lives(scene: Scene) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(scene.door)
        door.listen()
        scene.session.close()
        assert scene.look() == []
        # It connects again.
        assert scene.session.beat(scene.watched) is not None
    assert scene.look() == []


def test_a_server_that_nobody_could_reach_from_here_has_its_lease(store: Store) -> None:
    far, session = Session(store.engine), Session(store.engine)
    far.join(Entry("far", "", "1", "another machine", "/door"))
    far.close()
    this = session.join(Entry("this", "", "1", "here"))
    assert Watch(Nodes(store.engine), "here").bury_the_dead(this) == []
    session.close()
