"""How rounds end, ties for a round, the badge and the game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.engine import State
from rumpus.games.burrito.events import (
    BadgeGiven,
    BattleSet,
    Bruised,
    DeckTurned,
    Ended,
    Grabbed,
    PutOut,
    RoundBegan,
    RoundEnded,
    RoundTied,
    RoundWon,
    Tied,
)
from rumpus.games.burrito.model import Count, Discard, Grab, Report, RoundEnd
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, ELI, Match, battle

FIRST = RoundEnd("B-ROUND-1", (0, 0, 0, 0), CLEO, 1000, (0, 0, 0, 0), (0, 0, 0, 0))


def last_bruise(*score: str, loser: int = BEN, seats: int = 4, bruises: tuple[int, ...] = (), **more: Any) -> Match:
    """Ada declares a Brawl and scores two points by it; its loser takes the last bruise."""
    match = battle(BRAWL, seats=seats, score=score, bruises=bruises or (0, 3, 1, 1), **more)
    assert match.public.bruises_left == 1
    return match.lose(loser)


def second(match: Match, badge: int) -> Match:
    """The same in the second round, with the badge held by this seat."""
    public = replace(match.public, round=2, badge=badge, rounds=(FIRST,))
    match.state = State(public, match.state.private, match.state.hidden)
    return match


@pytest.mark.clause("B-ROUND-1")
def test_the_last_bruise_ends_the_round_and_most_points_win_it() -> None:
    match = last_bruise("corn corn", "", "lime lime lime onion onion")
    assert match.told(Bruised) == Bruised(BEN, 0)
    assert match.told(RoundEnded) == RoundEnded(1, "B-ROUND-1", "bruises")
    # Two sets and a Brawl are four points, and so are five sets with a bruise.
    assert match.public.rounds[0].points == (4, -4, 4, -1)
    match = last_bruise("corn corn", "", "lime lime")
    assert match.told(RoundWon) == RoundWon(ADA, 1, 4)


@pytest.mark.clause("B-ROUND-2")
def test_the_winner_of_the_first_round_gets_the_badge() -> None:
    match = last_bruise("corn")
    assert match.told(BadgeGiven) == BadgeGiven(ADA)
    assert match.public.badge == ADA
    assert match.outcome is None


@pytest.mark.clause("B-ROUND-R1", "B-START-1")
def test_the_second_round_is_a_fresh_deal_with_all_bruises_back() -> None:
    match = last_bruise("corn")
    public = match.public
    assert (public.round, public.bruises_left) == (2, 6)
    assert public.score == ((),) * 4
    assert public.points == public.bruises == (0, 0, 0, 0)
    assert public.flow.hands == (5,) * 4
    assert match.told(RoundBegan).seat == ADA == public.counter
    assert match.refused(BEN, Discard(0)) == "B-START-1"


@pytest.mark.clause("B-WIN-1")
def test_a_badge_holder_who_also_wins_the_second_round_wins_the_game() -> None:
    match = second(battle(BRAWL, score=("corn",), bruises=(0, 3, 1, 1)), ADA).lose(BEN)
    assert match.told(Ended) == Ended(ADA, "B-WIN-1")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == (ADA,)
    assert outcome.clause == "B-WIN-1"
    assert not any(match.may(seat) for seat in range(4))
    assert match.refused(ADA, Discard(0))


@pytest.mark.clause("B-WIN-2")
@pytest.mark.parametrize("winner", [ADA, CLEO])
def test_another_winner_of_the_second_round_duels_the_badge_holder_for_the_game(winner: int) -> None:
    match = second(battle(BRAWL, score=("corn",), bruises=(0, 3, 1, 1)), CLEO).lose(BEN)
    told = match.told(BattleSet)
    assert (told.kind, told.fighters, told.clause) == ("duel", (ADA, CLEO), "B-WIN-2")
    assert match.game.outcome(match.state) is None
    match.lose(CLEO if winner == ADA else ADA)
    assert match.told(Ended) == Ended(winner, "B-WIN-2")
    assert match.all_told(Bruised) == []
    outcome = match.outcome
    assert outcome is not None
    assert outcome.places[winner] == 1
    # The loser of the last Duel is second.
    assert sorted((outcome.places[ADA], outcome.places[CLEO])) == [1, 2]


@pytest.mark.clause("B-RTIE-1")
def test_two_level_for_most_points_duel_for_the_round() -> None:
    match = last_bruise("", "", "corn corn corn")
    assert match.told(RoundTied) == RoundTied((ADA, CLEO), 2, "B-RTIE-1")
    assert (match.battle.kind, match.battle.fighters, match.battle.stake) == ("duel", (ADA, CLEO), "round")
    match.lose(ADA)
    assert match.told(RoundWon) == RoundWon(CLEO, 1, 2)
    assert match.public.badge == CLEO


@pytest.mark.clause("B-RTIE-2")
def test_three_level_turn_the_deck_over_to_a_war_card_and_fight_until_one_is_left() -> None:
    match = last_bruise("", "", "corn corn corn", "lime lime lime")
    assert match.told(RoundTied).seats == (ADA, CLEO, DEV)
    assert 1 <= match.told(DeckTurned).number <= 112
    assert (match.battle.kind, match.battle.fighters) == ("war", (ADA, CLEO, DEV))
    match.lose(CLEO)
    assert match.told(PutOut) == PutOut(CLEO)
    assert (match.battle.kind, match.battle.fighters, match.battle.id) == ("war", (ADA, DEV), "battle-3")
    match.lose(ADA, clause="B-CATCH-1")
    assert match.told(RoundWon).seat == DEV


@pytest.mark.clause("B-RTIE-2")
def test_players_who_are_out_are_bystanders_and_may_not_touch_burritos() -> None:
    match = last_bruise("", "", "corn corn corn", "lime lime lime").lose(CLEO)
    terms = match.game.terms(match.state)
    assert terms is not None
    assert terms.bystanders == (BEN, CLEO)
    assert ("B-RTIE-R1", (BEN, CLEO)) in terms.rules


@pytest.mark.clause("B-RTIE-R1")
def test_fights_that_settle_a_round_give_no_bruise_and_no_points() -> None:
    match = last_bruise("", "", "corn corn corn")
    before = match.public.points
    match.lose(ADA)
    assert match.all_told(Bruised) == []
    assert match.public.rounds[0].points == before


@pytest.mark.clause("B-RTIE-R1")
@pytest.mark.parametrize("battles", ["quick", "arena"])
def test_a_bystander_who_grabs_in_a_fight_for_the_round_is_only_sent_off(battles: str) -> None:
    if battles == "arena":
        match = last_bruise("", "", "corn corn corn").lose(DEV, clause="B-WRONG-2")
        assert match.battle.id == "battle-3"
        terms = match.game.terms(match.state)
        assert terms is not None
        assert terms.bystanders == (BEN,)
    else:
        match = last_settled()
        match.act(DEV, Grab())
        assert match.refused(DEV, Grab()) == "B-RTIE-R1"
        assert match.may(DEV) == []
    assert match.told(Grabbed) == Grabbed(DEV, "B-RTIE-R1")
    assert match.public.battle is not None
    assert match.battle.fighters == (ADA, CLEO)
    assert match.public.bruises_left == 0


def last_settled() -> Match:
    """A quick fight for the round between Ada and Cleo."""
    match = battle(BRAWL, score=("", "", "corn corn corn corn"), bruises=(0, 2, 2, 1), battles="quick")
    match.choose("catch", ("fake", BEN))
    assert match.battle.stake == "round"
    return match


@pytest.mark.clause("B-RTIE-R1")
def test_a_judge_can_send_somebody_off_and_the_fight_goes_on() -> None:
    match = battle(BRAWL, score=("", "", "corn corn corn"), bruises=(0, 3, 1, 1), battles="judged").wake()
    match.act(ADA, Report((BEN,)))
    assert match.battle.judge == BEN
    match.act(BEN, Count()).wake()
    match.act(ADA, Report((CLEO,))).act(BEN, Report((DEV,), "grab"))
    assert match.battle.sent_off == (DEV,)
    assert match.battle.reports == (None, None)
    assert match.refused(BEN, Report((DEV,), "grab")) == "B-RTIE-R1"
    match.act(BEN, Report((CLEO,)))
    assert match.public.badge == ADA


@pytest.mark.clause("B-RTIE-R2")
def test_players_who_lose_together_in_the_war_for_the_round_fight_until_one_of_them_is_out() -> None:
    match = last_bruise(
        "", "", "corn corn corn", "lime lime lime", "bean bean bean", loser=BEN, seats=5, bruises=(0, 2, 1, 1, 1)
    )
    assert list(match.battle.fighters) == [ADA, CLEO, DEV, ELI]
    match.lose(CLEO, DEV)
    assert match.told(Tied).clause == "B-TIE-1"
    assert (match.battle.kind, match.battle.fighters, match.battle.rest) == ("duel", (CLEO, DEV), (ADA, ELI))
    match.lose(DEV)
    assert match.told(PutOut).seat == DEV
    assert (match.battle.kind, match.battle.fighters, match.battle.rest) == ("war", (ADA, CLEO, ELI), ())


@pytest.mark.clause("B-RTIE-R2")
def test_a_player_who_beats_the_badge_holder_in_a_tie_still_has_to_win_the_duel_for_the_game() -> None:
    match = second(battle(BRAWL, score=("", "", "corn corn corn"), bruises=(0, 3, 1, 1)), CLEO).lose(BEN)
    assert match.battle.clause == "B-RTIE-1"
    match.lose(CLEO)
    assert (match.battle.clause, match.battle.fighters) == ("B-WIN-2", (ADA, CLEO))
    match.lose(ADA)
    assert match.told(Ended) == Ended(CLEO, "B-WIN-2")


@pytest.mark.clause("B-ROUND-1")
def test_after_a_round_everybody_sees_its_statistics() -> None:
    match = battle(BRAWL, score=("corn",), bruises=(0, 3, 1, 1))
    match.lose(BEN, by="3")
    end = match.public.rounds[0]
    assert end.passed == (0, 0, 0, 0)
    assert end.ran_ms == 0
    assert match.public.hits[DEV] == (0, 1, 0, 0)
