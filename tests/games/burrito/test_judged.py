"""Judged battles: people throw real burritos and report what happened."""

from __future__ import annotations

import pytest

from rumpus.engine import Result, Ruling
from rumpus.games.burrito.events import BattleLost, Counted, FightBegan, LotDrawn, Reported, Ruled, Tied
from rumpus.games.burrito.model import Choose, Count, Grab, Report
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, ELI, WAR, Match, battle, position


def judged(names: str = BRAWL, **more: object) -> Match:
    """The battle that Ada declared has begun."""
    return battle(names, battles="judged", **more).wake()  # type: ignore[arg-type]


@pytest.mark.clause("B-MODE-R1")
def test_the_app_counts_down_before_a_battle_can_be_reported() -> None:
    match = battle(BRAWL, battles="judged")
    assert match.refused(BEN, Report((BEN,))) == "B-MODE-R1"
    assert not any(match.may(seat) for seat in range(4))
    match.wake()
    assert match.at_ms == 4000
    assert match.told(FightBegan)
    assert match.asked(BEN) == match.asked(DEV) == ["report"]


@pytest.mark.clause("B-MODE-R1")
def test_a_report_is_final_when_the_fighters_agree() -> None:
    match = judged().act(BEN, Report((BEN,), "hit", DEV))
    assert match.told(Reported) == Reported(BEN, (BEN,), "hit")
    assert match.public.battle is not None
    match.act(DEV, Report((BEN,), "hit", DEV))
    assert match.told(BattleLost) == BattleLost(BEN, "hit", DEV, "B-HIT-1")
    assert match.public.bruises == (0, 1, 0, 0)
    assert match.public.hits[DEV][BEN] == 1


@pytest.mark.clause("B-MODE-R1")
def test_fighters_who_disagree_settle_nothing_until_one_changes_the_report() -> None:
    match = judged().act(BEN, Report((DEV,))).act(DEV, Report((BEN,)))
    assert match.public.battle is not None
    match.act(BEN, Report((BEN,), "caught"))
    assert match.told(BattleLost).seat == BEN


@pytest.mark.clause("B-MODE-R1", "B-MODE-R4")
def test_a_report_by_the_player_outside_is_final_at_once() -> None:
    match = judged().act(BEN, Report((DEV,))).act(ADA, Report((BEN,), "foul"))
    assert match.told(Ruled) == Ruled(ADA, (BEN,), "foul")
    assert match.told(BattleLost).clause == "B-CANT-1"


@pytest.mark.clause("B-MODE-R4")
def test_only_the_first_player_outside_clockwise_from_the_declarer_rules() -> None:
    match = judged()
    assert match.battle.judge == ADA
    assert match.refused(CLEO, Report((BEN,))) == "B-MODE-R4"
    assert battle(DUEL, battles="judged", duelists=(ADA, BEN), seats=5).battle.judge == CLEO
    assert judged(WAR).battle.judge == ADA


@pytest.mark.clause("B-MODE-R4")
def test_with_nobody_outside_the_host_rules() -> None:
    match = judged(WAR, seats=2)
    assert match.battle.judge is None
    match.act(ADA, Report((BEN,))).act(BEN, Report((ADA,)))
    match.act(None, Ruling(match.battle.id, (ADA,), "B-HIT-1"))
    assert match.told(BattleLost).seat == ADA


@pytest.mark.clause("B-MODE-R4")
def test_bots_neither_throw_nor_rule() -> None:
    match = battle(BRAWL, battles="judged", bots=(DEV,))
    assert match.battle.mode == "quick"
    match.choose("catch", ("fake", BEN))
    assert match.public.bruises == (0, 1, 0, 0)
    assert judged(bots=(ADA,)).battle.judge == CLEO
    assert judged(bots=(ADA, CLEO)).battle.judge is None


@pytest.mark.clause("B-DUEL-1")
def test_the_paces_of_a_duel_are_counted_by_who_rules() -> None:
    match = battle(DUEL, battles="judged", duelists=(BEN, CLEO))
    assert [match.asked(seat) for seat in range(4)] == [["count"], [], [], []]
    assert match.game.wake_at_ms(match.state) is None
    assert match.refused(BEN, Count()) == "B-DUEL-1"
    assert match.refused(BEN, Report((CLEO,))) == "B-MODE-R1"
    match.act(ADA, Count())
    assert match.told(Counted) == Counted(ADA, "B-DUEL-1")
    assert match.refused(ADA, Count()) == "B-DUEL-1"
    match.wake()
    assert match.asked(BEN) == ["report"]


@pytest.mark.clause("B-DUEL-1", "B-CANT-1")
def test_an_early_throw_in_a_duel_is_a_foul() -> None:
    match = battle(DUEL, battles="judged", duelists=(BEN, CLEO)).act(ADA, Count()).wake()
    match.act(ADA, Report((CLEO,), "foul"))
    assert match.told(BattleLost) == BattleLost(CLEO, "foul", None, "B-CANT-1")


