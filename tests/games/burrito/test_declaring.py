"""Declaring battles: who has to fight, false claims, and several battles at once."""

from __future__ import annotations

import pytest

from rumpus.games.burrito.events import BattleLost, BattleSet, Bruised, Declared, FalselyDeclared, RoundEnded
from rumpus.games.burrito.model import Count, Declare, Discard, Draw, LaySet
from tests.games.burrito.positions import (
    ADA,
    BEN,
    BRAWL,
    CLEO,
    DEV,
    DUEL,
    ELI,
    MOON,
    WAR,
    battle,
    cards,
    position,
)


@pytest.mark.clause("B-SET-3", "B-BATTLE-1")
def test_a_battle_set_scores_two_points_and_stops_all_other_play() -> None:
    match = position(WAR + "corn corn", "corn corn corn lime bean").declare(ADA, WAR)
    assert match.public.points == (2, 0, 0, 0)
    assert match.hand(ADA) == "corn corn"
    assert match.told(Declared) == Declared(ADA, "war", "war", ())
    for seat, action in ((BEN, Discard(3)), (BEN, LaySet((3, 3, 3))), (CLEO, Draw("left"))):
        assert match.refused(seat, action) == "B-MULTI-R1"
    match.wake()
    for seat, action in ((BEN, Discard(3)), (BEN, LaySet((3, 3, 3))), (CLEO, Draw("left"))):
        assert match.refused(seat, action) == "B-BATTLE-1"
    assert match.refused(BEN, Declare("war", (3, 3, 3))) == "B-BATTLE-1"


@pytest.mark.clause("B-BRAWL-1")
@pytest.mark.parametrize("names", [BRAWL, MOON])
def test_a_brawl_is_between_the_neighbours_of_the_declarer(names: str) -> None:
    match = battle(names, seats=5)
    assert match.told(BattleSet).kind == "brawl"
    assert match.battle.fighters == (BEN, ELI)


@pytest.mark.clause("B-BRAWL-1")
def test_with_three_players_a_brawl_is_between_the_other_two() -> None:
    assert battle(BRAWL, seats=3, by=BEN).battle.fighters == (ADA, CLEO)


@pytest.mark.clause("B-WAR-1")
def test_a_war_is_between_everybody_but_the_declarer() -> None:
    match = battle(WAR, seats=5, by=CLEO)
    assert match.battle.fighters == (ADA, BEN, DEV, ELI)
    assert match.told(BattleSet).clause == "B-WAR-1"


@pytest.mark.clause("B-DUEL-1")
def test_a_duel_is_between_any_two_chosen_players() -> None:
    assert battle(DUEL, duelists=(DEV, BEN)).battle.fighters == (BEN, DEV)
    assert battle(DUEL, duelists=(ADA, CLEO)).battle.fighters == (ADA, CLEO)


@pytest.mark.clause("B-DUEL-1")
@pytest.mark.parametrize("duelists", [(), (BEN,), (BEN, BEN), (BEN, ELI), (BEN, 63), (BEN, CLEO, DEV)])
def test_duelists_are_two_different_players_who_are_seated(duelists: tuple[int, ...]) -> None:
    match = position(DUEL)
    assert match.refused(ADA, Declare("duel", cards(DUEL), duelists)) == "B-DUEL-1"
    assert match.public.points == (0, 0, 0, 0)


@pytest.mark.clause("B-DUEL-1")
def test_only_a_duel_has_duelists() -> None:
    assert position(WAR).refused(ADA, Declare("war", cards(WAR), (BEN, CLEO))) == "B-DUEL-1"


@pytest.mark.clause("B-WRONG-1", "B-WRONG-R1")
@pytest.mark.parametrize(
    ("shown", "kind"),
    [
        ("war war corn", "war"),
        ("war war war", "duel"),
        ("war war war", "brawl"),
        ("corn corn corn", "war"),
        ("corn lime bean", "brawl"),
    ],
)
def test_a_player_who_declares_a_battle_without_its_cards_loses_it(shown: str, kind: str) -> None:
    match = position(shown).declare(ADA, shown, kind, (BEN, CLEO) if kind == "duel" else ())
    assert match.told(FalselyDeclared).cards == tuple(shown.split())
    assert match.told(Bruised) == Bruised(ADA, 5)
    assert match.public.points == (-1, 0, 0, 0)
    assert match.hand(ADA) == shown
    assert match.public.score[ADA] == ()
    # The battle is over: nobody fights, and play restarts.
    match.wake()
    assert match.public.battle is None
    assert match.public.counter == ADA
    assert match.refused(BEN, Count()) == "B-LOSE-2"
    match.restart()
    assert match.asked(BEN) == ["pass"]


@pytest.mark.clause("B-SET-4", "B-WRONG-1")
def test_a_brawl_of_mixed_kinds_is_a_false_claim() -> None:
    mixed = "brawl_sun brawl_sun brawl_moon"
    match = position(mixed).declare(ADA, mixed)
    assert match.told(FalselyDeclared).clause == "B-WRONG-1"
    assert match.public.bruises == (1, 0, 0, 0)


