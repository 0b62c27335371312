"""The messages of the HTTP part. TypeScript types are generated from this module, too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rumpus.engine import OptionField
from rumpus.engine.first_game import Cue
from rumpus.engine.shapes import Shape
from rumpus.tables.messages.people import Code, SeatLevel
from rumpus.tables.messages.table_info import Standing


class GameInfo(Struct, frozen=True):
    """A game as the home page and the lobby show it."""

    name: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    teams: bool
    """Whether several people may share a seat as a team."""
    minutes: int
    information: Literal["open", "hidden"]
    hidden_with: str
    """The option that gives the seats of an open game secrets of their own; empty if there is none."""
    pace: Literal["turns", "simultaneous", "real_time"]
    consults: bool
    minds_leaving: bool
    """Whether the rules cover somebody leaving the table for good."""
    judges: bool
    """Whether people judge battles, on a phone or at the shared screen."""
    listed: bool
    """False: not offered in the list of games."""
    guided: bool
    """Whether there is a guided first game."""
    options: tuple[OptionField, ...]


class BoardInfo(Struct, frozen=True):
    """What a page needs to draw a game that has no page of its own."""

    texts: str
    """The sentences of events and the labels of tokens, in Fluent."""
    seat_fields: dict[str, tuple[str, ...]]
    """The fields of each event that hold a seat, or several."""
    shape: Shape


class Guide(Struct, frozen=True):
    """What the coach says and waits for in the guided first game of a game."""

    cues: tuple[Cue, ...]


class HouseInfo(Struct, frozen=True):
    """What the home page needs to know."""

    games: tuple[GameInfo, ...]
    levels: tuple[SeatLevel, ...]
    settings: tuple[OptionField, ...]


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a device belongs to, and how it proves it."""

    code: Code
    credential: Annotated[str, Meta(max_length=100)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    public: bool = False
    now: bool = False
    """Bots sit down, and the game begins when the first player comes in."""
    guided: bool = False
    """The same with the guided first game of the game."""
    after: MyTable | None = None
    """The last table of the device: company at the new one is as strong as it was there."""


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[MyTable, ...], Meta(max_length=8)]


class OwnTables(Struct, frozen=True):
    """The tables that know the device. Those that cannot be reached now are in neither list."""

    tables: tuple[Standing, ...]
    gone: tuple[str, ...]
    """The codes of those that do not know it, or do not exist any more."""


class WaitingTv(Struct, frozen=True, forbid_unknown_fields=True):
    """A television that waits for a table."""

    key: Annotated[str, Meta(pattern=r"^[\w-]{43,100}$")]
    """A secret of its own making, by which the table will know it."""


class TvCode(Struct, frozen=True):
    code: str
    link: str
    """Where a host who scans the code gives the television a table."""
    qr: str
    """The link as a QR code, in SVG."""
    table: str | None
    """The table that the television was given to."""


class ShownTv(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a television, as somebody typed it."""

    tv: Annotated[str, Meta(max_length=20)]


class OpenedTable(Struct, frozen=True):
    code: str
    link: str


class OpenPractice(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a practice floor: the bout begins when the first page comes in."""

    cards: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=24)] = ()
    """The ids of the cards in force."""
    level: SeatLevel = "company"
    """The level of the opponent; when watching, of the first bot."""
    watch: bool = False
    """Watch two bots."""
    other: SeatLevel = "good"
    """When watching: the level of the second bot."""


class StoredReplay(Struct, frozen=True):
    """Where an uploaded replay can be watched."""

    id: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    code: str
    message: str
    field: str = ""
    reason: str = ""
    """The name of the message, under which catalogues have it in other languages."""
    told: dict[str, str | int] = {}
    """What it is told with."""
