"""Several people in one seat: joining and leaving. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import read_options
from rumpus.games import game_named
from rumpus.tables.document import EMPTY, Document, Member
from rumpus.tables.errors import NotNow, SeatTaken
from rumpus.tables.messages.people import Profile


def check_can_join(table: Document, seat: int, member: int, guest: Profile | None) -> None:
    if not game_named(table.game).facts.teams:
        raise SeatTaken("{name} sits there. Take another seat.", name=table.seats[seat].name)
    if guest is not None or table.seats[seat].is_held_by(member):
        raise SeatTaken("People of one team need a device each. Take another seat, or join from another device.")


def check_can_sit_now(table: Document, who: Member, seat: int, guest: Profile | None) -> None:
    """Check that somebody may sit down during a game."""
    if guest is None and any(
        each.member == who.id and not each.guest for seating in table.seats for each in seating.holders
    ):
        raise NotNow("You have a seat already, and the game has begun.")
    kind = game_named(table.game)
    has_secrets = kind.facts.has_secrets(read_options(kind.types.options, table.options))
    if has_secrets and who.sides and seat not in who.sides:
        raise NotNow("You have seen another side of this game. You can sit there when it is over.")
    if has_secrets and table.seats[seat].kind == "person" and seat not in who.sides:
        # It may be somebody of the other side with a second device.
        raise NotNow("The game has begun, and this side has secrets. Join its people when the game is over.")


def with_side(table: Document, who: Member, seat: int) -> tuple[int, ...]:
    return who.sides if table.phase != "playing" or seat in who.sides else (*who.sides, seat)


def without_own_seat(table: Document, member: int) -> Document:
    """The table without the member in their seat, because they move to another; their guests stay."""
    seats = []
    for seating in table.seats:
        others = tuple(each for each in seating.holders if each.member != member or each.guest)
        is_there = len(others) < len(seating.holders)
        seats.append(seating if not is_there else seating.held_by(others) if others else EMPTY)
    return replace(table, seats=tuple(seats))
