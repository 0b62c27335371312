"""Runs bots in other processes, so that a long thought does not block the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Any, Protocol, TypeAlias

import msgspec
import structlog

from rumpus.bots.pauses import unskilled_pause_ms
from rumpus.bots.thinking import think
from rumpus.engine import Dice, Prompt
from rumpus.games import GAMES, AnyGame
from rumpus.guests import GameFailed, join_from_environment
from rumpus.tables.turns import Turns

logger = structlog.get_logger()

TIME_LIMIT_MS = 400


class Thought(msgspec.Struct, frozen=True):
    """An answer of a bot, and its pause."""

    prompt: str
    action: bytes
    after_ms: int


class Thinker(Protocol):
    def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Coroutine[Any, Any, Thought | None]:
        """The answer of a bot; None if it waits. Owners take turns if there are more thoughts than places."""

    async def renew(self) -> None:
        """The rules of a game were replaced: think by the new ones from now on."""

    def stop(self) -> None: ...


class NoThought(Exception):
    """Nobody could think: a random answer has to do."""


Question: TypeAlias = tuple[str, bytes, int, str, bytes, tuple[Prompt, ...], bytes, int]
"""The arguments of `bots.thinking.think`."""


class OtherProcesses(ABC):
    """Thinks in other processes."""

    async def think(
        self, game: AnyGame, level: str, view: Any, prompts: tuple[Prompt, ...], owner: str
    ) -> Thought | None:
        if game.facts.name not in GAMES or level == "random":
            return quick_thought(game, view, prompts)
        question: Question = (
            game.facts.name,
            msgspec.json.encode(game.options),
            game.seats,
            level,
            msgspec.json.encode(view),
            prompts,
            secrets.token_bytes(16),
            TIME_LIMIT_MS,
        )
        try:
            return await self.answer(question, owner)
        except NoThought:
            return quick_thought(game, view, prompts)

    @abstractmethod
    async def answer(self, question: Question, owner: str) -> Thought | None:
        """Raises NoThought."""


class PoolThinker(OtherProcesses):
    """A pool of processes, started with the first thought."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._turns = Turns(self._workers)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: Question, owner: str) -> Thought | None:
        try:
            async with self._turns.place(owner):
                thought = await asyncio.wrap_future(self._submit(think, *question))
        except BrokenProcessPool:
            logger.exception("bots.pool_broken")
            self._pool = None
            raise NoThought from None
        except GameFailed:
            # The worker's own bot met a mistake of a brought game; it was logged there.
            raise NoThought from None
        return None if thought is None else Thought(*thought)

    def _submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        if self._pool is None:
            # Spawned, because a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin_worker)
        # Ctrl+C in a terminal also reaches the workers, but the server decides when they end. Workers inherit the
        # signals blocked here; for the server itself Ctrl+C is only delayed for a moment. The resource tracker unblocks
        # signals when it starts, so it is started before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self._pool.submit(function, *arguments)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    async def renew(self) -> None:
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _begin_worker() -> None:
    join_from_environment(is_guarded=True)
    _end_with_server()


def _end_with_server() -> None:
    """In a worker: exit when the server has ended, even if it was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait_for_end() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait_for_end, name="end with the server", daemon=True).start()


def quick_thought(game: AnyGame, view: Any, prompts: tuple[Prompt, ...]) -> Thought | None:
    """A random legal answer, without a pause (G-AWAY-R1: used if there is no bot)."""
    awaited = [prompt for prompt in prompts if prompt.awaited]
    if not awaited:
        return None
    dice = Dice(secrets.token_bytes(16))
    prompt = dice.pick(awaited)
    action = msgspec.json.encode(game.sample_action(view, prompt, dice))
    return Thought(prompt.id, action, unskilled_pause_ms(game.quickest_ms(prompt), dice))
