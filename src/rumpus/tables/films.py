"""Films of battles: a recording stepped again, bit for bit, as the snapshots that pages were shown."""

from __future__ import annotations

import gzip
import struct
from typing import Any

import msgspec
from msgspec import Raw, Struct

from rumpus.arena.inputs import BadInput
from rumpus.arena.recording import inputs_of
from rumpus.engine import BadReplay
from rumpus.engine.replay import Recording
from rumpus.tables.kinds import KINDS, kind_of
from rumpus.tables.messages.people import Arena

_LENGTH = struct.Struct("<H")


class Staged(Struct, frozen=True, forbid_unknown_fields=True):
    """What a recording begins with."""

    version: int
    """Of the arena's laws of motion."""
    fighters: tuple[int, ...]
    """The seats that fight."""
    setup: Raw
    """As the arena has it."""
    arena: Arena = "duel"
    bodies: tuple[int, ...] = ()
    """The seats of body 0, 1, ..."""


def staged(recording: Recording) -> Any:
    """What a recorded battle was set up with. Raises BadReplay."""
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


def check(recording: Recording) -> None:
    """Raises BadReplay for a recording that could not be shown. Nothing is stepped for this: it costs little."""
    setup = staged(recording)
    kind = kind_of(setup)
    try:
        kind.floor(kind.places(setup), 1).open(setup)
        bodies = kind.bodies(setup)
        ticks = sum(1 for part in recording.parts for _ in inputs_of(part, bodies, kind.buttons))
    except (BadInput, kind.bad_setup) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None
    if ticks > kind.most_ticks:
        raise BadReplay(f"battle {recording.battle}: it is longer than any battle")


def film_of(setup: Any, parts: tuple[bytes, ...]) -> bytes:
    """The battle in snapshots, one a tick from before the first: each with its length (u16, little endian) before it.

    Raises BadReplay if this is no battle.
    """
    kind = kind_of(setup)
    film = bytearray()
    try:
        nothing = [0] * kind.bodies(setup)
        for floor in kind.replayed(setup, parts):
            seen = kind.snapshot(floor, 0, setup, nothing)
            film += _LENGTH.pack(len(seen))
            film += seen
    except (BadInput, kind.bad_setup) as error:
        raise BadReplay(f"the battle cannot be shown: {error}") from None
    return bytes(film)


def zipped_film_of(setup: Any, parts: tuple[bytes, ...]) -> bytes:
    """The same in gzip's form, as it goes over the network."""
    return gzip.compress(film_of(setup, parts), compresslevel=6, mtime=0)
