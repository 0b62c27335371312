"""The games as environments for reinforcement learning and search, in the manner of their frameworks.

PettingZoo: `from rumpus.envs import mantis_v1`, then `mantis_v1.env(players=4)`, `raw_env` or `parallel_env`; for any
other game `rumpus.envs.zoo`. Gymnasium: `rumpus.envs.gym`. OpenSpiel: `rumpus.envs.spiel`.

They need the extra `rumpus[lab]`.
"""
