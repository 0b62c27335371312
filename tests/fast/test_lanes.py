"""The interface of lanes: the same for compiled games and for those that only have rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.envs.lanes import make_lane
from rumpus.fast import Lane, ScalarLane, lane_of
from rumpus.fast.dice import LaneDice
from rumpus.fast.processes import ProcessLane
from rumpus.fast.rolls import below, pass_over
from rumpus.games import Burrito, Mantis
from rumpus.token_game import ForbiddenToken

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
SEEDS = np.arange(8)


def first_choices(lane: Lane) -> np.ndarray:
    return lane.mask().argmax(axis=1)


def test_compiled_dice_roll_the_same_as_those_of_the_rules() -> None:
    dice, compiled = LaneDice(7), np.array([1, 7], np.uint64)
    assert [dice.below(105) for _ in range(50)] == [below(compiled, 1, 105) for _ in range(50)]
    pass_over(compiled, 1, 104)
    dice.shuffled(range(105))
    assert dice.below(10**6) == below(compiled, 1, 10**6)
    assert compiled[0] == 1


def test_the_dice_of_a_lane_are_fair() -> None:
    dice = LaneDice(1)
    assert all(9_600 < count < 10_400 for count in np.bincount([dice.below(6) for _ in range(60_000)]))
    assert 0.49 < sum(dice.roll() for _ in range(10_000)) / 10_000 < 0.51


def test_a_game_that_is_over_is_followed_by_another_one() -> None:
    lane = lane_of(Mantis(seats=3), 8)
    lane.reset(SEEDS)
    ended = np.zeros(8, np.int64)
    for _ in range(300):
        done = lane.step(first_choices(lane))
        ended += done.over
        assert (np.abs(done.rewards).sum(axis=1) > 0)[done.over].all()
        assert not done.rewards[~done.over].any()
    assert (ended > 1).all()
    assert lane.running().all()


def test_without_restarts_a_game_stays_as_it_ended() -> None:
    lane = lane_of(Mantis(seats=3), 8, restarts=False)
    lane.reset(SEEDS)
    while lane.running().any():
        lane.step(first_choices(lane))
    before = lane.states()
    assert not lane.mask().any()
    assert not lane.step(np.zeros(8, np.int64)).over.any()
    assert lane.states() == before
    assert sorted(lane.results().places.min(axis=1).tolist()) == [1] * 8


@pytest.mark.parametrize("kind", [lane_of, ScalarLane])
def test_a_forbidden_token_names_the_rule_and_changes_no_game(kind: type[Lane]) -> None:
    lane = kind(Mantis(seats=3), 2)  # type: ignore[call-arg]
    lane.reset([1, 2])
    before = lane.states()
    for token in (1, 4, -1):
        with pytest.raises(ForbiddenToken, match="M-TURN-1"):
            lane.step([0, token])
    assert lane.states() == before


def test_wrong_numbers_of_games_seeds_and_tokens_are_refused_in_a_sentence() -> None:
    lane = lane_of(Mantis(seats=3), 2)
    for wrong in ([1], [1.5, 2.0], [[1], [2]]):
        with pytest.raises(ValueError, match=r"There are 2 games|Seeds are whole numbers"):
            lane.reset(wrong)
    lane.reset([1, 2])
    for tokens in ([0], [0.0, 0.0]):
        with pytest.raises(ValueError, match="say one token in each"):
            lane.step(tokens)
    with pytest.raises(ValueError, match="need 2 rows of"):
        lane.observe(np.zeros((2, 3), np.float32))
    with pytest.raises(ValueError, match="at least one game"):
        lane_of(Mantis(seats=3), 0)
    with pytest.raises(ValueError, match="Packed states"):
        lane.play_out(np.zeros((1, 3), np.int8), None, [1])
    with pytest.raises(ValueError, match="not over yet"):
        lane.results()


def test_whole_games_and_playouts_end_as_by_the_rules() -> None:
    game = Mantis(seats=4)
    lane, judge = lane_of(game, 8), ScalarLane(game, 8)
    for one, other in zip(lane.play(SEEDS), judge.play(SEEDS), strict=True):
        assert np.array_equal(one, other)
    lane.reset(SEEDS)
    for _ in range(9):
        lane.step(first_choices(lane))
    states = lane.states()
    expected = judge.play_out(states, None, SEEDS + 5)
    for given in (states, lane.rows):  # type: ignore[attr-defined]
        for one, other in zip(lane.play_out(given, None, SEEDS + 5), expected, strict=True):
            assert np.array_equal(one, other)
    assert lane.states() == states
    assert np.array_equal(
        lane.play_out(states, first_choices, SEEDS).places, judge.play_out(states, first_choices, SEEDS).places
    )


def test_many_random_games_give_every_seat_the_same_share() -> None:
    played = lane_of(Mantis(seats=4), 1).play(np.arange(20_000))
    assert np.abs(played.shares.mean(axis=0) - 0.25).max() < 0.015
    assert np.allclose(played.rewards.sum(axis=1), 0, atol=1e-6)


def test_a_game_from_a_file_is_played_by_its_rules_also_over_processes() -> None:
    alone = make_lane(PIG, 2, 5)
    assert isinstance(alone, ScalarLane)
    together = make_lane(PIG, 2, 5, processes=2)
    assert isinstance(together, ProcessLane)
    with together:
        for lane in (alone, together):
            lane.reset(SEEDS[:5])
        for _ in range(40):
            tokens = first_choices(alone)
            assert np.array_equal(alone.mask(), together.mask())
            assert np.array_equal(alone.observe(), together.observe())
            for one, other in zip(alone.step(tokens), together.step(tokens), strict=True):
                assert np.array_equal(one, other)
        assert msgspec.json.encode(alone.states()) == msgspec.json.encode(together.states())
        for one, other in zip(alone.play(SEEDS), together.play(SEEDS), strict=True):
            assert np.array_equal(one, other)
        with pytest.raises(ForbiddenToken):
            together.step([99] * 5)


def test_nothing_is_compiled_or_imported_unless_a_compiled_game_is_wanted() -> None:
    program = """
