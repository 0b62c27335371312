"""Films of battles: a recording stepped again, bit for bit, as the snapshots that pages were shown."""

from __future__ import annotations

import struct

import msgspec
from msgspec import Struct

from rumpus.arena.duel import VERSION, BadSetup, Setup, replayed
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