@pytest.mark.clause("B-CATCH-1")
def test_a_catch_makes_the_thrower_lose() -> None:
    match = judged().act(ADA, Report((DEV,), "caught", BEN))
    assert match.told(BattleLost) == BattleLost(DEV, "caught", BEN, "B-CATCH-1")


@pytest.mark.clause("B-MISS-1")
def test_a_hit_on_somebody_outside_is_a_miss() -> None:
    assert judged().refused(BEN, Report((CLEO,), "hit", DEV)) == "B-MISS-1"


@pytest.mark.clause("B-TIE-1")
def test_if_both_are_hit_people_fight_again_until_one_loses() -> None:
    match = judged()
    for _ in range(4):
        match.act(ADA, Report((DEV, BEN)))
        assert match.told(Tied).seats == (BEN, DEV)
        match.act(ADA, Count()).wake()
    match.act(ADA, Report((DEV,)))
    assert match.public.bruises == (0, 0, 0, 1)


@pytest.mark.clause("B-WRONG-2")
def test_a_grab_by_somebody_outside_can_be_reported() -> None:
    match = judged()
    assert match.refused(BEN, Report((DEV,), "grab")) == "B-WRONG-2"
    assert match.refused(BEN, Report((CLEO, ADA), "grab")) == "B-WRONG-2"
    assert match.refused(BEN, Report((ELI,), "grab")) == "B-WRONG-2"
    match.act(ADA, Report((CLEO,), "grab"))
    assert match.public.bruises == (0, 0, 1, 0)


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.parametrize(
    "report", [Report(()), Report((BEN, BEN)), Report((BEN,), "hit", BEN), Report((BEN,), "hit", CLEO)]
)
def test_an_invalid_report_is_refused(report: Report) -> None:
    assert judged().refused(DEV, report) == "B-MODE-R1"


@pytest.mark.clause("B-MODE-R1")
def test_a_report_is_refused_without_a_judged_battle() -> None:
    assert position(BRAWL).refused(BEN, Report((BEN,))) == "B-MODE-R1"
    match = judged()
    assert match.refused(BEN, Choose("catch")) == "B-MODE-R3"
    assert match.refused(None, Result(match.battle.id, (BEN,), "B-HIT-1", "arena")) == "B-MODE-R3"
    assert match.refused(None, Ruling("battle-9", (BEN,), "B-HIT-1")) == "B-BATTLE-1"
    assert match.game.terms(match.state) is None


@pytest.mark.clause("B-MODE-R1")
def test_a_battle_that_nobody_settles_is_decided_by_lot_after_ten_minutes() -> None:
    match = judged()
    began_ms = match.at_ms
    match.wake()
    assert match.at_ms - began_ms == 600_000
    assert match.told(LotDrawn).clause == "B-MODE-R1"
    assert sum(match.public.bruises) == 1


@pytest.mark.clause("B-MODE-R4")
def test_a_battle_has_a_judge_only_with_real_burritos_and_somebody_outside() -> None:
    match = judged()
    assert match.battle.judge == ADA
    assert match.game.judged(match.state) == (BEN, DEV)
    everybody_fights = judged(WAR, seats=2)
    assert everybody_fights.battle.judge is None
    assert everybody_fights.game.judged(everybody_fights.state) == ()
    for battles in ("quick", "arena"):
        other = battle(BRAWL, battles=battles)
        assert other.game.judged(other.state) == ()
    passing = position()
    assert passing.game.judged(passing.state) == ()


@pytest.mark.clause("B-MODE-R4")
def test_the_turn_timer_does_not_apply_to_reports_of_a_battle() -> None:
    match = judged()
    [report] = match.game.prompts(match.state, BEN)
    assert (report.kind, match.game.quickest_ms(report)) == ("report", 60_000)
    [grab] = [prompt for prompt in match.game.prompts(match.state, CLEO) if prompt.kind == "grab"]
    assert match.game.quickest_ms(grab) == 0


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.parametrize("by", [BEN, CLEO, ADA])
def test_only_another_fighter_can_be_reported_as_thrower_or_catcher(by: int) -> None:
    assert judged().refused(BEN, Report((BEN,), "hit", by)) == "B-MODE-R1"


@pytest.mark.clause("B-MODE-R1")
@pytest.mark.parametrize("losers", [(), (BEN, BEN)])
def test_a_report_names_everybody_who_lost_once(losers: tuple[int, ...]) -> None:
    assert judged().refused(BEN, Report(losers)) == "B-MODE-R1"


@pytest.mark.clause("B-MODE-R1", "B-MODE-R3")
def test_a_fighter_does_not_grab() -> None:
    assert judged().refused(BEN, Grab()) == "B-MODE-R1"
    assert battle(BRAWL, battles="quick").refused(BEN, Grab()) == "B-MODE-R3"
