"""Deputies: bots in their own seats, stand-ins for people who are gone, and bots that answer when time is up.

G-AWAY-R1: a stand-in plays until the player is back; thoughts that are no longer needed are dropped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import structlog

from rumpus.engine import Prompt, View
from rumpus.engine.first_game import Rehearsed
from rumpus.tables.heart.absence import Deputy
from rumpus.tables.heart.play import Play
from rumpus.tables.thinking import Thinker, Thought, quick_thought

logger = structlog.get_logger()

LINE_MS = 3500
"""The pause before a move of a script about which the coach says something: time to read fifteen words."""
SILENT_LINE_MS = 700


class _Pending:
    __slots__ = ("began", "by", "due", "key", "seen", "task", "thought")

    def __init__(self, key: tuple[str, ...], by: str, seen: int) -> None:
        self.key = key
        self.by = by
        self.seen = seen
        self.began = asyncio.get_running_loop().time()
        self.thought: Thought | None = None
        self.due: float | None = None
        self.task: asyncio.Task[Thought | None] | None = None


class Deputies:
    """The thoughts of all deputies at one table."""

    def __init__(self, thinker: Thinker, *, pace: float, wake: Callable[[], None]) -> None:
        self._thinker = thinker
        self._pace = pace
        self._wake = wake
        self._pending: dict[int, _Pending] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._pending)

    def consider(self, play: Play | None, wanted: dict[int, Deputy]) -> None:
        """Begin to think for every seat that needs a deputy and has a prompt; drop thoughts that are not needed."""
        for seat in [seat for seat in self._pending if seat not in wanted]:
            self._drop(seat)
        if play is None:
            return
        for seat, deputy in wanted.items():
            prompts = play.asked.prompts[seat]
            if deputy.by != "bot":
                prompts = tuple(prompt for prompt in prompts if prompt.kind not in play.game.conceding)
            line = "" if deputy.line is None else f"line {deputy.line.cue}"
            key = (play.id, line, *(prompt.id for prompt in prompts))
            pending = self._pending.get(seat)
            if pending is not None:
                settled = pending.thought is None and pending.task is None and pending.seen == play.run.number
                if pending.key == key and pending.by == deputy.by and (pending.task or pending.thought or settled):
                    continue
                self._drop(seat)
            if not prompts:
                continue
            pending = self._pending[seat] = _Pending(key, deputy.by, play.run.number)
            view = play.game.view(play.state, seat)
            thinking = (
                self._thinker.think(play.game, deputy.level, view, prompts, play.id)
                if deputy.line is None
                else _spoken(deputy.line, prompts)
            )
            pending.task = asyncio.get_running_loop().create_task(thinking)
            pending.task.add_done_callback(partial(self._thought_of, play, view, prompts, pending))

    def _thought_of(
        self,
        play: Play,
        view: View[Any, Any],
        prompts: tuple[Prompt, ...],
        pending: _Pending,
        task: asyncio.Task[Thought | None],
    ) -> None:
        if task.cancelled():
            return
        pending.task = None
        if (error := task.exception()) is not None:
            # The table must go on even if the bot fails.
            logger.error("bot.failed", game=play.game.facts.name, error=repr(error), exc_info=error)
            pending.thought = quick_thought(play.game, view, prompts)
        else:
            pending.thought = task.result()
        if pending.thought is not None:
            # A player whose time is up has kept the table waiting long enough.
            quickest_ms = max(
                (play.game.quickest_ms(prompt) for prompt in prompts if prompt.id == pending.thought.prompt), default=0
            )
            wait_ms = max(quickest_ms, pending.thought.after_ms)
            wait_s = 0.0 if pending.by == "timer" else wait_ms * self._pace / 1000
            # Counted from the start of thinking, so that the time of the answer does not depend on its length.
            pending.due = pending.began + wait_s
        self._wake()

    def due(self, now: float) -> Iterator[tuple[int, str, Thought, int]]:
        """The thoughts that are due, each once, with the number of the last entry that they were based on."""
        for seat, pending in list(self._pending.items()):
            if self._pending.get(seat) is not pending:
                # An earlier answer has ended the game, so this one is obsolete.
                continue
            if pending.thought is not None and pending.due is not None and pending.due <= now:
                del self._pending[seat]
                yield seat, pending.by, pending.thought, pending.seen

    def next_due(self) -> float | None:
        if not self._pending:
            return None
        return min((pending.due for pending in self._pending.values() if pending.due is not None), default=None)

    def drop_all(self) -> None:
        for seat in list(self._pending):
            self._drop(seat)

    def _drop(self, seat: int) -> None:
        pending = self._pending.pop(seat)
        if pending.task is not None:
            pending.task.cancel()


async def _spoken(line: Rehearsed, prompts: tuple[Prompt, ...]) -> Thought:
    """The next move of a script, after the pause that a bot makes."""
    prompt = next(each for each in prompts if each.kind == line.kind)
    return Thought(prompt.id, msgspec.json.encode(line.action), LINE_MS if line.said else SILENT_LINE_MS)
