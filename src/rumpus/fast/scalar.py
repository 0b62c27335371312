"""A lane of games that the rules themselves play, one after the other: for every game, and the judge of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rumpus.engine import Applied, Entry, Moment, Run, Step
from rumpus.fast.dice import LaneDice
from rumpus.fast.lane import Lane, Mask, Played, Stepped, read_seeds, read_tokens
from rumpus.games import AnyGame
from rumpus.sights.sight import Row
from rumpus.token_game import ForbiddenToken, TokenGame


class LaneRun(Run[Any, Any, Any]):
    """A run whose dice go on from entry to entry. It keeps no log."""

    __slots__ = ("dice",)

    def __init__(self, game: AnyGame, dice: LaneDice) -> None:
        super().__init__(game, b"")
        self.dice = dice

    def start(self) -> Step[Any, Any]:
        step = self.game.new(Moment(0, self.dice))
        self.state = step.state
        return step

    def act(self, seat: int | None, action: Any, at_ms: int, by: str = "person") -> Applied[Any, Any]:
        at_ms = max(at_ms, self.at_ms)
        step = self.game.apply(self.state, seat, action, Moment(at_ms, self.dice))
        self.state, self.at_ms = step.state, at_ms
        self.number += 1
        return Applied(Entry(self.number, at_ms, seat, by, action), step)


class ScalarLane(Lane):
    def __init__(self, game: AnyGame, batch: int, *, tick_ms: int = 0, restarts: bool = True) -> None:
        super().__init__(game, batch, tick_ms=tick_ms, restarts=restarts)
        self.games = [TokenGame(game, tick_ms) for _ in range(batch)]
        self._rewards = np.zeros((batch, game.seats), np.float32)
        self._over = np.zeros(batch, np.bool_)
        self._seat = np.zeros(batch, np.int64)

    @property
    def size(self) -> int:
        return self.games[0].size

    @property
    def asked(self) -> NDArray[np.int64]:
        return self._seat

    def reset(self, seeds: ArrayLike) -> None:
        for number, seed in enumerate(read_seeds(seeds, self.batch).tolist()):
            self.games[number].begin(LaneRun(self.game, LaneDice(seed)))
            self._ask(number)

    def load(self, states: Sequence[Any] | NDArray[Any], seeds: ArrayLike, at_ms: int = 0) -> None:
        known = read_seeds(seeds, self.batch).tolist()
        for number, (state, seed) in enumerate(zip(states, known, strict=True)):
            run = LaneRun(self.game, LaneDice(seed))
            run.state, run.at_ms = state, at_ms
            self.games[number].go_on(run)
            self._ask(number)

    def step(self, tokens: ArrayLike) -> Stepped:
        said = read_tokens(tokens, self.batch).tolist()
        for number, (game, token) in enumerate(zip(self.games, said, strict=True)):
            if game.outcome is None:
                asked = game.asked(int(self._seat[number]))
                if token not in asked.choices:
                    raise ForbiddenToken(self.game, int(self._seat[number]), token, asked.prompt)
        self._rewards[:] = 0
        self._over[:] = False
        for number, (game, token) in enumerate(zip(self.games, said, strict=True)):
            if game.outcome is None:
                game.say(int(self._seat[number]), token)
                self._settle(number)
        return Stepped(self._rewards, self._over)

    def _settle(self, number: int) -> None:
        game = self.games[number]
        if game.outcome is not None:
            self._rewards[number] = game.rewards()
            self._over[number] = True
            if self.restarts:
                assert isinstance(game.run, LaneRun)
                game.begin(LaneRun(self.game, game.run.dice))
        self._ask(number)

    def _ask(self, number: int) -> None:
        game = self.games[number]
        if game.outcome is None:
            self._seat[number] = game.next_seat()

    def mask(self, out: Mask | None = None) -> Mask:
        rows = np.zeros((self.batch, self.tokens), np.bool_) if out is None else out
        rows[:] = False
        for number, game in enumerate(self.games):
            if game.outcome is None:
                rows[number, list(game.asked(int(self._seat[number])).choices)] = True
        return rows

    def observe(self, out: Row | None = None) -> Row:
        rows = np.zeros((self.batch, self.size), np.float32) if out is None else out
        rows[:] = 0
        for number, game in enumerate(self.games):
            game.observe(int(self._seat[number]), rows[number])
        return rows

    def states(self) -> list[Any]:
        return [game.run.state for game in self.games]

    def fresh(self, batch: int, *, restarts: bool) -> ScalarLane:
        return ScalarLane(self.game, batch, tick_ms=self.tick_ms, restarts=restarts)

    def running(self) -> Mask:
        return np.array([game.outcome is None for game in self.games])

    def results(self) -> Played:
        ended = [game.outcome for game in self.games if game.outcome is not None]
        if len(ended) < self.batch:
            raise ValueError("Some games are not over yet.")
        return Played(
            np.array([outcome.places for outcome in ended]),
            np.array([outcome.points for outcome in ended]),
            np.zeros(self.batch, np.int64),
        )
