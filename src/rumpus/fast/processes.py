"""A lane whose games are played by several processes: worth it where the rules are slow."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rumpus.fast.lane import Lane, Mask, Played, Stepped, read_seeds, read_tokens
from rumpus.fast.scalar import ScalarLane
from rumpus.games import AnyGame
from rumpus.sights import sight_of
from rumpus.sights.sight import Row
from rumpus.token_game import ForbiddenToken

OpenGame = Callable[[], AnyGame]
"""Makes the same game in another process, so it has to be picklable."""


class ProcessLane(Lane):
    """The games of a lane, shared out among processes. They give the same games as one process does. Close it, or use
    it as a context."""

    def __init__(
        self,
        game: AnyGame,
        open_game: OpenGame,
        batch: int,
        *,
        processes: int,
        tick_ms: int = 0,
        restarts: bool = True,
    ) -> None:
        super().__init__(game, batch, tick_ms=tick_ms, restarts=restarts)
        if not 1 <= processes <= batch:
            raise ValueError(f"{batch} games are shared out among 1 to {batch} processes, not {processes}.")
        self._open_game, self._processes = open_game, processes
        self._size = sight_of(self.game).size + self.tokens
        # Threads of compiled code and of frameworks do not survive a fork.
        context = multiprocessing.get_context("spawn")
        self._workers: list[Any] = []
        self._pipes: list[Connection] = []
        self._parts: list[slice] = []
        edges = [batch * number // processes for number in range(processes + 1)]
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(theirs, open_game, last - first, tick_ms, restarts), daemon=True
            )
            worker.start()
            theirs.close()
            self._workers.append(worker)
            self._pipes.append(ours)
            self._parts.append(slice(first, last))

    @property
    def size(self) -> int:
        return self._size

    @property
    def asked(self) -> NDArray[np.int64]:
        return np.concatenate(self._tell("asked"))

    def reset(self, seeds: ArrayLike) -> None:
        known = read_seeds(seeds, self.batch)
        self._tell("reset", [(known[part],) for part in self._parts])

    def load(self, states: Sequence[Any] | NDArray[Any], seeds: ArrayLike, at_ms: int = 0) -> None:
        known = read_seeds(seeds, self.batch)
        self._tell("load", [(states[part], known[part], at_ms) for part in self._parts])

    def step(self, tokens: ArrayLike) -> Stepped:
        said = read_tokens(tokens, self.batch)
        # Nothing may happen anywhere if a token is forbidden somewhere.
        is_choice = self.mask()[np.arange(self.batch), np.clip(said, 0, self.tokens - 1)]
        wrong = np.flatnonzero(self.running() & ~(is_choice & (said >= 0) & (said < self.tokens)))
        if len(wrong):
            raise ForbiddenToken(self.game, int(self.asked[wrong[0]]), int(said[wrong[0]]), None)
        done = self._tell("step", [(said[part],) for part in self._parts])
        return Stepped(np.concatenate([each.rewards for each in done]), np.concatenate([each.over for each in done]))

    def mask(self, out: Mask | None = None) -> Mask:
        return np.concatenate(self._tell("mask"), out=out)

    def observe(self, out: Row | None = None) -> Row:
        return np.concatenate(self._tell("observe"), out=out)

    def states(self) -> list[Any]:
        return [state for part in self._tell("states") for state in part]

    def fresh(self, batch: int, *, restarts: bool) -> Lane:
        return ProcessLane(
            self.game,
            self._open_game,
            batch,
            processes=min(batch, self._processes),
            tick_ms=self.tick_ms,
            restarts=restarts,
        )

    def play(self, seeds: ArrayLike, policy: Any = None) -> Played:
        if policy is not None:
            return super().play(seeds, policy)
        parts = np.array_split(read_seeds(seeds), self._processes)
        return _joined(self._tell("play", [(part,) for part in parts]))

    def play_out(self, states: Sequence[Any] | NDArray[Any], policy: Any, seeds: ArrayLike, at_ms: int = 0) -> Played:
        if policy is not None:
            return super().play_out(states, policy, seeds, at_ms)
        parts = np.array_split(np.arange(len(states)), self._processes)
        known = read_seeds(seeds, len(states))
        return _joined(
            self._tell("play_out", [([states[n] for n in part], None, known[part], at_ms) for part in parts])
        )

    def running(self) -> Mask:
        return np.concatenate(self._tell("running"))

    def results(self) -> Played:
        return _joined(self._tell("results"))

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> ProcessLane:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _tell(self, name: str, arguments: list[tuple[Any, ...]] | None = None) -> list[Any]:
        """Let all processes do it at the same time. Raises what one of them has raised."""
        for pipe, given in zip(self._pipes, arguments or [()] * len(self._pipes), strict=True):
            pipe.send((name, given))
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _joined(parts: list[Played]) -> Played:
    filled = [part for part in parts if len(part.decisions)]
    return Played(*(np.concatenate(arrays) for arrays in zip(*filled, strict=True)))


def _work(pipe: Connection, open_game: OpenGame, batch: int, tick_ms: int, restarts: bool) -> None:
    lane = ScalarLane(open_game(), batch, tick_ms=tick_ms, restarts=restarts)
    while True:
        try:
            name, arguments = pipe.recv()
        except EOFError:
            return
        try:
            found = getattr(lane, name)
            pipe.send(found(*arguments) if callable(found) else found)
        except Exception as error:  # noqa: BLE001 - the process that asked raises it
            pipe.send(error)
