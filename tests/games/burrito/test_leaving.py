"""Players who leave for good: a stand-in plays on, or the seat is skipped."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import Left, State
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.events import BattleLost, CalledOff, Ended, RoundEnded, SeatSkipped, StandInTookOver
from rumpus.games.burrito.model import Choose, Count, Declare, Discard, Draw, Grab, LaySet, Vote
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, ELI, WAR, Match, battle, cards, position

FIVE = "corn corn corn lime bean"
LIME = cards("lime")[0]


def skipping(*hands: str, **more: Any) -> Match:
    return position(*hands, leaving="skip", **more)


@pytest.mark.clause("B-AWAY-R1")
def test_a_skipped_seat_is_passed_over_and_its_cards_join_a_community_pile() -> None:
    match = skipping(FIVE, "onion onion", piles=("", "tomato"))
    community = match.public.flow.community
    match.act(None, Left(BEN))
    assert match.told(SeatSkipped).seat == BEN
    assert match.state.private[BEN].hand == match.state.hidden.piles[BEN] == ()
    assert sum(match.public.flow.community) == sum(community) + 3
    assert match.may(BEN) == []
    match.act(ADA, Discard(LIME))
    assert match.pile(CLEO) == "lime"
    for action in (Draw("left"), Discard(LIME), LaySet((3, 3, 3)), Declare("war", (3, 3, 3))):
        assert match.refused(BEN, action) == "B-AWAY-R1"
    # Leaving twice changes nothing.
    assert match.act(None, Left(BEN)).events == []


@pytest.mark.clause("B-AWAY-R1")
def test_a_skipped_seat_is_in_no_battle() -> None:
    match = skipping(BRAWL, seats=5).act(None, Left(BEN)).declare(ADA, BRAWL).wake()
    assert match.battle.fighters == (CLEO, ELI)
    match = skipping(WAR, seats=5).act(None, Left(BEN)).declare(ADA, WAR).wake()
    assert match.battle.fighters == (CLEO, DEV, ELI)
    match = skipping(DUEL).act(None, Left(BEN))
    assert match.refused(ADA, Declare("duel", cards(DUEL), (BEN, CLEO))) == "B-DUEL-1"


@pytest.mark.clause("B-AWAY-R1", "B-TWO-1")
def test_with_two_left_the_rules_for_two_players_are_in_force() -> None:
    match = skipping(WAR, "", "corn", piles=("", "", "lime"), seats=3).act(None, Left(BEN))
    match.act(CLEO, Draw("left")).declare(ADA, WAR).wake()
    assert match.battle.fighters == (ADA, CLEO)
    assert match.battle.behind_back


@pytest.mark.clause("B-AWAY-R1")
def test_the_only_player_left_wins() -> None:
    match = skipping(FIVE, FIVE, seats=2).act(None, Left(ADA))
    assert match.told(Ended) == Ended(BEN, "B-AWAY-R1")
    assert match.outcome is not None
    assert match.outcome.places == (2, 1)


@pytest.mark.clause("B-AWAY-R1")
def test_a_fighter_who_leaves_is_out_of_the_battle_and_the_others_restart_it() -> None:
    match = battle(WAR, leaving="skip", battles="quick").act(None, Left(BEN))
    assert (match.battle.fighters, match.battle.id) == ((CLEO, DEV), "battle-2")


@pytest.mark.clause("B-AWAY-R1", "B-MODE-R2")
def test_when_a_bystander_leaves_the_battle_is_staged_again_without_them() -> None:
    match = battle(BRAWL, leaving="skip").act(None, Left(ADA))
    assert (match.battle.fighters, match.battle.id) == ((BEN, DEV), "battle-2")
    terms = match.game.terms(match.state)
    assert terms is not None
    assert terms.bodies == (BEN, CLEO, DEV)
    # A player who was sent off has no body there any more.
    match = battle(BRAWL, leaving="skip", score=("", "", "corn corn corn"), bruises=(0, 3, 1, 1)).lose(BEN)
    match.lose(DEV, clause="B-WRONG-2")
    before = match.game.terms(match.state)
    assert match.act(None, Left(DEV)).game.terms(match.state) == before


@pytest.mark.clause("B-AWAY-R1")
def test_a_battle_with_one_fighter_left_is_called_off_without_a_bruise() -> None:
    match = battle(BRAWL, leaving="skip", battles="quick").act(None, Left(BEN))
    assert match.told(CalledOff)
    assert sum(match.public.bruises) == 0
    assert match.public.counter == ADA


@pytest.mark.clause("B-AWAY-R1")
def test_a_duel_whose_fighter_left_within_the_window_is_called_off() -> None:
    match = skipping(DUEL).declare(ADA, DUEL, duelists=(BEN, CLEO)).act(None, Left(BEN)).wake()
    assert match.told(CalledOff)
    assert match.public.points[ADA] == 2


@pytest.mark.clause("B-AWAY-R1")
def test_if_the_declarer_left_the_next_player_counts_the_restart() -> None:
    match = battle(BRAWL, leaving="skip").act(None, Left(ADA)).lose(DEV)
    assert match.public.counter == BEN
    match = battle(BRAWL, leaving="skip").lose(DEV).act(None, Left(ADA))
    assert match.public.counter == BEN
    match.act(BEN, Count())


@pytest.mark.clause("B-AWAY-R1")
def test_a_fighter_who_leaves_a_fight_for_the_round_or_the_game_loses_it() -> None:
    match = battle(BRAWL, leaving="skip", score=("", "", "corn corn corn"), bruises=(0, 3, 1, 1)).lose(BEN)
    assert match.battle.clause == "B-RTIE-1"
    match.act(None, Left(ADA))
    assert match.told(BattleLost).cause == "left"
    assert match.public.badge == CLEO
    assert match.public.flow.hands == (0, 5, 5, 5)


@pytest.mark.clause("B-AWAY-R1")
def test_a_player_who_leaves_loses_the_badge() -> None:
    match = battle(BRAWL, leaving="skip", score=("corn",), bruises=(0, 3, 1, 1))
    end = replace(match.public, round=2, badge=CLEO)
    match.state = State(end, match.state.private, match.state.hidden)
    match.act(None, Left(CLEO)).lose(BEN)
    assert match.told(Ended) == Ended(ADA, "B-WIN-1")


@pytest.mark.clause("B-AWAY-R1")
def test_a_vote_does_not_wait_for_somebody_who_left() -> None:
    match = skipping(FIVE, score=("lime",)).wake()
    match.act(ADA, Vote()).act(BEN, Vote()).act(CLEO, Vote()).act(None, Left(DEV))
    assert match.told(RoundEnded).reason == "vote"


@pytest.mark.clause("B-AWAY-R1")
def test_a_judge_who_leaves_is_replaced() -> None:
    match = battle(BRAWL, leaving="skip", battles="judged")
    assert match.battle.judge == ADA
    assert match.act(None, Left(ADA)).battle.judge == CLEO


@pytest.mark.clause("B-AWAY-R1")
def test_a_skipped_seat_grabs_nothing() -> None:
    match = battle(BRAWL, leaving="skip", battles="quick").act(None, Left(CLEO))
    assert match.refused(CLEO, Grab()) == "B-AWAY-R1"
    assert match.may(CLEO) == []


@pytest.mark.clause("G-AWAY-R1", "B-MODE-R4")
def test_a_stand_in_plays_on_and_throws_no_real_burritos() -> None:
    match = battle(BRAWL, battles="judged").act(None, Left(BEN))
    assert match.told(StandInTookOver).seat == BEN
    assert match.battle.mode == "quick"
    assert match.state.private[BEN] == match.state.private[BEN]
    assert match.act(None, Left(BEN)).events == []
    assert match.act(None, Left(BEN)).public.skipped == ()


@pytest.mark.clause("G-AWAY-R1", "B-END-R1")
def test_a_vote_does_not_wait_for_a_stand_in() -> None:
    match = position(FIVE, score=("lime",)).wake()
    match.act(ADA, Vote()).act(BEN, Vote()).act(CLEO, Vote()).act(None, Left(DEV))
    assert match.told(RoundEnded).reason == "vote"


@pytest.mark.clause("B-AWAY-R1")
def test_leaving_an_unknown_seat_is_refused() -> None:
    assert position(FIVE).refused(None, Left(4)) == "B-AWAY-R1"


@pytest.mark.clause("B-AWAY-R1")
def test_a_player_knows_what_they_passed_across_a_skipped_seat() -> None:
    match = skipping(FIVE, "", "").act(None, Left(BEN)).act(ADA, Discard(LIME)).act(CLEO, Draw())
    assert match.state.private[ADA].held == (LIME,)
    assert match.act(None, Left(CLEO)).state.private[ADA].held == ()
    match.wake()
    assert match.refused(CLEO, Vote()) == "B-AWAY-R1"


@pytest.mark.clause("B-AWAY-R1", "B-RTIE-R2")
def test_a_player_who_leaves_while_others_settle_a_tie_is_out_of_the_war_for_the_round() -> None:
    match = battle(
        BRAWL, leaving="skip", score=("", "", "corn corn corn", "lime lime lime"), bruises=(0, 3, 1, 1)
    ).lose(BEN)
    match.lose(CLEO, DEV)
    assert list(match.battle.rest) == [ADA]
    match.act(None, Left(ADA))
    assert list(match.battle.rest) == []
    match.lose(CLEO)
    assert match.public.badge == DEV


@pytest.mark.clause("B-AWAY-R1", "B-RTIE-R2")
def test_a_quick_battle_goes_on_when_a_player_who_waits_for_the_war_leaves() -> None:
    match = battle(
        BRAWL,
        leaving="skip",
        battles="quick",
        score=("", "", "corn corn corn", "lime lime lime"),
        bruises=(0, 3, 1, 1),
    ).choose(("fake", DEV), ("throw", BEN))
    match.choose(("throw", CLEO), ("throw", DEV), ("fake", ADA))
    number = match.battle.id
    assert (match.battle.fighters, match.battle.rest) == ((CLEO, DEV), (ADA,))
    match.act(CLEO, Choose("throw", DEV)).act(None, Left(ADA))
    assert (match.battle.id, match.battle.rest) == (number, ())
    assert match.asked(DEV) == ["exchange"]
    match.act(DEV, Choose("catch"))
    assert match.public.badge == DEV


@pytest.mark.clause("B-AWAY-R1")
@pytest.mark.parametrize(
    ("community", "after"),
    [(("corn", "lime lime"), (3, 2)), (("corn corn", "lime"), (2, 3)), (("corn", "lime"), (3, 1))],
)
def test_the_cards_of_a_player_who_left_go_to_the_smaller_community_pile(
    community: tuple[str, str], after: tuple[int, int]
) -> None:
    match = skipping("", "onion", piles=("", "tomato"), community=community, rest=DEV).act(None, Left(BEN))
    assert match.public.flow.community == after
    joined = match.state.hidden.community[0 if after[0] == 3 else 1]
    assert {KINDS[card] for card in joined} > {"onion", "tomato"}
