"""Before the countdown: piles, claims and fingers."""

from __future__ import annotations

import pytest

from rumpus.games.fake_swords.events import Arranged, CardMoved, Claimed, CountdownBegan, ReadyTimeOver
from rumpus.games.fake_swords.model import Arrange, Claim, CountDown, Finger, MoveCard, Point
from tests.games.fake_swords.positions import ADA, BEN, CLEO, Match, position

FIVE = "Flamingo, Dizzy, Freeze, Second Wind, Bow"


def arranged(**more: object) -> Match:
    """Ada has laid five cards into three piles: two, two and one."""
    match = position(loose=FIVE, ready_s=20, **more)  # type: ignore[arg-type]
    a, b, c, d, e = match.public.loose
    return match.act(ADA, Arrange(((a, b), (c, d), (e,))))


def all_ready() -> Match:
    match = arranged()
    for seat in (ADA, BEN, CLEO):
        match.act(seat, Finger())
    return match


@pytest.mark.clause("F-PILES-1")
@pytest.mark.clause("F-PILES-2")
def test_the_boss_lays_all_cards_into_piles_as_unequal_as_he_likes() -> None:
    match = position(loose=FIVE)
    a, b, c, d, e = match.public.loose
    match.act(ADA, Arrange(((a, b, c), (d,), (e,))))
    assert match.public.piles == ((a, b, c), (d,), (e,))
    assert match.public.loose == ()
    assert match.told(Arranged) == Arranged(ADA, lowered=False)


@pytest.mark.clause("F-PILES-2")
@pytest.mark.clause("F-PILES-3")
def test_single_cards_can_be_moved_between_piles_and_out_of_them() -> None:
    match = position(loose=FIVE)
    a, b, *_ = match.public.loose
    match.act(ADA, MoveCard(a, 2))
    assert match.public.piles == ((), (), (a,))
    assert match.told(CardMoved) == CardMoved(ADA, "Flamingo", 3, lowered=False)
    match.act(ADA, MoveCard(b, 2)).act(ADA, MoveCard(a, 0)).act(ADA, MoveCard(b, None))
    assert match.public.piles == ((a,), (), ())
    assert set(match.public.loose) == set(position(loose=FIVE).public.loose) - {a}
    assert match.asked(ADA) == ["piles"]


@pytest.mark.clause("F-PILES-2")
def test_the_boss_asks_only_when_every_card_lies_in_a_pile_and_no_pile_is_empty() -> None:
    match = position(loose=FIVE)
    assert match.refused(ADA, Finger()) == "F-PILES-2"
    for card in match.public.loose:
        match.act(ADA, MoveCard(card, 0))
    assert match.refused(ADA, Finger()) == "F-PILES-2"
    match.act(ADA, MoveCard(match.public.piles[0][0], 1)).act(ADA, MoveCard(match.public.piles[0][0], 2))
    match.act(ADA, Finger())
    assert match.public.fingers == (True, False, False)


@pytest.mark.clause("F-PILES-3")
@pytest.mark.clause("F-READY-R1")
def test_a_rearrangement_lowers_all_fingers_and_asks_again() -> None:
    match = all_ready()
    asked = {prompt.id for prompt in match.game.prompts(match.state, BEN)}
    (a, b), pile, last = match.public.piles
    match.act(ADA, MoveCard(b, 2))
    assert match.public.fingers == (False, False, False)
    assert match.told(CardMoved).lowered
    assert asked.isdisjoint(prompt.id for prompt in match.game.prompts(match.state, BEN))
    assert match.asked(ADA) == ["finger"]
    assert match.refused(ADA, CountDown()) == "F-READY-1"
    match.act(ADA, Finger())
    match.act(ADA, Arrange(((a, b), pile, last)))
    assert match.public.fingers == (False, False, False)
    assert match.game.wake_at_ms(match.state) is None


@pytest.mark.clause("F-TALK-1")
def test_everybody_may_say_where_they_will_point_and_point_elsewhere() -> None:
    match = arranged()
    match.act(BEN, Claim(1))
    assert match.told(Claimed) == Claimed(BEN, 2)
    match.act(CLEO, Claim(0)).act(ADA, Claim(2)).act(BEN, Claim(None))
    assert match.public.claims == (2, None, 0)
    for seat in (ADA, BEN, CLEO):
        match.act(seat, Finger())
    match.act(ADA, CountDown()).wake()
    assert match.public.claims == (2, None, 0)
    match.point(1, 1, 2)
    assert match.public.reveal[1].seats == (ADA, BEN)


