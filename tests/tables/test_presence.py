"""Who is here: somebody is, as long as one of their pages is."""

from __future__ import annotations

from rumpus.tables.presence import Presence


def test_a_member_is_here_until_their_last_page_goes() -> None:
    presence = Presence()
    assert presence.arrived(1)
    assert not presence.arrived(1)
    assert not presence.dropped(1, now=5.0)
    assert presence.here == {1}
    assert presence.dropped(1, now=10.0)
    assert presence.here == frozenset()
    assert presence.gone_for(1, now=25.0) == 15.0


def test_coming_back_ends_an_absence() -> None:
    presence = Presence()
    presence.arrived(1)
    presence.dropped(1, now=0.0)
    presence.arrived(1)
    assert presence.gone_for(1, now=100.0) == 0.0


def test_after_a_restart_the_absence_of_everybody_counts_from_then() -> None:
    presence = Presence()
    presence.expect(1, now=50.0)
    presence.expect(1, now=60.0)
    assert presence.gone_for(1, now=70.0) == 20.0


def test_somebody_forgotten_is_neither_here_nor_missed() -> None:
    presence = Presence()
    presence.arrived(1)
    presence.forget(1)
    assert presence.here == frozenset()
    assert presence.gone_for(1, now=100.0) == 0.0