import sys
import rumpus.cli, rumpus.fast
assert "numba" not in sys.modules
sys.modules["numba"] = None
from rumpus.fast import lane_of
from rumpus.games import Burrito, Mantis
try:
    lane_of(Mantis(seats=2), 1)
except ImportError as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "install 'rumpus[lab]'" in told


def burrito(leaving: str) -> Burrito:
    return Burrito(msgspec.convert({"battles": "quick", "leaving": leaving}, Burrito.types.options), seats=5)


def states_of_a_table(game: Burrito) -> tuple[list[Any], list[int]]:
    """States of games in which somebody has left, and their game times: no lane comes to them by itself."""
    states, times = [], []
    for seed in range(40):
        run: Run[Any, Any, Any] = Run(game, seed.to_bytes(16, "big"))
        run.start()
        play = RandomPlay(run, Dice(run.seed, 7), ["B-HIT-1"])
        for _ in range(10 + seed):
            if run.outcome is None and (deed := play.next()) is not None:
                run.act(deed.seat, deed.action, deed.at_ms, deed.by)
        if run.outcome is None:
            states.append(run.state)
            times.append(run.at_ms)
    return states, times


@pytest.mark.parametrize("leaving", ["skip", "stand_in"])
def test_states_of_live_tables_are_played_out_as_by_the_rules(leaving: str) -> None:
    game = burrito(leaving)
    states, times = states_of_a_table(game)
    assert len(states) > 5
    assert any(state.public.skipped for state in states) == (leaving == "skip")
    for state, at_ms in zip(states, times, strict=True):
        lane, judge = (kind(game, 1, tick_ms=250) for kind in (lane_of, ScalarLane))
        for each in (lane, judge):
            each.load([state], [3], at_ms)
        assert lane.states() == judge.states()
        assert np.array_equal(lane.observe(), judge.observe())
        for one, other in zip(*(each.play_out([state], None, [9], at_ms) for each in (lane, judge)), strict=True):
            assert np.array_equal(one, other)


def test_a_battle_without_choices_cannot_be_compiled() -> None:
    arena = Burrito(msgspec.convert({"battles": "arena"}, Burrito.types.options), seats=3)
    assert isinstance(lane_of(arena, 1), ScalarLane)
