"""Judged fights: foam swords, and the decisions of the Boss of the fight."""

from __future__ import annotations

import pytest

from rumpus.engine import Result, Ruling
from rumpus.games.fake_swords.events import (
    BothLost,
    CallDismissed,
    CalledOut,
    FightBegan,
    FightCounted,
    FightWon,
    PrizeTaken,
)
from rumpus.games.fake_swords.model import CallOut, Decide, Options, Report, StartFight
from tests.games.fake_swords.positions import ADA, BEN, CLEO, DEV, Match, fight_over, position


def fighting(cards: str = "Flamingo, War Cry") -> Match:
    """Ada and Ben fight, Cleo judges, and the countdown is over."""
    return fight_over(cards, fights="judged").act(CLEO, StartFight()).wake()


def fighting_of_four() -> Match:
    """The same, with Dev watching."""
    options = Options(fights="judged", heights=(180, 150, 165, 170))
    match = position("Flamingo, Exempt / Bow / Dizzy", seats=4, boss=CLEO, options=options).point(0, 0, 1, 2)
    return match.act(CLEO, StartFight()).wake()


@pytest.mark.clause("F-FIGHT-2")
@pytest.mark.clause("F-MODE-R1")
def test_the_boss_of_the_fight_counts_three_two_one_fight() -> None:
    match = fight_over("Flamingo", fights="judged")
    assert match.asked(CLEO) == ["start"]
    assert match.refused(ADA, StartFight()) == "F-FIGHT-2"
    assert match.refused(CLEO, Report("hit", ADA)) == "F-FIGHT-2"
    match.act(CLEO, StartFight())
    assert (match.fight.stage, match.game.waiting_for(match.state)) == ("countdown", ())
    assert match.refused(CLEO, StartFight()) == "F-FIGHT-2"
    assert match.refused(CLEO, Report("hit", ADA)) == "F-FIGHT-2"
    match.wake()
    match.told(FightBegan)
    assert (match.at_ms, match.fight.began_ms) == (3000, 3000)
    # The game does not wait for the judge while they fight.
    assert (match.may(CLEO), match.asked(CLEO)) == (["report"], [])


@pytest.mark.clause("F-END-1")
@pytest.mark.clause("F-END-2")
@pytest.mark.clause("F-END-3")
@pytest.mark.clause("F-PRIZE-1")
@pytest.mark.parametrize(
    ("report", "clause", "card"),
    [
        (Report("hit", BEN), "F-END-1", ""),
        (Report("arm_block", BEN), "F-END-2", ""),
        (Report("broken", BEN, "F-C-WARCRY"), "F-END-3", "War Cry"),
    ],
)
def test_a_fighter_who_was_hit_blocked_or_broke_a_rule_loses_and_the_other_takes_the_pile(
    report: Report, clause: str, card: str
) -> None:
    match = fighting().act(CLEO, report)
    won = match.told(FightWon)
    assert (won.seat, won.loser, won.cause, won.card, won.clause) == (ADA, BEN, report.cause, card, clause)
    assert match.told(PrizeTaken) == PrizeTaken(ADA, 1, ("Flamingo", "War Cry"))
    assert match.names(match.public.collected[ADA]) == "Flamingo, War Cry"
    assert match.public.collected[BEN] == ()
    assert (match.public.reveal[0].to, match.public.reveal[0].clause) == (ADA, "F-PRIZE-1")
    assert match.public.phase == "piles"


@pytest.mark.clause("F-END-4")
def test_if_both_are_hit_they_fight_another_bout_as_often_as_needed() -> None:
    match = fighting()
    for _ in range(5):
        battle = match.fight.battle
        match.act(CLEO, Report("both"))
        match.told(BothLost)
        assert match.fight.battle != battle
        assert match.asked(CLEO) == ["start"]
        match.act(CLEO, StartFight()).wake()
    match.act(CLEO, Report("hit", ADA))
    assert match.names(match.public.collected[BEN]) == "Flamingo, War Cry"


@pytest.mark.clause("F-END-5")
def test_only_the_boss_of_the_fight_reports_and_names_one_of_the_fighters() -> None:
    match = fighting()
    assert match.refused(ADA, Report("hit", BEN)) == "F-END-5"
    assert match.refused(CLEO, Report("hit", CLEO)) == "F-END-5"
    assert match.refused(CLEO, Report("hit")) == "F-END-5"
    assert match.refused(CLEO, Report("both", ADA)) == "F-END-4"
    assert match.refused(CLEO, Report("hit", ADA, "F-C-WARCRY")) == "F-END-3"
    assert match.refused(CLEO, Report("broken", ADA)) == "F-RULE-1"


