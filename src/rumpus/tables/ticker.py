"""The ticker: steps every battle of the process at once, 60 times a second, and tells the pages what they look like.

A late ticker catches up by a few steps; beyond that time slows down for all, and no battle leaps.
"""

from __future__ import annotations

import asyncio
import secrets

import numpy as np
import structlog

from rumpus.arena import TICKS_PER_S
from rumpus.arena.bots import Minds
from rumpus.arena.duel import Floor
from rumpus.arena.inputs import SIZE
from rumpus.tables import metrics
from rumpus.tables.battle import Battle
from rumpus.tables.telling import send_snapshot

logger = structlog.get_logger()

MOST_CATCH_UP = 5
TOLD_EVERY = 2
"""Ticks between two snapshots of a battle."""
TOLD_STILL = 30
"""The same while nothing moves."""
ROWS = 16
PART_TICKS = TICKS_PER_S
"""How much of a battle is recorded at once."""
BYTES = 2 * SIZE


class Ticker:
    def __init__(self, speed: float = 1.0) -> None:
        self._tick_s = 1 / (TICKS_PER_S * speed)
        self._floor = Floor(ROWS)
        self._minds = Minds(ROWS)
        self._battles: dict[int, Battle] = {}
        """By row."""
        self._pages = bytearray(ROWS * BYTES)
        """The inputs of a tick, as pages want them."""
        self._still = np.zeros(ROWS, np.bool_)
        self._by_bot = np.zeros((ROWS, 2, 1), np.bool_)
        self._levels: dict[tuple[int, int], str] = {}
        """By row and fighter: the bots that steer."""
        self._tick = 0
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None
        # Begins anywhere: a page that comes back after a restart cannot take a new battle for an old one.
        self._numbered = secrets.randbelow(2**30)

    @property
    def is_running(self) -> bool:
        return self._timer is not None

    def next_number(self) -> int:
        """A number that no other battle has."""
        self._numbered += 1
        return self._numbered

    def open(self, battle: Battle) -> None:
        """Begin to step a battle."""
        row = self._floor.open(battle.setup)
        if self._floor.rows > len(self._still):
            self._grow(self._floor.rows)
        battle.row = row
        self._battles[row] = battle
        metrics.BATTLES.set(len(self._battles))
        if self._timer is None:
            self._run()

    def close(self, battle: Battle) -> None:
        """Stop stepping a battle, if it is on the floor."""
        row, battle.row = battle.row, -1
        if row < 0:
            return
        del self._battles[row]
        self._floor.close(row)
        for fighter in range(2):
            self._seat(row, fighter, "")
        metrics.BATTLES.set(len(self._battles))

    def _grow(self, rows: int) -> None:
        more = rows - len(self._still)
        self._pages.extend(bytes(more * BYTES))
        self._still = np.concatenate([self._still, np.zeros(more, np.bool_)])
        self._by_bot = np.concatenate([self._by_bot, np.zeros((more, 2, 1), np.bool_)])
        self._minds.grow(rows)

    def _run(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + self._tick_s
        self._timer = loop.call_at(self._due, self._wake)

    def _wake(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        metrics.STEP_LATENESS.observe(max(0.0, now - self._due))
        try:
            for _ in range(MOST_CATCH_UP):
                self.step()
                self._due += self._tick_s
                if self._due > now:
                    break
            else:
                metrics.SLOWED.inc()
                self._due = now + self._tick_s
        except Exception as error:
            # No telling whose battle it was: their tables close, and come back from their logs.
            logger.exception("arena.failed", battles=len(self._battles))
            for battle in list(self._battles.values()):
                self.close(battle)
                battle.on_failure(error)
        self._timer = loop.call_at(self._due, self._wake) if self._battles else None

    def step(self) -> None:
        """One tick for every battle."""
        self._tick += 1
        for row, battle in self._battles.items():
            self._lead(row, battle)
        inputs = np.frombuffer(bytes(self._pages), np.int8).reshape(-1, 2, SIZE)
        if self._levels:
            inputs = np.where(self._by_bot, self._minds.decide(self._floor), inputs)
        self._floor.step(inputs, self._still)
        over = self._floor.over
        for row, battle in list(self._battles.items()):
            if not self._still[row]:
                battle.tick += 1
                battle.recorder.note(inputs[row])
            if over[row]:
                self._finish(battle)
                continue
            if battle.recorder.ticks >= PART_TICKS:
                battle.on_part(battle.recorder.chunk())
            # Half of the battles are told in even ticks, half in odd ones.
            if (self._tick + row) % TOLD_EVERY == 0:
                self._tell(battle)

    def _lead(self, row: int, battle: Battle) -> None:
        """What the fighters of a battle do in this tick."""
        battle.pass_time()
        still = self._still[row] = battle.is_still
        at = row * BYTES
        for fighter, corner in enumerate(battle.corners):
            bot = corner.bot
            if self._levels.get((row, fighter), "") != bot:
                self._seat(row, fighter, bot)
            if not still:
                self._pages[at : at + SIZE] = corner.reins.next()
            at += SIZE

    def _seat(self, row: int, fighter: int, level: str) -> None:
        """Let a bot steer, or nobody."""
        self._minds.seat(row, fighter, level)
        self._by_bot[row, fighter] = bool(level)
        if level:
            self._levels[row, fighter] = level
        else:
            self._levels.pop((row, fighter), None)

    def _tell(self, battle: Battle) -> None:
        battle.told_ago += TOLD_EVERY
        now = (battle.tick, battle.flags)
        if now != battle.told or battle.told_ago >= TOLD_STILL:
            battle.told, battle.told_ago = now, 0
            send_snapshot(self._floor, battle)

    def _finish(self, battle: Battle) -> None:
        verdict = self._floor.verdict(battle.row)
        assert verdict is not None
        send_snapshot(self._floor, battle)
        self.close(battle)
        if battle.recorder.ticks:
            battle.on_part(battle.recorder.chunk())
        battle.on_over(verdict)
