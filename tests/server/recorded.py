"""Whole games between bots with recorded battles, as replay files."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import numpy as np
from msgspec import Raw
from msgspec.structs import replace

from rumpus.arena import TICKS_PER_S
from rumpus.arena.kinds import kind_of
from rumpus.arena.shared.inputs import SIZE
from rumpus.arena.shared.recording import Recorder
from rumpus.bots import Level, make_bot
from rumpus.engine import Run, Terms
from rumpus.engine.run import Applied, Entry
from rumpus.games import AnyGame, game_named
from rumpus.lab.battles import Battle
from rumpus.lab.play import playing
from rumpus.replays.format import Player, Recording, Replay, to_replay
from rumpus.replays.recordings import Staged


class _Noted(Run[Any, Any, Any]):
    """A run that collects its entries."""

    def __init__(self, game: AnyGame, seed: bytes) -> None:
        super().__init__(game, seed)
        self.entries: list[Entry] = []

    def act(self, *arguments: Any, **named: Any) -> Applied[Any, Any]:
        applied = super().act(*arguments, **named)
        self.entries.append(applied.entry)
        return applied


def recorded_game(name: str, levels: tuple[Level, ...], seed: bytes, **options: Any) -> Replay:
    """A game between bots, with the recordings of all its battles."""
    kind = game_named(name)
    run = _Noted(kind(kind.types.options(**options), seats=len(levels)), seed)
    recordings: list[Recording] = []
    run.start()
    game = playing(run, [make_bot(run.game, level) for level in levels], levels)
    with suppress(StopIteration):
        battle = next(game)
        while True:
            terms = run.game.terms(run.state)
            assert terms is not None
            recording, verdict = _fight(battle, terms)
            recordings.append(recording)
            battle = game.send(verdict)
    players = tuple(Player(f"Bot {seat}", bot=level) for seat, level in enumerate(levels))
    return replace(to_replay(run.game, seed, players, run.entries), recordings=tuple(recordings))


def _fight(battle: Battle, terms: Terms) -> tuple[Recording, Any]:
    """Fight a battle; return its recording and its verdict."""
    setup, bodies = battle.setup, terms.bodies or terms.fighters
    kind = kind_of(setup)
    floor, minds = kind.floor(kind.places(setup), 1), kind.minds(kind.places(setup), 1)
    row = floor.open(setup)
    for body, level in enumerate(battle.levels):
        minds.seat(row, body, level)
    recorder, parts = Recorder(len(bodies)), []
    inputs = np.zeros((1, kind.places(setup), SIZE), np.int8)
    while floor.verdict(row) is None:
        inputs[:] = minds.decide(floor)
        recorder.note(inputs[0, : len(bodies)])
        floor.step(inputs)
        if recorder.ticks == TICKS_PER_S:
            parts.append(recorder.chunk())
    parts.append(recorder.chunk())
    staged = Staged(kind.version, terms.fighters, Raw(msgspec.json.encode(setup)), kind.arena, bodies)
    return Recording(terms.id, Raw(msgspec.json.encode(staged)), tuple(parts)), floor.verdict(row)
