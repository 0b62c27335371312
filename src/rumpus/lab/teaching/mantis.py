"""Trains the network of the best Mantis bot by self-play: `python -m rumpus.lab.teaching.mantis --seats 4`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from rumpus.bots.mantis.tree import Positions, chances_of, chances_of_children, children_of
from rumpus.bots.mantis.worth import Floats, Network, features_of
from rumpus.games.mantis.model import BACKS, CARDS_A_COLOUR, COLOURS, DEALT, DECK, FRONTS
from rumpus.lab.teaching.network import Learner, Lessons, fresh_network

EXPLORED = 0.06
"""The share of random choices, so that the network also learns the cost of mistakes."""
OUTCOME_SHARE = 0.3
"""The weight of the final outcome in a target; the rest is the network's own estimate one turn later."""

_BACKS = np.array(BACKS)
_FRONTS = np.array(FRONTS)


class SelfPlay:
    """Games played side by side; every seat takes the best choice of the network, one step ahead.

    A finished game leaves the batch; `_games` lists the others.
    """

    def __init__(self, network: Network, seats: int, games: int, rng: np.random.Generator) -> None:
        self._network = network
        self._seats = seats
        self._rng = rng
        cards = rng.permuted(np.tile(np.arange(len(DECK)), (games, 1)), axis=1)
        dealt = _FRONTS[cards[:, : DEALT * seats]].reshape(games, seats, DEALT)
        self._tanks = (dealt[..., None] == np.arange(len(COLOURS))).sum(axis=2).transpose(2, 1, 0).astype(np.int8)
        self._piles = np.zeros((seats, games), np.int8)
        self._decks = cards[:, DEALT * seats :]
        self._dealt = self._tanks.sum(axis=1).astype(np.float32)
        self._unseen = np.full((len(COLOURS), games), CARDS_A_COLOUR, np.float32)
        self._games = np.arange(games)
        self._movers = np.zeros(games, np.int64)
        self._shares = np.zeros((games, seats), np.float32)
        self._features: list[Floats] = []
        self._foreseen: list[Floats] = []
        self._seen_in: list[tuple[NDArray[Any], NDArray[Any]]] = []

    def lessons(self, outcome_share: float) -> Lessons:
        """Play all games to their end; returns a training example for every position."""
        for turn in range(self._decks.shape[1]):
            self._play(turn)
        games, movers = (np.concatenate(each) for each in zip(*self._seen_in, strict=True))
        seats_of_places = (movers[:, None] + np.arange(self._seats)) % self._seats
        outcomes = self._shares[games[:, None], seats_of_places].T
        chances = outcome_share * outcomes + (1 - outcome_share) * np.concatenate(self._foreseen, axis=1)
        return Lessons(np.concatenate(self._features, axis=1), chances.astype(np.float32))

    def _play(self, turn: int) -> None:
        batch = len(self._games)
        if not batch:
            return
        lanes = np.arange(batch)
        level = Positions(self._tanks, self._piles, self._decks.shape[1] - turn)
        children = children_of(level)
        following = chances_of(children.level, 0, np.empty(0, np.float32), self._network)
        chances = chances_of_children(children, following).reshape(self._seats, self._seats, len(COLOURS), batch)
        cards = self._decks[self._games, turn]
        backs = _BACKS[cards].T
        odds = np.maximum(((self._unseen - self._dealt) / np.maximum(self._unseen, 1))[backs, lanes], 0.01)
        expected = (chances[:, :, backs, lanes] * (odds / odds.sum(axis=0))).sum(axis=2)
        into = expected[0].argmax(axis=0)
        self._features.append(features_of(*level))
        self._foreseen.append(expected[:, into, lanes])
        self._seen_in.append((self._games, self._movers))

        into = np.where(self._rng.random(batch) < EXPLORED, self._rng.integers(self._seats, size=batch), into)
        colours = _FRONTS[cards]
        self._unseen[colours, lanes] -= 1
        turned = children.only(((into * len(COLOURS) + colours) * batch + lanes).tolist())
        over = turned.won | (turned.level.left == 0)
        ended = chances_of_children(turned, chances_of(turned.level, 0, np.empty(0, np.float32), self._network))
        for place in range(self._seats):
            self._shares[self._games[over], (self._movers[over] + place) % self._seats] = ended[place, over]
        moves_on = np.ones(batch, np.bool_) if turned.again is None else ~turned.again
        self._movers = ((self._movers + moves_on) % self._seats)[~over]
        self._games = self._games[~over]
        self._tanks, self._piles = turned.level.tanks[:, :, ~over], turned.level.piles[:, ~over]
        self._dealt, self._unseen = self._dealt[:, ~over], self._unseen[:, ~over]


def teach(seats: int, rounds: int, games: int, seed: int) -> Network:
    """A network trained by `rounds` times `games` games against itself."""
    rng = np.random.default_rng(seed)
    network = fresh_network(seats, rng)
    learner = Learner(network)
    for number in range(rounds):
        done = number / rounds
        # At first its own estimates are worthless, so only outcomes count.
        lessons = SelfPlay(network, seats, games, rng).lessons(1.0 if done < 1 / 6 else OUTCOME_SHARE)
        loss = learner.learn(lessons, 2e-3 if done < 0.5 else 5e-4 if done < 0.8 else 1e-4, rng)
        print(f"{seats} seats, round {number + 1} of {rounds}: {lessons.chances.shape[1]:,} positions, loss {loss:.4f}")
    return network


def main(
    seats: Annotated[int, typer.Option(help="Which network to teach.")],
    into: Annotated[Path, typer.Option(help="The file to put it in, beside the networks already there.")],
    rounds: Annotated[int, typer.Option(help="How often to play and learn.")] = 200,
    games: Annotated[int, typer.Option(help="How many games a round.")] = 3000,
    seed: Annotated[int, typer.Option(help="The same seed teaches the same.")] = 1,
) -> None:
    """Teach one network."""
    network = teach(seats, rounds, games, seed)
    stored: dict[str, Any] = dict(np.load(into)) if into.exists() else {}
    stored |= {f"{seats}_{name}": part for name, part in zip(Network._fields, network, strict=True)}
    np.savez(into, **stored)


if __name__ == "__main__":
    typer.run(main)
