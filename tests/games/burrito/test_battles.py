"""Lost battles, ties, grabs, and battles in the arena."""

from __future__ import annotations

import pytest

from rumpus.engine import Result, Ruling, Terms
from rumpus.games.burrito.events import BattleLost, BattleSet, Bruised, Grabbed, LotDrawn, Tied
from rumpus.games.burrito.model import Choose, Count, Declare, Discard, Grab, Report
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, ELI, WAR, battle, position


@pytest.mark.clause("B-LOSE-1")
def test_the_loser_takes_one_bruise_and_the_winner_gets_nothing() -> None:
    match = battle(BRAWL).lose(BEN)
    assert match.told(Bruised) == Bruised(BEN, 5)
    assert match.public.bruises == (0, 1, 0, 0)
    assert match.public.points == (2, -1, 0, 0)


@pytest.mark.clause("B-LOSE-2")
def test_the_declarer_counts_the_restart() -> None:
    match = battle(BRAWL).lose(BEN)
    assert match.refused(BEN, Discard(3)) == "B-LOSE-2"
    assert [match.asked(seat) for seat in range(4)] == [["count"], [], [], []]
    assert match.refused(DEV, Count()) == "B-LOSE-2"
    assert match.refused(DEV, Declare("war", (9, 9, 9))) == "B-LOSE-2"
    match.act(ADA, Count())
    assert match.refused(BEN, Discard(3)) == "B-LOSE-2"
    match.wake()
    assert match.public.phase == "passing"


@pytest.mark.clause("B-START-R1")
def test_nobody_gives_the_3_2_1_before_everybody_has_seen_how_the_battle_ended() -> None:
    match = battle(BRAWL, breather_s=5)
    ended_ms = match.at_ms
    match.lose(BEN)
    assert [match.asked(seat) for seat in range(4)] == [[], [], [], []]
    assert match.game.waiting_for(match.state) == ()
    assert match.refused(ADA, Count()) == "B-START-R1"
    assert match.refused(DEV, Count()) == "B-LOSE-2"
    match.wake()
    assert match.at_ms == ended_ms + 5000
    assert match.asked(ADA) == ["count"]
    assert match.game.waiting_for(match.state) == (ADA,)
    match.restart()
    assert match.at_ms == ended_ms + 5000 + 3000
    assert match.asked(BEN) == ["pass"]


@pytest.mark.clause("B-HIT-1", "B-CATCH-1", "B-CANT-1")
@pytest.mark.parametrize(
    ("clause", "cause"), [("B-HIT-1", "hit"), ("B-CATCH-1", "caught"), ("B-CANT-1", "foul"), ("B-ARENA-R1", "lot")]
)
def test_the_arena_says_how_a_battle_was_lost(clause: str, cause: str) -> None:
    match = battle(BRAWL).lose(BEN, clause=clause, by="3")
    assert match.told(BattleLost) == BattleLost(BEN, cause, DEV, clause)  # type: ignore[arg-type]
    assert match.public.last is not None
    assert match.public.last.losers == (BEN,)
    assert match.public.hits[DEV] == (0, 1, 0, 0)


@pytest.mark.clause("B-MODE-R2")
@pytest.mark.parametrize("by", ["arena", "", "1", "2", "77", "-1", "³"])
def test_the_thrower_is_recorded_only_if_it_was_another_fighter(by: str) -> None:
    assert battle(BRAWL).lose(BEN, by=by).told(BattleLost).by is None


@pytest.mark.clause("B-MISS-1")
def test_only_fighters_can_be_hit() -> None:
    match = battle(BRAWL)
    assert match.refused(None, Result("battle-1", (CLEO,), "B-HIT-1", "arena")) == "B-BATTLE-1"
    assert match.refused(None, Result("battle-1", (), "B-HIT-1", "arena")) == "B-BATTLE-1"


