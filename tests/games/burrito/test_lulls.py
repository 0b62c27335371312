"""Rounds that end by a lull or a vote, and the statistics of a round."""

from __future__ import annotations

import pytest

from rumpus.games.burrito.events import RoundEnded, Voted, VoteOffered
from rumpus.games.burrito.model import Discard, Draw, LaySet, Vote
from tests.games.burrito.positions import ADA, BEN, CLEO, DEV, cards, position

CORN = cards("corn")[0]
FIVE = "corn corn corn lime bean"


@pytest.mark.clause("B-END-R1")
def test_a_vote_is_offered_after_two_minutes_and_the_round_ends_after_three() -> None:
    match = position(FIVE, score=("lime",)).wake()
    assert match.at_ms == 120_000
    assert match.told(VoteOffered)
    assert all("vote" in match.may(seat) and "vote" not in match.asked(seat) for seat in range(4))
    match.wake()
    assert match.at_ms == 180_000
    assert match.told(RoundEnded) == RoundEnded(1, "B-END-R1", "lull")
    assert match.public.rounds[0].winner == ADA
    assert match.public.round == 2


@pytest.mark.clause("B-END-R1")
def test_a_table_can_set_another_time() -> None:
    match = position(FIVE, stall_s=60).wake()
    assert match.at_ms == 40_000
    assert match.wake().at_ms == 60_000


@pytest.mark.clause("B-END-R1")
def test_every_set_restarts_the_lull_and_closes_the_vote() -> None:
    match = position(FIVE).wake()
    match.at_ms = 150_000
    before = match.open(BEN)
    match.act(BEN, Vote()).act(ADA, LaySet((CORN,) * 3))
    assert list(match.public.votes) == []
    assert match.game.wake_at_ms(match.state) == 270_000
    match.wake()
    assert match.public.votes == (False,) * 4
    assert match.open(BEN) != before


@pytest.mark.clause("B-END-R1")
def test_the_round_ends_when_everybody_votes_for_it() -> None:
    match = position(FIVE, score=("", "lime")).wake()
    match.act(ADA, Vote()).act(BEN, Vote()).act(CLEO, Vote())
    assert match.told(Voted) == Voted(CLEO, end=True)
    assert match.refused(CLEO, Vote()) == "B-END-R1"
    match.act(CLEO, Vote(end=False)).act(DEV, Vote())
    assert match.public.round == 1
    match.act(CLEO, Vote())
    assert match.told(RoundEnded).reason == "vote"
    assert match.public.badge == BEN


@pytest.mark.clause("B-END-R1")
def test_bots_vote_yes() -> None:
    match = position(FIVE, score=("", "lime"), bots=(BEN, CLEO, DEV)).wake()
    assert match.public.votes == (False, True, True, True)
    assert match.act(ADA, Vote()).told(RoundEnded).reason == "vote"


@pytest.mark.clause("B-END-R1")
def test_nobody_votes_before_it_is_offered() -> None:
    assert position(FIVE).refused(ADA, Vote()) == "B-END-R1"


@pytest.mark.clause("B-END-R1")
def test_only_time_in_which_cards_are_passed_counts_as_a_lull() -> None:
    match = position(FIVE)
    match.at_ms = 100_000
    match.declare(ADA, "corn corn corn", "war").wake()
    match.at_ms = 500_000
    match.restart()
    assert match.at_ms == 503_000
    assert match.wake().at_ms == 523_000
    assert match.told(VoteOffered)


@pytest.mark.clause("B-END-R1")
def test_the_round_ends_when_all_cards_lie_in_score_piles() -> None:
    kinds = ["avocado", "bean", "chilli", "corn", "lime", "onion", "tomato", "brawl_sun", "brawl_moon", "war", "duel"]
    sets = [kind for kind in kinds for _ in range(3 if kind in kinds[7:] else 4)]
    sets.remove("corn")
    match = position("corn corn corn", "", score=(" ".join(sets[:30]), " ".join(sets[30:])), community=("", ""))
    match.act(ADA, LaySet((CORN,) * 3))
    assert match.told(RoundEnded) == RoundEnded(1, "B-END-R1", "cards")
    assert match.public.rounds[0].winner == ADA


@pytest.mark.clause("B-END-R1")
def test_a_battle_with_the_very_last_cards_is_still_fought() -> None:
    kinds = ["avocado", "bean", "chilli", "corn", "lime", "onion", "tomato", "brawl_sun", "brawl_moon", "war", "duel"]
    sets = [kind for kind in kinds for _ in range(3 if kind in kinds[7:] else 4)]
    sets.remove("war")
    match = position("war war war", "", score=(" ".join(sets[:30]), " ".join(sets[30:])), community=("", ""))
    match.declare(ADA, "war war war").wake()
    match.lose(BEN)
    assert match.told(RoundEnded) == RoundEnded(1, "B-END-R1", "cards")


@pytest.mark.clause("B-END-R1")
def test_passed_cards_and_droughts_are_reported_when_the_round_is_over() -> None:
    match = position(FIVE, FIVE, piles=("onion onion onion onion",), score=("lime lime",))
    match.at_ms = 10_000
    match.act(ADA, Discard(cards("lime")[0])).act(ADA, Draw()).act(ADA, Discard(cards("onion")[0]))
    match.act(ADA, LaySet((CORN,) * 3))
    assert list(match.public.rounds) == []
    match.wake().wake()
    end = match.public.rounds[0]
    assert end.passed == (2, 0, 0, 0)
    assert end.ran_ms == 190_000
    assert end.droughts == (180_000, 190_000, 190_000, 190_000)
