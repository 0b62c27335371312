"""What people may do at a table outside its game: pure functions from one document to the next.

Each raises a TableError, and then nothing has changed.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine import read_options
from rumpus.games import game_named
from rumpus.tables.document import EMPTY, Document, Member, Phase, Seating
from rumpus.tables.errors import (
    NoSpectators,
    NoSuchMember,
    NoSuchSeat,
    NotHost,
    NotNow,
    NotReady,
    NotYourSeat,
    SeatTaken,
    TableFull,
    TableLocked,
)
from rumpus.tables.messages import BotLevel, PersonColour, Profile, Settings
from rumpus.tables.names import clean_name

MOST_MEMBERS = 40
BOT_COLOURS: tuple[PersonColour, ...] = ("sky", "leaf", "sun", "grape", "tangerine", "sea", "rose", "tomato")
BOT_NAMES = ("Pip", "Gizmo", "Dot", "Bolt", "Fig", "Zuzu", "Noodle", "Tock", "Waffle", "Biscuit", "Moss", "Quill")


def open_table(code: str, game: str, *, public: bool = False) -> Document:
    """A new table with empty seats and the game's default options. Raises UnknownGame."""
    kind = game_named(game)
    return Document(
        code=code,
        game=game,
        options=Raw(msgspec.json.encode(kind.types.options())),
        settings=Settings(public=public),
        seats=(EMPTY,) * kind.facts.max_seats,
    )


def join(table: Document, profile: Profile, credential_hash: str, *, spectator: bool) -> tuple[Document, Member]:
    """A new device comes in. The first player is the host."""
    if spectator and not table.settings.spectators:
        raise NoSpectators("This table has no spectators. Ask the host for a seat.")
    if not spectator and table.settings.locked:
        raise TableLocked("This table is locked. Ask the host to unlock it.")
    if len(table.members) >= MOST_MEMBERS:
        raise TableFull(f"This table has {MOST_MEMBERS} people already.")
    member = Member(table.joined, _cleaned(profile), credential_hash, spectator)
    host = member.id if table.host is None and not spectator else table.host
    return replace(table, members=(*table.members, member), joined=table.joined + 1, host=host), member


def take_seat(table: Document, member: int, seat: int, guest: Profile | None) -> Document:
    """Sit down; a guest sits down beside the member, on the same device."""
    who = _member(table, member)
    current = _seating(table, seat)
    if current.kind == "person":
        raise SeatTaken(f"{current.name} sits there. Take another seat.")
    if table.phase == "playing" and current.kind == "empty":
        raise NotNow("The game has begun. Only a bot's seat can be taken over now.")
    if table.settings.locked and not table.seats_of(member):
        raise TableLocked("This table is locked. Ask the host to unlock it.")
    if (
        table.phase == "playing"
        and guest is None
        and any(not table.seats[each].guest for each in table.seats_of(member))
    ):
        raise NotNow("You have a seat already, and the game has begun.")
    if guest is None:
        # Whoever moves to another seat leaves the one they had.
        seats = tuple(EMPTY if each.member == member and not each.guest else each for each in table.seats)
        table = replace(table, seats=seats)
    profile = _cleaned(guest) if guest is not None else who.profile
    seating = Seating(
        "person",
        _free_name(table, profile.name, seat),
        profile.avatar,
        profile.colour,
        member=member,
        guest=guest is not None,
        ready=table.phase != "lobby",
    )
    if who.spectator:
        members = tuple(replace(each, spectator=False) if each.id == member else each for each in table.members)
        table = replace(table, members=members, host=member if table.host is None else table.host)
    return _seated(table, seat, seating)


def leave_seat(table: Document, member: int, seat: int) -> Document:
    """Stand up. In a game a bot takes over."""
    _own_seat(table, member, seat)
    return _vacated(table, seat)


def set_ready(table: Document, member: int, seat: int, *, ready: bool) -> Document:
    _phase(table, "lobby", "over")
    return _seated(table, seat, replace(_own_seat(table, member, seat), ready=ready))


