"""Gymnasium: one seat against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rumpus.envs.gym import SeatEnv
from tests.envs.kinds import OURS, frameworks_warnings_ignored


@pytest.mark.parametrize("name", OURS)
def test_the_check_of_the_framework_passes(name: str) -> None:
    with frameworks_warnings_ignored():
        check_env(SeatEnv(name, 2 if name == "wordy" else 3), skip_render_check=True)


@pytest.mark.parametrize("name", OURS)
def test_somebody_who_plays_at_random_finishes_a_game_against_bots(name: str) -> None:
    env = SeatEnv(name, 2 if name == "wordy" else 3, level="easy", seat=1)
    chance = np.random.default_rng(3)
    env.reset(seed=3)
    is_over = is_late = False
    reward = 0.0
    while not (is_over or is_late):
        mask = env.action_masks()
        _, reward, is_over, is_late, info = env.step(chance.choice(np.flatnonzero(mask)))
        assert info == {}
    assert is_over
    assert env.core.outcome is not None
    assert (reward > 0) == (1 in env.core.outcome.winners)


def test_a_forbidden_action_loses_and_says_which_rule_asked() -> None:
    env = SeatEnv("swordcrafters", 3)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, is_over) == (-1, True)
    assert info["clause"].startswith("S-")
    assert "is not among the choices" in info["forbidden"]


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="Mantis of 3 has no seat 5"):
        SeatEnv("mantis", 3, seat=5)
