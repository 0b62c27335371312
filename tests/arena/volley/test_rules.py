"""The clauses of a burrito battle on the floor: what loses it, and what does not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rumpus.arena.volley import DUCK, HANDS, OVER, THROW
from rumpus.arena.volley.judge import ON_FURNITURE
from rumpus.arena.volley.numbers import COUNTDOWN_TICKS, LOT_AFTER, SHRINK_AFTER, SHRUNK_X
from rumpus.arena.volley.world import CLOSING, FLIES, FUMBLED, HELD, LIES, LOOSE
from tests.arena.volley.stage import EAST, WEST, Stage, act

AT_CHEST = (9.0, 0.0, 0.5)
"""Velocity of a throw to the east."""


def facing(bodies: int = 2, *, behind_back: bool = False, grab_loses: bool = True) -> Stage:
    """Fighter 0 in the west, 1 in the east, three metres apart; the others and the burritos are far away."""
    stage = Stage("brawl", (0, 1), bodies, behind_back=behind_back, grab_loses=grab_loses)
    stage.place(0, -1.5, 0.0, EAST).place(1, 1.5, 0.0, WEST)
    for body in range(2, bodies):
        stage.place(body, -4.0 + body, 3.0)
    return stage.lay(0, -6.0, -4.0).lay(1, 6.0, -4.0)


def thrown(stage: Stage) -> Stage:
    """Fighter 0 has thrown at fighter 1."""
    return stage.fling(0, (-1.4, 0.0, 1.4), AT_CHEST)


@pytest.mark.clause("B-HIT-1")
def test_a_throw_that_meets_a_fighter_first_is_a_hit_and_ends_the_battle_at_once() -> None:
    stage = thrown(facing()).run(60)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause, stage.verdict.by) == ((1,), "hit", (0,))
    assert stage.world.tick[0] <= COUNTDOWN_TICKS + 30


@pytest.mark.clause("B-MISS-1")
def test_a_throw_that_meets_a_bystander_first_is_a_miss_even_if_it_then_touches_a_fighter() -> None:
    stage = thrown(facing(3).place(2, 0.8, 0.0, WEST)).run(90)
    assert stage.verdict is None
    assert stage.state() in (LOOSE, LIES)


@pytest.mark.clause("B-MISS-1")
def test_a_throw_that_meets_furniture_first_is_a_miss_and_furniture_is_cover() -> None:
    stage = facing()
    world = stage.world
    world.pieces[:, 1, 0] = 0.3, 0.0, 0.3, 0.6, 1.9
    thrown(stage).run(30)
    assert stage.verdict is None
    assert world.touch[0, 0] == ON_FURNITURE or stage.state() == LOOSE


@pytest.mark.clause("B-MISS-1")
def test_after_a_miss_any_fighter_may_pick_the_burrito_up_and_throw_again() -> None:
    stage = facing().lay(0, 1.5, 0.4).lay(1, -5.0, -3.0)
    stage.run(1, act(), act(buttons=HANDS)).run(10)
    assert stage.world.holds[1, 0] == 0
    stage.run(40, act(), act(hand=WEST, buttons=THROW)).run(60, act(), act(hand=WEST))
    assert stage.verdict is not None
    assert stage.verdict.losers == (0,)


@pytest.mark.clause("B-MISS-1")
def test_a_burrito_that_touched_the_floor_hits_nobody_any_more() -> None:
    stage = facing().fling(0, (-1.4, 0.0, 0.2), (9.0, 0.0, -1.5)).run(60)
    assert stage.verdict is None


@pytest.mark.clause("B-CATCH-1")
def test_a_catch_in_time_makes_the_thrower_lose() -> None:
    stage = thrown(facing()).run(11).run(1, act(), act(buttons=HANDS)).run(30)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause, stage.verdict.by) == ((0,), "caught", (1,))
    assert stage.world.holds[1, 0] == 0


@pytest.mark.clause("B-CATCH-1")
def test_hands_raised_far_too_soon_are_down_again() -> None:
    stage = facing().place(0, -4.5, 0.0).fling(0, (-4.4, 0.0, 1.4), (9.0, 0.0, 1.6))
    stage.run(1, act(), act(buttons=HANDS)).run(60)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause) == ((1,), "hit")


def fumbled() -> Stage:
    """Fighter 1 raised the hands a little too soon."""
    stage = thrown(facing()).run(3).run(1, act(), act(buttons=HANDS))
    while stage.state() == FLIES:
        stage.run(1)
    assert stage.state() == FUMBLED
    return stage


@pytest.mark.clause("B-CATCH-1")
def test_a_fumble_caught_before_it_touches_anything_counts() -> None:
    stage = fumbled()
    while stage.state() == FUMBLED and stage.world.fly_z[0, 0] > 0.0:
        stage.run(1)
    stage.world.lies[:2, 0] = stage.world.at[:, 1]
    stage.run(1, act(), act(buttons=HANDS)).run(10)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause) == ((0,), "caught")


@pytest.mark.clause("B-CATCH-1")
def test_a_fumble_that_falls_was_a_hit() -> None:
    stage = fumbled().run(120)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause, stage.verdict.by) == ((1,), "hit", (0,))


@pytest.mark.clause("B-CATCH-1")
def test_a_catch_by_a_bystander_is_a_miss() -> None:
    stage = thrown(facing(3).place(2, 0.8, 0.0, WEST)).run(7).run(1, act(), act(), act(buttons=HANDS)).run(60)
    assert stage.verdict is None
    assert stage.state() != HELD


@pytest.mark.clause("B-CAN-1")
def test_ducking_lets_a_high_throw_pass() -> None:
    stage = facing().run(12, act(), act(buttons=DUCK))
    thrown(stage).run(45, act(), act(buttons=DUCK))
    assert stage.verdict is None


@pytest.mark.clause("B-CAN-1")
def test_a_step_aside_is_a_dodge() -> None:
    assert thrown(facing()).run(60, act(), act((0.0, 1.0))).verdict is None


@pytest.mark.clause("B-CAN-1")
def test_a_burrito_in_hand_blocks_a_throw() -> None:
    stage = thrown(facing().give(1, 1)).run(8).run(1, act(), act(buttons=HANDS)).run(40)
    assert stage.verdict is None
    assert stage.world.holds[1, 0] == 1


@pytest.mark.clause("B-CAN-1")
def test_another_player_is_a_shield() -> None:
    stage = thrown(facing(3).place(2, 1.0, 0.0, WEST)).run(25)
    assert stage.verdict is None


@pytest.mark.clause("B-CANT-1")
def test_a_hand_never_holds_two_burritos() -> None:
    stage = facing().give(1, 1).lay(0, 1.5, 0.3).run(1, act(), act(buttons=HANDS)).run(10)
    assert stage.world.holds[1, 0] == 1
    assert stage.state(0) == LIES


@pytest.mark.clause("B-TIE-1")
@pytest.mark.clause("B-TIE-R1")
def test_two_hit_at_the_same_moment_lose_together() -> None:
    stage = thrown(facing()).fling(1, (1.4, 0.0, 1.4), (-9.0, 0.0, 0.5), number=1).run(60)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.causes, stage.verdict.by) == ((0, 1), ("hit", "hit"), (1, 0))


@pytest.mark.clause("B-TIE-R1")
def test_two_catches_at_the_same_moment_are_also_a_tie() -> None:
    stage = thrown(facing()).fling(1, (1.4, 0.0, 1.4), (-9.0, 0.0, 0.5), number=1)
    stage.run(11).run(1, act(buttons=HANDS), act(buttons=HANDS)).run(30)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.causes) == ((0, 1), ("caught", "caught"))


@pytest.mark.clause("B-WRONG-2")
def test_a_bystander_who_grabs_loses_and_ends_the_battle() -> None:
    stage = facing(3).place(2, 0.0, 2.0).lay(0, 0.0, 2.3).run(1, act(), act(), act(buttons=HANDS)).run(3)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause) == ((2,), "grab")


@pytest.mark.clause("B-RTIE-R1")
def test_a_bystander_who_grabs_is_only_sent_off_when_the_round_is_at_stake() -> None:
    stage = facing(3, grab_loses=False).place(2, 0.0, 2.0).lay(0, 0.0, 2.3)
    stage.run(1, act(), act(), act(buttons=HANDS)).run(3)
    assert stage.verdict is None
    assert not stage.world.here[2, 0]
    assert stage.state(0) == LIES


@pytest.mark.clause("B-DUEL-1")
def test_a_duel_begins_back_to_back_with_a_pace_on_each_count_and_burritos_in_hand() -> None:
    stage = Stage("duel", (1, 3), 4, count_down=False)
    world = stage.world
    assert (world.face[:, 1, 0] == -world.face[:, 3, 0]).all()
    gaps = [abs(float(world.x[1, 0] - world.x[3, 0]))]
    for _ in range(3):
        stage.run(60)
        gaps.append(abs(float(world.x[1, 0] - world.x[3, 0])))
    assert gaps[0] < 0.6
    assert all(1.2 < after - before < 2.4 for before, after in pairwise(gaps))
    assert sorted(world.holds[[1, 3], 0].tolist()) == [0, 1]
    stage.run(120)
    assert stage.verdict is None, "one may wait"


@pytest.mark.clause("B-DUEL-1")
@pytest.mark.clause("B-CANT-1")
def test_an_early_throw_in_a_duel_is_a_foul() -> None:
    stage = Stage("duel", count_down=False).run(100, act(), act(buttons=THROW)).run(5)
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause) == ((1,), "foul")


@pytest.mark.clause("B-DUEL-1")
def test_on_burrito_a_duellist_turns_and_throws() -> None:
    stage = Stage("duel", seed=4)
    stage.run(45, act(hand=EAST, buttons=THROW)).run(70, act(hand=EAST))
    assert stage.verdict is not None
    assert (stage.verdict.losers, stage.verdict.cause) == ((1,), "hit")


def power(stage: Stage, ticks: int = 45) -> float:
    """The power that fighter 0 gathers in so many ticks."""
    return float(stage.run(ticks, act(hand=EAST, buttons=THROW)).world.charge[0, 0])


@pytest.mark.clause("B-TWO-2")
@pytest.mark.clause("B-SMALL-1")
def test_only_the_first_throw_goes_behind_the_back_when_that_rule_is_in_force() -> None:
    assert power(facing().give(0)) > 0.9
    stage = facing(behind_back=True).give(0)
    assert power(stage) == 0.0
    assert power(stage) > 0.8
    stage.run(10, act(), act((0.0, 1.0)))
    assert stage.state() == FLIES
    assert power(stage.give(0)) > 0.9


@pytest.mark.clause("B-TWO-2")
def test_duels_have_no_delay() -> None:
    assert not Stage("duel", behind_back=True).world.behind.any()


@pytest.mark.clause("B-DECKS-1")
def test_with_two_decks_four_burritos_lie_on_the_table() -> None:
    stage = Stage("war", tuple(range(11)), 12, burritos=4, furnished=True, count_down=False)
    assert (stage.world.state[:, 0] == LIES).all()
    assert (abs(stage.world.lies[:2, :, 0]) < 0.5).all()


@pytest.mark.clause("B-ARENA-R1")
def test_after_45_seconds_the_cover_is_removed_and_the_floor_shrinks() -> None:
    stage = Stage(furnished=True)
    stage.world.tick[0] = COUNTDOWN_TICKS + SHRINK_AFTER - 2
    assert (stage.world.high > 0).any()
    stage.run(2)
    assert stage.world.phase[0] == CLOSING
    assert not (stage.world.high > 0).any()
    stage.run(700)
    assert stage.world.room[0, 0] == pytest.approx(SHRUNK_X)
    assert (abs(stage.world.x[:, 0]) <= SHRUNK_X).all()
    assert (stage.world.lie_z[:2, 0] < 0.1).all(), "what lay on the table has fallen"


@pytest.mark.clause("B-ARENA-R1")
def test_after_90_seconds_a_lot_among_the_fighters_decides() -> None:
    losers = set()
    for seed in range(12):
        stage = Stage("war", (0, 2), 3, seed=seed)
        stage.world.tick[0] = COUNTDOWN_TICKS + LOT_AFTER - 2
        stage.run(4)
        assert stage.verdict is not None
        assert stage.verdict.cause == "lot"
        losers |= set(stage.verdict.losers)
    assert losers == {0, 2}


@pytest.mark.clause("B-WAR-1")
def test_in_a_war_the_first_one_hit_loses_whoever_threw() -> None:
    stage = Stage("war", (0, 1, 2, 3), 5)
    for body, x in enumerate((-3.0, -1.0, 1.0, 3.0, 5.0)):
        stage.place(body, x, float(body) - 1.0)
    stage.fling(3, (3.0, 1.9, 1.4), (-9.0, -4.5, 0.5)).run(60)
    assert stage.verdict is not None
    assert stage.verdict.by == (3,)
    assert stage.world.phase[0] == OVER
