"""A lane: many games side by side, as a vector environment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rumpus.fast.dice import CHOICES, LaneDice
from rumpus.games import AnyGame
from rumpus.sights.sight import Row

Mask: TypeAlias = NDArray[np.bool_]
Seeds: TypeAlias = NDArray[np.uint64]
Tokens: TypeAlias = NDArray[np.int64]


class Stepped(NamedTuple):
    """What a step has brought. The arrays are used again by the next step."""

    rewards: Row
    """By game and seat: at the end of a game one for the winners together, minus one for the others together."""
    over: Mask
    """By game: whether it has ended in this step."""


class Played(NamedTuple):
    """How whole games have ended."""

    places: NDArray[np.int64]
    """By game and seat: the final rank, 1 is best; ties share a rank."""
    points: NDArray[np.int64]
    """By game and seat."""
    decisions: NDArray[np.int64]
    """By game: the number of tokens that were said."""

    @property
    def rewards(self) -> Row:
        return rewards_of(self.places)

    @property
    def shares(self) -> NDArray[np.float64]:
        """By game and seat: the share of the win; a shared win is split."""
        won = self.places == 1
        shares: NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares


class Lane(ABC):
    """So many games of one kind, which are played token by token.

    In each game one seat is asked at a time: whoever has begun an answer, otherwise those whom the game waits for take
    turns. A game that ends is followed by another one at once, with dice that go on, unless `restarts` is false: then
    it stays as it is, and whatever is said to it counts for nothing.
    """

    def __init__(self, game: AnyGame, batch: int, *, tick_ms: int = 0, restarts: bool = True) -> None:
        if batch < 1:
            raise ValueError(f"A lane has at least one game, not {batch}.")
        self.game = game
        self.batch = batch
        self.tick_ms = tick_ms
        """The time of each answer; a game without real time needs none."""
        self.restarts = restarts
        self.tokens = len(game.tokens)

    @property
    @abstractmethod
    def size(self) -> int:
        """The length of an observation: the sight of the game, then how often each token was said in the answer that
        the seat has begun."""

    @property
    @abstractmethod
    def asked(self) -> NDArray[np.int64]:
        """By game: the seat that is asked now."""

    @abstractmethod
    def reset(self, seeds: ArrayLike) -> None:
        """Begin all games anew, each with a seed of its own."""

    @abstractmethod
    def step(self, tokens: ArrayLike) -> Stepped:
        """Say a token in each game. Raises ForbiddenToken if one of them is none of the choices; then nothing has
        happened in any game."""

    @abstractmethod
    def mask(self, out: Mask | None = None) -> Mask:
        """By game: the tokens that the seat that is asked may say."""

    @abstractmethod
    def observe(self, out: Row | None = None) -> Row:
        """By game: what the seat that is asked sees."""

    @abstractmethod
    def states(self) -> list[Any]:
        """The states of all games, as the rules have them."""

    @abstractmethod
    def load(self, states: Sequence[Any] | NDArray[Any], seeds: ArrayLike, at_ms: int = 0) -> None:
        """Go on with these states, one a game, at that game time."""

    @abstractmethod
    def fresh(self, batch: int, *, restarts: bool) -> Lane:
        """A lane of the same kind, with so many games."""

    def play(self, seeds: ArrayLike, policy: Policy | None = None) -> Played:
        """Play a whole game with each of these seeds. Without a policy everybody chooses at random."""
        known = read_seeds(seeds)
        lane = self.fresh(len(known), restarts=False)
        lane.reset(known)
        return _play_on(lane, known, policy)

    def play_out(
        self, states: Sequence[Any] | NDArray[Any], policy: Policy | None, seeds: ArrayLike, at_ms: int = 0
    ) -> Played:
        """Play on from each of these states to the end, with the dice of these seeds. Without a policy everybody
        chooses at random. A game that is played in real time needs to know the game time of the states."""
        known = read_seeds(seeds, len(states))
        lane = self.fresh(len(states), restarts=False)
        lane.load(states, known, at_ms)
        return _play_on(lane, known, policy)

    @abstractmethod
    def results(self) -> Played:
        """How the games have ended. All of them must be over, which only happens without restarts."""

    @abstractmethod
    def running(self) -> Mask:
        """By game: whether it goes on."""


Policy: TypeAlias = Callable[[Lane], ArrayLike]
"""Chooses a token for each game of a lane, from its `mask` and what it can `observe`."""


class RandomTokens:
    """A policy: each of the choices has the same chance. Compiled games roll the same for it, game by game."""

    def __init__(self, seeds: Seeds) -> None:
        self._dice = [LaneDice(seed ^ CHOICES) for seed in seeds.tolist()]

    def __call__(self, lane: Lane) -> Tokens:
        chosen = np.zeros(lane.batch, np.int64)
        for number, row in enumerate(lane.mask()):
            choices = np.flatnonzero(row)
            if len(choices):
                chosen[number] = choices[self._dice[number].below(len(choices))]
        return chosen


def _play_on(lane: Lane, seeds: Seeds, policy: Policy | None) -> Played:
    choose = RandomTokens(seeds) if policy is None else policy
    decisions = np.zeros(lane.batch, np.int64)
    while (running := lane.running()).any():
        decisions += running
        lane.step(choose(lane))
    return lane.results()._replace(decisions=decisions)


def rewards_of(places: NDArray[np.int64]) -> Row:
    """By game and seat: one for the winners together, minus one for the others together; nothing if all win."""
    seats = places.shape[1]
    won = places == 1
    winners = won.sum(axis=1, keepdims=True)
    losers = seats - winners
    shared = np.where(won, 1 / np.maximum(1, winners), -1 / np.maximum(1, losers))
    return np.where((winners == 0) | (losers == 0), 0, shared).astype(np.float32)


def read_seeds(seeds: ArrayLike, count: int | None = None) -> Seeds:
    """Seeds as 64-bit numbers. Raises ValueError if there are too many or too few."""
    known = np.asarray(seeds)
    if known.dtype.kind not in "iu" or known.ndim != 1:
        raise ValueError("Seeds are whole numbers, one for each game.")
    if count is not None and len(known) != count:
        raise ValueError(f"There are {count} games, and seeds for {len(known)}.")
    return known.astype(np.uint64)


def read_tokens(tokens: ArrayLike, count: int) -> Tokens:
    """Tokens as numbers, one a game. Raises ValueError if they are something else."""
    said = np.asarray(tokens)
    if said.dtype.kind not in "iu" or said.shape != (count,):
        raise ValueError(f"There are {count} games: say one token in each.")
    return np.ascontiguousarray(said, np.int64)