def set_profile(table: Document, member: int, profile: Profile) -> Document:
    """Change name, avatar or colour; the member's own seat follows."""
    _member(table, member)
    profile = _cleaned(profile)
    members = tuple(replace(each, profile=profile) if each.id == member else each for each in table.members)
    table = replace(table, members=members)
    for seat in table.seats_of(member):
        seating = table.seats[seat]
        if not seating.guest:
            name = _free_name(table, profile.name, seat)
            table = _seated(table, seat, replace(seating, name=name, avatar=profile.avatar, colour=profile.colour))
    return table


def leave(table: Document, member: int) -> Document:
    """Leave for good: seats are vacated and, if it was the host, the role moves on."""
    _member(table, member)
    for seat in table.seats_of(member):
        table = _vacated(table, seat)
    table = replace(table, members=tuple(each for each in table.members if each.id != member))
    return with_next_host(table) if table.host == member else table


def with_next_host(table: Document, here: frozenset[int] | None = None) -> Document:
    """The role of host moves to the next seated person (of those who are here), else to the next member."""
    order = [seating.member for seating in table.seats if seating.member is not None]
    order += [each.id for each in table.members if not each.spectator]
    able = [member for member in order if member != table.host and (here is None or member in here)]
    if here is not None and not able:
        return table
    return replace(table, host=able[0] if able else None)


def add_bot(table: Document, by: int, seat: int, level: BotLevel) -> Document:
    _host(table, by)
    current = _seating(table, seat)
    if current.kind == "person":
        raise SeatTaken(f"{current.name} sits there. Kick them first, or choose another seat.")
    if current.kind == "bot":
        return _seated(table, seat, replace(current, level=level))
    _phase(table, "lobby", "over")
    taken = {seating.name for seating in table.seats}
    name = next((name for name in BOT_NAMES if name not in taken), f"Bot {seat + 1}")
    worn = {seating.colour for seating in table.seats if seating.kind != "empty"}
    colour = next((each for each in BOT_COLOURS if each not in worn), BOT_COLOURS[seat % len(BOT_COLOURS)])
    return _seated(table, seat, Seating("bot", name, "robot", colour, level=level, ready=True))


def kick(table: Document, by: int, seat: int) -> tuple[Document, int | None]:
    """Empty a seat. Returns the member who is sent away, if they have no other seat."""
    _host(table, by)
    current = _seating(table, seat)
    if current.kind == "empty":
        raise NoSuchSeat("Nobody sits there.")
    if current.kind == "bot" and table.phase == "playing":
        raise NotNow("The game needs somebody in that seat. A person can take the bot's place.")
    member = current.member
    table = _vacated(table, seat)
    if member is None or member == by or table.seats_of(member):
        return table, None
    return replace(table, members=tuple(each for each in table.members if each.id != member)), member


def swap(table: Document, by: int, seat: int, other: int) -> Document:
    _host(table, by)
    _phase(table, "lobby", "over")
    one, two = _seating(table, seat), _seating(table, other)
    return _seated(_seated(table, seat, two), other, one)


def hand_over(table: Document, by: int, member: int) -> Document:
    _host(table, by)
    if _member(table, member).spectator:
        raise NoSuchMember("A spectator cannot be the host.")
    return replace(table, host=member)


def slow_down(table: Document, by: int, seat: int, *, slow: bool) -> Document:
    _host(table, by)
    seating = _seating(table, seat)
    if seating.kind != "person":
        raise NoSuchSeat("Only a person can be given more time.")
    return _seated(table, seat, replace(seating, slow=slow))


def configure(table: Document, by: int, *, game: str | None, options: Raw | None, settings: Raw | None) -> Document:
    """Change what is played and how. Raises BadOptions naming the field."""
    _host(table, by)
    if settings is not None:
        table = replace(table, settings=read_options(Settings, settings))
    if game is not None and game != table.game:
        _phase(table, "lobby", "over")
        kind = game_named(game)
        table = replace(table, game=game, options=Raw(msgspec.json.encode(kind.types.options())))
        table = to_lobby(table)
    if options is not None:
        _phase(table, "lobby", "over")
        read = read_options(game_named(table.game).types.options, options)
        table = replace(table, options=Raw(msgspec.json.encode(read)))
    return table


