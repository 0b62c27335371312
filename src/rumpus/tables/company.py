"""Company for whoever comes: where a newcomer sits, and bots that fill a table. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rumpus.games import game_named
from rumpus.tables import lobby, seat_facts, seated_bots
from rumpus.tables.document import EMPTY, Document
from rumpus.tables.messages.people import SeatLevel

FITTING_LEVEL: SeatLevel = "company"
"""The level of bots whose level nobody has chosen."""
COMPANY = 4
"""The number of players that a table is filled to, if the game allows it."""


def next_place(table: Document) -> int | None:
    """Where the next person sits: the first empty seat, else the smallest team; None if everything is taken."""
    for seat, seating in enumerate(table.seats):
        if seating.kind == "empty":
            return seat
    teams = [seat for seat, seating in enumerate(table.seats) if seating.kind == "person"]
    if not teams or not game_named(table.game).facts.teams:
        return None
    return min(teams, key=lambda seat: len(table.seats[seat].holders))


def seated(table: Document, member: int) -> Document:
    """The table with a newcomer in the next place, if there is one and no game is on.

    A finished game is shown with the seats that played it, so a further seat is added when the next one begins.
    """
    place = None if table.phase == "playing" else next_place(table)
    if place is not None:
        return lobby.take_seat(table, member, place, None)
    if table.phase == "over" and len(table.seats) + len(table.newcomers) < game_named(table.game).facts.max_seats:
        return replace(table, newcomers=(*table.newcomers, member))
    return table


def with_newcomers(table: Document) -> Document:
    """The table on which everybody sits who came after the end of a game; those who may not sit stay without a seat."""
    waiting, table = table.newcomers, replace(table, newcomers=())
    most = game_named(table.game).facts.max_seats
    for member in waiting:
        if table.member(member) is None or table.seats_of(member):
            continue
        if next(_empty(table), None) is None and len(table.seats) < most:
            table = replace(table, seats=(*table.seats, EMPTY))
        place = next_place(table)
        if place is not None and not table.settings.locked:
            table = lobby.take_seat(table, member, place, None)
    return table


def missing(table: Document) -> int:
    """The number of bots that `filled` adds."""
    if table.phase == "playing":
        return 0
    facts = game_named(table.game).facts
    wanted = min(max(COMPANY, facts.min_seats), facts.max_seats, len(table.seats))
    return max(0, wanted - len(table.filled))


def filled(table: Document, by: int) -> Document:
    """The table with bots of a fitting level in empty seats. Raises NotHost."""
    for _ in range(missing(table)):
        table = lobby.add_bot(table, by, next(_empty(table)), FITTING_LEVEL)
    lobby.check_host(table, by)
    return table


def opened(game: str, *, public: bool = False) -> Document:
    """A table with bots, whose game begins as soon as somebody comes in. Raises UnknownGame."""
    facts = game_named(game).facts
    sizes = sorted(range(max(2, facts.min_seats), facts.max_seats + 1), key=lambda size: abs(size - COMPANY))
    tables = [_with_bots(lobby.open_table("", game, public=public), size) for size in sizes or [1]]
    # The options as they are may not be for so many.
    table = next((each for each in tables if not seat_facts.misfit(each)), tables[0])
    return replace(table, seats=(EMPTY, *table.seats[1:]), begins_at_once=True)


def begun(table: Document, member: int) -> Document:
    """Seat the first player, if there is an empty seat, and begin the game."""
    empty = next(_empty(table), None)
    if empty is not None:
        table = lobby.take_seat(table, member, empty, None)
    if table.guided:
        # Nobody else sits down in a guided game, whose other seats play by a script.
        table = replace(table, settings=replace(table.settings, locked=True))
    return lobby.start(table, member, anyway=True)


def _empty(table: Document) -> Iterator[int]:
    return (seat for seat, seating in enumerate(table.seats) if seating.kind == "empty")


def _with_bots(table: Document, seats: int) -> Document:
    # The first seat is for a person, so the first bot sits beside it.
    for seat in (*range(1, seats), 0):
        table = seated_bots.with_bot(table, seat, FITTING_LEVEL)
    return table
