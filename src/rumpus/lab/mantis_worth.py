"""Teaches the network behind the best Mantis bot by self-play: `python -m rumpus.lab.mantis_worth --seats 4`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import typer

from rumpus.bots.mantis.tree import Level, chances_of_children, children_of
from rumpus.bots.mantis.worth import Counts, Floats, Network, feature_count, features_of
from rumpus.games.mantis.model import BACKS, CARDS_A_COLOUR, COLOURS, DEALT, DECK, FRONTS, TARGET, TARGET_OF_TWO

HIDDEN = 48
EXPLORED = 0.06
"""How often a choice is made at random, so that the network also learns what mistakes cost."""
OUTCOME_SHARE = 0.3
"""How much of a lesson is who won in the end; the rest is what the network says one turn later."""

_BACKS = np.array(BACKS)
_FRONTS = np.array(FRONTS)


class Lessons(NamedTuple):
    features: Floats
    chances: Floats


def fresh_network(seats: int, rng: np.random.Generator) -> Network:
    inputs = feature_count(seats)
    return Network(
        rng.normal(0, np.sqrt(1.5 / inputs), (HIDDEN, inputs)).astype(np.float32),
        np.zeros((HIDDEN, 1), np.float32),
        rng.normal(0, 0.05, (seats, HIDDEN)).astype(np.float32),
        np.zeros((seats, 1), np.float32),
    )


def self_play(network: Network, seats: int, games: int, rng: np.random.Generator, outcome_share: float) -> Lessons:
    """Lessons from games in which every seat takes what the network likes best one step ahead."""
    decks = rng.permuted(np.tile(np.arange(len(DECK)), (games, 1)), axis=1)
    dealt = _FRONTS[decks[:, : DEALT * seats]].reshape(games, seats, DEALT)
    tanks: Counts = (dealt[..., None] == np.arange(len(COLOURS))).sum(axis=2).transpose(2, 1, 0).astype(np.int8)
    decks = decks[:, DEALT * seats :]
    piles = np.zeros((seats, games), np.int8)
    in_play = tanks.sum(axis=1).astype(np.float32)
    unseen = np.full((len(COLOURS), games), CARDS_A_COLOUR, np.float32)
    ids = np.arange(games)
    mover = np.zeros(games, np.int64)
    target = TARGET_OF_TWO if seats == 2 else TARGET
    winners = np.zeros((games, seats), np.float32)
    features: list[Floats] = []
    bootstrapped: list[Floats] = []
    games_of: list[np.ndarray] = []
    movers: list[np.ndarray] = []
    for turn in range(decks.shape[1]):
        batch = len(ids)
        left = decks.shape[1] - turn
        level = Level(tanks, piles, left)
        children = children_of(level)
        chances = network.chances(features_of(*children.level))
        chances = chances_of_children(children, chances).reshape(seats, seats, len(COLOURS), batch)
        cards = decks[ids, turn]
        backs = _BACKS[cards].T
        lanes = np.arange(batch)
        weights = (unseen - in_play) / np.maximum(unseen, 1)
        odds = np.maximum(weights[backs, lanes], 0.01)
        odds /= odds.sum(axis=0)
        seen = chances[:, :, backs, lanes]
        expected = (seen * odds).sum(axis=2)
        into = expected[0].argmax(axis=0)
        features.append(features_of(tanks, piles, left))
        bootstrapped.append(expected[:, into, lanes].T)
        games_of.append(ids)
        movers.append(mover)
        into = np.where(rng.random(batch) < EXPLORED, rng.integers(seats, size=batch), into)
        colour = _FRONTS[cards]
        place = (into * len(COLOURS) + colour) * batch + lanes
        unseen = unseen.copy()
        unseen[colour, lanes] -= 1
        won = children.won[place]
        again = np.zeros(batch, np.bool_) if children.again is None else children.again[place]
        winners[ids[won], mover[won]] = 1
        tanks, piles = children.level.tanks[:, :, place], children.level.piles[:, place]
        mover = np.where(again, mover, (mover + 1) % seats)
        if left == 1:
            standing = piles.astype(np.int32) * 1000 + tanks.sum(axis=0)
            first = standing == standing.max(axis=0)
            share = first / first.sum(axis=0)
            for place_ in range(seats):
                winners[ids[~won], (mover[~won] + place_) % seats] = share[place_, ~won]
        going = ~won
        ids, mover, tanks, piles = ids[going], mover[going], tanks[:, :, going], piles[:, going]
        in_play, unseen = in_play[:, going], unseen[:, going]
        if not len(ids):
            break
    assert target
    who = (np.concatenate(movers)[:, None] + np.arange(seats)) % seats
    outcome = winners[np.concatenate(games_of)[:, None], who]
    lessons = outcome_share * outcome + (1 - outcome_share) * np.concatenate(bootstrapped)
    return Lessons(np.concatenate(features, axis=1), lessons.T.astype(np.float32))


class Adam:
    def __init__(self, network: Network) -> None:
        self.first = [np.zeros_like(part) for part in network]
        self.second = [np.zeros_like(part) for part in network]
        self.steps = 0

    def step(self, network: Network, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        for part, gradient, first, second in zip(network, gradients, self.first, self.second, strict=True):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            corrected = first / (1 - 0.9**self.steps)
            part -= rate * corrected / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)


def learn(network: Network, lessons: Lessons, adam: Adam, rate: float, rng: np.random.Generator) -> float:
    """One pass over the lessons; the mean cross-entropy."""
    count = lessons.features.shape[1]
    order = rng.permutation(count)
    total = 0.0
    for start in range(0, count, 512):
        picked = order[start : start + 512]
        inputs, wanted = lessons.features[:, picked], lessons.chances[:, picked]
        active = np.maximum(network.hidden @ inputs + network.hidden_bias, 0)
        logits = network.out @ active + network.out_bias
        logits -= logits.max(axis=0)
        chances = np.exp(logits)
        chances /= chances.sum(axis=0)
        total -= float((wanted * np.log(chances + 1e-9)).sum())
        wrong = (chances - wanted) / len(picked)
        back = (network.out.T @ wrong) * (active > 0)
        adam.step(
            network,
            [back @ inputs.T, back.sum(axis=1, keepdims=True), wrong @ active.T, wrong.sum(axis=1, keepdims=True)],
            rate,
        )
    return total / count


def main(
    seats: Annotated[int, typer.Option()] = 4,
    rounds: Annotated[int, typer.Option()] = 60,
    games: Annotated[int, typer.Option()] = 1500,
    seed: Annotated[int, typer.Option()] = 1,
    into: Annotated[Path, typer.Option()] = Path("worth.npz"),
) -> None:
    rng = np.random.default_rng(seed)
    network = fresh_network(seats, rng)
    adam = Adam(network)
    for number in range(rounds):
        began = time.perf_counter()
        share = 1.0 if number < rounds // 6 else OUTCOME_SHARE
        rate = 2e-3 if number < rounds // 2 else 5e-4 if number < rounds * 4 // 5 else 1e-4
        lessons = self_play(network, seats, games, rng, share)
        played = time.perf_counter()
        loss = learn(network, lessons, adam, rate, rng)
        print(number, lessons.features.shape[1], f"{loss:.4f}", f"{played-began:.1f}s {time.perf_counter()-played:.1f}s", flush=True)
    stored = dict(np.load(into)) if into.exists() else {}
    stored.update({f"{seats}_{name}": part for name, part in zip(Network._fields, network, strict=True)})
    np.savez(into, **stored)


if __name__ == "__main__":
    typer.run(main)
