"""Teaching a network by self-play is reproducible and improves the network."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.lab.teaching.mantis import SelfPlay, teach
from rumpus.lab.teaching.network import Learner, fresh_network


def test_the_same_seed_teaches_the_same_network() -> None:
    first, second = (teach(seats=3, rounds=2, games=20, seed=4) for _ in range(2))
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_targets_of_every_lesson_add_up_to_one_win(seats: int) -> None:
    rng = np.random.default_rng(1)
    lessons = SelfPlay(fresh_network(seats, rng), seats, 30, rng).lessons(1.0)
    assert lessons.chances.sum(axis=0) == pytest.approx(np.ones(lessons.chances.shape[1]))


def test_a_network_gets_better_at_lessons_it_repeats() -> None:
    rng = np.random.default_rng(2)
    network = fresh_network(2, rng)
    lessons = SelfPlay(network, 2, 100, rng).lessons(1.0)
    learner = Learner(network)
    losses = [learner.learn(lessons, 2e-3, rng) for _ in range(10)]
    assert losses[-1] < losses[0]
