"""Training of small networks: cross-entropy loss, minimised by Adam."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rumpus.bots.mantis.worth import Floats, Network, feature_count

HIDDEN = 48
LESSONS_A_STEP = 512


class Lessons(NamedTuple):
    features: Floats
    """[feature, lesson]"""
    chances: Floats
    """[place, lesson]: the targets."""


def fresh_network(seats: int, rng: np.random.Generator) -> Network:
    inputs = feature_count(seats)
    return Network(
        rng.normal(0, np.sqrt(1.5 / inputs), (HIDDEN, inputs)).astype(np.float32),
        np.zeros((HIDDEN, 1), np.float32),
        rng.normal(0, 0.05, (seats, HIDDEN)).astype(np.float32),
        np.zeros((seats, 1), np.float32),
    )


class Learner:
    """Trains a network in place."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._means = [np.zeros_like(part) for part in network]
        self._squares = [np.zeros_like(part) for part in network]
        self._steps = 0

    def learn(self, lessons: Lessons, rate: float, rng: np.random.Generator) -> float:
        """One epoch in random order. Returns the mean cross-entropy."""
        count = lessons.features.shape[1]
        order = rng.permutation(count)
        loss = 0.0
        for start in range(0, count, LESSONS_A_STEP):
            picked = order[start : start + LESSONS_A_STEP]
            loss += self._step(lessons.features[:, picked], lessons.chances[:, picked], rate)
        return float(loss / count)

    def _step(self, inputs: Floats, wanted: Floats, rate: float) -> float:
        network = self._network
        active = np.maximum(network.hidden @ inputs + network.hidden_bias, 0)
        logits = network.out @ active + network.out_bias
        logits -= logits.max(axis=0)
        chances = np.exp(logits)
        chances /= chances.sum(axis=0)
        wrong = (chances - wanted) / wanted.shape[1]
        back = (network.out.T @ wrong) * (active > 0)
        self._descend(
            [back @ inputs.T, back.sum(axis=1, keepdims=True), wrong @ active.T, wrong.sum(axis=1, keepdims=True)], rate
        )
        return -float((wanted * np.log(chances + 1e-9)).sum())

    def _descend(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        fading_mean, fading_square = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for index, gradient in enumerate(gradients):
            mean, square = self._means[index], self._squares[index]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = rate * (mean / fading_mean) / (np.sqrt(square / fading_square) + 1e-8)
            np.subtract(self._network[index], step, out=self._network[index])
