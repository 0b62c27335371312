"""What an address has open at one server counts at the others."""

from __future__ import annotations

import pytest

from rumpus.server.counts import KEPT_S, TOLD_FROM, Counts
from rumpus.server.shared_limits import IN_ONE_MESSAGE, SharedLimits

MOST = 40


class Scene:
    """Three servers with the same limit, and a clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.counts = [Counts(MOST, lambda: self.now) for _ in range(3)]
        self._shared = [SharedLimits() for _ in self.counts]
        for shared, counts in zip(self._shared, self.counts, strict=True):
            shared.share_count("pages", counts)

    def beat(self, *servers: int) -> int:
        """These servers tell all of them, as the database does, their counts. Returns the number of messages."""
        news = [message for server in servers for message in self._shared[server].news()]
        for message in news:
            for shared in self._shared:
                shared.hear(message)
        return len(news)

    def opened(self, server: int, address: str = "a") -> int:
        """How many an address can open at a server."""
        found = 0
        while not self.counts[server].is_full(address):
            self.counts[server].add(address)
            found += 1
        return found


@pytest.fixture
def scene() -> Scene:
    return Scene()


def _open(counts: Counts, number: int, address: str = "a") -> None:
    for _ in range(number):
        counts.add(address)


def test_what_is_open_at_two_servers_leaves_the_rest_at_a_third(scene: Scene) -> None:
    _open(scene.counts[0], 20)
    _open(scene.counts[1], 15)
    scene.beat(0, 1, 2)
    assert scene.opened(2) == MOST - 35
    assert scene.opened(2, "b") == MOST


def test_a_server_does_not_count_what_it_has_told_itself(scene: Scene) -> None:
    _open(scene.counts[0], 20)
    scene.beat(0)
    assert scene.opened(0) == MOST - 20


def test_what_is_told_again_is_not_counted_twice(scene: Scene) -> None:
    _open(scene.counts[0], 20)
    scene.beat(0)
    scene.beat(0)
    assert scene.opened(1) == MOST - 20


def test_what_was_closed_at_another_server_can_be_opened_here(scene: Scene) -> None:
    _open(scene.counts[0], 20)
    scene.beat(0)
    for _ in range(10):
        scene.counts[0].remove("a")
    scene.beat(0)
    assert scene.opened(1) == MOST - 10


def test_the_counts_of_a_server_that_has_ended_are_forgotten(scene: Scene) -> None:
    _open(scene.counts[0], 20)
    _open(scene.counts[1], 5)
    scene.beat(0, 1)
    scene.now += 0.75 * KEPT_S
    scene.beat(1)
    scene.now += 0.75 * KEPT_S
    assert scene.beat(2) == 0
    assert scene.opened(2) == MOST - 5


def test_addresses_with_little_open_are_not_told(scene: Scene) -> None:
    _open(scene.counts[0], int(TOLD_FROM * MOST) - 1)
    assert scene.beat(0) == 0
    scene.counts[0].add("a")
    assert scene.beat(0) == 1
    scene.counts[0].remove("a")
    assert scene.beat(0) == 0


def test_many_addresses_are_told_in_several_messages(scene: Scene) -> None:
    addresses = [f"10.0.0.{number}" for number in range(2 * IN_ONE_MESSAGE)]
    for address in addresses:
        _open(scene.counts[0], 10, address)
    assert scene.beat(0) == 2
    assert scene.opened(1, addresses[0]) == scene.opened(1, addresses[-1]) == MOST - 10
