"""The file format of a replay: a finished game as JSON. Files are untrusted."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from rumpus.engine.errors import BadReplay
from rumpus.engine.game import Game
from rumpus.engine.run import Entry

FORMAT: Final = "rumpus-replay-1"
MOST_BYTES = 8_000_000
"""Enough for twelve people who pass cards as fast as they can for half an hour, and their battles."""
MOST_ENTRIES = 100_000
MOST_RECORDINGS = 500
MOST_PARTS = 600
MOST_PART_BYTES = 5_000
"""Enough for one second of twelve bodies that change their input every tick."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    avatar: Annotated[str, Meta(max_length=20)] = ""
    colour: Annotated[str, Meta(max_length=20)] = ""
    bot: Annotated[str, Meta(max_length=20)] = ""
    """The bot's level; empty for a person."""


class ReplayEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at_ms: Annotated[int, Meta(ge=0, le=10**12)]
    by: Annotated[str, Meta(max_length=20)]
    action: Raw
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    check: Annotated[str, Meta(max_length=64)] | None = None


class Recording(Struct, frozen=True, forbid_unknown_fields=True):
    """An arena battle that can be stepped again. Only the arena knows the format of its content."""

    battle: Annotated[str, Meta(min_length=1, max_length=100)]
    setup: Raw
    parts: Annotated[tuple[Annotated[bytes, Meta(max_length=MOST_PART_BYTES)], ...], Meta(max_length=MOST_PARTS)]
    """The inputs, one part per second."""


class Replay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game, with everything needed to fold it again."""

    format: Literal["rumpus-replay-1"]
    game: Annotated[str, Meta(max_length=40)]
    rules_version: int
    options: Raw
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    players: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=64)]
    entries: Annotated[tuple[ReplayEntry, ...], Meta(max_length=MOST_ENTRIES)]
    recordings: Annotated[tuple[Recording, ...], Meta(max_length=MOST_RECORDINGS)] = ()

    def to_json(self) -> bytes:
        """The content of a replay file."""
        return msgspec.json.encode(self)


def read_replay(data: bytes) -> Replay:
    """Read a replay from a file. Raises BadReplay."""
    if len(data) > MOST_BYTES:
        raise BadReplay(f"the file is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return msgspec.json.decode(data, type=Replay)
    except msgspec.ValidationError as error:
        raise BadReplay(f"not a Rumpus replay: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadReplay(f"not a Rumpus replay, nor any JSON: {error}") from None


def to_replay(
    game: Game[Any, Any, Any, Any, Any], seed: bytes, players: tuple[Player, ...], entries: list[Entry]
) -> Replay:
    """A replay of these entries."""
    return Replay(
        format=FORMAT,
        game=game.facts.name,
        rules_version=game.rules_version,
        options=Raw(msgspec.json.encode(game.options)),
        seed=seed.hex(),
        players=players,
        entries=tuple(
            ReplayEntry(
                at_ms=entry.at_ms,
                seat=entry.seat,
                by=entry.by,
                action=Raw(msgspec.json.encode(entry.action)),
                check=entry.check,
            )
            for entry in entries
        ),
    )
