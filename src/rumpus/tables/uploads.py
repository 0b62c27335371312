"""Replays that people bring along: read with suspicion. What their battles came to, the arena says again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec
import numpy as np

from rumpus.arena.inputs import SIZE, Inputs
from rumpus.arena.recording import inputs_of
from rumpus.engine import BadReplay
from rumpus.engine.replay import Fought, Recording, filmed, read_replay
from rumpus.games import GAMES
from rumpus.tables.films import check, staged
from rumpus.tables.kinds import Kind, kind_of


def read_film(body: bytes) -> bytes:
    """The film of a file, as JSON. Raises BadReplay.

    Takes a while, and must not hold up the battles that are being fought: for another process.
    """
    replay = read_replay(body)
    for recording in replay.recordings:
        check(recording)
    film, fought = filmed(replay, GAMES)
    if film.outcome is None:
        raise BadReplay("The game in this replay is not over.")
    verify(replay.recordings, fought)
    return msgspec.json.encode(film)


def verify(recordings: tuple[Recording, ...], fought: Mapping[str, Fought]) -> None:
    """Raises BadReplay unless every recording is one of a battle of the game, and ends as the game was told.

    Battles of one kind are stepped side by side: all take hardly longer than the longest.
    """
    sides: dict[tuple[str, int], list[tuple[Recording, Any]]] = defaultdict(list)
    for recording in recordings:
        if recording.battle not in fought:
            raise BadReplay(f"It has a recording of {recording.battle}, but no such battle was fought.")
        setup = staged(recording)
        if setup != fought[recording.battle].setup:
            raise BadReplay(f"battle {recording.battle}: the game set it up in another way")
        kind = kind_of(setup)
        sides[kind.arena, kind.places(setup)].append((recording, setup))
    for (_, places), side in sides.items():
        _step_again(kind_of(side[0][1]), places, side, fought)


def _step_again(kind: Kind, places: int, side: list[tuple[Recording, Any]], fought: Mapping[str, Fought]) -> None:
    floor = kind.floor(places, len(side))
    running: dict[int, tuple[str, Iterator[Inputs]]] = {}
    for recording, setup in side:
        parts = [inputs_of(part, kind.bodies(setup), kind.buttons) for part in recording.parts]
        running[floor.open(setup)] = recording.battle, chain.from_iterable(parts)
    inputs = np.zeros((floor.rows, places, SIZE), np.int8)
    while running:
        over = floor.over
        for row, (battle, ticks) in list(running.items()):
            following = None if over[row] else next(ticks, None)
            if following is None:
                _check_end(fought[battle], floor.verdict(row))
                del running[row]
            else:
                inputs[row, : len(following)] = following
        floor.step(inputs)


def _check_end(fought: Fought, verdict: Any) -> None:
    if fought.is_verdict is None:
        return
    if verdict is None:
        raise BadReplay(f"battle {fought.battle}: its recording ends before it is over")
    if not fought.is_verdict(verdict):
        raise BadReplay(f"battle {fought.battle}: fought again, it does not end as the replay says")
