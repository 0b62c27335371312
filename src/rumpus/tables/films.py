"""Films of battles: a recording stepped again, bit for bit, as the snapshots that pages were shown."""

from __future__ import annotations

import gzip
import struct

import msgspec
from msgspec import Struct

from rumpus.arena.duel import VERSION, BadSetup, Floor, Setup, replayed
from rumpus.arena.duel.recording import MOST_TICKS, inputs_of
from rumpus.arena.inputs import BadInput
from rumpus.engine import BadReplay
from rumpus.engine.replay import Recording

_LENGTH = struct.Struct("<H")


class Staged(Struct, frozen=True, forbid_unknown_fields=True):
    """What a recording begins with."""

    version: int
    """Of the arena's laws of motion."""
    fighters: tuple[int, ...]
    """The seats of fighter 0 and 1."""
    setup: Setup


def staged(recording: Recording) -> Setup:
    """What a recorded battle was set up with. Raises BadReplay."""
    try:
        begun = msgspec.json.decode(recording.setup, type=Staged)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None
    if begun.version != VERSION:
        raise BadReplay(
            f"battle {recording.battle} was fought by version {begun.version} of the arena; this is version {VERSION}"
        )
    return begun.setup


def check(recording: Recording) -> None:
    """Raises BadReplay for a recording that could not be shown. Nothing is stepped for this: it costs little."""
    try:
        Floor(1).open(staged(recording))
        ticks = sum(1 for part in recording.parts for _ in inputs_of(part))
    except (BadInput, BadSetup) as error:
        raise BadReplay(f"battle {recording.battle}: {error}") from None
    if ticks > MOST_TICKS:
        raise BadReplay(f"battle {recording.battle}: it is longer than any bout")


def film_of(setup: Setup, parts: tuple[bytes, ...]) -> bytes:
    """The battle in snapshots, one a tick from before the first: each with its length (u16, little endian) before it.

    Raises BadReplay if this is no battle.
    """
    film = bytearray()
    try:
        for floor in replayed(setup, parts):
            seen = floor.snapshot(0)
            film += _LENGTH.pack(len(seen))
            film += seen
    except (BadInput, BadSetup) as error:
        raise BadReplay(f"the battle cannot be shown: {error}") from None
    return bytes(film)


def zipped_film_of(setup: Setup, parts: tuple[bytes, ...]) -> bytes:
    """The same in gzip's form, as it goes over the network."""
    return gzip.compress(film_of(setup, parts), compresslevel=6, mtime=0)
