"""A stage: one floor of the arena, the battles on it, and the bots that fight there. Stepped by the ticker."""

from __future__ import annotations

import numpy as np

from rumpus.arena import TICKS_PER_S
from rumpus.arena.kinds import Kind
from rumpus.arena.shared.inputs import SIZE
from rumpus.tables.battle import Battle
from rumpus.tables.snapshots import send_snapshot

TOLD_EVERY = 2
"""Ticks between two snapshots of a battle."""
TOLD_STILL = 30
"""Ticks between two snapshots while nothing moves."""
ROWS = 16
PART_TICKS = TICKS_PER_S
"""The length of a recorded part."""


class Stage:
    def __init__(self, kind: Kind, places: int) -> None:
        self.battles: dict[int, Battle] = {}
        """Battles by row."""
        self._places = places
        """The number of bodies per row."""
        self._row_bytes = places * SIZE
        self._floor = kind.floor(places, ROWS)
        self._minds = kind.minds(places, ROWS)
        self._pages = bytearray(ROWS * self._row_bytes)
        """The inputs of pages for the current tick."""
        self._still = np.zeros(ROWS, np.bool_)
        self._by_bot = np.zeros((ROWS, places, 1), np.bool_)
        self._levels: dict[tuple[int, int], str] = {}
        """By row and body: the level of the bot that steers."""

    def open(self, battle: Battle) -> None:
        """Begin to step a battle."""
        row = battle.row = self._floor.open(battle.setup)
        if self._floor.rows > len(self._still):
            self._grow(self._floor.rows)
        self._pages[row * self._row_bytes : (row + 1) * self._row_bytes] = bytes(self._row_bytes)
        self.battles[row] = battle

    def close(self, battle: Battle) -> None:
        """Stop stepping a battle."""
        row, battle.row = battle.row, -1
        del self.battles[row]
        self._floor.close(row)
        self._minds.forget(row)
        self._by_bot[row] = False
        for body in range(self._places):
            self._levels.pop((row, body), None)

    def _grow(self, rows: int) -> None:
        more = rows - len(self._still)
        self._pages.extend(bytes(more * self._row_bytes))
        self._still = np.concatenate([self._still, np.zeros(more, np.bool_)])
        self._by_bot = np.concatenate([self._by_bot, np.zeros((more, self._places, 1), np.bool_)])
        self._minds.grow(rows)

    def step(self, tick: int) -> None:
        """One tick for every battle."""
        for row, battle in self.battles.items():
            self._lead(row, battle)
        inputs = np.frombuffer(bytes(self._pages), np.int8).reshape(-1, self._places, SIZE)
        if self._levels:
            inputs = np.where(self._by_bot, self._minds.decide(self._floor), inputs)
        self._floor.step(inputs, self._still)
        over = self._floor.over
        for row, battle in list(self.battles.items()):
            if not self._still[row]:
                battle.tick += 1
                battle.recorder.note(inputs[row, : len(battle.corners)])
            if over[row]:
                self._finish(battle)
                continue
            if battle.recorder.ticks >= PART_TICKS:
                battle.on_part(battle.recorder.chunk())
            # Half of the battles send snapshots in even ticks, half in odd ones.
            if (tick + row) % TOLD_EVERY == 0:
                self._tell(battle)

    def _lead(self, row: int, battle: Battle) -> None:
        """Collect the inputs of a battle's bodies for this tick."""
        battle.pass_time()
        still = self._still[row] = battle.is_still
        at = row * self._row_bytes
        for body, corner in enumerate(battle.corners):
            bot = corner.bot
            if self._levels.get((row, body), "") != bot:
                self._seat(row, body, bot)
            if not still:
                self._pages[at : at + SIZE] = corner.buffer.next()
            at += SIZE

    def _seat(self, row: int, body: int, level: str) -> None:
        """Let a bot steer, or nobody."""
        self._minds.seat(row, body, level)
        self._by_bot[row, body] = bool(level)
        if level:
            self._levels[row, body] = level
        else:
            self._levels.pop((row, body), None)

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
