"""What an address spends at one server counts at the others."""

from __future__ import annotations

import pytest

from rumpus.server.limits import Buckets
from rumpus.server.shared_limits import SharedLimits


class Scene:
    """Two servers with the same limits, and a clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self.here, self.there = (Buckets(1.0, 10.0, lambda: self.now) for _ in range(2))
        self._here, self._there = SharedLimits(), SharedLimits()
        self._here.share("tries", self.here)
        self._there.share("tries", self.there)

    def tell(self) -> int:
        """A beat of each of them. Returns the number of messages."""
        news = [list(self._here.news()), list(self._there.news())]
        for each in news[0]:
            self._there.hear(each)
        for each in news[1]:
            self._here.hear(each)
        return sum(map(len, news))

    def taken(self, buckets: Buckets, address: str = "a") -> int:
        """How many tokens an address gets at once."""
        found = 0
        while buckets.take(address):
            found += 1
        return found


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_an_address_that_has_used_up_its_burst_here_has_none_there(scene: Scene) -> None:
    assert scene.taken(scene.here) == 10
    assert scene.tell() == 1
    assert scene.taken(scene.there) == 0
    assert scene.taken(scene.there, "b") == 10


def test_the_steady_rate_is_that_of_all_servers_together(scene: Scene) -> None:
    scene.taken(scene.here)
    scene.tell()
    got = 0
    for _ in range(100):
        scene.now += 0.5
        got += scene.taken(scene.here) + scene.taken(scene.there)
        scene.tell()
    # One a second in 50 seconds; what is spent between two beats is told too late.
    assert 45 <= got <= 65


def test_what_was_heard_is_not_told_again(scene: Scene) -> None:
    scene.taken(scene.here)
    scene.tell()
    for _ in range(5):
        assert scene.tell() == 0


def test_addresses_that_spend_little_are_not_told(scene: Scene) -> None:
    for _ in range(4):
        scene.here.take("a")
    assert scene.tell() == 0


def test_an_address_is_only_slowed_down_by_what_it_spends_elsewhere(scene: Scene) -> None:
    for _ in range(20):
        scene.there.spend("a", 1000.0)
    assert not scene.there.take("a")
    scene.now += 6.0
    assert scene.there.take("a")


def test_a_rested_address_is_forgotten(scene: Scene) -> None:
    scene.taken(scene.here)
    scene.tell()
    scene.now += 60.0
    assert scene.tell() == 0
    assert scene.taken(scene.there) == 10


def test_many_addresses_are_told_in_messages_that_the_database_takes(scene: Scene) -> None:
    addresses = [f"2001:db8:{number:x}::/64" for number in range(300)]
    for address in addresses:
        scene.taken(scene.here, address)
    messages = list(scene._here.news())
    assert max(map(len, messages)) < 8000
    for each in messages:
        scene._there.hear(each)
    assert {scene.taken(scene.there, address) for address in addresses} == {0}


def test_a_message_of_another_version_is_ignored(scene: Scene) -> None:
    scene._here.hear("{")
    scene._here.hear('{"of the future":{"a":5}}')
    assert scene.taken(scene.here) == 10
