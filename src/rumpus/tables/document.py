"""A table as it is kept: who sits where, under which game and settings. Immutable; `lobby` makes new ones."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from rumpus.tables.messages import Avatar, BotLevel, PersonColour, Profile, Settings

Phase = Literal["lobby", "playing", "over"]


class Seating(Struct, frozen=True):
    """What is in a seat."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: Avatar = "robot"
    colour: PersonColour = "sky"
    level: BotLevel | None = None
    member: int | None = None
    guest: bool = False
    """Somebody else on that member's device (hot-seat), with a name of their own."""
    ready: bool = False
    slow: bool = False


EMPTY = Seating()


class Member(Struct, frozen=True):
    """A device at the table."""

    id: int
    profile: Profile
    credential_hash: str
    spectator: bool = False


class Document(Struct, frozen=True):
    code: str
    game: str
    options: Raw
    settings: Settings = Settings()
    phase: Phase = "lobby"
    host: int | None = None
    seats: tuple[Seating, ...] = ()
    members: tuple[Member, ...] = ()
    joined: int = 0
    """How many members there ever were; the next one's id."""
    played: int = 0
    """How many games were begun at this table."""
    game_id: str | None = None
    """The game on the table, begun or over."""
    replay: str | None = None
    paused: bool = False
    notice: str = ""

    def member(self, member: int) -> Member | None:
        return next((each for each in self.members if each.id == member), None)

    def seats_of(self, member: int | None) -> tuple[int, ...]:
        if member is None:
            return ()
        return tuple(seat for seat, seating in enumerate(self.seats) if seating.member == member)

    @property
    def filled(self) -> tuple[int, ...]:
        return tuple(seat for seat, seating in enumerate(self.seats) if seating.kind != "empty")
