"""Commands outside the game: pure functions from one document to the next.

Each raises a TableError, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rumpus.engine import offered_options, read_options
from rumpus.games import game_named
from rumpus.tables import distinct, files, seat_facts, seated_bots, teams
from rumpus.tables.document import EMPTY, Document, Holder, Member, Phase, Seating
from rumpus.tables.errors import (
    NoSpectators,
    NoSuchMember,
    NoSuchSeat,
    NotCaptain,
    NotHost,
    NotNow,
    NotReady,
    NotYourSeat,
    SeatTaken,
    TableFull,
    TableLocked,
)
from rumpus.tables.messages.people import Profile, SeatLevel, Settings
from rumpus.tables.names import clean_name

MOST_MEMBERS = 40
KEPT_FOR_PLAYERS = 12
"""The number of members' places that spectators cannot take."""


def open_table(code: str, game: str, *, public: bool = False) -> Document:
    """A new table with empty seats and the options that the game offers. Raises UnknownGame."""
    kind = game_named(game)
    return Document(
        code=code,
        game=game,
        options=Raw(msgspec.json.encode(offered_options(kind.types.options))),
        settings=Settings(public=public),
        seats=(EMPTY,) * kind.facts.max_seats,
    )


def check_open(table: Document, *, spectator: bool) -> None:
    """Check that new people can come in at all. Raises TableError."""
    if spectator and not table.settings.spectators:
        raise NoSpectators("This table has no spectators. Ask the host for a seat.")
    if not spectator and table.settings.locked:
        raise TableLocked("This table is locked. Ask the host to unlock it.")


def with_place(table: Document, gone: Sequence[int], *, spectator: bool) -> Document:
    """The table with a free place: absent visitors (`gone`) make room, in that order. Raises TableFull."""
    most = MOST_MEMBERS - KEPT_FOR_PLAYERS if spectator else MOST_MEMBERS
    for member in gone:
        if len(table.members) < most:
            break
        if member != table.host and not table.seats_of(member):
            table = replace(table, members=tuple(each for each in table.members if each.id != member))
    if len(table.members) >= most:
        raise TableFull("This table has {most} people already. The host can send somebody away.", most=most)
    return table


def join(table: Document, profile: Profile, credential_hash: str, *, spectator: bool) -> tuple[Document, Member]:
    """Add a new device. The first player is the host."""
    check_open(table, spectator=spectator)
    table = with_place(table, (), spectator=spectator)
    profile = _cleaned(profile)
    if not spectator:
        profile = replace(profile, colour=distinct.free_colour(table, profile.colour))
    member = Member(table.joined, profile, credential_hash, spectator)
    host = member.id if table.host is None and not spectator else table.host
    return replace(table, members=(*table.members, member), joined=table.joined + 1, host=host), member


def take_seat(table: Document, member: int, seat: int, guest: Profile | None) -> Document:
    """Sit down, or join the team that sits there; a guest sits down on the member's device."""
    who = _member(table, member)
    current = _seating(table, seat)
    if guest is None and any(each.member == member and not each.guest for each in current.holders):
        return table
    if current.kind == "person":
        teams.check_can_join(table, seat, member, guest)
    if table.phase == "playing" and current.kind == "empty":
        raise NotNow("The game has begun. Only a bot's seat can be taken over now.")
    if table.settings.locked and not table.seats_of(member):
        raise TableLocked("This table is locked. Ask the host to unlock it.")
    if table.phase == "playing":
        teams.check_can_sit_now(table, who, seat, guest)
    if guest is None:
        table = teams.without_own_seat(table, member)
    profile = _cleaned(guest) if guest is not None else who.profile
    colour = distinct.free_colour(
        table, profile.colour, None if guest else member, seat if current.kind == "bot" else None
    )
    name = distinct.free_name(table, profile.name, current.name if current.kind == "bot" else "")
    holder = Holder(member, name, profile.avatar, colour, guest is not None, profile.height_cm)
    if current.kind != "person":
        # Pads stay with a seat during a game.
        current = Seating(ready=table.phase != "lobby", pads=current.pads if table.phase == "playing" else ())
    if guest is None:
        who = replace(who, profile=replace(profile, colour=colour))
    table = _with_member(table, replace(who, spectator=False, sides=teams.with_side(table, who, seat)))
    if who.spectator and table.host is None:
        table = replace(table, host=member)
    return _seated(table, seat, current.held_by((*current.holders, holder)))


