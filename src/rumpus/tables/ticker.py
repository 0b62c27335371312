"""The ticker: steps all battles of the process 60 times a second, and sends snapshots to the pages.

A late ticker catches up by a few steps; beyond that all battles slow down instead of skipping time.
"""

from __future__ import annotations

import asyncio

import structlog

from rumpus.arena import TICKS_PER_S
from rumpus.tables import metrics
from rumpus.tables.background import contained
from rumpus.tables.battle import Battle
from rumpus.tables.stage import Stage

logger = structlog.get_logger()

MOST_CATCH_UP = 5


class Ticker:
    def __init__(self, speed: float = 1.0) -> None:
        self._tick_s = 1 / (TICKS_PER_S * speed)
        self._stages: dict[tuple[str, int], Stage] = {}
        """Stages by kind of battle and number of bodies; each is made when first needed."""
        self._tick = 0
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self._timer is not None

    def open(self, battle: Battle) -> None:
        """Begin to step a battle."""
        kind, places = battle.kind, battle.kind.places(battle.setup)
        key = (kind.arena, places)
        if key not in self._stages:
            self._stages[key] = Stage(kind, places)
        self._stages[key].open(battle)
        self._count()
        if self._timer is None:
            self._run()

    def close(self, battle: Battle) -> None:
        """Stop stepping a battle, if it is on a floor."""
        if battle.row >= 0:
            self._stages[battle.kind.arena, battle.kind.places(battle.setup)].close(battle)
            self._count()

    def _count(self) -> int:
        on = sum(len(stage.battles) for stage in self._stages.values())
        metrics.BATTLES.set(on)
        return on

    def _run(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + self._tick_s
        self._timer = loop.call_at(self._due, self._wake)

    def _wake(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        metrics.STEP_LATENESS.observe(max(0.0, now - self._due))
        for _ in range(MOST_CATCH_UP):
            # There must always be a next tick, or no battle would go on.
            with contained("ticker"):
                self.step()
            self._due += self._tick_s
            if self._due > now:
                break
        else:
            metrics.SLOWED.inc()
            self._due = now + self._tick_s
        self._timer = loop.call_at(self._due, self._wake) if self._count() else None

    def step(self) -> None:
        """One tick for every battle."""
        self._tick += 1
        for key, stage in list(self._stages.items()):
            if not stage.battles:
                continue
            try:
                stage.step(self._tick)
            except Exception as error:
                # The faulty battle is unknown: all tables of the stage close, and are restored from their logs.
                logger.exception("arena.failed", arena=key[0], battles=len(stage.battles))
                del self._stages[key]
                for battle in stage.battles.values():
                    battle.row = -1
                    battle.on_failure(error)