@pytest.mark.clause("F-END-6")
def test_a_player_who_does_not_fight_may_call_out_a_broken_rule_and_the_boss_decides() -> None:
    match = fighting_of_four()
    assert (match.may(DEV), match.asked(DEV), match.may(ADA)) == (["call_out"], [], [])
    assert match.refused(ADA, CallOut(BEN, "F-C-FLAMINGO")) == "F-END-6"
    assert match.refused(CLEO, CallOut(ADA, "F-C-FLAMINGO")) == "F-END-5"
    assert match.refused(DEV, CallOut(CLEO, "F-C-FLAMINGO")) == "F-END-6"
    assert match.refused(DEV, CallOut(BEN, "F-C-FLAMINGO")) == "F-END-3"
    assert match.refused(CLEO, Decide(upheld=True)) == "F-END-6"
    match.act(DEV, CallOut(ADA, "F-C-FLAMINGO"))
    assert match.told(CalledOut) == CalledOut(DEV, ADA, "Flamingo")
    assert (match.asked(CLEO), match.may(CLEO)) == (["decide"], ["report", "decide"])
    assert match.refused(DEV, CallOut(ADA, "F-C-FLAMINGO")) == "F-END-6"
    assert match.refused(DEV, Decide(upheld=True)) == "F-END-6"
    match.act(CLEO, Decide(upheld=False))
    assert match.told(CallDismissed) == CallDismissed(CLEO, ADA, "Flamingo")
    match.act(DEV, CallOut(ADA, "F-C-FLAMINGO")).act(CLEO, Decide(upheld=True))
    won = match.told(FightWon)
    assert (won.seat, won.cause, won.card) == (BEN, "broken", "Flamingo")


@pytest.mark.clause("F-MODE-R1")
@pytest.mark.clause("F-END-5")
def test_the_host_can_decide_a_judged_fight_but_the_arena_cannot() -> None:
    match = fight_over("Flamingo", fights="judged")
    assert match.game.terms(match.state) is None
    battle = match.fight.battle
    assert match.refused(None, Result(battle, (ADA,), "F-END-1", "arena")) == "F-MODE-R4"
    assert match.refused(None, Ruling("battle-99", (ADA,), "F-END-1")) == "F-END-5"
    assert match.refused(None, Ruling(battle, (CLEO,), "F-END-1")) == "F-END-5"
    assert match.refused(None, Ruling(battle, (), "F-END-1")) == "F-END-5"
    assert match.refused(CLEO, Ruling(battle, (ADA,), "F-END-1")) == "F-END-5"
    match.act(None, Ruling(battle, (ADA,), "F-END-2"))
    won = match.told(FightWon)
    assert (won.seat, won.cause, won.clause) == (BEN, "ruling", "F-END-2")


@pytest.mark.clause("F-MODE-R1")
def test_a_fight_that_nobody_reports_is_decided_by_lot_after_a_time() -> None:
    winners = set()
    for seed in range(12):
        match = fighting()
        [report] = match.game.prompts(match.state, CLEO)
        assert report.until_ms == 3000 + 600_000
        match.wake(seed)
        won = match.told(FightWon)
        assert (won.cause, won.clause) == ("lot", "F-MODE-R1")
        winners.add(won.seat)
    assert winners == {ADA, BEN}


@pytest.mark.clause("F-MODE-R1")
def test_if_nobody_counts_down_the_table_does_after_a_time() -> None:
    match = fight_over("Flamingo", fights="judged").wake()
    assert match.at_ms == 300_000
    assert match.told(FightCounted).boss is None
    assert match.wake().fight.began_ms == 303_000


@pytest.mark.clause("F-MODE-R1")
def test_the_turn_timer_does_not_apply_to_the_judge_of_a_real_fight() -> None:
    match = fight_over("Flamingo", fights="judged")
    [start] = match.game.prompts(match.state, CLEO)
    [report] = fighting().game.prompts(fighting().state, CLEO)
    # The prompts have their own time limit, so the table's turn timer does not apply. A bot waits before it answers.
    assert start.until_ms == 300_000
    assert report.until_ms == 603_000
    assert (match.game.quickest_ms(start), match.game.quickest_ms(report)) == (20_000, 60_000)


@pytest.mark.clause("F-MODE-R1")
def test_the_shared_screen_can_run_a_judged_fight_and_nothing_else() -> None:
    match = fight_over("Flamingo", fights="judged")
    assert [(prompt.kind, prompt.screen) for prompt in match.game.prompts(match.state, CLEO)] == [("start", True)]
    match = fighting_of_four().act(DEV, CallOut(ADA, "F-C-FLAMINGO"))
    assert {prompt.kind: prompt.screen for prompt in match.game.prompts(match.state, CLEO)} == {
        "report": True,
        "decide": True,
    }
    pointing = position("Flamingo / Bow / Dizzy")
    assert not any(prompt.screen for prompt in pointing.game.prompts(pointing.state, ADA))
    quick = fight_over("Flamingo", fights="quick")
    assert not any(prompt.screen for prompt in quick.game.prompts(quick.state, ADA))


@pytest.mark.clause("F-MODE-R1")
def test_a_fight_has_a_judge_only_with_real_swords() -> None:
    match = fight_over("Flamingo", fights="judged")
    assert match.game.judged(match.state) == match.fight.fighters == (ADA, BEN)
    for fights in ("quick", "arena"):
        other = fight_over("Flamingo", fights=fights)
        assert other.game.judged(other.state) == ()
    pointing = position("Flamingo / Bow / Dizzy")
    assert pointing.game.judged(pointing.state) == ()
