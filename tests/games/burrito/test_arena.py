"""The adapter to the arena: the setup of a battle, and the meaning of its verdict."""

from __future__ import annotations

import pytest

from rumpus.arena.volley import Setup, Verdict, checked
from rumpus.engine import Left, Result
from rumpus.games.burrito.events import BattleLost, Grabbed, Tied
from tests.games.burrito.positions import ADA, BEN, BRAWL, CLEO, DEV, DUEL, WAR, Match, battle


def setup_of(match: Match) -> Setup:
    setup = match.game.battle_setup(match.state, 7)
    assert isinstance(setup, Setup)
    return setup


def judged(match: Match, verdict: Verdict) -> Match:
    return match.act(None, match.game.battle_result(match.state, verdict))


@pytest.mark.clause("B-MODE-R2")
def test_everybody_has_a_body_on_the_floor_and_there_are_two_burritos() -> None:
    assert setup_of(battle(BRAWL)) == Setup(7, "brawl", (BEN, DEV), 4, 2)
    assert setup_of(battle(WAR, seats=6)) == Setup(7, "war", (1, 2, 3, 4, 5), 6, 2)
    assert setup_of(battle(DUEL, duelists=(ADA, CLEO))) == Setup(7, "duel", (ADA, CLEO), 4, 2)


@pytest.mark.clause("B-DECKS-1")
def test_with_two_decks_there_are_four_burritos() -> None:
    assert setup_of(battle(WAR, seats=12)).burritos == 4


@pytest.mark.clause("B-SMALL-1", "B-TWO-2")
def test_the_setup_has_the_rule_of_first_throws_behind_the_back() -> None:
    small, two = setup_of(battle(WAR, small_room=True)), setup_of(battle(WAR, seats=2))
    assert (small.small_room, small.behind_back) == (True, True)
    assert (two.small_room, two.behind_back) == (False, True)
    assert not setup_of(battle(DUEL, seats=2)).behind_back
    duel = setup_of(battle(DUEL, seats=2, small_room=True))
    assert (duel.small_room, duel.behind_back) == (True, False)


@pytest.mark.clause("B-AWAY-R1")
def test_a_skipped_seat_has_no_body() -> None:
    match = battle(WAR, leaving="skip", seats=5).act(None, Left(BEN))
    assert setup_of(match) == Setup(7, "war", (1, 2, 3), 4, 2)
    result = match.game.battle_result(match.state, Verdict((1,), "hit", ("hit",), (3,)))
    assert (result.losers, result.by) == ((CLEO,), "4")


@pytest.mark.clause("B-HIT-1", "B-CATCH-1", "B-CANT-1", "B-ARENA-R1")
@pytest.mark.parametrize(
    ("cause", "clause"), [("hit", "B-HIT-1"), ("caught", "B-CATCH-1"), ("foul", "B-CANT-1"), ("lot", "B-ARENA-R1")]
)
def test_a_verdict_becomes_a_table_action(cause: str, clause: str) -> None:
    match = battle(BRAWL)
    verdict = Verdict((BEN,), cause, (cause,), (DEV,))  # type: ignore[arg-type]
    assert match.game.battle_result(match.state, verdict) == Result("battle-1", (BEN,), clause, "3")
    assert judged(match, verdict).told(BattleLost).seat == BEN


@pytest.mark.clause("B-TIE-R1")
def test_a_hit_and_a_catch_in_the_same_moment_are_a_tie() -> None:
    match = judged(battle(WAR), Verdict((BEN, DEV), "hit", ("hit", "caught"), (CLEO, CLEO)))
    assert match.told(Tied).seats == (BEN, DEV)
    assert setup_of(match).kind == "duel"


@pytest.mark.clause("B-WRONG-2")
def test_a_bystander_who_grabs_loses_the_battle_unless_a_fighter_lost_at_the_same_moment() -> None:
    match = judged(battle(BRAWL), Verdict((CLEO,), "grab", ("grab",), (-1,)))
    assert match.told(Grabbed).seat == CLEO
    match = judged(battle(BRAWL), Verdict((ADA, DEV), "grab", ("grab", "hit"), (-1, BEN)))
    assert match.told(BattleLost) == BattleLost(DEV, "hit", BEN, "B-HIT-1")


@pytest.mark.clause("B-RTIE-R1")
def test_in_fights_for_a_round_a_bystander_who_grabs_is_sent_off() -> None:
    match = battle(BRAWL, score=("", "", "corn corn corn"), bruises=(0, 3, 1, 1))
    assert setup_of(match).grab_loses
    assert not setup_of(match.lose(BEN)).grab_loses


@pytest.mark.clause("B-MODE-R3")
def test_without_a_battle_in_the_arena_there_is_nothing_to_stage() -> None:
    match = battle(BRAWL, battles="quick")
    assert match.game.battle_setup(match.state, 7) is None


@pytest.mark.clause("B-MODE-R2", "B-DECKS-1")
@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("names", [BRAWL, WAR, DUEL])
def test_every_kind_of_battle_has_room_on_the_floor(seats: int, names: str) -> None:
    duelists = (0, seats - 1) if names == DUEL else ()
    for small_room in (False, True):
        checked(setup_of(battle(names, seats=seats, duelists=duelists, small_room=small_room)))


@pytest.mark.clause("B-TIE-R1", "B-MODE-R2")
def test_the_cause_for_several_losers_is_that_of_the_first() -> None:
    match = battle(WAR)
    for verdict, clause, thrower in (
        (Verdict((BEN, DEV), "hit", ("hit", "caught"), (CLEO, BEN)), "B-HIT-1", str(CLEO)),
        (Verdict((BEN, DEV), "caught", ("caught", "hit"), (DEV, CLEO)), "B-CATCH-1", str(DEV)),
        (Verdict((BEN, DEV), "foul", ("foul", "hit"), (-1, CLEO)), "B-CANT-1", "arena"),
    ):
        assert match.game.battle_result(match.state, verdict) == Result("battle-1", (BEN, DEV), clause, thrower)
    level = match.game.battle_result(match.state, Verdict((BEN, DEV), "caught"))
    assert level == Result("battle-1", (BEN, DEV), "B-CATCH-1", "arena")