def leave_seat(table: Document, member: int, seat: int) -> Document:
    """Stand up. The others of a team stay; in a game a bot takes over an empty seat."""
    _own_seat(table, member, seat)
    return _stood_up(table, seat, member)


def name_captain(table: Document, by: int, seat: int, member: int) -> Document:
    """Make another holder of a seat its captain."""
    seating = _seating(table, seat)
    if by not in (seating.member, table.host):
        raise NotCaptain("Only the captain or the host can name another captain.")
    captain = [each for each in seating.holders if each.member == member]
    if not captain:
        raise NoSuchMember("They are not in that team.")
    others = [each for each in seating.holders if each.member != member]
    return _seated(table, seat, seating.held_by((*captain, *others)))


def set_ready(table: Document, member: int, seat: int, *, ready: bool) -> Document:
    _phase(table, "lobby", "over")
    return _seated(table, seat, replace(_own_seat(table, member, seat), ready=ready))


def set_profile(table: Document, member: int, profile: Profile) -> Document:
    """Change name, avatar or colour; the member's own seat follows."""
    profile = _cleaned(profile)
    profile = replace(profile, colour=distinct.free_colour(table, profile.colour, member))
    table = _with_member(table, replace(_member(table, member), profile=profile))
    for seat in table.seats_of(member):
        seating = table.seats[seat]
        holders = tuple(
            each
            if each.member != member or each.guest
            else Holder(
                member,
                distinct.free_name(table, profile.name, each.name),
                profile.avatar,
                profile.colour,
                height_cm=profile.height_cm,
            )
            for each in seating.holders
        )
        table = _seated(table, seat, seating.held_by(holders))
    return table


def leave(table: Document, member: int) -> Document:
    """Leave for good: seats are given up and, if it was the host, the role moves on."""
    _member(table, member)
    for seat in table.seats_of(member):
        table = _stood_up(table, seat, member)
    table = replace(table, members=tuple(each for each in table.members if each.id != member))
    return with_next_host(table) if table.host == member else table


def with_next_host(table: Document, here: frozenset[int] | None = None) -> Document:
    """The role of host moves to the next seated person (of those who are here), else to the next member."""
    order = [holder.member for seating in table.seats for holder in seating.holders]
    order += [each.id for each in table.members if not each.spectator]
    able = [member for member in order if member != table.host and (here is None or member in here)]
    if here is not None and not able:
        return table
    return replace(table, host=able[0] if able else None)


def add_bot(table: Document, by: int, seat: int, level: SeatLevel) -> Document:
    check_host(table, by)
    current = _seating(table, seat)
    if current.kind == "person":
        raise SeatTaken("{name} sits there. Kick them first, or choose another seat.", name=current.name)
    if current.kind == "bot":
        return _seated(table, seat, replace(current, level=level))
    _phase(table, "lobby", "over")
    return seated_bots.with_bot(table, seat, level)


