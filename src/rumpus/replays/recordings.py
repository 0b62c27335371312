"""Films of battles: steps a recording again and collects the snapshots that pages were shown."""

from __future__ import annotations

import gzip
import struct
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from rumpus.arena.kind import Arena
from rumpus.arena.kinds import KINDS, kind_of
from rumpus.arena.shared.inputs import BadInput
from rumpus.arena.shared.recording import ticks_of
from rumpus.engine import BadReplay
from rumpus.replays.format import Recording

_LENGTH = struct.Struct("<H")


class Staged(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a recording."""

    version: int
    """The version of the arena's simulation."""
    fighters: tuple[int, ...]
    """The seats that fight."""
    setup: Raw
    """The arena's `Setup`, as JSON."""
    arena: Arena = "duel"
    bodies: tuple[int, ...] = ()
    """The seat of each body."""


def staged(recording: Recording) -> Any:
    """The setup of a recorded battle. Raises BadReplay."""
    try:
        begun = msgspec.json.decode(recording.setup, type=Staged)
        kind = KINDS[begun.arena]
        setup: Any = msgspec.json.decode(begun.setup, type=kind.setup)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None
    if begun.version != kind.version:
        raise BadReplay(
            f"battle {recording.battle} was fought by version {begun.version} of the arena; "
            f"this is version {kind.version}"
        )
    return setup


def check(recording: Recording) -> int:
    """The length of a recording in ticks. Raises BadReplay if it could not be shown.

    Cheap: nothing is stepped, and reading stops at the maximal length of a battle.
    """
    setup = staged(recording)
    kind = kind_of(setup)
    ticks, most = 0, kind.most_ticks(setup)
    try:
        kind.floor(kind.places(setup), 1).open(setup)
        for part in recording.parts:
            for run in ticks_of(part, kind.bodies(setup)):
                ticks += run
                if ticks > most:
                    raise BadReplay(f"battle {recording.battle}: it is longer than any battle")
    except (BadInput, kind.bad_setup) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None
    return ticks


def film_of(setup: Any, parts: tuple[bytes, ...], check_end: Callable[[Any], None] = lambda _: None) -> bytes:
    """The snapshots of a battle before the first tick and after each: length (u16, little endian), then bytes.

    `check_end` is called with the verdict. Raises BadReplay if the inputs are invalid.
    """
    kind = kind_of(setup)
    film = bytearray()
    try:
        nothing = [0] * kind.bodies(setup)
        for floor in kind.replayed(setup, parts):
            seen = kind.snapshot(floor, 0, setup, nothing)
            film += _LENGTH.pack(len(seen))
            film += seen
        check_end(floor.verdict(0))
    except (BadInput, kind.bad_setup) as error:
        raise BadReplay(f"the battle cannot be shown: {error}") from None
    return bytes(film)


def zipped_film_of(setup: Any, parts: tuple[bytes, ...], check_end: Callable[[Any], None] = lambda _: None) -> bytes:
    """The film of a battle, compressed by gzip."""
    return gzip.compress(film_of(setup, parts, check_end), compresslevel=6, mtime=0)
