"""Swordcrafters as PettingZoo environments."""

from rumpus.envs.zoo import zoo_of

env, raw_env, parallel_env = zoo_of("swordcrafters", players=3)
