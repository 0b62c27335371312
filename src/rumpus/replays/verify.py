"""Verifies uploaded replays: folds them through the rules and fights their battles again."""

from __future__ import annotations

import time
import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

import msgspec
import numpy as np

from rumpus.arena.kinds import Kind, kind_of
from rumpus.arena.shared.inputs import SIZE, Inputs
from rumpus.arena.shared.recording import inputs_of
from rumpus.engine import BadReplay
from rumpus.games import GAMES
from rumpus.replays.film import Fought, filmed
from rumpus.replays.format import Recording, read_replay
from rumpus.replays.recordings import check, staged, zipped_film_of

CPU_S: Final = 2.0
"""CPU seconds that one upload may use."""
STEPPED_UNTIL_S: Final = 1.2
"""CPU seconds after which battles are no longer stepped. Those not over by then are verified when somebody wants to
watch them, because one long battle may take longer than an upload may."""
FILM_CPU_S: Final = 20.0
"""CPU seconds for preparing the film of one battle."""
MOST_TICKS: Final = 216_000
"""The limit for all battles of a replay together: one hour."""
MOST_FILM_BYTES: Final = 32_000_000


def zipped_upload(body: bytes) -> tuple[bytes, bytes]:
    """A file and its film, compressed for storage. Raises BadReplay. Runs in a workshop."""
    return zlib.compress(body), zlib.compress(read_film(body))


def read_film(body: bytes) -> bytes:
    """The film of a file, as JSON. Raises BadReplay."""
    until_s = time.process_time() + STEPPED_UNTIL_S
    replay = read_replay(body)
    # Check cheap limits before anything is folded or stepped.
    ticks = 0
    for recording in replay.recordings:
        ticks += check(recording)
        if ticks > MOST_TICKS:
            raise BadReplay("Its battles are longer than those of any game.")
    film, fought = filmed(replay, GAMES)
    if film.outcome is None:
        raise BadReplay("The game in this replay is not over.")
    verify(replay.recordings, fought, until_s)
    told = msgspec.json.encode(film)
    if len(told) > MOST_FILM_BYTES:
        raise BadReplay("It is longer than any game.")
    return told


def zipped_battle(zipped: bytes, battle: str) -> bytes | None:
    """The film of a battle of an uploaded file, or None. Raises BadReplay. Runs in a workshop."""
    replay = read_replay(zlib.decompress(zipped))
    recording = next((each for each in replay.recordings if each.battle == battle), None)
    if recording is None:
        return None
    fought = filmed(replay, GAMES)[1]
    return zipped_film_of(staged(recording), recording.parts, lambda verdict: _check_end(fought[battle], verdict))


def verify(recordings: tuple[Recording, ...], fought: Mapping[str, Fought], until_s: float) -> None:
    """Raises BadReplay unless every recording belongs to a battle of the game and ends with the result in the log.

    Battles of one kind are stepped side by side, which takes hardly longer than the longest alone. When this process
    has used `until_s` seconds of CPU, the unfinished ones are skipped.
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
        _step_again(kind_of(side[0][1]), places, side, fought, until_s)


def _step_again(
    kind: Kind, places: int, side: list[tuple[Recording, Any]], fought: Mapping[str, Fought], until_s: float
) -> None:
    floor = kind.floor(places, len(side))
    running: dict[int, tuple[str, Iterator[Inputs]]] = {}
    for recording, setup in side:
        parts = [inputs_of(part, kind.bodies(setup), kind.buttons) for part in recording.parts]
        running[floor.open(setup)] = recording.battle, chain.from_iterable(parts)
    inputs = np.zeros((floor.rows, places, SIZE), np.int8)
    while running and time.process_time() < until_s:
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
