"""PettingZoo's own suite passes for every game and size, and what it does not ask."""

from __future__ import annotations

import importlib
import subprocess
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from rumpus.engine import BadOptions, Dice, UnknownGame
from rumpus.envs.zoo import ZooEnv, zoo_of
from rumpus.token_game import ForbiddenToken
from tests.envs.kinds import EXAMPLES, OURS, SIZES, frameworks_warnings_ignored

CYCLES = 60


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_suite_of_the_framework_passes(name: str, players: int) -> None:
    zoo = zoo_of(name, players)
    with frameworks_warnings_ignored():
        api_test(zoo.env(), num_cycles=CYCLES)
        parallel_api_test(zoo.parallel_env(), num_cycles=CYCLES)


@pytest.mark.parametrize("name", OURS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    module = importlib.import_module(f"rumpus.envs.{name}_v1")
    with frameworks_warnings_ignored():
        seed_test(module.env, num_cycles=CYCLES)
        parallel_seed_test(module.parallel_env, num_cycles=CYCLES)


def play_at_random(env: ZooEnv, seed: int) -> dict[str, float]:
    """Play one game. Returns the rewards of the players."""
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, is_over, is_late, _ = env.last()
        if is_over or is_late:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@pytest.mark.parametrize("name", OURS)
def test_a_game_ends_and_its_rewards_add_up_to_nothing(name: str) -> None:
    env = zoo_of(name, 2 if name == "wordy" else 3).raw_env()
    rewards = play_at_random(env, seed=1)
    assert len(rewards) == len(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.core.outcome is not None
    winners = {agent for agent, reward in rewards.items() if reward > 0}
    assert winners == {env.possible_agents[seat] for seat in env.core.outcome.winners}


@pytest.mark.parametrize("example", ["pig", "liars_dice", "jackdaws"])
def test_a_game_from_a_file_is_an_environment(example: str) -> None:
    with frameworks_warnings_ignored():
        api_test(zoo_of(str(EXAMPLES / f"{example}.py"), 3).env(), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_masks_and_observations_depend_only_on_what_the_seat_knows(name: str, players: int) -> None:
    env = zoo_of(name, players).raw_env()
    env.reset(seed=7)
    chance = np.random.default_rng(7)
    core = env.core
    for step in range(80):
        if core.outcome is not None:
            break
        seat = env.possible_agents.index(env.agent_selection)
        seen = env.observe(env.agent_selection)
        core.run.state, real = (
            core.game.possible_state(core.game.view(core.run.state, seat), Dice(b"redrawn", step)),
            core.run.state,
        )
        redrawn = env.observe(env.agent_selection)
        core.run.state = real
        for part, value in seen.items():
            np.testing.assert_array_equal(redrawn[part], value)
        env.step(chance.choice(np.flatnonzero(seen["action_mask"])))


def test_a_forbidden_action_is_refused_with_the_rule_that_asks() -> None:
    env = zoo_of("mantis", 3).raw_env()
    env.reset(seed=1)
    forbidden = len(env.core.game.tokens)
    with pytest.raises(
        ForbiddenToken, match=r"Mantis, player \d: token \d+ is not among the choices of .*M-TURN"
    ) as refused:
        env.step(forbidden)
    assert refused.value.clause.startswith("M-")


def test_the_wrapped_environment_ends_the_game_for_whoever_does_something_forbidden() -> None:
    env = zoo_of("swordcrafters", 2).env()
    with frameworks_warnings_ignored():
        env.reset(seed=1)
        seen, *_ = env.last()
        who = env.agent_selection
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.terminations[who]
    assert env.rewards[who] == -1


def test_waiting_is_the_only_action_of_somebody_who_is_not_asked() -> None:
    env = zoo_of("mantis", 3).parallel_env()
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    for agent in env.agents:
        if agent not in asked:
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == [env.wait]


@pytest.mark.parametrize(
    ("name", "players", "options", "error", "words"),
    [
        ("chess", 2, {}, UnknownGame, "There is no game 'chess' here"),
        ("mantis", 9, {}, BadOptions, "Mantis is for 2 to 6 players, not 9"),
        ("mantis", 2, {"speed": 3}, BadOptions, "speed"),
        ("swordcrafters", 2, {"magic": "wild"}, BadOptions, "magic"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    name: str, players: int, options: dict[str, object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        zoo_of(name, players).raw_env(options=options)


def test_a_missing_framework_is_named_with_the_way_to_get_it() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None\nimport rumpus.envs.mantis_v1"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "pip install 'rumpus[lab]'" in done.stderr.splitlines()[-1]
