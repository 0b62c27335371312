"""A table as everybody at it sees it, except the game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from rumpus.tables.messages.people import Avatar, PersonColour, SeatLevel, Settings


class HolderInfo(Struct, frozen=True):
    """Somebody who holds a seat."""

    member: int
    name: str
    avatar: Avatar
    colour: PersonColour
    here: bool
    commits: bool
    """Whether the table accepts answers for the seat from them now."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody at the table sees it. Name, avatar and colour represent all its holders."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: Avatar = "robot"
    colour: PersonColour = "sky"
    level: SeatLevel | None = None
    member: int | None = None
    """The captain: the only holder, or the leader of the team."""
    ready: bool = False
    slow: bool = False
    presence: Literal["here", "away", "stand_in"] = "here"
    """away: all its holders dropped off, the table waits; stand_in: a bot plays until one is back."""
    holders: tuple[HolderInfo, ...] = ()
    """The captain first."""


class MemberInfo(Struct, frozen=True):
    id: int
    name: str
    avatar: Avatar
    colour: PersonColour
    here: bool
    spectator: bool
    """Whether they came to watch, without a seat."""


class KnockInfo(Struct, frozen=True):
    """Somebody who waits at the door for the host's nod."""

    id: str
    name: str
    avatar: Avatar
    colour: PersonColour
    spectator: bool


class ScreenInfo(Struct, frozen=True):
    """A shared screen. It shows its face (avatar and colour), by which people recognise it."""

    id: str
    avatar: Avatar
    colour: PersonColour
    state: Literal["waiting", "watching", "named"]
    """waiting: at the door; watching: it sees what a spectator sees; named: the host has admitted it, and it may
    judge."""
    here: bool
    vouched: tuple[int, ...] = ()
    """The members who vouch for it."""


class ScreenLink(Struct, frozen=True):
    """A link that lets a shared screen in."""

    link: str
    qr: str
    """Its QR code as SVG."""


class Standing(Struct, frozen=True):
    """How somebody stands at a table that they belong to."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    is_host: bool
    your_move: bool
    """Whether the game waits for them."""


class RematchInfo(Struct, frozen=True):
    """Another game is offered."""

    yes: tuple[int, ...]
    """The members who agree."""
    waits: tuple[int, ...]
    """Those who are here and have not answered."""


class Tally(Struct, frozen=True):
    """How somebody has done in a game at this table. The document stores it like this, too."""

    game: str
    name: str
    bot: bool = False
    played: int = 0
    won: int = 0


class TableInfo(Struct, frozen=True):
    """Everything about a table except the game on it. Holds no secrets."""

    code: str
    link: str
    game: str
    options: Any
    settings: Settings
    phase: Literal["lobby", "playing", "over"]
    host: int | None
    seats: tuple[SeatInfo, ...]
    members: tuple[MemberInfo, ...]
    paused: bool
    screens: tuple[ScreenInfo, ...]
    knocks: tuple[KnockInfo, ...]
    replay: str | None
    """The id of the replay of the finished game."""
    notice: str = ""
    """A message for everybody, such as why a game could not go on."""
    rematch: RematchInfo | None = None
    tally: tuple[Tally, ...] = ()
    """The tally of the evening, by game and name."""
    fills: int = 0
    """How many bots would sit down if the host fills the table."""
    misfit: str = ""
    """Why no game can begin under these options with the people who sit here; empty if it can."""
    newcomers: tuple[int, ...] = ()
    """The members who came after the end of the game, and have a seat in the next one."""
    guided: bool = False
    """Whether the game is a guided first game."""
