"""A member is present as long as one of their pages is connected."""

from __future__ import annotations

from rumpus.tables.heart.presence import Presence


def test_a_member_is_present_until_their_last_page_disconnects() -> None:
    presence = Presence().arrived(1).arrived(1).dropped(1, now=5.0)
    assert presence.here == {1}
    presence = presence.dropped(1, now=10.0)
    assert presence.here == frozenset()
    assert presence.gone_for(1, now=25.0) == 15.0


def test_coming_back_ends_an_absence() -> None:
    presence = Presence().arrived(1).dropped(1, now=0.0).arrived(1)
    assert presence.gone_for(1, now=100.0) == 0.0


def test_the_absence_of_a_member_who_never_came_counts_from_the_time_they_were_expected() -> None:
    assert Presence(since={1: 50.0}).gone_for(1, now=70.0) == 20.0


def test_a_forgotten_member_is_neither_present_nor_absent() -> None:
    presence = Presence().arrived(1).forgotten(1)
    assert presence.here == frozenset()
    assert presence.gone_for(1, now=100.0) == 0.0