@pytest.mark.clause("F-TALK-1")
def test_claims_are_cleared_when_piles_change_and_refused_after_the_countdown_began() -> None:
    match = arranged()
    match.act(BEN, Claim(1)).act(ADA, MoveCard(match.public.piles[0][0], 2))
    assert match.public.claims == (None, None, None)
    match = all_ready().act(ADA, CountDown())
    assert match.refused(BEN, Claim(1)) == "F-TALK-1"
    assert match.may(BEN) == []


@pytest.mark.clause("F-READY-1")
def test_the_boss_asks_then_the_others_raise_a_finger_then_he_counts_down() -> None:
    match = arranged()
    assert match.asked(ADA) == ["finger"]
    assert match.refused(BEN, Finger()) == "F-READY-1"
    match.act(ADA, Finger())
    assert (match.asked(BEN), match.asked(CLEO), match.asked(ADA)) == (["finger"], ["finger"], [])
    match.act(BEN, Finger())
    assert match.refused(ADA, CountDown()) == "F-READY-R1"
    match.act(CLEO, Finger())
    assert match.game.waiting_for(match.state) == (ADA,)
    match.act(ADA, CountDown())
    assert match.told(CountdownBegan) == CountdownBegan(ADA, ())
    assert match.game.waiting_for(match.state) == ()
    began_ms = match.at_ms
    match.wake()
    assert match.at_ms == began_ms + 3000
    assert [match.asked(seat) for seat in (ADA, BEN, CLEO)] == [["point"]] * 3


@pytest.mark.clause("F-READY-1")
def test_a_finger_can_be_taken_down_again_and_closes_the_countdown() -> None:
    match = all_ready()
    [count] = [prompt.id for prompt in match.game.prompts(match.state, ADA) if prompt.kind == "count"]
    match.act(BEN, Finger(up=False))
    assert match.game.waiting_for(match.state) == (BEN,)
    match.act(BEN, Finger())
    [again] = [prompt.id for prompt in match.game.prompts(match.state, ADA) if prompt.kind == "count"]
    assert again != count
    assert match.refused(ADA, Finger(up=False)) == "F-READY-1"


@pytest.mark.clause("F-READY-1")
def test_a_finger_is_raised_or_lowered_once_and_not_after_the_countdown_began() -> None:
    match = arranged()
    assert match.refused(ADA, CountDown()) == "F-READY-1"
    assert match.refused(BEN, Finger(up=False)) == "F-READY-1"
    match.act(ADA, Finger())
    assert match.refused(ADA, Finger()) == "F-READY-1"
    assert match.refused(BEN, Finger(up=False)) == "F-READY-1"
    match.act(BEN, Finger())
    assert match.refused(BEN, Finger()) == "F-READY-1"
    assert match.refused(BEN, CountDown()) == "F-READY-1"
    match.act(CLEO, Finger()).act(ADA, CountDown())
    for action in (Finger(), Finger(up=False), CountDown()):
        assert match.refused(ADA, action) == "F-READY-1"
        assert match.refused(BEN, action) == "F-READY-1"


@pytest.mark.clause("F-READY-R1")
def test_after_the_ready_time_the_boss_may_start_although_fingers_are_missing() -> None:
    match = arranged().act(ADA, Finger()).act(BEN, Finger())
    assert match.refused(ADA, CountDown()) == "F-READY-R1"
    match.wake()
    assert match.at_ms == 20_000
    assert match.told(ReadyTimeOver).boss == ADA
    assert match.game.waiting_for(match.state) == (ADA, CLEO)
    match.act(ADA, CountDown())
    assert match.told(CountdownBegan).missing == (CLEO,)
    match.wake().act(CLEO, Point(0))


@pytest.mark.clause("F-READY-R1")
def test_the_end_of_the_ready_time_is_not_reported_if_all_fingers_are_up() -> None:
    match = all_ready().wake()
    assert match.events == []
    assert match.asked(ADA) == ["count"]
