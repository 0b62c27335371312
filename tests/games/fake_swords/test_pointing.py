"""Pointing in secret, the reveal, and who gets which pile."""

from __future__ import annotations

import msgspec
import pytest

from rumpus.games.fake_swords.events import (
    PickedAtRandom,
    PileContested,
    PileDiscarded,
    PileTaken,
    Pointed,
    Revealed,
    RoundBegan,
)
from rumpus.games.fake_swords.model import Arrange, CountDown, Finger, Point
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, position

PILES = "Flamingo, Bow / Dizzy, Freeze / Second Wind"


@pytest.mark.clause("F-POINT-1")
def test_nobody_sees_where_another_points_before_all_have() -> None:
    seen = set()
    for pile in range(3):
        match = position(PILES).act(BEN, Point(pile))
        assert match.events == [Pointed(BEN)]
        others = [match.game.view(match.state, seat) for seat in (ADA, CLEO, None)]
        prompts = [match.game.prompts(match.state, seat) for seat in (ADA, BEN, CLEO)]
        seen.add(msgspec.json.encode((others, prompts, match.events)))
        view = match.game.view(match.state, BEN)
        assert view.private is not None
        assert view.private.pointed == pile
    assert len(seen) == 1


@pytest.mark.clause("F-POINT-1")
def test_the_boss_points_too_and_the_reveal_comes_with_the_last_finger() -> None:
    match = position(PILES).act(CLEO, Point(0)).act(BEN, Point(1))
    assert match.game.waiting_for(match.state) == (ADA,)
    match.act(ADA, Point(2))
    assert [pile.seats for pile in match.told(Revealed).piles] == [(CLEO,), (BEN,), (ADA,)]
    assert all(private.pointed is None for private in match.state.private)


@pytest.mark.clause("F-POINT-R1")
def test_the_table_points_at_random_for_late_players_and_the_log_says_so() -> None:
    picked = set()
    for seed in range(40):
        match = position(PILES).act(ADA, Point(0)).act(CLEO, Point(1))
        match.wake(seed)
        assert match.at_ms == 8000
        event = match.told(PickedAtRandom)
        assert (event.seat, event.clause) == (BEN, "F-POINT-R1")
        assert BEN in match.told(Revealed).piles[event.number - 1].seats
        assert match.refused(BEN, Point(0)) in ("F-POINT-1", "F-POINT-R1")
        picked.add(event.number)
    assert picked == {1, 2, 3}


@pytest.mark.clause("F-POINT-R1")
@pytest.mark.parametrize(("sharing", "window_ms"), [((), 5000), ((1, 1, 0), 5000), ((2, 1, 2), 10_000)])
def test_people_who_share_a_device_each_have_the_whole_time_in_turn(sharing: tuple[int, ...], window_ms: int) -> None:
    match = position(loose=PILES.replace(" /", ","), point_s=5, sharing=sharing)
    a, b, c, d, e = match.public.loose
    match.act(ADA, Arrange(((a, b), (c, d), (e,))))
    for seat in (ADA, BEN, CLEO):
        match.act(seat, Finger())
    match.act(ADA, CountDown()).wake()
    assert match.public.until_ms == match.at_ms + window_ms


@pytest.mark.clause("F-SOLE-1")
@pytest.mark.clause("F-NONE-1")
@pytest.mark.clause("F-TIE-1")
def test_the_reveal_says_of_every_pile_where_it_goes_and_why() -> None:
    match = position(f"{PILES} ", boss=ADA, holding=("Sit Down", "", "")).point(0, 1, 1)
    kept, contested, thrown = match.told(Revealed).piles
    assert (kept.to, kept.clause, kept.seats) == (ADA, "F-SOLE-1", (ADA,))
    assert (contested.to, contested.clause, contested.seats) == (None, "F-TIE-1", (BEN, CLEO))
    assert (thrown.to, thrown.clause, thrown.seats) == (None, "F-NONE-1", ())
    assert match.names(match.public.collected[ADA]) == "Sit Down, Flamingo, Bow"
    assert match.names(match.public.discard) == "Second Wind"
    assert match.told(PileTaken) == PileTaken(ADA, 1, ("Flamingo", "Bow"))
    assert match.told(PileContested) == PileContested(2, (BEN, CLEO))
    assert match.told(PileDiscarded) == PileDiscarded(3, "F-NONE-1")
    assert match.public.reveal == (kept, contested, thrown)


@pytest.mark.clause("F-TURN-1")
def test_without_a_fight_the_player_to_the_left_is_boss_at_once() -> None:
    match = position(PILES, boss=CLEO).point(0, 1, 2)
    assert match.told(RoundBegan) == RoundBegan(2, ADA)
    assert match.public.phase == "piles"
    assert [len(cards) for cards in match.public.collected] == [2, 2, 1]
    assert [pile.to for pile in match.public.reveal] == [ADA, BEN, CLEO]


@pytest.mark.clause("F-TIE-1")
def test_a_pile_that_all_point_at_is_fought_over_and_the_others_are_discarded() -> None:
    match = position(PILES, seats=4).point(1, 1, 1, 1)
    assert match.public.phase == "pick"
    assert match.public.reveal[1].seats == (ADA, BEN, CLEO, DEV)
    assert [pile.clause for pile in match.public.reveal] == ["F-NONE-1", "F-TIE-1", "F-NONE-1"]
