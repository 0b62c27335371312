"""Asks a good bot what it would do in somebody's place, for the coach at their side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from rumpus.bots.coaching import LEVEL
from rumpus.tables.heart.play import Play
from rumpus.tables.thinking import Thinker, Thought, quick_thought

logger = structlog.get_logger()

Told = Callable[[Thought | None], None]


class Counsel:
    """The thoughts that people at one table wait for: at most one for each page."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._pending: dict[str, asyncio.Task[Thought | None]] = {}

    def is_asked(self, stream: str) -> bool:
        """Whether a page waits for an answer."""
        return stream in self._pending

    def ask(self, stream: str, play: Play, seat: int, tell: Told) -> None:
        """Think for a seat, from its view alone, and call back."""
        view = play.game.view(play.state, seat)
        prompts = tuple(prompt for prompt in play.asked.prompts[seat] if prompt.kind not in play.game.conceding)
        thinking = self._thinker.think(play.game, LEVEL, view, prompts, play.id)
        task = self._pending[stream] = asyncio.get_running_loop().create_task(thinking)

        def done(task: asyncio.Task[Thought | None]) -> None:
            self._pending.pop(stream, None)
            if task.cancelled():
                return
            error = task.exception()
            if error is not None:
                logger.error("coach.failed", game=play.game.facts.name, error=repr(error), exc_info=error)
            tell(task.result() if error is None else quick_thought(play.game, view, prompts))

        task.add_done_callback(partial(done))

    def drop_all(self) -> None:
        for task in list(self._pending.values()):
            task.cancel()
