"""A Little Wordy as PettingZoo environments."""

from rumpus.envs.zoo import zoo_of

env, raw_env, parallel_env = zoo_of("wordy", players=2)