def kick(table: Document, by: int, seat: int, member: int | None = None) -> tuple[Document, tuple[int, ...]]:
    """Empty a seat, or take one of its holders out of it. Returns the members who are sent away, having no other."""
    check_host(table, by)
    current = _seating(table, seat)
    if current.kind == "empty":
        raise NoSuchSeat("Nobody sits there.")
    if current.kind == "bot" and table.phase == "playing":
        raise NotNow("The game needs somebody in that seat. A person can take the bot's place.")
    if member is not None and not current.is_held_by(member):
        raise NoSuchMember("They do not sit there any more.")
    if member is not None:
        table, gone = _stood_up(table, seat, member), {member}
    else:
        table, gone = _vacated(table, seat), {each.member for each in current.holders}
    gone = {each for each in gone if each != by and not table.seats_of(each)}
    return replace(table, members=tuple(each for each in table.members if each.id not in gone)), tuple(sorted(gone))


def send_away(table: Document, by: int, member: int) -> Document:
    """The host removes a member, with a seat or without."""
    check_host(table, by)
    if member == by:
        raise NotNow("You are the host. Leave the table instead.")
    return leave(table, member)


def swap(table: Document, by: int, seat: int, other: int) -> Document:
    check_host(table, by)
    _phase(table, "lobby", "over")
    # Pads of a finished game must not be read by people who take the seat now.
    one, two = (replace(_seating(table, each), pads=()) for each in (seat, other))
    return _seated(_seated(table, seat, two), other, one)


def hand_over(table: Document, by: int, member: int) -> Document:
    check_host(table, by)
    if _member(table, member).spectator:
        raise NoSuchMember("A spectator cannot be the host.")
    return replace(table, host=member)


def slow_down(table: Document, by: int, seat: int, *, slow: bool) -> Document:
    check_host(table, by)
    seating = _seating(table, seat)
    if seating.kind != "person":
        raise NoSuchSeat("Only a person can be given more time.")
    return _seated(table, seat, replace(seating, slow=slow))


def configure(table: Document, by: int, *, game: str | None, options: Raw | None, settings: Raw | None) -> Document:
    """Change what is played and how. Raises BadOptions naming the field."""
    check_host(table, by)
    if settings is not None:
        table = replace(table, settings=read_options(Settings, settings))
    if game is not None and game != table.game:
        _phase(table, "lobby", "over")
        kind = game_named(game)
        table = replace(table, game=game, options=Raw(msgspec.json.encode(offered_options(kind.types.options))))
        table = to_lobby(table)
    if options is not None:
        _phase(table, "lobby", "over")
        form = game_named(table.game).types.options
        read = read_options(form, files.kept(table, options))
        table = replace(table, options=Raw(msgspec.json.encode(seat_facts.left_out(read))))
    return table


def without_spectators(table: Document) -> tuple[Document, tuple[int, ...]]:
    """The table without spectators, if it allows none, and those who have to go."""
    gone = tuple(each.id for each in table.members if each.spectator and not table.settings.spectators)
    if not gone:
        return table, ()
    return replace(table, members=tuple(each for each in table.members if each.id not in gone)), gone


def start(table: Document, by: int, *, anyway: bool) -> Document:
    """Begin a game: empty seats are taken away, the others close up."""
    check_host(table, by)
    _phase(table, "lobby", "over")
    facts = game_named(table.game).facts
    seats = tuple(seating for seating in table.seats if seating.kind != "empty")
    if len(seats) < facts.min_seats:
        raise NotReady(
            "{game} needs at least {least} players. Add a bot, or wait for friends.",
            game=facts.title,
            least=facts.min_seats,
        )
    if len(seats) > facts.max_seats:
        raise NotReady("{game} is for {most} players at the most.", game=facts.title, most=facts.max_seats)
    table = _without_marks(replace(table, seats=seats))
    # The host need not be marked as ready.
    waiting = [
        name
        for name, seat in zip(table.names, seats, strict=True)
        if not seat.ready and seat.kind == "person" and not seat.is_held_by(by)
    ]
    if waiting and table.settings.ready_check and not anyway:
        raise NotReady("Not ready yet: {names}.", names=", ".join(waiting))
    members = tuple(replace(each, sides=table.seats_of(each.id)) for each in table.members)
    return replace(
        table,
        phase="playing",
        members=members,
        replay=None,
        paused=False,
        notice="",
        played=table.played + 1,
        begins_at_once=False,
        guided=table.guided if table.begins_at_once else "",
    )