@pytest.mark.clause("B-MULTI-1", "B-MULTI-R1")
def test_two_battles_declared_within_the_window_become_one_war_of_all() -> None:
    match = position(BRAWL, "", DUEL).declare(ADA, BRAWL)
    match.at_ms = 999
    match.declare(CLEO, DUEL, duelists=(ADA, BEN))
    assert match.public.points == (2, 0, 2, 0)
    match.wake()
    assert match.at_ms == 1000
    assert match.told(BattleSet).clause == "B-MULTI-1"
    assert match.battle.kind == "war"
    assert match.battle.fighters == (ADA, BEN, CLEO, DEV)
    match.lose(ADA)
    assert match.public.bruises == (1, 0, 0, 0)
    assert match.public.bruises_left == 5
    # The player who declared first counts the restart.
    assert match.public.counter == ADA


@pytest.mark.clause("B-MULTI-R1")
def test_the_prompt_to_declare_keeps_its_id_and_closes_with_the_window() -> None:
    match = position(BRAWL, "corn", WAR)
    before = match.open(CLEO)
    match.declare(ADA, BRAWL)
    assert match.open(CLEO) == before
    assert match.asked(CLEO) == []
    assert match.open(BEN) == match.open(ADA) == []
    match.wake()
    assert match.open(CLEO) == []
    match.lose(BEN).restart()
    assert match.asked(CLEO) == ["pass"]
    assert match.open(CLEO) != before


@pytest.mark.clause("B-MULTI-R1")
def test_within_the_window_only_players_with_three_battle_cards_may_declare_and_only_once() -> None:
    match = position(BRAWL, "corn corn corn war war", "war war duel duel duel").declare(ADA, BRAWL)
    assert match.refused(BEN, Declare("war", cards("corn corn corn"))) == "B-MULTI-R1"
    match.declare(CLEO, DUEL, duelists=(ADA, CLEO))
    assert match.refused(CLEO, Declare("war", cards("war war war"))) == "B-SET-1"
    other = position(BRAWL, "war war duel duel duel").declare(ADA, BRAWL)
    other.declare(BEN, "war war duel")
    assert other.refused(BEN, Declare("duel", cards(DUEL), (ADA, BEN))) == "B-MULTI-R1"


@pytest.mark.clause("B-MULTI-R1")
def test_a_false_claim_within_the_window_is_settled_separately_and_makes_no_war() -> None:
    match = position(BRAWL, "war war duel").declare(ADA, BRAWL).declare(BEN, "war war duel")
    assert match.public.bruises == (0, 1, 0, 0)
    assert match.public.phase == "window"
    match.wake()
    assert match.battle.kind == "brawl"
    assert match.battle.fighters == (BEN, DEV)
    match.lose(DEV)
    assert match.public.bruises == (0, 1, 0, 1)
    assert match.public.counter == ADA


@pytest.mark.clause("B-MULTI-R1")
def test_a_false_claim_opens_the_window_for_others_and_the_first_true_one_counts_the_restart() -> None:
    match = position("corn corn corn", "", WAR).declare(ADA, "corn corn corn", "war").declare(CLEO, WAR).wake()
    assert match.battle.fighters == (ADA, BEN, DEV)
    assert match.lose(BEN).public.counter == CLEO


@pytest.mark.clause("B-MULTI-R1")
def test_if_a_bruise_ends_the_round_declared_sets_score_without_a_battle() -> None:
    match = position(BRAWL, "war war duel", bruises=(0, 0, 2, 3)).declare(ADA, BRAWL).declare(BEN, "war war duel")
    assert match.told(RoundEnded).clause == "B-ROUND-1"
    assert match.public.rounds[0].points == (2, -1, -2, -3)
    assert match.public.rounds[0].winner == ADA
    assert match.all_told(BattleSet) == []
    assert match.all_told(BattleLost) == []
    assert match.public.round == 2


@pytest.mark.clause("B-MULTI-R1")
def test_a_table_can_set_the_length_of_the_window() -> None:
    match = position(BRAWL, window_ms=2500).declare(ADA, BRAWL)
    assert match.game.wake_at_ms(match.state) == 2500


@pytest.mark.clause("B-TWO-1")
@pytest.mark.parametrize("names", [BRAWL, WAR, DUEL])
def test_with_two_players_both_fight_every_battle(names: str) -> None:
    match = battle(names, seats=2)
    assert match.battle.fighters == (ADA, BEN)
    assert match.lose(ADA).public.bruises == (1, 0)


@pytest.mark.clause("B-TWO-1", "B-MULTI-1")
def test_with_two_players_two_battles_become_one_war() -> None:
    match = position(BRAWL, WAR, seats=2).declare(ADA, BRAWL).declare(BEN, WAR).wake()
    assert (match.battle.kind, match.battle.fighters) == ("war", (ADA, BEN))
    match.lose(ADA, BEN)
    assert (match.battle.kind, match.battle.fighters) == ("duel", (ADA, BEN))


@pytest.mark.clause("B-MULTI-R1")
def test_the_game_does_not_wait_for_players_who_may_still_declare() -> None:
    match = position(BRAWL, WAR, "war war corn")
    [before] = match.game.prompts(match.state, BEN)
    match.declare(ADA, BRAWL)
    [after] = match.game.prompts(match.state, BEN)
    assert (after.id, after.kind, after.clause, after.awaited) == (before.id, "pass", "B-PASS-1", False)
    assert match.may(ADA) == match.may(CLEO) == []
