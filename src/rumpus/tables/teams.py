"""Several people in one seat: who may join, how many there can be, and who stays when some leave. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.engine import read_options
from rumpus.games import game_named
from rumpus.tables.document import EMPTY, Document, Member, Seating
from rumpus.tables.errors import NotNow, SeatTaken, TooManyPeople
from rumpus.tables.messages.people import Profile


def check_can_join(table: Document, seat: int, member: int, guest: Profile | None) -> None:
    if not game_named(table.game).facts.most_people:
        raise SeatTaken(f"{table.seats[seat].name} sits there. Take another seat.")
    if guest is not None or table.seats[seat].is_held_by(member):
        raise SeatTaken("People of one team need a device each. Take another seat, or join from another device.")


def check_can_sit_now(table: Document, who: Member, seat: int, guest: Profile | None) -> None:
    """Whether somebody may sit down in a game that is on."""
    if guest is None and any(
        each.member == who.id and not each.guest for seating in table.seats for each in seating.holders
    ):
        raise NotNow("You have a seat already, and the game has begun.")
    kind = game_named(table.game)
    has_secrets = kind.facts.has_secrets(read_options(kind.types.options, table.options))
    if has_secrets and who.sides and seat not in who.sides:
        raise NotNow("You have seen another side of this game. You can sit there when it is over.")
    if has_secrets and table.seats[seat].kind == "person" and seat not in who.sides:
        # It may be somebody of the other side, with a second device.
        raise NotNow("The game has begun, and this side has secrets. Join its people when the game is over.")


def check_room(table: Document) -> None:
    facts = game_named(table.game).facts
    if facts.most_people and table.people >= facts.most_people:
        raise TooManyPeople(f"{facts.title} is for {facts.most_people} people at the most, and they are all here.")


def with_side(table: Document, who: Member, seat: int) -> tuple[int, ...]:
    return who.sides if table.phase != "playing" or seat in who.sides else (*who.sides, seat)


def without_own_seat(table: Document, member: int) -> Document:
    """Whoever moves to another seat leaves the one they had; their guests stay."""
    seats = []
    for seating in table.seats:
        others = tuple(each for each in seating.holders if each.member != member or each.guest)
        is_there = len(others) < len(seating.holders)
        seats.append(seating if not is_there else seating.held_by(others) if others else EMPTY)
    return replace(table, seats=tuple(seats))


def with_room(seats: tuple[Seating, ...], most_people: int) -> tuple[Seating, ...]:
    """The seats without the people for whom a game has no place: the last of the largest teams stand up."""
    while (most := max(len(seating.mates) for seating in seats)) and (
        sum(len(seating.holders) for seating in seats) > most_people
    ):
        largest = max(seat for seat, seating in enumerate(seats) if len(seating.mates) == most)
        smaller = replace(seats[largest], mates=seats[largest].mates[:-1])
        seats = (*seats[:largest], smaller, *seats[largest + 1 :])
    return seats
