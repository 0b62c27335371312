"""OpenSpiel: its own simulation test passes for every game, and its search plays with it."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from rumpus.envs import spiel
from rumpus.envs.asked_dice import AskedDice, Open
from tests.envs.kinds import EXAMPLES, OURS


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("name", [name for name in OURS if name != "wordy"])
def test_the_simulation_of_the_framework_passes(name: str, chance: str) -> None:
    game = pyspiel.load_game(f"rumpus_{name}(players=3,chance={chance})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "sampled", verbose=False, mask_test=True)


def test_the_simulation_of_the_framework_passes_for_wordy() -> None:
    # With explicit chance each letter of the bag would be a node, and the dictionary is asked in each.
    game = pyspiel.load_game("rumpus_wordy(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_a_game_from_a_file_is_registered_by_its_name() -> None:
    name = spiel.register(str(EXAMPLES / "pig.py"))
    game = pyspiel.load_game(f"{name}(players=2,chance=explicit)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_every_roll_of_the_rules_has_outcomes_that_add_up_to_one() -> None:
    state = pyspiel.load_game("rumpus_mantis(players=2,chance=explicit)").new_initial_state()
    rolls = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])
        rolls += 1
    assert rolls > 100, "every card of the deck is drawn by chance"
    assert state.current_player() in (0, 1)


def test_dice_that_ask_give_what_the_script_says() -> None:
    with pytest.raises(Open) as first:
        AskedDice(()).shuffled("aab")
    # Equal things are one outcome.
    assert dict(first.value.node.outcomes()) == pytest.approx({0: 2 / 3, 2: 1 / 3})
    after = first.value.node.after(2)
    assert after == (("b", "a", "a"),)
    dice = AskedDice((("b", "a", "a"), 1))
    assert dice.shuffled("aab") == ("b", "a", "a")
    assert dice.pick("xy") == "y"
    assert dice.below(1) == 0
    assert dice.weighted((0.0, 2.0)) == 1


def test_a_resampled_state_looks_the_same_to_the_player() -> None:
    game = pyspiel.load_game("rumpus_burrito(players=3)")
    state = game.new_initial_state()
    chance = np.random.default_rng(5)
    state.apply_action(5)
    for _ in range(30):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_search_of_the_framework_beats_chance_at_mantis() -> None:
    game = pyspiel.load_game("rumpus_mantis(players=2)")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=16, evaluator=evaluator, random_state=chance)
    wins = 0.0
    games = 6
    for number in range(games):
        state = game.new_initial_state()
        state.apply_action(number)
        while not state.is_terminal():
            if state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        wins += (1 + state.returns()[number % 2]) / 2
    assert wins > games * 0.7