def pause(table: Document, by: int, *, paused: bool) -> Document:
    check_host(table, by)
    _phase(table, "playing")
    return replace(table, paused=paused, notice="")


def back_to_lobby(table: Document, by: int) -> Document:
    check_host(table, by)
    _phase(table, "playing", "over")
    return to_lobby(table)


def to_lobby(table: Document, notice: str = "") -> Document:
    """The table without its game; everybody keeps their seat, and empty seats are added."""
    facts = game_named(table.game).facts
    most = facts.max_seats
    seats = tuple(
        replace(seating, ready=seating.kind == "bot") if seating.kind != "empty" else seating for seating in table.seats
    )
    filled = [seating for seating in seats if seating.kind != "empty"]
    if len(seats) > most:
        # Bots make room before people do.
        filled.sort(key=lambda seating: seating.kind == "bot")
        seats = tuple(filled[:most])
    seats += (EMPTY,) * (most - len(seats))
    if not facts.teams:
        seats = tuple(replace(seating, mates=()) for seating in seats)
    table = _without_marks(replace(table, seats=seats))
    return replace(table, phase="lobby", game_id=None, paused=False, notice=notice, guided="")


def _without_marks(table: Document) -> Document:
    """The table without pads and without the record of who saw the game from which seat."""
    seats = tuple(replace(seating, pads=()) for seating in table.seats)
    return replace(table, seats=seats, members=tuple(replace(each, sides=()) for each in table.members))


def game_over(table: Document, replay: str) -> Document:
    return replace(table, phase="over", replay=replay, paused=False)


def _cleaned(profile: Profile) -> Profile:
    return replace(profile, name=clean_name(profile.name))


def _seated(table: Document, seat: int, seating: Seating) -> Document:
    return replace(table, seats=(*table.seats[:seat], seating, *table.seats[seat + 1 :]))


def _stood_up(table: Document, seat: int, member: int) -> Document:
    """Remove a holder from a seat; the next one is its captain."""
    seating = table.seats[seat]
    others = tuple(each for each in seating.holders if each.member != member)
    return _seated(table, seat, seating.held_by(others)) if others else _vacated(table, seat)


def _vacated(table: Document, seat: int) -> Document:
    if table.phase != "playing":
        return _seated(table, seat, EMPTY)
    left = table.seats[seat]
    level = table.settings.stand_in
    bot = Seating("bot", f"{left.name}'s bot", left.avatar, left.colour, level=level, ready=True, pads=left.pads)
    return _seated(table, seat, replace(bot, height_cm=left.height_cm))


def _seating(table: Document, seat: int) -> Seating:
    if seat >= len(table.seats):
        raise NoSuchSeat("There is no seat {seat} at this table.", seat=seat + 1)
    return table.seats[seat]


def _own_seat(table: Document, member: int, seat: int) -> Seating:
    seating = _seating(table, seat)
    if not seating.is_held_by(member):
        raise NotYourSeat("That is not your seat.")
    return seating


def _with_member(table: Document, member: Member) -> Document:
    return replace(table, members=tuple(member if each.id == member.id else each for each in table.members))


def _member(table: Document, member: int) -> Member:
    found = table.member(member)
    if found is None:
        raise NoSuchMember("They are not at this table any more.")
    return found


def check_host(table: Document, by: int) -> None:
    """Raises NotHost."""
    if table.host != by:
        raise NotHost("Only the host can do that.")


def _phase(table: Document, *phases: Phase) -> None:
    if table.phase not in phases:
        raise NotNow(_NOT_NOW[table.phase])


_NOT_NOW = {
    "lobby": "The game has not begun. That cannot be done now.",
    "playing": "A game is on. That cannot be done now.",
    "over": "The game is over. That cannot be done now.",
}