@pytest.mark.clause("B-MODE-R2")
def test_a_result_counts_only_for_the_current_battle() -> None:
    match = battle(BRAWL)
    assert match.refused(None, Result("battle-7", (BEN,), "B-HIT-1", "arena")) == "B-BATTLE-1"
    assert match.refused(BEN, Result("battle-1", (DEV,), "B-HIT-1", "arena")) == "B-MODE-R1"
    assert match.refused(BEN, Report((DEV,))) == "B-MODE-R1"
    assert match.refused(BEN, Choose("catch")) == "B-MODE-R3"
    assert match.lose(BEN).refused(None, Result("battle-1", (BEN,), "B-HIT-1", "arena")) == "B-BATTLE-1"


@pytest.mark.clause("B-MODE-R2")
def test_terms_name_the_fighters_the_bystanders_and_the_clauses() -> None:
    match = position(BRAWL).declare(ADA, BRAWL)
    assert match.game.terms(match.state) is None
    match.wake()
    rules = (("B-BRAWL-1", (BEN, DEV)),)
    everybody = (ADA, BEN, CLEO, DEV)
    assert match.game.terms(match.state) == Terms("battle-1", (BEN, DEV), (ADA, CLEO), rules, everybody)
    assert match.lose(BEN).game.terms(match.state) is None


@pytest.mark.clause("B-SMALL-1")
def test_in_a_small_room_first_throws_go_behind_the_back_but_not_in_duels() -> None:
    match = battle(WAR, small_room=True)
    assert match.told(BattleSet).behind_back
    terms = match.game.terms(match.state)
    assert terms is not None
    assert terms.rules == (("B-WAR-1", (BEN, CLEO, DEV)), ("B-SMALL-1", (BEN, CLEO, DEV)))
    assert not match.lose(BEN, CLEO).battle.behind_back
    assert not battle(DUEL, duelists=(ADA, BEN), small_room=True).battle.behind_back


@pytest.mark.clause("B-TWO-2")
def test_with_two_players_first_throws_go_behind_the_back_but_not_in_duels() -> None:
    match = battle(WAR, seats=2)
    terms = match.game.terms(match.state)
    assert terms is not None
    assert terms.rules == (("B-WAR-1", (ADA, BEN)), ("B-TWO-2", (ADA, BEN)))
    assert not battle(DUEL, seats=2).battle.behind_back
    assert not battle(WAR, seats=3).battle.behind_back


@pytest.mark.clause("B-DECKS-1")
def test_two_decks_put_four_burritos_on_the_floor() -> None:
    match = battle(DUEL, seats=8, duelists=(ADA, 7))
    terms = match.game.terms(match.state)
    assert terms is not None
    assert terms.fighters == (ADA, 7)
    assert ("B-DECKS-1", tuple(range(8))) in terms.rules


@pytest.mark.clause("B-TIE-1")
def test_two_who_lose_in_the_same_moment_duel_for_the_one_bruise() -> None:
    match = battle(WAR).lose(BEN, DEV)
    assert match.told(Tied) == Tied((BEN, DEV), "B-TIE-1")
    assert (match.battle.kind, match.battle.fighters, match.battle.id) == ("duel", (BEN, DEV), "battle-2")
    assert match.public.bruises_left == 6
    assert match.refused(None, Result("battle-1", (BEN,), "B-HIT-1", "arena")) == "B-BATTLE-1"
    match.lose(DEV)
    assert match.public.bruises == (0, 0, 0, 1)
    assert match.public.counter == ADA


@pytest.mark.clause("B-TIE-R1")
def test_three_who_are_level_fight_on_among_themselves_as_a_war() -> None:
    match = battle(WAR, seats=5).lose(BEN, CLEO, ELI, clause="B-CATCH-1")
    assert match.told(Tied).clause == "B-TIE-R1"
    assert (match.battle.kind, match.battle.fighters) == ("war", (BEN, CLEO, ELI))
    assert match.lose(CLEO).public.bruises == (0, 0, 1, 0, 0)


@pytest.mark.clause("B-ARENA-R1")
def test_the_third_tie_in_a_row_is_decided_by_lot_between_those_tied() -> None:
    losers = set()
    for seed in range(30):
        match = battle(WAR).lose(BEN, CLEO, DEV).lose(BEN, DEV).lose(BEN, DEV, seed=seed)
        assert match.told(LotDrawn).among == (BEN, DEV)
        assert match.told(BattleLost).clause == "B-ARENA-R1"
        assert match.public.bruises_left == 5
        losers.add(match.told(BattleLost).seat)
    assert losers == {BEN, DEV}


