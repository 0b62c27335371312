"""A table as stored: people, seats, game and settings. Immutable; `lobby` makes new ones."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct
from msgspec.structs import replace

from rumpus.tables.messages.people import Avatar, PersonColour, Profile, SeatLevel, Settings
from rumpus.tables.messages.table_info import Tally

Phase = Literal["lobby", "playing", "over"]


class Holder(Struct, frozen=True):
    """A person who holds a seat, alone or with others."""

    member: int
    name: str
    avatar: Avatar
    colour: PersonColour
    guest: bool = False
    """Whether this is another person on the member's device (hot-seat)."""
    height_cm: int = 0


class Pad(Struct, frozen=True):
    """A text that the table stores for a seat; not part of the game."""

    name: str
    text: str


class Seating(Struct, frozen=True):
    """The occupant of a seat: nobody, a bot, or a captain, with or without mates."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    avatar: Avatar = "robot"
    colour: PersonColour = "sky"
    level: SeatLevel | None = None
    member: int | None = None
    guest: bool = False
    ready: bool = False
    slow: bool = False
    mates: tuple[Holder, ...] = ()
    """The other holders of the seat, in the order of succession."""
    pads: tuple[Pad, ...] = ()
    height_cm: int = 0
    """The height of the captain or the bot; 0: unknown."""

    @property
    def holders(self) -> tuple[Holder, ...]:
        """The people of the seat, the captain first."""
        if self.member is None:
            return ()
        captain = Holder(self.member, self.name, self.avatar, self.colour, self.guest, self.height_cm)
        return (captain, *self.mates)

    def held_by(self, holders: tuple[Holder, ...]) -> Seating:
        """The seat with these people in it; the first is the captain."""
        captain, *mates = holders
        return replace(
            self,
            kind="person",
            name=captain.name,
            avatar=captain.avatar,
            colour=captain.colour,
            level=None,
            member=captain.member,
            guest=captain.guest,
            mates=tuple(mates),
            height_cm=captain.height_cm,
        )

    def is_held_by(self, member: int | None) -> bool:
        if member is None or not self.mates:
            return member is not None and member == self.member
        return any(holder.member == member for holder in self.holders)


EMPTY = Seating()


class GameMeasure(Struct, frozen=True):
    """How strong company is in a game at this table, after the games so far (`heart/fitting.py`)."""

    game: str
    strength: float
    tempo_ms: float


class Member(Struct, frozen=True):
    """A device at the table."""

    id: int
    profile: Profile
    credential_hash: str
    spectator: bool = False
    sides: tuple[int, ...] = ()
    """The seats from which this device has seen the current game."""


class Screen(Struct, frozen=True):
    """A shared screen that the host has admitted, or a link for one."""

    id: str
    key_hash: str
    avatar: Avatar
    colour: PersonColour
    vouched: tuple[int, ...]
    """The members who vouch for it, the host first."""


class Document(Struct, frozen=True):
    code: str
    game: str
    options: Raw
    settings: Settings = Settings()
    phase: Phase = "lobby"
    host: int | None = None
    seats: tuple[Seating, ...] = ()
    members: tuple[Member, ...] = ()
    screens: tuple[Screen, ...] = ()
    joined: int = 0
    """The number of members so far, which is the next member's id."""
    played: int = 0
    """The number of games begun at this table."""
    game_id: str | None = None
    """The id of the current or last game."""
    replay: str | None = None
    paused: bool = False
    notice: str = ""
    tally: tuple[Tally, ...] = ()
    measures: tuple[GameMeasure, ...] = ()
    begins_at_once: bool = False
    """Whether the game begins as soon as the first player comes in, who gets the empty seat if there is one."""
    newcomers: tuple[int, ...] = ()
    """The members who came after the end of a game, and have a seat in the next one."""

    guided: str = ""
    """The fingerprint of the script that the game follows, if it is a guided first game."""

    def member(self, member: int) -> Member | None:
        return next((each for each in self.members if each.id == member), None)

    def known_by(self, credential_hash: str) -> Member | None:
        return next((each for each in self.members if each.credential_hash == credential_hash), None)

    def seats_of(self, member: int | None) -> tuple[int, ...]:
        if member is None:
            return ()
        return tuple([seat for seat, seating in enumerate(self.seats) if seating.is_held_by(member)])

    def pads_of(self, member: int | None) -> dict[str, dict[str, str]]:
        """By seat: the pads that a member may read, unless they saw the game from another seat."""
        who = None if member is None else self.member(member)
        if who is None:
            return {}
        return {
            str(seat): {pad.name: pad.text for pad in self.seats[seat].pads}
            for seat in self.seats_of(member)
            if seat in who.sides
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The distinct names of the seats."""
        names: list[str] = []
        for seating in self.seats:
            name = _team_name(seating)
            names.append(name if not name or name not in names else f"{name} {names.count(name) + 1}")
        return tuple(names)

    @property
    def people(self) -> int:
        """The number of seated people."""
        return sum(len(seating.holders) for seating in self.seats)

    @property
    def filled(self) -> tuple[int, ...]:
        return tuple(seat for seat, seating in enumerate(self.seats) if seating.kind != "empty")


LONGEST_PAIR = 24
"""The longest pair of names that is shown: boards have space for one long or two short names."""


def _team_name(seating: Seating) -> str:
    if not seating.mates:
        return seating.name
    pair = f"{seating.name} & {seating.mates[0].name}"
    return pair if len(seating.mates) == 1 and len(pair) <= LONGEST_PAIR else f"{seating.name}'s team"
