"""A connection is handed over to the process that has the table, at whatever byte it was."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from rumpus.server.cluster.handover import hand_over
from rumpus.server.store import open_store
from rumpus.server.store.nodes import Nodes
from tests.hostile.wire import CONT, TEXT, UPGRADE, Where, Wire, frame
from tests.server.harness import open_table
from tests.server.running import RunningServer


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    """A port that the test listens on, as another process of the cluster does."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def _door_of(database: str, code: str) -> str:
    store = open_store(database)
    try:
        owner = Nodes(store.engine).owner_of(code)
    finally:
        store.close()
    assert owner is not None
    return owner.door


def _hello(code: str) -> bytes:
    profile = {"name": "Ann", "avatar": "fox", "colour": "sea"}
    return json.dumps({"type": "hello", "table": code, "profile": profile}).encode()


def _answer(wire: Wire) -> dict[str, object]:
    assert wire.answer()[0] == 101
    found = wire.read_frame()
    assert found is not None
    message: dict[str, object] = json.loads(found[1])
    return message


def _in_fragments(message: bytes, number: int) -> bytes:
    size = -(-len(message) // number)
    parts = [message[start : start + size] for start in range(0, len(message), size)]
    last = len(parts) - 1
    return b"".join(frame(CONT if place else TEXT, part, fin=place == last) for place, part in enumerate(parts))


async def test_a_frame_that_was_read_in_part_is_completed_at_the_other_process(
    servers: tuple[RunningServer, RunningServer], database: str, listening: socket.socket
) -> None:
    code = await open_table(servers[0])
    door, port = _door_of(database, code), listening.getsockname()[1]
    for fragments in (1, 2, 3):
        sent = _in_fragments(_hello(code), fragments)
        # In the head of a frame, within a part, at the end of one, before the last byte, and after it.
        for cut in (0, 1, 5, 40, len(sent) // fragments, len(sent) - 1, len(sent)):
            with Wire(Where("127.0.0.1", port)) as wire:
                accepted, _ = listening.accept()
                with accepted:
                    read = UPGRADE.format(host="127.0.0.1", port=port).encode() + sent[:cut]
                    assert await hand_over(door, accepted.fileno(), read)
                wire.send(sent[cut:])
                assert _answer(wire)["type"] == "welcome", (fragments, cut)