@pytest.mark.clause("B-ARENA-R1")
def test_a_lot_that_the_arena_draws_is_reported() -> None:
    match = battle(BRAWL).lose(DEV, clause="B-ARENA-R1")
    assert match.told(LotDrawn) == LotDrawn(DEV, (BEN, DEV), "B-ARENA-R1")


@pytest.mark.clause("B-WRONG-2")
def test_a_bystander_who_grabs_in_the_arena_loses_the_battle() -> None:
    match = battle(BRAWL).lose(CLEO, clause="B-WRONG-2")
    assert match.told(Grabbed) == Grabbed(CLEO, "B-WRONG-2")
    assert match.public.bruises == (0, 0, 1, 0)
    assert match.public.battle is None
    assert match.public.counter == ADA


@pytest.mark.clause("B-WRONG-2")
@pytest.mark.parametrize("battles", ["quick", "judged"])
def test_somebody_outside_the_battle_who_grabs_loses_it(battles: str) -> None:
    match = battle(WAR, battles=battles)
    if battles == "judged":
        assert match.refused(ADA, Grab()) == "B-WRONG-R2"
        match.wake()
    assert "grab" in match.may(ADA)
    assert match.refused(BEN, Grab()) in ("B-MODE-R1", "B-MODE-R3")
    match.act(ADA, Grab())
    assert match.public.bruises == (1, 0, 0, 0)
    assert match.told(BattleLost).cause == "grab"


@pytest.mark.clause("B-WRONG-R2")
def test_without_a_battle_no_burrito_can_be_picked_up() -> None:
    match = position(BRAWL)
    assert match.refused(BEN, Grab()) == "B-WRONG-R2"
    assert match.declare(ADA, BRAWL).refused(BEN, Grab()) == "B-WRONG-R2"


@pytest.mark.clause("B-MODE-R2")
def test_in_the_arena_burritos_are_grabbed_only_on_the_floor() -> None:
    assert battle(BRAWL).refused(CLEO, Grab()) == "B-MODE-R2"


@pytest.mark.clause("B-MODE-R2", "B-MODE-R4")
def test_the_host_cannot_rule_on_a_battle_that_the_arena_or_a_bystander_judges() -> None:
    assert battle(BRAWL).refused(None, Ruling("battle-1", (BEN,), "B-HIT-1")) == "B-MODE-R2"
    judged = battle(BRAWL, battles="judged").wake()
    assert judged.battle.judge == ADA
    assert judged.refused(None, Ruling("battle-1", (BEN,), "B-HIT-1")) == "B-MODE-R4"
    two = battle(WAR, battles="judged", seats=2)
    assert two.refused(None, Ruling("battle-1", (BEN,), "B-HIT-1")) == "B-MODE-R1"
    two.wake().act(None, Ruling("battle-1", (BEN,), "B-HIT-1"))


@pytest.mark.clause("B-CAN-1")
def test_allowed_behaviour_does_not_end_a_battle() -> None:
    match = battle(DUEL, duelists=(ADA, BEN))
    # Waiting in a Duel: no timer of the card rules runs.
    assert match.game.wake_at_ms(match.state) is None
    assert match.game.waiting_for(match.state) == ()


@pytest.mark.clause("B-CANT-1")
def test_a_fighter_who_takes_a_burrito_that_is_not_theirs_commits_a_foul() -> None:
    assert battle(BRAWL).lose(BEN, clause="B-WRONG-2").told(BattleLost).clause == "B-CANT-1"


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.parametrize("clause", ["B-WRONG-1", "B-AWAY-R1", "nothing"])
def test_a_ruling_for_another_reason_has_the_clause_of_rulings(clause: str) -> None:
    match = battle(WAR, battles="judged", seats=2).wake().act(None, Ruling("battle-1", (BEN,), clause))
    assert match.told(BattleLost).cause == "ruling"
