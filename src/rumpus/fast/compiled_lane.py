"""A lane whose games are rows of an array, played by compiled loops."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from rumpus.fast.dice import CHOICES
from rumpus.fast.lane import Lane, Mask, Played, Policy, Seeds, Stepped, Tokens, read_seeds, read_tokens
from rumpus.fast.rolls import Streams
from rumpus.games import AnyGame
from rumpus.sights import sight_of
from rumpus.sights.sight import Row
from rumpus.token_game import ForbiddenToken, TokenGame

Rows: TypeAlias = NDArray[Any]
Ranks: TypeAlias = NDArray[np.int64]


class Loops(Protocol):
    """The module of a game with its compiled loops. `rules` is what they have to know of seats and options."""

    def begin(self, rows: Rows, rules: Any, dice: Streams) -> None: ...
    def go_on(self, rows: Rows, rules: Any, dice: Streams) -> None: ...
    def ask(self, rows: Rows, rules: Any, asked: Tokens) -> None: ...
    def first_forbidden(self, rows: Rows, rules: Any, tokens: Tokens) -> int: ...
    def step(
        self, rows: Rows, rules: Any, dice: Streams, tokens: Tokens, restarts: bool, rewards: Row, over: Mask
    ) -> None: ...
    def mask(self, rows: Rows, rules: Any, out: Mask) -> None: ...
    def observe(self, rows: Rows, rules: Any, out: Row) -> None: ...
    def running(self, rows: Rows, out: Mask) -> None: ...
    def results(self, rows: Rows, rules: Any, places: Ranks, points: Ranks) -> None: ...
    def play_out(
        self,
        rows: Rows,
        rules: Any,
        dice: Streams,
        choices: Streams,
        places: Ranks,
        points: Ranks,
        decisions: Tokens,
    ) -> None: ...
    def play(self, rules: Any, seeds: Seeds, places: Ranks, points: Ranks, decisions: Tokens) -> None: ...


class CompiledLane(Lane):
    loops: ClassVar[Loops]
    kind: ClassVar[DTypeLike]
    """The type of its numbers."""

    def __init__(self, game: AnyGame, batch: int, *, tick_ms: int = 0, restarts: bool = True) -> None:
        super().__init__(game, batch, tick_ms=tick_ms, restarts=restarts)
        self.rules = self.rules_of(game, tick_ms)
        self.rows = np.zeros((batch, self.width), self.kind)
        """The states, one a row. A copy of them can be played out any time."""
        self._dice = np.zeros(batch, np.uint64)
        self._asked = np.zeros(batch, np.int64)
        self._rewards = np.zeros((batch, game.seats), np.float32)
        self._over = np.zeros(batch, np.bool_)
        self._size = sight_of(game).size + self.tokens

    @classmethod
    @abstractmethod
    def can_play(cls, game: AnyGame) -> bool:
        """Whether the loops know all the options of this game."""

    @abstractmethod
    def rules_of(self, game: AnyGame, tick_ms: int) -> Any:
        """What the loops have to know of a game."""

    @abstractmethod
    def write_state(self, state: Any, row: Rows, at_ms: int) -> None:
        """A state of the rules as a row."""

    @abstractmethod
    def read_state(self, row: Rows) -> Any:
        """A row as a state of the rules."""

    @property
    @abstractmethod
    def width(self) -> int:
        """The length of a row."""

    @property
    def size(self) -> int:
        return self._size

    @property
    def asked(self) -> NDArray[np.int64]:
        self.loops.ask(self.rows, self.rules, self._asked)
        return self._asked

    def reset(self, seeds: ArrayLike) -> None:
        self._dice[:] = read_seeds(seeds, self.batch)
        self.loops.begin(self.rows, self.rules, self._dice)

    def step(self, tokens: ArrayLike) -> Stepped:
        said = read_tokens(tokens, self.batch)
        wrong = self.loops.first_forbidden(self.rows, self.rules, said)
        if wrong >= 0:
            raise self._forbidden(wrong, int(said[wrong]))
        self.loops.step(self.rows, self.rules, self._dice, said, self.restarts, self._rewards, self._over)
        return Stepped(self._rewards, self._over)

    def _forbidden(self, number: int, token: int) -> ForbiddenToken:
        seat = int(self.asked[number])
        prompt = TokenGame(self.game).asked_in(self.read_state(self.rows[number]), seat, ()).prompt
        return ForbiddenToken(self.game, seat, token, prompt)

    def mask(self, out: Mask | None = None) -> Mask:
        rows = np.empty((self.batch, self.tokens), np.bool_) if out is None else out
        self.loops.mask(self.rows, self.rules, rows)
        return rows

    def observe(self, out: Row | None = None) -> Row:
        rows = np.empty((self.batch, self.size), np.float32) if out is None else out
        if rows.shape != (self.batch, self.size) or rows.dtype != np.float32:
            raise ValueError(f"Observations need {self.batch} rows of {self.size} numbers (float32).")
        self.loops.observe(self.rows, self.rules, rows)
        return rows

    def states(self) -> list[Any]:
        return [self.read_state(row) for row in self.rows]

    def load(self, states: Sequence[Any] | Rows, seeds: ArrayLike, at_ms: int = 0) -> None:
        self._dice[:] = read_seeds(seeds, self.batch)
        self.rows[:] = self.packed(states, at_ms)
        self.loops.go_on(self.rows, self.rules, self._dice)

    def packed(self, states: Sequence[Any] | Rows, at_ms: int = 0) -> Rows:
        """States of the rules as rows, which are not unpacked again when they are played out."""
        if isinstance(states, np.ndarray):
            if states.ndim != 2 or states.shape[1] != self.width or states.dtype != self.kind:
                raise ValueError(f"Packed states are rows of {self.width} numbers ({np.dtype(self.kind)}).")
            return states
        rows = np.zeros((len(states), self.width), self.kind)
        for row, state in zip(rows, states, strict=True):
            self.write_state(state, row, at_ms)
        return rows

    def fresh(self, batch: int, *, restarts: bool) -> CompiledLane:
        return type(self)(self.game, batch, tick_ms=self.tick_ms, restarts=restarts)

    def play(self, seeds: ArrayLike, policy: Policy | None = None) -> Played:
        if policy is not None:
            return super().play(seeds, policy)
        known = read_seeds(seeds)
        played = self._unplayed(len(known))
        self.loops.play(self.rules, known, *played)
        return played

    def play_out(self, states: Sequence[Any] | Rows, policy: Policy | None, seeds: ArrayLike, at_ms: int = 0) -> Played:
        if policy is not None:
            return super().play_out(states, policy, seeds, at_ms)
        dice = read_seeds(seeds, len(states))
        rows = self.packed(states, at_ms)
        played = self._unplayed(len(rows))
        # The rows that were given are somebody else's.
        rows = rows.copy() if rows is states else rows
        chosen = dice ^ np.uint64(CHOICES)
        self.loops.go_on(rows, self.rules, dice)
        self.loops.play_out(rows, self.rules, dice, chosen, *played)
        return played

    def _unplayed(self, games: int) -> Played:
        shape = (games, self.game.seats)
        return Played(np.empty(shape, np.int64), np.empty(shape, np.int64), np.zeros(games, np.int64))

    def running(self) -> Mask:
        going = np.empty(self.batch, np.bool_)
        self.loops.running(self.rows, going)
        return going

    def results(self) -> Played:
        if self.running().any():
            raise ValueError("Some games are not over yet.")
        played = self._unplayed(self.batch)
        self.loops.results(self.rows, self.rules, played.places, played.points)
        return played