def without_spectators(table: Document) -> tuple[Document, tuple[int, ...]]:
    """Who has to go because the table has no spectators (any more), and the table without them."""
    gone = tuple(each.id for each in table.members if each.spectator and not table.settings.spectators)
    if not gone:
        return table, ()
    return replace(table, members=tuple(each for each in table.members if each.id not in gone)), gone


def start(table: Document, by: int, *, anyway: bool) -> Document:
    """Begin a game: empty seats are taken away, the others close up."""
    _host(table, by)
    _phase(table, "lobby", "over")
    facts = game_named(table.game).facts
    seats = tuple(seating for seating in table.seats if seating.kind != "empty")
    if len(seats) < facts.min_seats:
        raise NotReady(f"{facts.title} needs at least {facts.min_seats} players. Add a bot, or wait for friends.")
    if len(seats) > facts.max_seats:
        raise NotReady(f"{facts.title} is for {facts.max_seats} players at the most.")
    # The host's own word is enough for the host.
    waiting = [seat.name for seat in seats if not seat.ready and seat.kind == "person" and seat.member != by]
    if waiting and not anyway:
        raise NotReady(f"Not ready yet: {', '.join(waiting)}.")
    return replace(table, phase="playing", seats=seats, replay=None, paused=False, notice="", played=table.played + 1)


def pause(table: Document, by: int, *, paused: bool) -> Document:
    _host(table, by)
    _phase(table, "playing")
    return replace(table, paused=paused)


def back_to_lobby(table: Document, by: int) -> Document:
    _host(table, by)
    _phase(table, "playing", "over")
    return to_lobby(table)


def to_lobby(table: Document, notice: str = "") -> Document:
    """The table without a game on it, everybody still in their seats, and places for more."""
    most = game_named(table.game).facts.max_seats
    seats = tuple(
        replace(seating, ready=seating.kind == "bot") if seating.kind != "empty" else seating for seating in table.seats
    )
    filled = [seating for seating in seats if seating.kind != "empty"]
    if len(seats) > most:
        # Bots make room before people do.
        filled.sort(key=lambda seating: seating.kind == "bot")
        seats = tuple(filled[:most])
    seats += (EMPTY,) * (most - len(seats))
    return replace(table, phase="lobby", seats=seats, game_id=None, paused=False, notice=notice)


def game_over(table: Document, replay: str) -> Document:
    return replace(table, phase="over", replay=replay, paused=False)


def _cleaned(profile: Profile) -> Profile:
    return replace(profile, name=clean_name(profile.name))


def _free_name(table: Document, name: str, seat: int) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {seating.name for place, seating in enumerate(table.seats) if place != seat}
    if name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, len(taken) + 3) if f"{name} {number}" not in taken)


def _seated(table: Document, seat: int, seating: Seating) -> Document:
    return replace(table, seats=(*table.seats[:seat], seating, *table.seats[seat + 1 :]))


def _vacated(table: Document, seat: int) -> Document:
    if table.phase != "playing":
        return _seated(table, seat, EMPTY)
    left = table.seats[seat]
    bot = Seating("bot", left.name, left.avatar, left.colour, level=table.settings.stand_in, ready=True)
    return _seated(table, seat, bot)


def _seating(table: Document, seat: int) -> Seating:
    if seat >= len(table.seats):
        raise NoSuchSeat(f"There is no seat {seat + 1} at this table.")
    return table.seats[seat]


def _own_seat(table: Document, member: int, seat: int) -> Seating:
    seating = _seating(table, seat)
    if seating.member != member:
        raise NotYourSeat("That is not your seat.")
    return seating


def _member(table: Document, member: int) -> Member:
    found = table.member(member)
    if found is None:
        raise NoSuchMember("They are not at this table any more.")
    return found


def _host(table: Document, by: int) -> None:
    if table.host != by:
        raise NotHost("Only the host can do that.")


def _phase(table: Document, *phases: Phase) -> None:
    if table.phase not in phases:
        told = {"lobby": "The game has not begun.", "playing": "A game is on.", "over": "The game is over."}
        raise NotNow(f"{told[table.phase]} That cannot be done now.")
